// `title:Hello` without the space that makes it a setting.
import { diagnose } from '../diagnostic.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

export const spaceAfterColon: Trap = ({ suspects }) =>
  suspects.flatMap((line) => [...glued(line), ...gluedInBraces(line)]);

/** @returns the repair of a name that is glued to its value */
export function glued({ start, contentColumn, content }: Line): Repair[] {
  const found = /^([A-Za-z_$][\w$-]*):(?!\/\/)(\S.*)$/.exec(content);
  if (!found) return [];
  const [, name = '', rest = ''] = found;
  return [spaced(start + contentColumn, { name, rest })];
}

/** @returns repairs for glued names in braces: `{label:Home, href: /}` */
export function gluedInBraces({ start, text }: Line): Repair[] {
  if (!text.includes('{')) return [];
  return Array.from(
    text.matchAll(/([{,]\s*)([A-Za-z_$][\w$-]*):(?!\/\/)([^\s,}][^,}]*)/g),
    ({ 1: lead = '', 2: name = '', 3: rest = '', index }) => {
      return spaced(start + index + lead.length, { name, rest });
    },
  );
}

function spaced(start: number, { name, rest }: { name: string; rest: string }): Repair {
  const after = start + name.length + 1;
  return {
    start,
    end: after + rest.length,
    edits: [{ start: after, end: after, text: ' ' }],
    report: (place, fixes) => diagnose('yaml/space-after-colon', place, { better: `${name}: ${rest}`, fixes }),
  };
}
