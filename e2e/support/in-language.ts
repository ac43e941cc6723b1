// Pages of a built site as they are in another language: the built HTML with that language, and with its words in the places
// of the English ones.
import type { Page } from 'playwright/test';
import { openHyphenator } from '../../src/builder/hyphens/hyphenate-html.ts';
import { languageCss } from '../../src/page/app/language-css.ts';

type Language = 'ar' | 'de' | 'he';

const words: Record<Language, string> = {
  ar: 'في من إلى على كل هذا عمل بيت يوم نحن لكم خبز وقت أكثر جديد سوق مكتب زيارة مدينة شركات العمل الموقع الطلبات المخزن البضائع المحاسبة المنتجات الاجتماعات المستودعات والمشتريات الاستشارات المؤسسات للمستخدمين',
  he: 'של על את כל זה עם יום בית אנחנו לכם לחם זמן יותר חדש שוק משרד ביקור עיר חברות עבודה האתר הזמנות המחסן הסחורות החשבונות המוצרים הפגישות המחסנים והרכישות הייעוץ הארגונים למשתמשים',
  de: 'an wir und alle Tage mehrere Betriebe Lösungen Mitarbeiter Buchhaltung Lagerbestand Ansprechpartner Auftragsabwicklung Warenwirtschaftssysteme Zufriedenheitsumfragen Maschinenbauunternehmen',
};

/** What keeps its letters: code, what its own code renders again, and what is no text. */
const kept = /<(script|style|svg|code|template|pw-island)[\s>][\s\S]*?<\/\1>/g;

/** @returns the HTML of a page in the language; with `translates`, its words are too */
export async function toLanguage(html: string, lang: Language, translates: boolean): Promise<string> {
  const dir = lang === 'de' ? 'ltr' : 'rtl';
  const marked = html.replace(/<html lang="[^"]*"/, `<html lang="${lang}" dir="${dir}"`);
  if (!translates) return marked;
  const [head = '', body = ''] = marked.split(/(?=<body)/);
  const keeping: string[] = [];
  const replaceable = body.replaceAll(kept, (part) => `<!--${keeping.push(part) - 1}-->`);
  const translated = replaceable.replaceAll(/>[^<]+<|(?<= (?:aria|data)-label=")[^"]+/g, (text) =>
    text.replaceAll(/(?<![&\w#@./])[\p{Script=Latin}\u00ad]{2,}(?![\w;@/]|\.\w)/gu, (word) =>
      translate(word.replaceAll('\u00ad', ''), lang),
    ),
  );
  const hyphenate = await openHyphenator(lang);
  const whole = hyphenate(translated).replaceAll(/<!--(\d+)-->/g, (_, index: string) => keeping[Number(index)]!);
  return `${head.replace('</head>', `<style>${languageCss(lang)}</style></head>`)}${whole}`;
}

/** @returns always the same word, about as long; in German three times as long, so that there are compounds everywhere */
function translate(word: string, lang: Language): string {
  const all = words[lang].split(' ');
  const wanted = lang === 'de' && word.length > 4 ? 3 * word.length : word.length;
  const distance = (each: string) => Math.abs(each.length - wanted);
  const nearest = Math.min(...all.map(distance));
  const alike = all.filter((each) => distance(each) <= nearest + 1);
  const sum = [...word].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return alike[sum % alike.length]!;
}

interface LanguageOptions {
  translates?: boolean;
}

/** Has every page that is opened from now on come in the language. */
export async function showIn(page: Page, lang: Language, { translates = true }: LanguageOptions = {}): Promise<void> {
  await page.route('**/*', async (route) => {
    // Pages that are fetched ahead end with the page that wants them.
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: await toLanguage(await response.text(), lang, translates) });
  });
}
