// Days, times and the words around them in a text about opening hours, in each language.
import { nameWeekday, weekdays, type Weekday } from './opening-hours.ts';

/** Words around days and times, by language. */
interface HoursWords {
  /** Between the first and the last day, or the first and the last time. */
  to: string[];
  and: string[];
  closed: string[];
  daily: string[];
  /** Words that say nothing of their own. */
  noise: string[];
}

const words: Readonly<Record<string, HoursWords>> = {
  de: {
    to: ['bis'],
    and: ['und', 'sowie'],
    closed: ['geschlossen', 'ruhetag', 'zu'],
    daily: ['täglich'],
    noise: ['uhr', 'von', 'ab', 'öffnungszeiten', 'geöffnet', 'ist', 'sind', 'wir', 'haben', 'am', 'jeden'],
  },
  en: {
    to: ['to', 'until', 'till', 'through'],
    and: ['and'],
    closed: ['closed'],
    daily: ['daily', 'every day'],
    noise: ['from', 'open', 'opening hours', 'hours', 'we are', 'on', "o'clock"],
  },
  fr: {
    to: ['au', 'à', 'jusqu’à'],
    and: ['et'],
    closed: ['fermé', 'fermée', 'fermeture'],
    daily: ['tous les jours'],
    noise: ['du', 'de', 'le', 'les', 'ouvert', 'ouverte', 'horaires'],
  },
  es: {
    to: ['a', 'al', 'hasta'],
    and: ['y'],
    closed: ['cerrado', 'cerrada'],
    daily: ['todos los días', 'a diario'],
    noise: ['de', 'desde', 'las', 'los', 'el', 'abierto', 'horario', 'horas'],
  },
  pt: {
    to: ['a', 'à', 'às', 'até'],
    and: ['e'],
    closed: ['fechado', 'fechada'],
    daily: ['todos os dias', 'diariamente'],
    noise: ['de', 'das', 'da', 'aos', 'ao', 'o', 'aberto', 'horário', 'horas'],
  },
  ar: {
    to: ['إلى', 'الى', 'حتى'],
    and: ['و'],
    closed: ['مغلق', 'عطلة'],
    daily: ['يوميًا', 'يوميا', 'كل يوم'],
    noise: ['من', 'الساعة', 'يوم', 'مفتوح', 'أوقات العمل'],
  },
  hi: {
    to: ['से'],
    and: ['और', 'व'],
    closed: ['बंद', 'अवकाश'],
    daily: ['रोज़', 'रोज', 'प्रतिदिन', 'हर दिन'],
    noise: ['तक', 'बजे', 'सुबह', 'खुला', 'समय'],
  },
  ja: {
    to: ['から'],
    and: ['と'],
    closed: ['定休日', '休業', '休み', '休', '閉店'],
    daily: ['毎日'],
    noise: ['まで', '営業時間', '営業', 'は', '曜日'],
  },
};

/** Codes of the languages whose days and words are known. */
export const hoursLanguages = Object.keys(words);

/** A time of day; `half` where it is said. */
export type Clock = { kind: 'time'; minutes: number; half?: 'am' | 'pm' };

export type Token =
  | { kind: 'day'; day: Weekday }
  | Clock
  | { kind: 'to' | 'and' | 'closed' | 'daily' | 'noise' | 'end' }
  | { kind: 'unread'; text: string };

/** Digits of Arabic and Devanagari, and wide ones, as Latin digits. */
function foldDigits(text: string): string {
  const zeros = [0x660, 0x6f0, 0x966, 0xff10];
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = zeros.find((each) => code >= each && code <= each + 9);
    return zero === undefined ? digit : String(code - zero);
  });
}

const time =
  /^(午前|午後|सुबह|शाम|दोपहर)?\s*(\d{1,2})(?:\s*(?:[:.：hH]|時)\s*(\d{2})?分?)?\s*(a\.?m\.?(?!\p{L})|p\.?m\.?(?!\p{L})|ص(?!\p{L})|م(?!\p{L})|صباحًا|مساءً|صباحا|مساء)?/iu;

