// Missing spaces after a colon: `title:Hello`.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const spaceAfterColon: Repairer = ({ candidateLines }) =>
  candidateLines.flatMap((line) => [...separateKey(line), ...separateFlowKeys(line)]);

/** Proposes a space after the colon of a line, in a list of none or one. */
export function separateKey({ start, contentColumn, content }: Line): Repair[] {
  const found = /^([A-Za-z_$][\w$-]*):(?!\/\/)(\S.*)$/.exec(content);
  if (!found) return [];
  const [, name = '', rest = ''] = found;
  return [addSpace(start + contentColumn, { name, rest })];
}

/** Proposes a space after each colon in braces: `{label:Home, href: /}`. */
export function separateFlowKeys({ start, text }: Line): Repair[] {
  if (!text.includes('{')) return [];
  return Array.from(
    text.matchAll(/([{,]\s*)([A-Za-z_$][\w$-]*):(?!\/\/)([^\s,}][^,}]*)/g),
    ({ 1: lead = '', 2: name = '', 3: rest = '', index }) => {
      return addSpace(start + index + lead.length, { name, rest });
    },
  );
}

function addSpace(start: number, { name, rest }: { name: string; rest: string }): Repair {
  const after = start + name.length + 1;
  return {
    start,
    end: after + rest.length,
    edits: [{ start: after, end: after, text: ' ' }],
    isCertain: true,
    report: (place, fixes) => diagnose('yaml/space-after-colon', place, { better: `${name}: ${rest}`, fixes }),
  };
}
