// Makes a section a shared one: moves its text, as written, to a file that the page uses. Texts
// that are to differ from page to page become parameters.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Checkbox, CheckboxGroup, FieldError, Input, Label, Text, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { isDeviceName } from '../../../base/addresses/file-name.ts';
import { toName } from '../../../base/addresses/title-address.ts';
import { getAtPath } from '../../../edits/model/path.ts';
import { summarizeSection } from '../../../edits/model/summary.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { readSiteLanguage } from '../state/site-language.ts';
import { announce, select } from '../state/store.ts';
import { send, type MadeEdit } from '../state/sync.ts';
import '../controls/setting.css';
import '../controls/choices.css';
import '../controls/option-cards.css';

export interface ShareSectionProps {
  page: EditorPage;
  start: EditorStart;
  section: number;
  onDone: () => void;
}

export function ShareSection({ page, start, section, onDone }: ShareSectionProps) {
  const value = getAtPath(page.files[page.file!]?.data, ['blocks', section]) as Record<string, unknown>;
  const type = start.sections[String(value.type)];
  const [name, setName] = useState(
    toSharedName(summarizeSection(value) || (type?.title ?? ''), readSiteLanguage(page)),
  );
  const [params, setParams] = useState<string[]>([]);
  const texts = (type?.fields ?? []).filter(
    ({ kind, name: key }) => (kind === 'text' || kind === 'rich-text') && typeof value[key] === 'string',
  );
  const trouble = troubleWith(name, Object.keys(start.names.shared ?? {}));
  const share = async () => {
    const isShared = await send(
      sharing({ file: page.file!, section, name, params, value, text: textOf(page, section) }),
    );
    onDone();
    if (!isShared) return;
    select({ file: page.file!, path: ['blocks', section], section });
    announce(say('The section is shared as {name}. Other pages can use it now.', { name }));
  };
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!trouble) void share();
      }}
    >
      <TextField className="setting" value={name} onChange={setName} isInvalid={trouble !== null} autoFocus>
        <Label>{say('Name')}</Label>
        <Input />
        <Text slot="description" className="help">
          {say('Small letters, digits and hyphens, for example: demo-band')}
        </Text>
        <FieldError className="setting-message error">{trouble}</FieldError>
      </TextField>
      {texts.length > 0 && (
        <CheckboxGroup className="setting" value={params} onChange={setParams}>
          <Label>{say('Which texts differ from page to page?')}</Label>
          {texts.map((field) => (
            <Checkbox key={field.name} value={field.name} className="check">
              {field.title}: {String(value[field.name]).slice(0, 60)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <div className="row end">
        <TextButton onPress={onDone}>{say('Cancel')}</TextButton>
        <TextButton look="primary" type="submit" isDisabled={trouble !== null}>
          {say('Make it shared')}
        </TextButton>
      </div>
    </form>
  );
}

interface Sharing {
  file: string;
  section: number;
  name: string;
  params: string[];
  value: Record<string, unknown>;
  /** Of the section, as it is written in the page. */
  text: string;
}

/** @returns the new file and the edits that make a section of a page a shared one */
function sharing({ file, section, name, params, value, text }: Sharing) {
  const shared = `pages/_shared/${name}.yaml`;
  const declared = params.map((key) => `  ${key}: { description: ${JSON.stringify(`The ${key} of this page.`)} }\n`);
  const head = params.length > 0 ? `params:\n${declared.join('')}` : '';
  const use = {
    type: 'shared',
    name,
    ...(params.length > 0 && { with: Object.fromEntries(params.map((key) => [key, value[key]])) }),
  };
  const base = { file: shared, text: null };
  const edits: MadeEdit[] = [
    ...params.map((key): MadeEdit => ({
      file: shared,
      edit: { kind: 'set', path: ['blocks', 0, key], value: `{param.${key}}` },
      base,
    })),
    { file, edit: { kind: 'set', path: ['blocks', section], value: use } },
  ];
  return { texts: [{ file: shared, text: `${head}blocks:\n${text}\n`, base }], edits };
}

function textOf({ files, file, sections }: ShareSectionProps['page'], section: number): string {
  const { start, end } = sections[section]!;
  return files[file!]!.text.slice(start, end).replaceAll('\r\n', '\n');
}

function troubleWith(name: string, taken: string[]): string | null {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    return say('A name has small letters, digits and hyphens only, and starts with a letter.');
  if (isDeviceName(name)) return say('Windows keeps this name for a device.');
  return taken.includes(name) ? say('There is already a shared section with this name.') : null;
}

/** Names of shared sections have small Latin letters only. */
function toSharedName(words: string, lang: string): string {
  return (
    toName(words, { lang, maxWords: 4 })
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'section'
  );
}
