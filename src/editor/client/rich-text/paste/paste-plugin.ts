// Takes what is pasted into a text: without its styles, and in one line where the text has one
// part.
import { say } from '../../../../base/words/say.ts';
import { Fragment, Slice } from 'prosemirror-model';
import { Plugin, type EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import type { TakenMarks } from '../../text-model/text-blocks.ts';
import { hasSeveralCells } from '../../tables/copied-cells.ts';
import { pasteIntoTable } from '../../tables/document-tables.ts';
import { cleanHtml, toLine } from './clean-html.ts';
import { parseCells, parsePlain } from './parse-plain.ts';

/** In characters: the limit of longer texts in the schemas. */
const longest = 100_000;

export interface PasteOptions {
  /** Says why something is not pasted. */
  refuse: (sentence: string) => void;
  /** Called for several cells that are pasted into a cell. */
  onCells: ((text: string) => void) | undefined;
}

export function cleanPastes(taken: TakenMarks, { refuse, onCells }: PasteOptions): Plugin {
  const isLong = taken === 'long';
  const refuseLength = () => {
    refuse(
      say(
        'This is too long for one text, which has room for 100,000 characters. Paste it in parts, into several sections.',
      ),
    );
    return true;
  };
  return new Plugin({
    props: {
      transformPastedHTML: (html) => (isLong ? cleanHtml(html) : toLine(html)),
      clipboardTextParser: (text, _context, _isPlain, { state }) => {
        const { schema } = state;
        if (isLong) return isInTable(state) ? parseCells(text, schema) : parsePlain(text, schema);
        const line = text.replaceAll(/\s+/g, ' ').trim();
        return line === '' ? Slice.empty : new Slice(Fragment.from(schema.text(line)), 0, 0);
      },
      handlePaste: ({ state, dispatch }, event, slice) => {
        if (!hasRoom(state, slice)) return refuseLength();
        const text = event.clipboardData?.getData('text/plain') ?? '';
        if (!onCells || !hasSeveralCells(text)) return isLong && pasteIntoTable(slice)(state, dispatch);
        onCells(text);
        return true;
      },
      handleDrop: ({ state }, _event, slice, isMoved) => !isMoved && !hasRoom(state, slice) && refuseLength(),
    },
  });
}

/** Checks that a text is within the limit with what is pasted in the place of what is selected. */
function hasRoom({ doc, selection }: EditorState, { content }: Slice): boolean {
  const left = doc.textContent.length - doc.textBetween(selection.from, selection.to).length;
  return left + content.textBetween(0, content.size).length <= longest;
}
