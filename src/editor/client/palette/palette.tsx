// The palette: finds pages, sections, actions and settings by their words, with keys alone.
import { say } from '../../../base/words/say.ts';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { writeKeys } from '../actions/keys.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { Icon } from '../controls/icon.tsx';
import { afterDialog } from '../state/focus.ts';
import { noteRecent, readRecent } from '../state/recent.ts';
import { useEditor } from '../state/store.ts';
import { listEntries, type PaletteEntry } from './palette-entries.ts';
import { rankEntries } from './rank-entries.ts';
import './palette.css';

/** More are found by typing. */
const maxShown = 60;

export function Palette() {
  const isOpen = useEditor(({ opened }) => opened === 'palette');
  return (
    <DialogFrame title={say('Search and commands')} isOpen={isOpen} onClose={close}>
      <Search />
    </DialogFrame>
  );
}

function close() {
  useEditor.setState({ opened: null });
}

function choose({ key, run }: PaletteEntry) {
  noteRecent('palette', key);
  close();
  afterDialog(() => void run());
}

function Search() {
  const [words, type] = useState('');
  const [at, moveTo] = useState(0);
  const [{ entries, recent }] = useState(() => ({ entries: listEntries(), recent: readRecent('palette') }));
  const found = useMemo(() => rankEntries(entries, words, recent), [entries, words, recent]);
  const shown = found.slice(0, maxShown);
  const list = useId();
  const idOf = (index: number) => `${list}-${index}`;
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const target = moveBy(event.key, at, shown.length);
    if (target === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (target !== null) {
      moveTo(target);
      document.getElementById(idOf(target))?.scrollIntoView({ block: 'nearest' });
    } else if (shown[at]) choose(shown[at]);
  };
  return (
    <>
      <div className="search palette-search">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={say('Search pages, sections, settings and actions')}
          aria-expanded={shown.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? idOf(at) : undefined}
          placeholder={say('Page, section, setting or action')}
          autoComplete="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into it
          autoFocus
          value={words}
          onChange={({ target }) => {
            type(target.value);
            moveTo(0);
          }}
          onKeyDown={onKey}
        />
      </div>
      {found.length > 0 ? (
        <div className="list palette-list" role="listbox" id={list} aria-label={say('Found')}>
          {shown.map((entry, index) => (
            <Row key={entry.key} id={idOf(index)} entry={entry} isActive={index === at} />
          ))}
        </div>
      ) : (
        <p className="hint palette-list">{say('Nothing here has these words.')}</p>
      )}
      <p className="visually-hidden" role="status">
        {say('{count} found | {count} found', { count: found.length })}
      </p>
    </>
  );
}

/** @returns the place that a key leads to; null for another key */
function moveBy(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'PageDown') return Math.min(at + 8, count - 1);
  return key === 'PageUp' ? Math.max(at - 8, 0) : null;
}

interface RowProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
}

function Row({ id, entry, isActive }: RowProps) {
  return (
    // The keys are those of the combobox.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="option palette-option"
      // The focus stays in the combobox.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(entry)}
    >
      <Icon name={entry.icon} />
      <span className="palette-words">
        <span>{entry.title}</span>
        <small>{[entry.kind, entry.note].filter(Boolean).join(' · ')}</small>
      </span>
      {entry.keys && <kbd>{writeKeys(entry.keys)}</kbd>}
    </div>
  );
}
