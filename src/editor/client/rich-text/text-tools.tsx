// The tools of a text that is edited: marks around words, kinds of lines, links.
import { useSyncExternalStore } from 'react';
import type { EditorState } from 'prosemirror-state';
import { say } from '../../../base/words/say.ts';
import { IconButton } from '../controls/buttons.tsx';
import type { IconName } from '../controls/icon.tsx';
import { LinkForm } from './link-form.tsx';
import { blockKind, findLink, setLineKind, toggleTextMark, type LineKind } from './text-commands.ts';
import { findTableTools, insertTable } from '../tables/document-tables.ts';
import type { TableTools } from '../tables/table-actions.ts';
import { TableMenu } from '../tables/table-menu.tsx';
import type { TextView } from './text-view.ts';

const markTools = (): { mark: string; icon: IconName; label: string }[] => [
  { mark: 'strong', icon: 'bold', label: say('Bold') },
  { mark: 'emphasis', icon: 'italic', label: say('Italic') },
  { mark: 'highlight', icon: 'highlight', label: say('Highlight') },
];

const lineTools = (): { kind: LineKind; icon: IconName; label: string }[] => [
  { kind: 'heading', icon: 'heading', label: say('Heading') },
  { kind: 'sub-heading', icon: 'sub-heading', label: say('Smaller heading') },
  { kind: 'list', icon: 'list', label: say('List') },
  { kind: 'numbers', icon: 'numbers', label: say('Numbered list') },
  { kind: 'quote', icon: 'quote', label: say('Quote') },
];

export interface TextToolsProps {
  text: TextView;
  /** Tools of the table of which the text is a cell. */
  table?: TableTools | undefined;
}

export function TextTools({ text, table }: TextToolsProps) {
  const { document, opened } = useSyncExternalStore(text.subscribe, text.getState);
  const { marks, nodes } = document.schema;
  return (
    <>
      {markTools().map(
        ({ mark, icon, label }) =>
          marks[mark] && (
            <Tool
              key={mark}
              icon={icon}
              label={label}
              isOn={hasMark(document, mark)}
              onPress={() => text.run(toggleTextMark(mark))}
            />
          ),
      )}
      {marks.link && (
        <Tool
          icon="link"
          label={say('Link')}
          isOn={findLink(document) !== null}
          onPress={() => text.setOpened('link')}
        />
      )}
      {lineTools().map(
        ({ kind, icon, label }) =>
          nodes[kind] && (
            <Tool
              key={kind}
              icon={icon}
              label={label}
              isOn={blockKind(document) === kind}
              onPress={() => text.run(setLineKind(kind))}
            />
          ),
      )}
      {(nodes.table ?? table) && <TextTable text={text} around={table} />}
      {opened === 'link' && <LinkForm text={text} />}
    </>
  );
}

/** A table is put in, or has its menu. */
function TextTable({ text, around }: { text: TextView; around: TableTools | undefined }) {
  const table = around ?? findTableTools(text.view, text.run);
  if (!table) return <IconButton icon="table" label={say('Table')} onPress={() => text.run(insertTable)} />;
  const onOpenChange = (isOpen: boolean) => {
    text.setOpened(isOpen ? 'table' : null);
    if (!isOpen) text.view.focus();
  };
  return <TableMenu table={table} isOpen={text.getState().opened === 'table'} onOpenChange={onOpenChange} />;
}

interface ToolProps {
  icon: IconName;
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function Tool({ isOn, ...rest }: ToolProps) {
  return <IconButton {...rest} aria-pressed={isOn} data-changed={isOn} />;
}

function hasMark(state: EditorState, name: string): boolean {
  const type = state.schema.marks[name]!;
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}
