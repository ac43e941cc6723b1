// An icon, chosen from the set by a word.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogTrigger,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
} from 'react-aria-components';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import { Icon } from '../controls/icon.tsx';
import { TextButton } from '../controls/buttons.tsx';
import { searchEntries } from '../search/search-entries.ts';
import { useEditor } from '../state/store.ts';
import '../controls/select-field.css';
import '../controls/dialog-frame.css';
import '../controls/list.css';
import './icon-control.css';

/** So many are shown at once: each is a file. */
const maxShown = 120;

export function IconControl(props: SettingProps) {
  const { field, path, value } = props;
  const { set, messages } = useSetting(props);
  const name = typeof value === 'string' ? value : '';
  return (
    <SettingFrame path={path} messages={messages}>
      <span className="label">{field.title}</span>
      <span className="icon-field">
        <DialogTrigger>
          <Button
            className="select-button"
            aria-label={
              name
                ? say('{title}: {name}. Choose another one', { title: field.title, name })
                : say('{title}: none. Choose another one', { title: field.title })
            }
          >
            {name && <IconPicture name={name} />}
            <span>{name || say('Choose an icon')}</span>
            <Icon name="down" />
          </Button>
          <Popover className="popover">
            <Dialog className="chooser icons" aria-label={say('Icons')}>
              {({ close }) => (
                <IconSearch
                  chosen={name}
                  onChoose={(next) => {
                    set(next);
                    close();
                  }}
                />
              )}
            </Dialog>
          </Popover>
        </DialogTrigger>
        {name && !field.isRequired && (
          <TextButton icon="trash" onPress={() => set(undefined)}>
            {say('Remove')}
          </TextButton>
        )}
      </span>
      <p className="help">{field.description}</p>
    </SettingFrame>
  );
}

function IconSearch({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const icons = useEditor((state) => state.start?.icons) ?? [];
  const [words, setWords] = useState('');
  const found = searchEntries(icons, words, (name) => name);
  const first = found.includes(chosen) && words.trim() === '' ? [chosen] : [];
  const shown = [...first, ...found.filter((name) => !first.includes(name))].slice(0, maxShown);
  return (
    <>
      <SearchField className="search" aria-label={say('Search icons')} value={words} onChange={setWords} autoFocus>
        <Icon name="search" />
        <Input placeholder={say('Search icons, for example: truck')} />
      </SearchField>
      <ListBox
        className="icon-grid"
        aria-label={say('Icons')}
        layout="grid"
        items={shown.map((id) => ({ id }))}
        selectionMode="single"
        selectedKeys={[chosen]}
        escapeKeyBehavior="none"
        onSelectionChange={(keys) => keys !== 'all' && onChoose(String([...keys][0] ?? chosen))}
        renderEmptyState={() => say('No icon has this word in its name.')}
      >
        {({ id }) => (
          <ListBoxItem className="icon-option" textValue={id}>
            <IconPicture name={id} />
            <span>{id}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {found.length > maxShown && (
        <p className="hint">
          {say('{count} more: write a word to find it. | {count} more: write a word to find them.', {
            count: found.length - maxShown,
          })}
        </p>
      )}
    </>
  );
}

function IconPicture({ name }: { name: string }) {
  return <img src={`/__editor/icon?name=${name}`} alt="" width="22" height="22" loading="lazy" />;
}
