// A setting below a text of several lines that is indented as far as that text, and so has become part of it.
import { isScalar, visit, type Document } from 'yaml';
import { moves } from './indent.ts';
import { styleOf } from './indent-levels.ts';
import { isBlank, lineAt, type Line } from './lines.ts';
import type { Repair } from './wound.ts';

/** @returns repairs that move the first such line of each text out of it; each must fit what its new group knows */
export function swallowedSettings(lines: readonly Line[], document: Document): Repair[] {
  const repairs: Repair[] = [];
  visit(document, {
    Pair: (_key, { value }) => {
      if (!isScalar(value) || !value.type?.startsWith('BLOCK') || !value.range) return;
      const header = lineAt(lines, value.range[0]);
      const setting = textLines(lines, header, value.range[1]).find(({ key }) => key !== null);
      if (setting) repairs.push(...movedOut(setting, header, lines));
    },
  });
  return repairs;
}

function textLines(lines: readonly Line[], header: Line, end: number): Line[] {
  return lines.slice(header.number + 1).filter((line) => !isBlank(line) && line.start < end);
}

function movedOut(setting: Line, header: Line, lines: readonly Line[]): Repair[] {
  return moves(setting, lines, styleOf(lines))
    .filter(({ edits: [edit] }) => edit !== undefined && edit.text.length <= header.contentColumn)
    .map((repair) => ({ ...repair, namedAt: setting.start + setting.contentColumn }));
}
