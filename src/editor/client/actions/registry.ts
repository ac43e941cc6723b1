// Registry of what can be done from anywhere in the editor. Buttons, keys, the list of shortcuts
// and the palette read it.
import { say } from '../../../base/words/say.ts';
import { pasteByButton, runClipboard } from '../clipboard/clipboard-events.ts';
import type { IconName } from '../controls/icon.tsx';
import { focusRegion } from '../state/regions.ts';
import { makePage, openSiteView } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { undoOrRedo } from './undo.ts';

/**
 * Places where the keys of an action are its own: `everywhere`, also while a text is typed;
 * `outside-rich-texts`, whose marks have keys themselves; `outside-unsaved`, because each key in a
 * setting is in the file and is undone with it; `outside-texts`. While a dialog is open, only undo
 * and redo have their keys. Those of `clipboard` are the browser's, which sends events for them.
 */
export type KeyScope = 'everywhere' | 'outside-rich-texts' | 'outside-unsaved' | 'outside-texts' | 'clipboard';

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

/** The manual, which the dev server has beside the site (src/dev/manual). */
export const manualAddress = '/__manual/';

/** @returns the actions, in the order of lists */
export function listActions(): Action[] {
  const { page } = useEditor.getState();
  return [...(page?.file ? actionsOfPage(page.file, page.sections.length) : []), ...actionsOfSite()];
}

function actionsOfPage(file: string, sections: number): Action[] {
  return [
    {
      ...plain('add-section', say('Add a section'), say('new block insert'), 'plus'),
      run: () => useEditor.setState({ adding: { list: ['blocks'], at: sections } }),
    },
    {
      ...plain('page-settings', say('Settings of this page'), say('title description address draft dates'), 'page'),
      run: () => select({ file, path: [], section: null }),
    },
    {
      ...plain('copy-sections', say('Copy the selected sections'), say('clipboard other site'), 'copy', 'Mod+C'),
      scope: 'clipboard',
      run: () => runClipboard('copy'),
    },
    {
      ...plain('cut-sections', say('Cut the selected sections'), say('clipboard move'), 'copy', 'Mod+X'),
      scope: 'clipboard',
      run: () => runClipboard('cut'),
    },
    {
      ...plain('paste-sections', say('Paste sections'), say('clipboard insert other site'), 'plus', 'Mod+V'),
      scope: 'clipboard',
      run: () => pasteByButton(),
    },
  ];
}

const actionsOfSite = (): readonly Action[] => [
  {
    ...plain('palette', say('Search and commands'), say('find palette'), 'search', 'Mod+K'),
    scope: 'outside-rich-texts',
    run: () => useEditor.setState({ opened: 'palette' }),
  },
  {
    ...plain('replace', say('Find and replace'), say('search words texts whole site'), 'search', 'Mod+Shift+F'),
    scope: 'everywhere',
    run: () => useEditor.setState({ opened: 'replace' }),
  },
  {
    ...plain('undo', say('Undo'), say('back take back'), 'undo', 'Mod+Z'),
    scope: 'outside-unsaved',
    run: () => undoOrRedo('undo'),
  },
  {
    ...plain('redo', say('Redo'), say('again'), 'redo', 'Mod+Shift+Z', 'Mod+Y'),
    scope: 'outside-unsaved',
    run: () => undoOrRedo('redo'),
  },
  { ...plain('new-page', say('New page'), say('add create'), 'plus'), run: () => makePage('blank') },
  {
    ...plain('new-news', say('New piece of news'), say('add create article blog'), 'plus'),
    run: () => makePage('news'),
  },
  { ...plain('new-event', say('New event'), say('add create date calendar'), 'plus'), run: () => makePage('event') },
  { ...plain('new-job', say('New job'), say('add create work'), 'plus'), run: () => makePage('job') },
  { ...plain('pages', say('Pages'), say('list copy move remove address'), 'page'), run: () => openSiteView('pages') },
  {
    ...plain('pictures', say('Pictures'), say('photos images library replace remove use'), 'picture'),
    run: () => openSiteView('pictures'),
  },
  {
    ...plain('site-settings', say('Settings of the site'), say('colours fonts menu footer logo'), 'settings'),
    run: () => openSiteView('settings'),
  },
  {
    ...plain('opening-hours', say('Opening hours'), say('times days week closed holidays open'), 'calendar'),
    run: () => select({ file: 'site.yaml', path: ['openingHours'], section: null }),
  },
  {
    ...plain('setup', say('Set up'), say('begin start checklist done open tasks'), 'check'),
    run: () => openSiteView('setup'),
  },
  {
    ...plain('problems', say('Problems'), say('mistakes errors warnings check'), 'warning'),
    run: () => openSiteView('problems'),
  },
  { ...plain('history', say('History'), say('changes versions before'), 'undo'), run: () => openSiteView('history') },
  { ...plain('publish', say('Publish'), say('put online send live'), 'check'), run: () => openSiteView('publish') },
  {
    ...plain(
      'language',
      say('Language of the editor'),
      // So that it is found by people who cannot read the rest.
      'translation language sprache langue idioma língua لغة भाषा 言語',
      'language',
    ),
    run: () => useEditor.setState({ opened: 'language' }),
  },
  {
    ...plain('shortcuts', say('Keyboard shortcuts'), say('keys help'), 'outline', '?'),
    run: () => useEditor.setState({ opened: 'shortcuts' }),
  },
  {
    ...plain('manual', say('Manual'), say('help guide documentation how to'), 'page'),
    run: () => window.open(manualAddress, '_blank', 'noopener'),
  },
  {
    ...plain('next-region', say('Next part of the editor'), say('focus outline page settings'), 'right', 'F6'),
    scope: 'everywhere',
    run: () => focusRegion(1),
  },
  {
    ...plain(
      'previous-region',
      say('Previous part of the editor'),
      say('focus outline page settings'),
      'left',
      'Shift+F6',
    ),
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
