// Publishing: what is not online yet, in words, and what becomes of it once it is sent.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import { FoldedText, splitTrouble } from '../controls/trouble-text.tsx';
import type { Published, PublishView, SitePage } from '../../protocol/site.ts';
import type { Refusal } from '../../protocol/page.ts';
import { post } from '../state/requests.ts';
import { announce } from '../state/store.ts';
import { readPublishing, takeIn, useSite } from '../state/site-store.ts';
import { Draft } from './draft-link.tsx';
import { Programs, useAgreement } from './folder-programs.tsx';
import { IgnoredFiles, PublishFiles } from './publish-files.tsx';
import { SiteLink, useOnline } from './site-link.tsx';
import { describePlan, describeState, suggestMessage } from './words.ts';
import '../controls/setting.css';
import './publish.css';

type Busy = 'send' | 'take-in' | 'draft' | null;
type Outcome = { ok: true; words: string } | Refusal;

export function PublishPanel({ pages }: { pages: SitePage[] }) {
  const view = useSite((state) => state.publishing);
  const isBehind = useSite((state) => state.isBehind);
  const work = useWork();
  const online = useOnline();
  const { isAgreed, agree } = useAgreement(view?.programs.key ?? '');
  if (!view) return <p className="hint">{say('Looking at what has changed …')}</p>;
  const { busy, run, done } = work;
  const { sentence, said } = splitTrouble(describeState(view));
  const send = (message: string, files: string[]) =>
    run('send', async () => {
      const page = pages.find(({ file }) => files.includes(file))?.route ?? '/';
      const follow = view.remote ? await online.begin(page, view.url) : undefined;
      const answer = await post<Published>('/__editor/site/publish', { message, files, agreed: view.programs.key });
      if (answer.ok) follow?.();
      return toOutcome(answer);
    });
  return (
    <>
      <p className="publish-state">{sentence}</p>
      <FoldedText text={said} />
      {busy === 'send' && <p className="hint">{say('Being sent …')}</p>}
      {done && <p className="site-done">{done}</p>}
      <SiteLink url={view.url} state={online.state} />
      {(work.isBehind || isBehind) && (
        <section className="notice" aria-label={say('A colleague has published')}>
          <p>
            {work.isBehind
              ? say(
                  'A colleague has published since. Nothing was sent. Take it in, look at the pages, and publish then.',
                )
              : say('A colleague has published since. Take it in, look at the pages, and publish then.')}
          </p>
          <TextButton
            look="primary"
            isDisabled={busy !== null || !isAgreed}
            onPress={() => void run('take-in', async () => toOutcome(await takeIn()))}
          >
            {busy === 'take-in' ? say('Being taken in …') : say('Take it in')}
          </TextButton>
        </section>
      )}
      <IgnoredFiles files={view.ignored} />
      <Programs names={view.programs.names} isAgreed={isAgreed} agree={agree} />
      {view.obstacle === null && (
        <PublishForm key={work.rounds} view={view} pages={pages} isReady={busy === null && isAgreed} send={send} />
      )}
      <Draft
        view={view}
        isReady={busy === null && (isAgreed || !view.hasDraftAddress)}
        isBusy={busy === 'draft'}
        run={(sent) => run('draft', sent)}
      />
    </>
  );
}

function toOutcome(answer: Published | Refusal): Outcome {
  return answer.ok ? { ok: true, words: answer.done } : answer;
}

/** @returns what is being done, what came of it, and what does something */
function useWork() {
  const [busy, setBusy] = useState<Busy>(null);
  const [done, setDone] = useState('');
  const [isBehind, setBehind] = useState(false);
  const [rounds, setRounds] = useState(0);
  const run = async (kind: Busy, work: () => Promise<Outcome>) => {
    setBusy(kind);
    setDone('');
    useSite.setState({ trouble: null });
    const answer = await work();
    setBusy(null);
    setBehind(!answer.ok && answer.isBehind === true);
    announce(answer.ok ? answer.words : splitTrouble(answer.reason).sentence);
    if (!answer.ok) {
      // The rest is asked, or has a button of its own.
      if (!answer.isBehind && !answer.conflicts) useSite.setState({ trouble: answer.reason });
      return;
    }
    setDone(answer.words);
    await readPublishing();
    setRounds((count) => count + 1);
  };
  return { busy, done, isBehind, rounds, run };
}

interface PublishFormProps {
  view: PublishView;
  pages: SitePage[];
  isReady: boolean;
  send: (message: string, files: string[]) => Promise<void>;
}

function PublishForm({ view, pages, isReady, send }: PublishFormProps) {
  const [written, write] = useState<string | null>(null);
  const [checked, check] = useState<string[] | null>(null);
  const chosen = view.changes.filter(({ file, isOwn }) => checked?.includes(file) ?? isOwn);
  const files = chosen.map(({ file }) => file);
  const message = written ?? suggestMessage(chosen, pages);
  return (
    <form
      className="site-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send(message, files);
      }}
    >
      {files.length > 0 && (
        <TextField className="setting" value={message} onChange={write} isRequired>
          <Label className="label">{say('What has changed, in a few words')}</Label>
          <Input className="input" />
        </TextField>
      )}
      <div className="publish-bar">
        <TextButton look="primary" type="submit" isDisabled={!isReady || files.length + view.waiting === 0}>
          {say('Publish')}
        </TextButton>
        <p>{describePlan(files.length, view)}</p>
      </div>
      {view.changes.length > 0 && <PublishFiles changes={view.changes} pages={pages} chosen={files} onChange={check} />}
    </form>
  );
}
