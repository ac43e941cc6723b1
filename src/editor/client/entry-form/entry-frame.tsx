// Button below the settings of an entry, which adds the next one; rows of a spreadsheet that are
// pasted into the first setting become this entry and those below it.
import type { ClipboardEvent, ReactNode } from 'react';
import { say } from '../../../base/words/say.ts';
import type { Field } from '../../../edits/fields/field.ts';
import { findField } from '../../../edits/model/find-field.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { AddButton } from '../controls/add-button.tsx';
import { toFieldSource } from '../state/fields.ts';
import { readSiteLanguage } from '../state/site-language.ts';
import { announce, useEditor } from '../state/store.ts';
import { readEntryRows } from './entry-rows.ts';
import { newEntry } from '../entries/new-entries.ts';
import { fillEntries, openNewEntry } from '../entries/filled-entries.ts';
import { addEntry } from '../entries/section-edits.ts';

interface Place {
  file: string;
  /** Of an entry of a list. */
  path: Path;
}

/** @returns the list around a place, if it is an entry with settings; none for sections */
function findList({ file, path }: Place): { list: Path; field: Field; entries: unknown[] } | undefined {
  const { start, page } = useEditor.getState();
  const list = path.slice(0, -1);
  if (!start || !page || typeof path.at(-1) !== 'number') return undefined;
  const field = findField(toFieldSource(start, page), { file, path: list })?.field;
  const entries = getAtPath(page.files[file]?.data, list);
  return field?.kind === 'list' && field.item?.fields && Array.isArray(entries) ? { list, field, entries } : undefined;
}

/** Around the form of what is selected. */
export function EntryFrame({ children, ...place }: Place & { children: ReactNode }) {
  const found = findList(place);
  if (!found) return children;
  const { list, field, entries } = found;
  const { title, fields = [] } = field.item!;
  const room = (field.maxItems ?? Infinity) - entries.length;
  const first = JSON.stringify([...place.path, fields[0]?.name]);
  const paste = (event: ClipboardEvent) => {
    if ((event.target as Element).closest('[data-path]')?.getAttribute('data-path') !== first) return;
    const lang = readSiteLanguage(useEditor.getState().page);
    const rows = readEntryRows(event.clipboardData.getData('text/plain'), fields, lang);
    if (!rows || rows.length > room + 1) return;
    event.preventDefault();
    event.stopPropagation();
    void fillEntries(place.file, place.path, rows).then(() =>
      announce(
        say('{count} entry from what you pasted. | {count} entries from what you pasted.', { count: rows.length }),
      ),
    );
  };
  const add = () => {
    void addEntry(place.file, list);
    openNewEntry(place.file, [...list, entries.length]);
  };
  return (
    <div onPasteCapture={paste}>
      {children}
      {room > 0 && <AddButton title={title} value={newEntry(place.file, list)} onAdd={add} />}
      {room > 0 && fields.some(({ kind }) => kind === 'number') && (
        <p className="help">
          {say('Rows copied in a spreadsheet can be pasted into the first field: each becomes an entry.')}
        </p>
      )}
    </div>
  );
}
