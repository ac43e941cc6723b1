// The YAML of the selection as it is in the file: written as typed, and updated at once when it
// changes elsewhere.
import { say } from '../../../base/words/say.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { getAtPath } from '../../../edits/model/path.ts';
import type { EditorPage } from '../../protocol/page.ts';
import { TextButton } from '../controls/buttons.tsx';
import { openInCodeEditor } from '../state/requests.ts';
import { useEditor, type Selection } from '../state/store.ts';
import { useTextWriter, type TextPart } from '../settings/use-text-writer.ts';
import { createYamlEditor, type YamlEditor } from './yaml-editor.ts';

/** Milliseconds without a further key until the text is written. */
const settleMs = 120;

interface ShownPart extends TextPart {
  section: number | null;
  /** Type of the section; null for a whole file. */
  type: string | null;
}

export function YamlTab({ page, selection }: { page: EditorPage; selection: Selection }) {
  const part = partOf(page, selection);
  return <PartEditor key={`${part.file} ${part.section}`} page={page} part={part} />;
}

/** @returns what is shown: a section with its comments, or the whole file */
function partOf(page: EditorPage, { file, path, section }: Selection): ShownPart {
  const text = page.files[file]?.text ?? '';
  const type = getAtPath(page.files[file]?.data, ['blocks', section ?? -1, 'type']);
  const own = section === null ? undefined : page.sections[section];
  if (file === page.file && own && path[0] === 'blocks' && own.end > own.start)
    return { file, text, start: own.start, end: own.end, section, type: String(type ?? '') };
  return { file, text, start: 0, end: text.length, section: null, type: null };
}

function PartEditor({ page, part }: { page: EditorPage; part: ShownPart }) {
  const { file, text, start, end, type } = part;
  const holder = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<YamlEditor | null>(null);
  const shown = text.slice(start, end);
  const firstLine = text.slice(0, start).split('\n').length;
  const messages = useMemo(() => page.messages.filter((each) => each.file === file), [page.messages, file]);

  const { type: write } = useTextWriter(part, { settleMs, follow: (now) => editor?.follow(now) });
  const onType = useEffectEvent(write);
  const initial = useEffectEvent(() => shown);
  const context = useEffectEvent(() => ({ start: useEditor.getState().start, type }));
  useEffect(() => {
    const made = createYamlEditor({
      parent: holder.current!,
      text: initial(),
      context: () => context(),
      onType: (typed) => onType(typed),
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    editor?.mark(messages, firstLine);
  }, [editor, messages, firstLine]);

  return (
    <div className="yaml-tab">
      <div className="yaml-head">
        <code>{start > 0 ? say('{place}, line {line}', { place: file, line: firstLine }) : file}</code>
        <CodeEditorButton file={file} line={firstLine} />
      </div>
      <div className="yaml-text" ref={holder} />
    </div>
  );
}

function CodeEditorButton({ file, line }: { file: string; line: number }) {
  const [trouble, setTrouble] = useState('');
  const open = async () => {
    const isTaken = await openInCodeEditor({ file, line, column: 1 });
    setTrouble(isTaken ? '' : say('It could not be opened.'));
  };
  return (
    <>
      <TextButton onPress={() => void open()}>{say('Open in code editor')}</TextButton>
      {trouble && <span role="status">{trouble}</span>}
    </>
  );
}
