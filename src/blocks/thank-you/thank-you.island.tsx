// The confirmation card: goes back by itself, stays when asked, and leads to the visitor's inbox.
import type { ThankYouBlock } from '#schemas';
import { usePageStore } from '../../state/use-store.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { goBack } from './go-back.ts';
import { Inbox } from './inbox.tsx';
import { useReturn } from './use-return.ts';

export type ThankYouViewProps = Pick<
  ThankYouBlock,
  'heading' | 'text' | 'inbox' | 'stay' | 'returnAfter' | 'returnNote'
> & {
  level: 1 | 2;
  /** What the link to the inbox says to screen readers, because it opens a new tab. */
  newTab: string;
};

export function View({ heading, text, inbox, stay, returnAfter, returnNote, level, newTab }: ThankYouViewProps) {
  const store = usePageStore();
  const { stays, stop } = useReturn(returnAfter, () => goBack(store.getState().goTo));
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="grid gap-5">
      {returnAfter > 0 && (
        // First, so that the Tab key reaches it before the time is over.
        <div className="needs-script">
          <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-muted">
            <button type="button" className="min-h-11 px-2 font-semibold text-brand underline" onClick={stop}>
              {stay.label}
            </button>
            {returnNote && !stays && (
              <span className="motion-reduce:hidden">{returnNote.replace('{seconds}', String(returnAfter))}</span>
            )}
            <output>{stays && stay.note}</output>
          </div>
        </div>
      )}
      <Heading className={level === 1 ? 'text-3xl' : 'text-2xl'}>
        <InlineText text={heading} />
      </Heading>
      <p className="text-lg text-muted">
        <InlineText text={text} />
      </p>
      <Inbox {...inbox} newTab={newTab} />
    </div>
  );
}
