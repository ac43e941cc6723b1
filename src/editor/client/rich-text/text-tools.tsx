// The tools of a text that is edited: marks around words, kinds of lines, links.
import { useSyncExternalStore } from 'react';
import type { EditorState } from 'prosemirror-state';
import { IconButton } from '../controls/buttons.tsx';
import type { IconName } from '../controls/icon.tsx';
import { LinkForm } from './link-form.tsx';
import { blockKind, findLink, setLineKind, toggleTextMark, type LineKind } from './text-commands.ts';
import type { TextView } from './text-view.ts';

const markTools: { mark: string; icon: IconName; label: string }[] = [
  { mark: 'strong', icon: 'bold', label: 'Bold' },
  { mark: 'emphasis', icon: 'italic', label: 'Italic' },
  { mark: 'highlight', icon: 'highlight', label: 'Highlight' },
];

const lineTools: { kind: LineKind; icon: IconName; label: string }[] = [
  { kind: 'heading', icon: 'heading', label: 'Heading' },
  { kind: 'sub-heading', icon: 'sub-heading', label: 'Smaller heading' },
  { kind: 'list', icon: 'list', label: 'List' },
  { kind: 'numbers', icon: 'numbers', label: 'Numbered list' },
  { kind: 'quote', icon: 'quote', label: 'Quote' },
];

export function TextTools({ text }: { text: TextView }) {
  const { document, isLinking } = useSyncExternalStore(text.subscribe, text.getState);
  const { marks, nodes } = document.schema;
  return (
    <>
      {markTools.map(
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
        <Tool icon="link" label="Link" isOn={findLink(document) !== null} onPress={() => text.setLinking(true)} />
      )}
      {lineTools.map(
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
      {isLinking && <LinkForm text={text} />}
    </>
  );
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