/** @returns days, times and words of a text in a language, and what it does not know */
export function listTokens(text: string, lang: string): Token[] {
  const names = listNames(lang);
  const tokens: Token[] = [];
  let rest = foldDigits(text).trimStart();
  while (rest !== '') {
    const [token, length] = readToken(rest, names);
    tokens.push(token);
    rest = rest.slice(length).trimStart();
  }
  return tokens;
}

function readToken(rest: string, names: readonly Name[]): [Token, number] {
  const clock = time.exec(rest);
  if (clock && clock[2] !== undefined) {
    const token = toTime(clock);
    return token ? [token, clock[0].length] : [{ kind: 'unread', text: clock[0] }, clock[0].length];
  }
  const sign = /^(?:[-–—−〜～~]|\.\.\.?|…)/u.exec(rest);
  if (sign) return [{ kind: 'to' }, sign[0].length];
  const pause = /^(?:[,،、&+/・]|\bu\.)/u.exec(rest);
  if (pause) return [{ kind: 'and' }, pause[0].length];
  const end = /^[;:：|()[\].。！!*•·]+/u.exec(rest);
  if (end) return [{ kind: 'end' }, end[0].length];
  for (const { pattern, token } of names) {
    const found = pattern.exec(rest);
    if (found) return [token, found[0].length];
  }
  const [word] = /^(?:[\p{L}\p{M}'’]+|.)/su.exec(rest)!;
  return [{ kind: 'unread', text: word }, word.length];
}

function toTime([, before = '', hour = '', minute = '0', after = '']: RegExpExecArray): Token | null {
  const isPm = /^p|^م|^مس/i.test(after) || /午後|शाम/.test(before);
  const isAm = /^a|^ص/i.test(after) || /午前/.test(before);
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes > 24 * 60 || Number(minute) > 59) return null;
  if (!isPm && !isAm) return { kind: 'time', minutes };
  return { kind: 'time', minutes: (minutes % 720) + (isPm ? 720 : 0), half: isPm ? 'pm' : 'am' };
}

interface Name {
  pattern: RegExp;
  token: Token;
}

const lists = new Map<string, Name[]>();

/** @returns names of days and other words of a language, the longest first */
function listNames(lang: string): Name[] {
  const known = lists.get(lang);
  if (known) return known;
  const own = words[lang]!;
  const days = weekdays.flatMap((day) =>
    listForms(day, lang).map((form) => ({ form, token: { kind: 'day', day } as const })),
  );
  const others = (['to', 'and', 'closed', 'daily', 'noise'] as const).flatMap((kind) =>
    own[kind].map((form) => ({ form, token: { kind } })),
  );
  const names = [...days, ...others]
    .toSorted((one, other) => other.form.length - one.form.length)
    .map(({ form, token }): Name => ({ pattern: toPattern(form, lang), token }));
  lists.set(lang, names);
  return names;
}

/** @returns a pattern for a word; where words are not parted by blanks, for its letters */
function toPattern(form: string, lang: string): RegExp {
  const letters = form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(lang === 'ja' || form === 'و' ? `^${letters}` : `^${letters}(?![\\p{L}\\p{M}])\\.?`, 'iu');
}

/** @returns what a day is called: its name, its plural, and the short forms that no other day has */
function listForms(day: Weekday, lang: string): string[] {
  const long = nameWeekday(day, lang).toLowerCase();
  const short = nameWeekday(day, lang, 'short').toLowerCase().replace(/\.$/, '');
  const others = weekdays.filter((each) => each !== day).map((each) => nameWeekday(each, lang).toLowerCase());
  const starts =
    lang === 'ar' ? [] : Array.from({ length: Math.max(0, long.length - 2) }, (_, at) => long.slice(0, at + 2));
  const unique = starts.filter((start) => others.every((other) => !other.startsWith(start)));
  const extra = {
    pt: [long.replace('-feira', '')],
    ja: [long.replace('曜日', '曜'), long.replace('曜日', '')],
    ar: [long.replaceAll(/[إأآ]/g, 'ا'), long.replace(/^ال/, ''), long.replace('الاثنين', 'الإثنين')],
    hi: [long.replace('वार', '')],
  }[lang];
  return [...new Set([long, `${long}s`, short, ...unique, ...(extra ?? [])])];
}
