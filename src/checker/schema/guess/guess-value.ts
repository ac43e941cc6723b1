// A value that a pattern refuses and that a small change makes right: another case, a missing
// slash, a date turned round.

/** The slips of the hand, the likeliest first; each gives a value that the pattern may take. */
const corrections: ((value: string) => string)[] = [
  (value) => value.trim(),
  (value) => value.replace(/^!?\[.*\]\((\S+)\)$/, '$1'),
  (value) => value.replaceAll(/[“”„‘’"']/g, ''),
  (value) => value.replace(/\/+$/, ''),
  (value) => value.toLowerCase(),
  (value) => value.toUpperCase(),
  (value) => value.replace(/\.[A-Z]+$/, (ending) => ending.toLowerCase()),
  (value) => value.replace(/^http:/i, 'https:'),
  (value) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(value) ? `https://${value}` : ''),
  (value) => `#${value}`,
  (value) => value.replace(/^#/, ''),
  (value) => `/${value}`,
  (value) => value.replaceAll('\\', '/'),
  (value) => toPublicPath(value),
  (value) =>
    value.replace(
      /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/,
      (_all, day, month, year) => `${year}-${padToTwo(month)}-${padToTwo(day)}`,
    ),
  (value) => value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'),
  (value) => value.replace(/^.*\//, '').replace(/\.[A-Za-z]+$/, ''),
  (value) => toSlug(value),
];

/** @returns what was most likely meant, or null when nothing of it fits the pattern */
export function guessValue(value: string, pattern: unknown): string | null {
  if (typeof pattern !== 'string' || value.length > 200 || /[<>\n]/.test(value)) return null;
  const rule = new RegExp(pattern, 'u');
  const better = corrections
    .map((slip) => slip(value))
    .find((each) => each !== value && each !== '' && rule.test(each));
  return better ?? null;
}

/** The path of a public file as a page names it, from how the disk or a browser names it. */
function toPublicPath(value: string): string {
  const path = value.trim().replaceAll('\\', '/').replace(/\/+$/, '');
  return path
    .replace(/^(?:https:\/\/[^/]+)?(?:\.{0,2}\/)*(?:public\/)?/, '/')
    .replace(/\.[A-Z]+$/, (end) => end.toLowerCase());
}

function toSlug(value: string): string {
  const words = value
    .trim()
    .replace(/\.[a-z]+$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2');
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function padToTwo(digits: string): string {
  return digits.padStart(2, '0');
}
