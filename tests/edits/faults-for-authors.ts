// Signs and words that no text for an author has: those of files, formats and programs.

/** Signs and words of files and programs, each with the reason why an author has no use for it. */
const forbidden: [RegExp, string][] = [
  [/\*\*|\*\w|\[\[|\]\(/, 'a mark: the editor has buttons for them'],
  [/(?:two|one) stars?|double brackets/i, 'a mark in words'],
  [/["`“”]|in quotes/i, 'quotes belong to YAML'],
  [/[{}]/, 'a value in braces'],
  [/#/, 'an anchor or a comment of YAML'],
  [/\.(?:ya?ml|json|html|css|csv|md|vtt|xml|ics)\b/i, 'a name of a file'],
  [/(?:^|\s)\/\w/, 'an address within the site'],
  [/https?:|mailto:|tel:/i, 'the start of an address'],
  [/\bnpm\b|\bbuild\b|\bregular expression\b|\bscript\b(?! of)|\bendpoints?\b|\bschema\b/i, 'a word of programmers'],
  [/\bhref\b|\bslug\b|\bopens\)|\bblurb\b|\bpublish\b|\brows\b|\bcollections?\b|\banchor\b/i, 'a key of the file'],
  [/\bpublic folder\b|\bMarkdown\b|\bYAML\b|\bCSV\b|\bRRULE\b/i, 'a format, or a place on disk'],
  [/\b[a-z]+[A-Z]\w*/, 'a key in camel case'],
  [/\btrue\b|\bfalse\b/, 'a switch is on or off'],
  [/\bkicker\b|\bplaceholder\b|\bautoplay\b|\bcaptcha\b/i, 'jargon'],
  [/\bPagewright\b/, 'the product is not what the author works on'],
];
/** Names of products that are written like keys. */
const properNames = /\b(?:hCaptcha)\b/g;

/** What an author has typed or chosen: a message about it shows it. */
const addresses = /(?:(?<=^|\s)\/[\w/.-]+|https?:\/\/\S*)/g;

/**
 * @param mayShowAddresses true for a message about an address
 * @returns why a text is not one for authors; none for one that is
 */
export function faultsForAuthors(text: string, { mayShowAddresses = false } = {}): string[] {
  const words = text.replace(properNames, '').replace(mayShowAddresses ? addresses : '', '');
  return forbidden.flatMap(([sign, reason]) => (sign.test(words) ? [reason] : []));
}
