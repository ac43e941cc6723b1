// A page before and after an entry of the history, and as it is now; and the ways back.
import { inSentence, say } from '../../../base/words/say.ts';
import { useEffect, useRef, useState } from 'react';
import { ListBoxItem, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { SelectField } from '../controls/select-field.tsx';
import type { HistoryEntry, PastPage, SitePage } from '../../protocol/site.ts';
import { act, ask } from '../state/site-store.ts';
import { useEditor } from '../state/store.ts';
import { findDifference } from './find-difference.ts';
import '../controls/toggles.css';

type Moment = 'before' | 'after' | 'now';
const moments: readonly Moment[] = ['before', 'after', 'now'];

function nameMoment(moment: Moment): string {
  if (moment === 'now') return say('Now');
  return moment === 'before' ? say('Before') : say('After');
}

export function PastPageView({ entry, pages }: { entry: HistoryEntry; pages: SitePage[] }) {
  const openFile = useEditor((state) => state.page?.file) ?? '';
  const changed = entry.files.filter((file) => /^pages\/.*\.yaml$/.test(file));
  // What belongs to all pages is shown on the open one.
  const files = changed.length > 0 ? changed : [openFile];
  const [file, show] = useState(files.includes(openFile) ? openFile : files[0]!);
  const [moment, setMoment] = useState<Moment>(entry.kind === 'published' ? 'after' : 'before');
  const titleOf = (each: string) => pages.find((page) => page.file === each)?.title ?? each;
  const back = (side: 'before' | 'after', only = '') => {
    const change = entry.label;
    const whole = side === 'before' ? say('before “{change}”', { change }) : say('after “{change}”', { change });
    const label = only === '' ? whole : say('{moment}, {page} alone', { moment: whole, page: titleOf(only) });
    void act('back', { id: entry.id, side, file: only, label });
  };
  const side = moment === 'before' ? 'before' : 'after';
  return (
    <section className="past" aria-label={entry.label}>
      <h3>{entry.label}</h3>
      {files.length > 1 && (
        <SelectField
          field={{ title: say('Page'), description: '' }}
          value={file}
          placeholder=""
          onChange={(key) => show(String(key))}
        >
          {files.map((each) => (
            <ListBoxItem key={each} id={each} className="option">
              {titleOf(each)}
            </ListBoxItem>
          ))}
        </SelectField>
      )}
      <ToggleButtonGroup
        className="toggles"
        aria-label={say('{title}: which moment is shown', { title: titleOf(file) })}
        disallowEmptySelection
        selectedKeys={[moment]}
        onSelectionChange={([next]) => setMoment(next as Moment)}
      >
        {moments.map((id) => (
          <ToggleButton key={id} id={id} className="toggle">
            {nameMoment(id)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Preview key={file} entry={entry} file={file} moment={moment} title={titleOf(file)} />
      <div className="row-actions">
        <TextButton look="primary" isDisabled={moment === 'now'} onPress={() => back(side)}>
          {entry.kind === 'published' && side === 'after' ? say('Back to what was published') : say('Back to here')}
        </TextButton>
        <TextButton isDisabled={moment === 'now'} onPress={() => back(side, file)}>
          {say('Only this page')}
        </TextButton>
      </div>
      <p className="hint">{say('Everything that was changed since is taken back with it. Undo brings it all back.')}</p>
    </section>
  );
}

interface PreviewProps {
  entry: HistoryEntry;
  file: string;
  moment: Moment;
  title: string;
}

function Preview({ entry, file, moment, title }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [read, setRead] = useState<Partial<Record<Moment, PastPage>>>({});
  useEffect(() => {
    let isWanted = true;
    const readInto = async (each: Moment) => {
      const page = await readMoment(entry.id, file, each);
      if (isWanted) setRead((known) => ({ ...known, [each]: page }));
    };
    for (const each of moments) void readInto(each);
    return () => void (isWanted = false);
  }, [entry, file]);
  const page = read[moment];
  const other = read[moment === 'before' ? 'after' : 'before'];
  if (!page) return <p className="hint">{say('Drawing the page …')}</p>;
  if (!page.ok) return <p className="hint">{page.reason}</p>;
  return (
    <div className="past-sheet">
      <iframe
        ref={frame}
        title={say('{title}: {moment}', { title, moment: inSentence(nameMoment(moment)) })}
        sandbox="allow-same-origin"
        srcDoc={page.document}
        onLoad={() => other?.ok && showDifference(frame.current, other.document)}
      />
    </div>
  );
}

async function readMoment(id: string, file: string, moment: Moment): Promise<PastPage> {
  const search = new URLSearchParams({ file, ...(moment !== 'now' && { id, side: moment }) });
  const asked = await ask<PastPage>(`past?${search}`);
  return asked.ok ? asked.answer : asked;
}

/** Scrolls to the first section that is another one at the other moment, and marks it. */
function showDifference(frame: HTMLIFrameElement | null, other: string): void {
  const view = frame?.contentDocument;
  if (!view) return;
  const element = findDifference(view, new DOMParser().parseFromString(other, 'text/html'));
  if (!element) return;
  element.style.outline = '4px solid #3b48d6';
  element.style.outlineOffset = '-4px';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}
