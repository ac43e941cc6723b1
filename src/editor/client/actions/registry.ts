// Registry of what can be done from anywhere in the editor. Buttons, keys, the list of shortcuts
// and the palette read it.
import type { IconName } from '../controls/icon.tsx';
import { focusRegion } from '../state/regions.ts';
import { makePage, openSiteView } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { undoOrRedo } from './undo.ts';

/**
 * Places where the keys of an action are its own: `everywhere`, also while a text is typed;
 * `outside-rich-texts`, whose marks have keys themselves; `outside-unsaved`, because each key in a
 * setting is in the file and is undone with it; `outside-texts`. While a dialog is open, only undo
 * and redo have their keys.
 */
export type KeyScope = 'everywhere' | 'outside-rich-texts' | 'outside-unsaved' | 'outside-texts';

export interface Action {
  id: string;
  /** Its name, on buttons and in lists. */
  title: string;
  /** More words by which people look for it. */
  about: string;
  icon: IconName;
  /** Such as `Mod+Shift+Z`, where `Mod` is Cmd on a Mac and Ctrl elsewhere. The first one is shown. */
  keys: readonly string[];
  scope: KeyScope;
  run: () => unknown;
}

/** @returns the actions, in the order of lists */
export function listActions(): Action[] {
  const { page } = useEditor.getState();
  return [...(page?.file ? actionsOfPage(page.file, page.sections.length) : []), ...actions];
}

function actionsOfPage(file: string, sections: number): Action[] {
  return [
    {
      ...plain('add-section', 'Add a section', 'new block insert', 'plus'),
      run: () => useEditor.setState({ adding: { list: ['blocks'], at: sections } }),
    },
    {
      ...plain('page-settings', 'Settings of this page', 'title description address draft dates', 'page'),
      run: () => select({ file, path: [], section: null }),
    },
  ];
}

const actions: readonly Action[] = [
  {
    ...plain('palette', 'Search and commands', 'find palette', 'search', 'Mod+K'),
    scope: 'outside-rich-texts',
    run: () => useEditor.setState({ opened: 'palette' }),
  },
  {
    ...plain('replace', 'Find and replace', 'search words texts whole site', 'search', 'Mod+Shift+F'),
    scope: 'everywhere',
    run: () => useEditor.setState({ opened: 'replace' }),
  },
  {
    ...plain('undo', 'Undo', 'back take back', 'undo', 'Mod+Z'),
    scope: 'outside-unsaved',
    run: () => undoOrRedo('undo'),
  },
  {
    ...plain('redo', 'Redo', 'again', 'redo', 'Mod+Shift+Z', 'Mod+Y'),
    scope: 'outside-unsaved',
    run: () => undoOrRedo('redo'),
  },
  { ...plain('new-page', 'New page', 'add create', 'plus'), run: () => makePage('blank') },
  { ...plain('new-news', 'New piece of news', 'add create article blog', 'plus'), run: () => makePage('news') },
  { ...plain('new-event', 'New event', 'add create date calendar', 'plus'), run: () => makePage('event') },
  { ...plain('new-job', 'New job', 'add create work', 'plus'), run: () => makePage('job') },
  { ...plain('pages', 'Pages', 'list copy move remove address', 'page'), run: () => openSiteView('pages') },
  {
    ...plain('site-settings', 'Settings of the site', 'colours fonts menu footer logo', 'settings'),
    run: () => openSiteView('settings'),
  },
  {
    ...plain('opening-hours', 'Opening hours', 'times days week closed holidays open', 'calendar'),
    run: () => select({ file: 'site.yaml', path: ['openingHours'], section: null }),
  },
  {
    ...plain('problems', 'Problems', 'mistakes errors warnings check', 'warning'),
    run: () => openSiteView('problems'),
  },
  { ...plain('history', 'History', 'changes versions before', 'undo'), run: () => openSiteView('history') },
  { ...plain('publish', 'Publish', 'put online send live', 'check'), run: () => openSiteView('publish') },
  {
    ...plain(
      'language',
      'Language of the editor',
      'translation language sprache langue idioma لغة भाषा 言語',
      'language',
    ),
    run: () => useEditor.setState({ opened: 'language' }),
  },
  {
    ...plain('shortcuts', 'Keyboard shortcuts', 'keys help', 'outline', '?'),
    run: () => useEditor.setState({ opened: 'shortcuts' }),
  },
  {
    ...plain('next-region', 'Next part of the editor', 'focus outline page settings', 'right', 'F6'),
    scope: 'everywhere',
    run: () => focusRegion(1),
  },
  {
    ...plain('previous-region', 'Previous part of the editor', 'focus outline page settings', 'left', 'Shift+F6'),
    scope: 'everywhere',
    run: () => focusRegion(-1),
  },
];

function plain(id: string, title: string, about: string, icon: IconName, ...keys: string[]) {
  return { id, title, about, icon, keys, scope: 'outside-texts' as const };
}

/** Runs an action by its id. */
export function runAction(id: string): void {
  void listActions()
    .find((each) => each.id === id)
    ?.run();
}
