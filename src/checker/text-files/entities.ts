// HTML entities, such as `&amp;`: Markdown files take them, texts in YAML do not.

/** The names that people write, and that programs leave in what is copied from a page's source. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  deg: '°',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  times: '×',
  rarr: '→',
  larr: '←',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
};

/** Matches one of the names above, or a character by its number. */
export const entity = new RegExp(`&(?:${Object.keys(named).join('|')}|#\\d{2,7}|#[xX][0-9A-Fa-f]{2,6});`);

/** @returns the character; null for one that cannot be seen, or that YAML may need in quotes */
export function decodeEntity(written: string): string | null {
  const [, number, hex] = /^&#(?:(\d+)|[xX]([0-9A-Fa-f]+));$/.exec(written) ?? [];
  const code = number === undefined ? Number.parseInt(hex ?? '', 16) : Number(number);
  const character = Number.isNaN(code) ? named[written.slice(1, -1)] : toCharacter(code);
  return character !== undefined && /^[^\p{C}\p{Z}"'\\#:]$/u.test(character) ? character : null;
}

function toCharacter(code: number): string | undefined {
  return code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}
