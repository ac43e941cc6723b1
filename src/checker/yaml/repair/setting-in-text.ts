// Swallowed settings: a setting that is indented as far as the block text above it.
import { isScalar, visit, type Document as YamlDocument } from 'yaml';
import { proposeMoves } from './indent.ts';
import { detectIndentStyle } from './indent-levels.ts';
import { isBlank, findLine, type Line } from '../parse/lines.ts';
import type { Repair } from './repair.ts';

/** No page has more long texts, and each of them is searched line by line. */
const maxTexts = 200;

/** Proposes to move the first such line out of each text, if its new group knows the key. */
export function repairSwallowedSettings(lines: readonly Line[], document: YamlDocument): Repair[] {
  const repairs: Repair[] = [];
  let count = 0;
  visit(document, {
    Pair: (_key, { value }) => {
      if (!isScalar(value) || !value.type?.startsWith('BLOCK') || !value.range) return undefined;
      if (++count > maxTexts) return visit.BREAK;
      const header = findLine(lines, value.range[0]);
      const setting = listTextLines(lines, header, value.range[1]).find(({ key }) => key !== null);
      if (setting) repairs.push(...proposeMove(setting, header, lines));
      return undefined;
    },
  });
  return repairs;
}

function listTextLines(lines: readonly Line[], header: Line, end: number): Line[] {
  return lines.slice(header.number + 1).filter((line) => !isBlank(line) && line.start < end);
}

function proposeMove(setting: Line, header: Line, lines: readonly Line[]): Repair[] {
  return proposeMoves(setting, lines, detectIndentStyle(lines))
    .filter(({ edits: [edit] }) => edit !== undefined && edit.text.length <= header.contentColumn)
    .map((repair) => ({ ...repair, keyOffset: setting.start + setting.contentColumn }));
}
