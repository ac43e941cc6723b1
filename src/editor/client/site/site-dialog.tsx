// The views of the whole site, in one window: pages, settings, problems, what was done, and
// publishing.
import { say } from '../../../base/words/say.ts';
import { useEffect, useRef } from 'react';
import { TroubleText } from '../controls/trouble-text.tsx';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { HistoryView } from '../history/history-view.tsx';
import { LibraryView } from '../library/library-view.tsx';
import { OpenGaps } from './open-gaps.tsx';
import { PagesView } from './pages-view.tsx';
import { ProblemsView } from './problems-view.tsx';
import { PublishPanel } from '../publish/publish-panel.tsx';
import { SettingsView } from './settings-view.tsx';
import { SetupView } from './setup-view.tsx';
import type { SiteOverview } from '../../protocol/site.ts';
import { openSiteView, useSite, type SiteView } from '../state/site-store.ts';
import './site.css';
import '../controls/tabs.css';

const views = (): { id: SiteView; title: string }[] => [
  { id: 'setup', title: say('Set up') },
  { id: 'pages', title: say('Pages') },
  { id: 'pictures', title: say('Pictures') },
  { id: 'settings', title: say('Settings') },
  { id: 'problems', title: say('Problems') },
  { id: 'history', title: say('History') },
  { id: 'publish', title: say('Publish') },
];

export function SiteDialog() {
  const { view, overview, trouble } = useSite();
  const open = overview?.setup.filter(({ isDone }) => !isDone).length ?? 0;
  // Once all is done, only commands lead to the list.
  const shown = views().filter(({ id }) => id !== 'setup' || open > 0 || view === 'setup');
  // In a narrow window the tab of the view may be out of sight, also once others have their counts.
  const tab = useRef<HTMLDivElement>(null);
  useEffect(() => void tab.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  return (
    <DialogFrame
      title={say('The site')}
      size="wide tall"
      isOpen={view !== null}
      onClose={() => void openSiteView(null)}
    >
      {trouble && <TroubleText text={trouble} />}
      <Tabs
        className="site-tabs"
        selectedKey={view ?? 'pages'}
        onSelectionChange={(key) => void openSiteView(key as SiteView)}
      >
        <TabList className="tab-list site-tab-list" aria-label={say('What of the site is shown')}>
          {shown.map(({ id, title }) => (
            <Tab key={id} id={id} className="tab" ref={id === view ? tab : undefined}>
              {title}
              {id === 'setup' && open > 0 && <span className="count"> {open}</span>}
              {id === 'problems' && overview && overview.problems.length > 0 && (
                <span className="count"> {overview.problems.length}</span>
              )}
            </Tab>
          ))}
        </TabList>
        {shown.map(({ id }) => (
          <TabPanel key={id} id={id} className="site-panel">
            {overview && <View view={id} overview={overview} />}
          </TabPanel>
        ))}
      </Tabs>
    </DialogFrame>
  );
}

function View({ view, overview }: { view: SiteView; overview: SiteOverview }) {
  switch (view) {
    case 'setup':
      return <SetupView tasks={overview.setup} />;
    case 'pages':
      return <PagesView overview={overview} />;
    case 'pictures':
      return <LibraryView />;
    case 'settings':
      return <SettingsView />;
    case 'problems':
      return <ProblemsView problems={overview.problems} />;
    case 'history':
      return <HistoryView pages={overview.pages} />;
    case 'publish':
      return (
        <>
          <OpenGaps />
          <PublishPanel pages={overview.pages} />
        </>
      );
  }
}
