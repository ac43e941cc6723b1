// Repairs of suspicious texts: mistakes that YAML reads without an error as something else.
// choose-repair.ts takes such a repair only if the data fits the schemas better afterwards.
import type { Document as YamlDocument } from 'yaml';
import { createInsideTextTest } from '../parse/text-ranges.ts';
import { splitLines, type Line } from '../parse/lines.ts';
import { repairCommasInText } from './comma-in-text.ts';
import { removeExtraDashes } from './extra-dash.ts';
import { repairForeignLines } from './foreign-comment.ts';
import { addColon } from './missing-colon.ts';
import { repairListStarts, replaceBullets, splitEntries } from './missing-dash.ts';
import { repairSpaces } from './non-ascii-space.ts';
import { minGainOfLists, repairMergedLists, repairSwallowedLists } from './swallowed-list.ts';
import type { ListNames, Repair } from './repair.ts';
import { repairSwallowedSettings } from './setting-in-text.ts';
import { repairBlockMarks } from './special-start.ts';
import { separateFlowKeys, separateKey } from './space-after-colon.ts';
import { separateDashes } from './space-after-dash.ts';

/** A text without parse errors. */
interface ReadText {
  text: string;
  document: YamlDocument;
  all: Line[];
  /** The lines that are not inside a text of several lines. */
  lines: Line[];
  listNames: ListNames;
}

/**
 * Patterns of mistakes, with their repairs, and how many mistakes a text must have for them: it is
 * what they leave fewer of at least.
 */
const kinds: readonly [RegExp, (read: ReadText) => Repair[], number?][] = [
  [
    /^ *- +[A-Za-z"']/m,
    ({ text, document, all, lines }) => [
      ...splitEntries(text, document),
      ...repairListStarts(lines),
      ...removeExtraDashes(all, document),
    ],
  ],
  [
    /^ *(?:- )?[A-Za-z_$][\w$-]*(?::| +)[{[]/m,
    ({ lines }) => lines.filter(isBeforeBrace).flatMap((line) => [...separateKey(line), ...addColon(line)]),
  ],
  [
    /^ *(?:- +)*[A-Za-z_$][\w$-]* *= *\S.*:(?:\s|$)/m,
    ({ lines }) => lines.filter(({ content }) => equalsBeforeColon.test(content)).flatMap(addColon),
  ],
  [/^ *(?:[–—−•‣◦·▪●*+]|--|\d{1,2}[.)]|[a-z]\))[ \u00a0]/m, ({ lines }) => replaceBullets(lines)],
  [/^ *(?:\/\/|\/\*|<!--|```|~~~|\.\.\.$)/m, ({ lines }) => repairForeignLines(lines)],
  [/^[ ]*-[A-Za-z"'{[]/m, ({ lines }) => separateDashes(lines)],
  // Not at the start of the file, where a byte order mark is allowed.
  [/(?<=[^])[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff\u00ad]/, ({ lines }) => repairSpaces(lines)],
  [/[:-] +[>|][-+\d]*[ \t]*\r?\n/, ({ all, document }) => repairSwallowedSettings(all, document)],
  [/: [<=~_.+-][<>|=~_.+-]{0,3}[ \t]*\r?\n/, ({ all }) => repairMistypedMarks(all)],
  // Below a text: the first entry of a list.
  [/^(?! *-) *[^\s#][^\n]*[^\s:]\s*\n *- /m, repairSwallowedLists],
  [/^ *- +[A-Za-z"'{]/m, repairMergedLists, minGainOfLists],
  [
    /\{[^{}\n]*:[^{}\n]*,[^{}:,\n]*[^{}:,\s][^{}:,\n]*[,}]|\[[^\]\n]*\d,\d/,
    ({ text, document }) => repairCommasInText(text, document),
  ],
  [/\{(?:[^{}]*,)?\s*[A-Za-z_$][\w$-]*:(?!\/\/)\S/, ({ lines }) => lines.flatMap(separateFlowKeys)],
];

/**
 * @param mistakes how many the text has
 * @returns the repairs to try, if the text has anything that looks like such a mistake
 */
export function proposeSuspiciousRepairs(
  text: string,
  document: YamlDocument,
  mistakes: number,
  listNames: ListNames,
): Repair[] {
  const found = kinds.filter(([pattern, , least = 0]) => mistakes >= least && pattern.test(text));
  if (found.length === 0) return [];
  const isInsideText = createInsideTextTest(document);
  const all = splitLines(text);
  const lines = all.filter((line) => !isInsideText(line.start + line.indent));
  return found.flatMap(([, propose]) => propose({ text, document, all, lines, listNames }));
}

/** The lines below belong to the text, and it begins with the mark. */
function repairMistypedMarks(all: readonly Line[]): Repair[] {
  const marked = all.filter(({ value }) => /^[<=~_.+-]/.test(value));
  return repairBlockMarks(marked, all).flatMap((repair) => (repair.isCertain ? { ...repair, minGain: 0 } : []));
}

/** `text = "Open: daily"`: YAML reads a key with an equals sign in it. */
const equalsBeforeColon = /^[A-Za-z_$][\w$-]* *= *\S.*:(?:\s|$)/;

/** `heading:{ label: Go }` or `heading { label: Go }`: YAML reads a key with a brace in it. */
function isBeforeBrace({ content }: Line): boolean {
  return /^[A-Za-z_$][\w$-]*(?::| +)[{[].*:/.test(content);
}
