// Lines that other languages put around a text: comments with // or <!-- -->, fences of Markdown, three dots.
import { diagnose } from '../diagnostic.ts';
import type { TextEdit } from '../positions.ts';
import type { Line } from './lines.ts';
import type { Repair, Trap } from './wound.ts';

const comment = /^(?:\/\/|<!--)/;
const fence = /^(?:```[\w-]*|~~~[\w-]*|\.\.\.)$/;

export const foreignLine: Trap = ({ lines }) => foreignLines(lines);

/** @returns the repair of all such lines: comments become comments, the others go */
export function foreignLines(lines: readonly Line[]): Repair[] {
  return [comment, fence].flatMap((kind): Repair[] => {
    const found = lines.filter(({ content }) => kind.test(content));
    const [first] = found;
    if (!first) return [];
    const start = first.start + first.indent;
    return [
      {
        start,
        end: first.start + first.text.trimEnd().length,
        edits: found.map(kind === comment ? asComment : taken),
        report: (place, fixes) =>
          diagnose('yaml/foreign-line', place, { written: first.content, isComment: kind === comment, fixes }),
      },
    ];
  });
}

function asComment({ start, indent, text, content }: Line): TextEdit {
  const words = content.replace(comment, '').replace(/-->$/, '').trim();
  return { start: start + indent, end: start + text.trimEnd().length, text: words === '' ? '#' : `# ${words}` };
}

function taken({ start, end }: Line): TextEdit {
  return { start, end, text: '' };
}
