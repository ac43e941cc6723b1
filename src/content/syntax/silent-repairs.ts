// Slips that YAML reads without an error as something else: these are mended when that makes the data fit better.
import type { Document } from 'yaml';
import { commasInText } from './comma-in-text.ts';
import { isBlockText } from './block-text.ts';
import { linesOf, type Line } from './lines.ts';
import { extraDashes } from './extra-dash.ts';
import { foreignLines } from './foreign-line.ts';
import { withColon } from './missing-colon.ts';
import { dashlessStarts, missingDashes, otherMarks } from './missing-dash.ts';
import { oddSpacesIn } from './odd-space.ts';
import { glued, gluedInBraces } from './space-after-colon.ts';
import { dashed } from './space-after-dash.ts';
import { swallowedSettings } from './swallowed-setting.ts';
import type { Repair } from './wound.ts';

/** @returns the repairs to try, if the text has anything that looks like such a slip */
export function silentRepairs(text: string, document: Document): Repair[] {
  const hasDash = /^[ ]*-[A-Za-z"'{[]/m.test(text);
  const hasForeign = /^ *(?:\/\/|<!--|```|~~~|\.\.\.$)/m.test(text);
  const hasOdd = /[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff\u00ad]/.test(text.slice(1));
  const hasGlued = /[{,]\s*[A-Za-z_$][\w$-]*:(?!\/\/)\S/.test(text);
  const hasList = /^ *- +[A-Za-z"']/m.test(text);
  const hasBrace = /^ *(?:- )?[A-Za-z_$][\w$-]*(?::| +)[{[]/m.test(text);
  const hasMark = /^ *(?:[–—−•‣◦·▪●*+]|--|\d{1,2}[.)]|[a-z]\))[ \u00a0]/m.test(text);
  const hasLongText = /[:-] +[>|][-+\d]*[ \t]*\r?\n/.test(text);
  const hasRest = /\{[^{}\n]*:[^{}\n]*,[^{}:,\n]*[^{}:,\s][^{}:,\n]*[,}]|\[[^\]\n]*\d,\d/.test(text);
  const hasAny =
    hasDash || hasOdd || hasGlued || hasList || hasMark || hasBrace || hasForeign || hasLongText || hasRest;
  if (!hasAny) return [];
  const inText = isBlockText(document);
  const all = linesOf(text);
  const lines = all.filter((line) => !inText(line.start + line.indent));
  return [
    ...(hasList ? [...missingDashes(text, document), ...dashlessStarts(lines), ...extraDashes(all, document)] : []),
    ...(hasBrace ? lines.filter(isBeforeBrace).flatMap((line) => [...glued(line), ...withColon(line)]) : []),
    ...(hasMark ? otherMarks(lines) : []),
    ...(hasForeign ? foreignLines(lines) : []),
    ...(hasDash ? dashed(lines) : []),
    ...(hasOdd ? oddSpacesIn(lines) : []),
    ...(hasLongText ? swallowedSettings(all, document) : []),
    ...(hasRest ? commasInText(text, document) : []),
    ...(hasGlued ? lines.flatMap(gluedInBraces) : []),
  ];
}

/** `heading:{ label: Go }` or `heading { label: Go }`: to YAML a name with a brace in it. */
function isBeforeBrace({ content }: Line): boolean {
  return /^[A-Za-z_$][\w$-]*(?::| +)[{[].*:/.test(content);
}
