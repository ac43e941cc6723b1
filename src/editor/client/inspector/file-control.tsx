// A setting that may name a Markdown or CSV file: the choice of the file, and its text, which is
// edited as written.
import { say } from '../../../base/words/say.ts';
import { useState, type ReactNode } from 'react';
import { Label, ListBoxItem, Text, TextArea, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { SelectField } from '../controls/select-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { useTextWriter } from '../settings/use-text-writer.ts';
import { firstValue } from '../../../edits/fields/new-values.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { fetchFileValue } from '../state/requests.ts';
import { useEditor } from '../state/store.ts';
import { whenSent } from '../state/sync.ts';

/** Milliseconds without a further key until the text is written. */
const settleMs = 200;

/** @param children the control for what is written in the page itself */
export function FileControl({ children, ...props }: SettingProps & { children: ReactNode }) {
  const { field, file, path, value } = props;
  const { set, messages } = useSetting(props);
  const [trouble, setTrouble] = useState<string | null>(null);
  const names = useEditor((state) => state.start?.names[field.fromFile === 'rows' ? 'dataFile' : 'textFile']) ?? {};
  const known = Object.keys(names);
  const chosen = nameOf(value);
  if (chosen === null)
    return (
      <>
        {children}
        {known.length > 0 && (
          <TextButton icon="page" onPress={() => set({ file: known[0] })}>
            {say('{title}: take from a file', { title: field.title })}
          </TextButton>
        )}
      </>
    );
  const writeInPage = async () => {
    // What was typed last is on its way since the field was left.
    await whenSent();
    const section = getAtPath(useEditor.getState().page?.files[file]?.data, path.slice(0, -1));
    const answer = await fetchFileValue(chosen, field.fromFile!, hasColumns(section));
    if (!answer.ok) return setTrouble(answer.reason);
    setTrouble(null);
    set(answer.value ?? firstValue(field, useEditor.getState().start!));
  };
  const options = known.includes(chosen) ? known : [chosen, ...known];
  return (
    <SettingFrame path={path} messages={messages}>
      <SelectField
        field={{ ...field, title: say('{title}: file', { title: field.title }) }}
        value={chosen}
        placeholder={say('Choose')}
        onChange={(key) => set({ file: String(key) })}
        whenEmpty={say('The site has none yet.')}
      >
        {options.map((name) => (
          <ListBoxItem key={name} id={name} textValue={name} className="option">
            <Text slot="label">{name}</Text>
          </ListBoxItem>
        ))}
      </SelectField>
      <FileText key={chosen} file={chosen} />
      <TextButton icon="close" onPress={() => void writeInPage()}>
        {say('Write it in the page instead')}
      </TextButton>
      {trouble !== null && (
        <p className="setting-message error" role="alert">
          {trouble}
        </p>
      )}
    </SettingFrame>
  );
}

/** @returns the path of the file that a setting names; null where it names none */
function nameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('file' in value)) return null;
  return typeof value.file === 'string' ? value.file : null;
}

/** The columns that a section names itself stand for the head of the file. */
function hasColumns(section: unknown): boolean {
  return typeof section === 'object' && section !== null && 'columns' in section;
}

function FileText({ file }: { file: string }) {
  const written = useEditor((state) => state.page?.files[file]?.text);
  return written === undefined ? null : <TextOfFile file={file} written={written} />;
}

function TextOfFile({ file, written }: { file: string; written: string }) {
  const messages = useEditor((state) => state.page?.messages);
  const [typed, setTyped] = useState(written);
  const part = { file, text: written, start: 0, end: written.length };
  const { type, write } = useTextWriter(part, { settleMs, follow: setTyped });
  const change = (text: string) => {
    setTyped(text);
    type(text);
  };
  const own = (messages ?? []).filter((each) => each.file === file);
  return (
    <>
      <TextField
        className="file-text-field"
        value={typed}
        onChange={change}
        onBlur={write}
        isInvalid={own.some(({ severity }) => severity === 'error')}
      >
        <Label>{say('Text of {file}', { file })}</Label>
        <TextArea rows={12} className="file-text" />
      </TextField>
      {own.map(({ line, message, hint, severity }) => (
        <p key={`${line} ${message}`} className={`setting-message ${severity}`}>
          {say('Line {line}: {message}', { line, message: `${message} ${hint ?? ''}` })}
        </p>
      ))}
    </>
  );
}
