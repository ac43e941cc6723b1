// Slips that YAML reads without an error as something else: these are mended when that makes the data fit better.
import type { Document } from 'yaml';
import { commasInText } from './comma-in-text.ts';
import { isBlockText } from './block-text.ts';
import { linesOf } from './lines.ts';
import { missingDashes } from './missing-dash.ts';
import { oddSpacesIn } from './odd-space.ts';
import { gluedInBraces } from './space-after-colon.ts';
import { dashed } from './space-after-dash.ts';
import { swallowedSettings } from './swallowed-setting.ts';
import type { Repair } from './wound.ts';

/** @returns the repairs to try, if the text has anything that looks like such a slip */
export function silentRepairs(text: string, document: Document): Repair[] {
  const hasDash = /^[ ]*-[A-Za-z"'{[]/m.test(text);
  const hasOdd = /[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff\u00ad]/.test(text.slice(1));
  const hasGlued = /[{,]\s*[A-Za-z_$][\w$-]*:[^\s/]/.test(text);
  const hasSecondType = /^ +type:/m.test(text);
  const hasLongText = /[:-] +[>|][-+\d]*[ \t]*\r?\n/.test(text);
  const hasRest = /\{[^{}\n]*:[^{}\n]*,[^{}:,\n]*[^{}:,\s][^{}:,\n]*[,}]/.test(text);
  if (!hasDash && !hasOdd && !hasGlued && !hasSecondType && !hasLongText && !hasRest) return [];
  const inText = isBlockText(document);
  const all = linesOf(text);
  const lines = all.filter((line) => !inText(line.start + line.indent));
  return [
    ...(hasSecondType ? missingDashes(text, document) : []),
    ...(hasDash ? dashed(lines) : []),
    ...(hasOdd ? oddSpacesIn(lines) : []),
    ...(hasLongText ? swallowedSettings(all, document) : []),
    ...(hasRest ? commasInText(text, document) : []),
    ...(hasGlued ? lines.flatMap(gluedInBraces) : []),
  ];
}
