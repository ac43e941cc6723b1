// The code editor for YAML (CodeMirror): colours, completion from the schemas, and the marks of the
// checker.
import { say } from '../../../base/words/say.ts';
import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, defaultHighlightStyle, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Transaction } from '@codemirror/state';
import { EditorView, drawSelection, keymap, lineNumbers } from '@codemirror/view';
import type { EditorMessage } from '../../protocol/page.ts';
import { completionsAt, type YamlContext } from './yaml-completion.ts';

export interface YamlEditorOptions {
  parent: HTMLElement;
  text: string;
  context: () => YamlContext;
  /** Gets the whole text after each key. */
  onType: (text: string) => void;
}

export interface YamlEditor {
  /** Shows another text, with the caret where it was. */
  follow: (text: string) => void;
  /** @param firstLine the line of the file that the text begins with */
  mark: (messages: EditorMessage[], firstLine: number) => void;
  destroy: () => void;
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-gutters': { background: 'transparent', border: '0', color: '#6b7280' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
});

export function createYamlEditor({ parent, text, context, onType }: YamlEditorOptions): YamlEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        yaml(),
        indentUnit.of('  '),
        bracketMatching(),
        closeBrackets(),
        syntaxHighlighting(defaultHighlightStyle),
        autocompletion({ override: [(asked) => completionsAt(asked, context())] }),
        lintGutter(),
        EditorView.lineWrapping,
        // Tab indents; Escape and then Tab leaves the field.
        keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ 'aria-label': say('YAML. Escape, then Tab leaves the field') }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isTyped = transactions.some((each) => each.annotation(Transaction.userEvent) !== undefined);
          if (docChanged && isTyped) onType(state.doc.toString());
        }),
        look,
      ],
    }),
  });
  return {
    follow: (next) => {
      const change = changeBetween(view.state.doc.toString(), next.replaceAll('\r\n', '\n'));
      if (change) view.dispatch({ changes: change });
    },
    mark: (messages, firstLine) => view.dispatch(setDiagnostics(view.state, marksIn(view, messages, firstLine))),
    destroy: () => view.destroy(),
  };
}

/** @returns the one part that differs */
function changeBetween(before: string, after: string) {
  if (before === after) return undefined;
  let from = 0;
  while (from < before.length && before[from] === after[from]) from++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

function marksIn({ state }: EditorView, messages: EditorMessage[], firstLine: number) {
  return messages.flatMap(({ line, column, severity, inFile }) => {
    const place = line - firstLine + 1;
    if (place < 1 || place > state.doc.lines) return [];
    const { from, to } = state.doc.line(place);
    const start = Math.min(from + column - 1, to);
    return [{ from: start, to, severity, message: inFile }];
  });
}
