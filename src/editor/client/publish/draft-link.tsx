// A draft for somebody else: a link where the host has an address for it, or else a folder.
import { say } from '../../../base/words/say.ts';
import { useRef, useState } from 'react';
import { Input, Label, TextField } from 'react-aria-components';
import { TextButton } from '../controls/buttons.tsx';
import type { BuiltDraft, OnlinePage, PublishView, SentDraft } from '../../protocol/site.ts';
import type { Refusal } from '../../protocol/page.ts';
import { post } from '../state/requests.ts';
import { ask } from '../state/site-store.ts';
import { announce } from '../state/store.ts';
import { useArrival, type OnlineState } from './site-link.tsx';

/** Words of what was done, or why it was not. */
type Outcome = { ok: true; words: string } | Refusal;

interface DraftProps {
  view: PublishView;
  /** False while something else is done, or the folder's programs are not agreed to. */
  isReady: boolean;
  isBusy: boolean;
  /** Does the work, and says what came of it. */
  run: (work: () => Promise<Outcome>) => Promise<void>;
}

export function Draft(props: DraftProps) {
  return (
    <>
      <h3>{say('Show a draft to somebody')}</h3>
      {props.view.hasDraftAddress ? <DraftLink {...props} /> : <DraftFolder {...props} />}
    </>
  );
}

function DraftLink({ view, isReady, isBusy, run }: DraftProps) {
  const [link, setLink] = useState('');
  const { state, follow } = useArrival(say('The draft is online.'));
  const send = async (): Promise<Outcome> => {
    const answer = await post<SentDraft>('/__editor/site/send-draft', { agreed: view.programs.key });
    if (!answer.ok) return answer;
    setLink(answer.link);
    follow(readDraft, (version) => version === answer.version);
    return { ok: true, words: say('The draft was sent.') };
  };
  return (
    <>
      <p className="hint">
        {say(
          'Everything as it is now, with what is not public yet, under a link that nobody can guess. Visitors and search engines do not see it. The link stays the same: send the draft again after a change.',
        )}
      </p>
      <TextButton isDisabled={!isReady} onPress={() => void run(send)}>
        {isBusy ? say('Working …') : say('Send the draft')}
      </TextButton>
      {link !== '' && <SentLink link={link} state={state} />}
    </>
  );
}

async function readDraft(): Promise<string | null> {
  const asked = await ask<OnlinePage>('online-draft');
  return asked.ok && asked.answer.ok ? asked.answer.version : null;
}

const words = (): Record<OnlineState, string> => ({
  unsent: '',
  building: say('Your host is building the draft. It says here when the link works.'),
  online: say('The draft is online. Whoever has the link sees it.'),
  late: say('The draft is not at its address yet. Ask who looks after the site whether your host shows drafts.'),
  unknown: '',
});

function SentLink({ link, state }: { link: string; state: OnlineState }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      announce(say('The link is copied.'));
    } catch {
      // Without the right to write there, it is copied by hand.
      field.current?.select();
    }
  };
  return (
    <div className="draft-link" data-state={state}>
      <p>{words()[state]}</p>
      <TextField className="setting" value={link} isReadOnly>
        <Label className="label">{say('Link to the draft')}</Label>
        <Input className="input" dir="ltr" ref={field} />
      </TextField>
      <div className="row-actions">
        <TextButton look={state === 'online' ? 'primary' : 'plain'} onPress={() => void copy()}>
          {isCopied ? say('Copied') : say('Copy link')}
        </TextButton>
        <a href={link} target="_blank" rel="noreferrer">
          {say('Look at the draft')}
        </a>
      </div>
    </div>
  );
}

function DraftFolder({ isReady, isBusy, run }: DraftProps) {
  return (
    <>
      <p className="hint">
        {say(
          'A link to send needs a host that shows drafts, such as Netlify or Cloudflare Pages, and its address under Settings, “Address of drafts”. Ask who looks after the site. Until then the draft can be built into a folder, with everything that is not public yet, for somebody to put online.',
        )}
      </p>
      <TextButton isDisabled={!isReady} onPress={() => void run(buildDraft)}>
        {isBusy ? say('Working …') : say('Build the draft')}
      </TextButton>
    </>
  );
}

async function buildDraft(): Promise<Outcome> {
  const answer = await post<BuiltDraft>('/__editor/site/draft', {});
  return answer.ok ? { ok: true, words: say('The draft is in {folder}', { folder: answer.folder }) } : answer;
}
