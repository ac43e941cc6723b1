// Names with the marks of other languages around them: `**title**: Hello`, <title>Hello</title>.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

export const markedName: Repairer = ({ candidateLines }) => candidateLines.flatMap(bareName);

/** Markdown puts the colon before or behind the closing mark; a quote may be the only one. */
const inMarks = /^(?:(\*{1,2}|`)([A-Za-z][\w$-]*)(?:\1[ \t]*:|:\1)|"([A-Za-z][\w$-]*)[ \t]*:)(?=[ \t]|$)/;
const inTags = /^<([A-Za-z][\w$-]*)>[ \t]*(\S.*?)[ \t]*<\/\1>$/;

/** Proposes the name alone. */
function bareName({ start, contentColumn, content }: Line): Repair[] {
  const from = start + contentColumn;
  const marked = inMarks.exec(content);
  const name = marked?.[2] ?? marked?.[3];
  if (marked && name !== undefined) return [createRepair(from, { written: marked[0], name, better: `${name}:` })];
  const [tagged, tag, value] = inTags.exec(content) ?? [];
  return tagged === undefined || tag === undefined
    ? []
    : [createRepair(from, { written: tagged, name: tag, better: `${tag}: ${value}` })];
}

function createRepair(start: number, { written, name, better }: Record<'written' | 'name' | 'better', string>): Repair {
  return {
    start,
    end: start + written.length,
    edits: [{ start, end: start + written.length, text: better }],
    report: (place, fixes) => diagnose('yaml/foreign-line', place, { written, isComment: false, name, fixes }),
  };
}
