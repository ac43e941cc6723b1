// Entries of the palette: actions, sections of the open page, pages, and settings.
import { say } from '../../../base/words/say.ts';
import type { Field } from '../../../edits/fields/field.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { summarizeSection } from '../../../edits/model/summary.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { listActions } from '../actions/registry.ts';
import type { IconName } from '../controls/icon.tsx';
import { focusSettings } from '../state/focus.ts';
import { select, useEditor, type Selection } from '../state/store.ts';
import { openPage } from '../state/sync.ts';

export interface PaletteEntry {
  /** Stays the same from start to start. */
  key: string;
  /** Heading of the list that it is in. */
  kind: string;
  title: string;
  /** Words beside the title. */
  note: string;
  /** More words by which it is found. */
  about: string;
  icon: IconName;
  /** Keys that do the same. */
  keys?: string | undefined;
  run: () => unknown;
}

/** @returns all that can be chosen now, in the order of the list before anything is typed */
export function listEntries(): PaletteEntry[] {
  const { start, page } = useEditor.getState();
  const actions = listActions()
    .filter(({ id }) => id !== 'palette')
    .map(({ id, title, about, icon, keys, run }): PaletteEntry => ({
      key: `action ${id}`,
      kind: say('Actions'),
      title,
      note: '',
      about,
      icon,
      keys: keys[0],
      run,
    }));
  if (!start) return actions;
  return [
    ...actions,
    ...(page?.file ? listSectionEntries(page, page.file, start) : []),
    ...start.pages.map(({ route, title }): PaletteEntry => ({
      key: `page ${route}`,
      kind: say('Pages'),
      title: title || route,
      note: route,
      about: '',
      icon: 'page',
      run: () => openPage(route),
    })),
    ...(page?.file
      ? listSettingEntries(start.pageFields, { file: page.file, kind: say('Settings of this page') })
      : []),
    ...listSettingEntries(start.siteFields, { file: 'site.yaml', kind: say('Settings of the site') }),
  ];
}

function listSectionEntries(page: EditorPage, file: string, start: EditorStart): PaletteEntry[] {
  const sections = getAtPath(page.files[file]?.data, ['blocks']);
  return (Array.isArray(sections) ? (sections as unknown[]) : []).map((section, index): PaletteEntry => {
    const kind = start.sections[String(getAtPath(section, ['type']))]?.title ?? say('Section');
    const words = summarizeSection(section);
    return {
      key: `section ${file} ${index}`,
      kind: say('Sections of this page'),
      title: words || kind,
      note: words ? kind : '',
      about: '',
      icon: 'outline',
      run: () => openSettings({ file, path: ['blocks', index], section: index }),
    };
  });
}

function openSettings(selection: Selection): void {
  select(selection);
  focusSettings();
}

/** Deeper ones are reached from there. */
const maxDepth = 3;

interface SettingsOf extends Pick<PaletteEntry, 'kind'> {
  file: string;
  path?: Path;
  /** Titles of the groups around. */
  around?: readonly string[];
}

function listSettingEntries(
  fields: readonly Field[],
  { file, kind, path = [], around = [] }: SettingsOf,
): PaletteEntry[] {
  return fields
    .filter((field) => field.kind !== 'fixed' && field.name !== '$schema')
    .flatMap(({ name, title, description, fields: inner = [] }) => {
      const at = [...path, name];
      const own: PaletteEntry = {
        key: `setting ${file} ${at.join('/')}`,
        kind,
        title,
        note: around.join(', '),
        about: description,
        icon: 'settings',
        run: () => openSettings({ file, path: at, section: null }),
      };
      const deeper = { file, kind, path: at, around: [...around, title] };
      return [own, ...(at.length < maxDepth ? listSettingEntries(inner, deeper) : [])];
    });
}
