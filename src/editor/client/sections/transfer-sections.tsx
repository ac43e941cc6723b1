// Moves or copies sections to another page, or to a new one, and says before what follows.
import { say } from '../../../base/words/say.ts';
import { useEffect, useState } from 'react';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { TextButton } from '../controls/buttons.tsx';
import { PageList } from '../controls/page-list.tsx';
import { addressOf, Line } from '../settings/form-line.tsx';
import { readSiteLanguage } from '../state/site-language.ts';
import { act, foresee, useSite } from '../state/site-store.ts';
import { select, useEditor } from '../state/store.ts';
import { whenSent } from '../state/sync.ts';
import { showTrouble } from '../state/trouble.ts';
import '../controls/setting.css';
import '../controls/trouble.css';

export interface TransferProps {
  page: EditorPage;
  start: EditorStart;
  /** Places of the sections in the page. */
  sections: readonly number[];
  isCopy: boolean;
  onDone: () => void;
}

/** A page that is there, or a new one with a title and an address. */
type Target = { to: string } | { title: string; address: string };

export function TransferSections({ page, start, sections, isCopy, onDone }: TransferProps) {
  const [target, choose] = useState<Target | null>(null);
  const { version } = page.files[page.file!]!;
  const request = target && { from: page.route, version, sections, isCopy, ...target };
  const foreseen = useForeseen(request);
  const transfer = async () => {
    onDone();
    await whenSent();
    if (await act('sections', { ...request })) return selectFirst(sections.length);
    showTrouble(useSite.getState().trouble ?? '', [page.file!]);
    useSite.setState({ trouble: null });
  };
  return (
    <form
      className="dialog-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (foreseen?.ok) void transfer();
      }}
    >
      <p className="help">{say('They stand at the end of the page that you choose.')}</p>
      {target && 'title' in target ? (
        <NewPage page={page} target={target} onChange={choose} />
      ) : (
        <Pages pages={start.pages.filter(({ route }) => route !== page.route)} target={target} onChoose={choose} />
      )}
      <div role="status">
        {foreseen?.ok && foreseen.words.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {foreseen?.ok === false && <p className="trouble">{foreseen.reason}</p>}
      </div>
      <div className="row end">
        <TextButton onPress={onDone}>{say('Cancel')}</TextButton>
        <TextButton look="primary" type="submit" isDisabled={foreseen?.ok !== true}>
          {isCopy ? say('Copy there') : say('Move there')}
        </TextButton>
      </div>
    </form>
  );
}

/** Selects the first of the sections at the end of the page that is open now. */
function selectFirst(count: number) {
  const { page } = useEditor.getState();
  const at = (page?.sections.length ?? 0) - count;
  if (page?.file && at >= 0) select({ file: page.file, path: ['blocks', at], section: at });
}

interface PagesProps {
  pages: EditorStart['pages'];
  target: { to: string } | null;
  onChoose: (target: Target) => void;
}

function Pages({ pages, target, onChoose }: PagesProps) {
  return (
    <>
      <TextButton icon="plus" onPress={() => onChoose({ title: '', address: '' })}>
        {say('A new page')}
      </TextButton>
      <PageList pages={pages} chosen={target?.to ?? null} onChoose={(to) => onChoose({ to })} />
    </>
  );
}

interface NewPageProps {
  page: EditorPage;
  target: { title: string; address: string };
  onChange: (target: Target) => void;
}

function NewPage({ page, target: { title, address }, onChange }: NewPageProps) {
  const lang = readSiteLanguage(page);
  // The address follows the title until it is written by hand.
  const follows = address === addressOf(title, lang);
  return (
    <>
      <Line
        label={say('Title of the new page')}
        value={title}
        isFirst
        onChange={(next) => onChange({ title: next, address: follows ? addressOf(next, lang) : address })}
      />
      <Line
        label={say('Address, such as /offers')}
        value={address}
        onChange={(next) => onChange({ title, address: next })}
      />
    </>
  );
}

type Foreseen = Awaited<ReturnType<typeof foresee>>;

/** @returns what would follow; undefined until it is known */
function useForeseen(request: object | null): Foreseen | undefined {
  const [answer, setAnswer] = useState<{ asked: string; foreseen: Foreseen }>();
  const asked = request && isWhole(request) ? JSON.stringify(request) : '';
  useEffect(() => {
    let isOvertaken = false;
    const ask = async () => {
      const foreseen = await foresee('sections', JSON.parse(asked) as object);
      if (!isOvertaken) setAnswer({ asked, foreseen });
    };
    if (asked !== '') void ask();
    return () => {
      isOvertaken = true;
    };
  }, [asked]);
  return answer?.asked === asked ? answer.foreseen : undefined;
}

function isWhole(request: object): boolean {
  return !('title' in request) || (request.title !== '' && 'address' in request && request.address !== '');
}
