// Lines of other languages: comments with //, /* */ or <!-- -->, code fences of Markdown, three
// dots.
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { TextEdit } from '../../../base/pure/positions.ts';
import { listLinesOutsideTexts, type Line } from '../parse/lines.ts';
import type { Repair, Repairer } from './repair.ts';

const comment = /^(?:\/\/|<!--|\/\*)/;
const fence = /^(?:```[\w-]*|~~~[\w-]*|\.\.\.)$/;
const rule = /^---+$/;

export const foreignComment: Repairer = ({ lines }) => repairForeignLines(listLinesOutsideTexts(lines));

/** Proposes to turn all such comments into YAML comments, and to remove all other such lines. */
export function repairForeignLines(lines: readonly Line[]): Repair[] {
  return [comment, fence, rule].flatMap((kind): Repair[] => {
    // At the start of a line, three dashes end the document, which is told as such.
    const found = lines.filter(({ content, indent }) => kind.test(content) && (kind !== rule || indent > 0));
    const [first] = found;
    if (!first) return [];
    const start = first.start + first.indent;
    return [
      {
        start,
        end: first.start + first.text.trimEnd().length,
        edits: found.map(kind === comment ? toComment : removeLine),
        isCertain: true,
        report: (place, fixes) =>
          diagnose('yaml/foreign-line', place, { written: first.content, isComment: kind === comment, fixes }),
      },
    ];
  });
}

function toComment({ start, indent, text, content }: Line): TextEdit {
  const words = content
    .replace(comment, '')
    .replace(/(?:-->|\*\/)$/, '')
    .trim();
  return { start: start + indent, end: start + text.trimEnd().length, text: words === '' ? '#' : `# ${words}` };
}

function removeLine({ start, end }: Line): TextEdit {
  return { start, end, text: '' };
}
