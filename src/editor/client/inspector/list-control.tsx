// A list of entries, moved by dragging, keys and buttons. An entry that has settings is opened.
import { inSentence, say } from '../../../base/words/say.ts';
import type { Path } from '../../../edits/model/path.ts';
import { flushSync } from 'react-dom';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { AddButton } from '../controls/add-button.tsx';
import { IconButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { summarize } from '../../../edits/model/summary.ts';
import { AddPictures } from '../pictures/add-pictures.tsx';
import { newEntry } from '../entries/new-entries.ts';
import { openNewEntry } from '../entries/filled-entries.ts';
import { addEntry, duplicateEntry, moveEntry, removeEntry } from '../entries/section-edits.ts';
import { select, useEditor } from '../state/store.ts';
import { useEntryKeys } from '../settings/entry-keys.ts';
import { InnerField } from '../settings/inner-field.tsx';
import { SettingFrame } from '../settings/setting-frame.tsx';
import { useSetting, type SettingProps } from '../settings/use-setting.ts';
import './list-control.css';

const none: unknown[] = [];

export function ListControl(props: SettingProps) {
  const { field, path, value, file } = props;
  const { messages } = useSetting(props);
  const entries = Array.isArray(value) ? (value as unknown[]) : none;
  const keys = useEntryKeys(entries);
  const item = field.item!;
  const isFull = field.maxItems !== undefined && entries.length >= field.maxItems;
  const holdsSections = field.kind === 'sections';
  const add = () => {
    if (holdsSections) return useEditor.setState({ adding: { list: path, at: entries.length } });
    void addEntry(file, path);
    if (item.fields) openNewEntry(file, [...path, entries.length]);
  };
  return (
    <SettingFrame path={path} messages={messages}>
      <div className="list-setting" role="group" aria-label={field.title}>
        <span className="label">{field.title}</span>
        <p className="help">{field.description}</p>
        {holdsSections || (item.fields && item.kind !== 'image') ? (
          <EntryRows {...props} entries={entries} keys={keys} />
        ) : (
          entries.map((entry, index) => (
            <div className="plain-entry" key={keys[index]}>
              <InnerField
                field={{ ...item, title: `${item.title} ${index + 1}`, description: '' }}
                file={file}
                path={[...path, index]}
                value={entry}
              />
              <EntryActions {...props} index={index} count={entries.length} />
            </div>
          ))
        )}
        {isFull ? (
          <p className="help">
            {say(
              'There is one, which is as many as there may be. | There are {count}, which is as many as there may be.',
              { count: entries.length },
            )}
          </p>
        ) : (
          <AddButton title={item.title} value={holdsSections ? [] : newEntry(file, path)} onAdd={add} />
        )}
        {!holdsSections && <AddPictures file={file} path={path} />}
      </div>
    </SettingFrame>
  );
}

function open(file: string, path: (string | number)[]) {
  const section = useEditor.getState().selection?.section ?? null;
  select({ file, path, section });
}

interface EntryRowsProps extends SettingProps {
  entries: unknown[];
  keys: string[];
}

function EntryRows({ field, file, path, entries, keys: own }: EntryRowsProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [from, beside] = [[...keys][0]!, target.key].map((key) => own.indexOf(String(key))) as [number, number];
      if (from === -1 || beside === -1) return;
      const at = beside + (target.dropPosition === 'after' ? 1 : 0);
      void moveEntry(file, [...path, from], at > from ? at - 1 : at);
    },
  });
  const items = entries.map((entry, index) => ({
    id: own[index]!,
    index,
    name: summarize(entry) || `${field.item!.title} ${index + 1}`,
  }));
  return (
    <GridList
      className="entries"
      aria-label={field.title}
      items={items}
      dependencies={[entries]}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => own.includes(String(key)) && open(file, [...path, own.indexOf(String(key))])}
    >
      {({ index, name }) => (
        <GridListItem className="entry" textValue={name}>
          <Button slot="drag" className="drag-handle" aria-label={say('Move {name}', { name })}>
            <Icon name="drag" />
          </Button>
          <span className="entry-name">{name}</span>
          <EntryActions field={field} file={file} path={path} index={index} count={entries.length} />
        </GridListItem>
      )}
    </GridList>
  );
}

/** The focus goes with an entry that moves, to the other button where it cannot move on. */
function focusAction(entry: Path, way: 'up' | 'down') {
  const actions = document.querySelector(`[data-entry="${CSS.escape(JSON.stringify(entry))}"]`);
  const [up, down] = actions?.querySelectorAll('button') ?? [];
  const [wanted, other] = way === 'up' ? [up, down] : [down, up];
  (wanted?.disabled ? other : wanted)?.focus();
}

interface EntryActionsProps extends Pick<SettingProps, 'field' | 'file' | 'path'> {
  index: number;
  count: number;
}

function EntryActions({ field, file, path, index, count }: EntryActionsProps) {
  const at = [...path, index];
  const name = `${inSentence(field.item!.title)} ${index + 1}`;
  const move = (to: number) => {
    // The rows are at their new places first.
    flushSync(() => void moveEntry(file, at, to));
    focusAction([...path, to], to > index ? 'down' : 'up');
  };
  return (
    <span className="entry-actions" data-entry={JSON.stringify(at)}>
      <IconButton
        icon="up"
        label={say('Move {name} up', { name })}
        isDisabled={index === 0}
        onPress={() => move(index - 1)}
      />
      <IconButton
        icon="down"
        label={say('Move {name} down', { name })}
        isDisabled={index === count - 1}
        onPress={() => move(index + 1)}
      />
      <IconButton icon="copy" label={say('Duplicate {name}', { name })} onPress={() => void duplicateEntry(file, at)} />
      <IconButton icon="trash" label={say('Remove {name}', { name })} onPress={() => void removeEntry(file, at)} />
    </span>
  );
}
