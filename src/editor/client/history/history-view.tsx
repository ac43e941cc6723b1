// History of the site: what was changed and published, by day, each with the page as it was before
// and after, and the way back there.
import { say, spokenLanguage } from '../../../base/words/say.ts';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { HistoryEntry, SitePage } from '../../protocol/site.ts';
import { step, useSite } from '../state/site-store.ts';
import { groupByDay } from './days.ts';
import { PastPageView } from './past-page.tsx';
import './history.css';

export function HistoryView({ pages }: { pages: SitePage[] }) {
  const history = useSite((state) => state.history);
  const [chosen, choose] = useState<string | null>(null);
  if (!history) return <p className="hint">{say('Looking at what was done …')}</p>;
  const changes = history.filter(({ kind }) => kind === 'change');
  const published = history.find(({ kind }) => kind === 'published');
  const entry = history.find(({ id }) => id === chosen);
  return (
    <>
      <div className="row-actions">
        <TextButton
          icon="undo"
          isDisabled={!changes.some(({ isUndone }) => !isUndone)}
          onPress={() => void step('undo')}
        >
          {say('Undo')}
        </TextButton>
        <TextButton
          icon="redo"
          isDisabled={!changes.some(({ isUndone }) => isUndone)}
          onPress={() => void step('redo')}
        >
          {say('Redo')}
        </TextButton>
        {published && <TextButton onPress={() => choose(published.id)}>{say('As it was published')}</TextButton>}
      </div>
      {history.length === 0 && <p className="hint">{say('Nothing was changed yet.')}</p>}
      <div className="history">
        <div className="history-days">
          {groupByDay(history).map(({ day, entries }) => (
            <Day key={day} day={day} entries={entries} chosen={chosen} onChoose={choose} />
          ))}
        </div>
        {entry ? (
          <PastPageView key={entry.id} entry={entry} pages={pages} />
        ) : (
          history.length > 0 && <p className="hint">{say('Choose a change to see the page before and after it.')}</p>
        )}
      </div>
    </>
  );
}

/** @returns the time of the day, as the language of the editor writes it */
function writeTime(time: HistoryEntry['time']): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { timeStyle: 'short' }).format(time);
}

interface DayProps {
  day: string;
  entries: HistoryEntry[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

function Day({ day, entries, chosen, onChoose }: DayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{day}</h3>
      <ol className="site-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Button
              className="history-entry"
              data-undone={entry.isUndone}
              data-chosen={entry.id === chosen}
              aria-pressed={entry.id === chosen}
              onPress={() => onChoose(entry.id)}
            >
              <strong>
                {entry.kind === 'published' ? say('Published: {label}', { label: entry.label }) : entry.label}
              </strong>
              <span className="hint">
                {entry.isUndone ? say('{time}, undone', { time: writeTime(entry.time) }) : writeTime(entry.time)}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
