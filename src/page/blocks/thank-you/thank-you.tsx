// The page after a form was sent: a confirmation that goes back after a few seconds unless the
// visitor stays (thank-you.behavior.ts).
import type { ThankYouBlock } from '#schemas';
import type { BlockProps } from '../../ui/block-props.ts';
import { countText } from '../../../base/words/plural-text.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { Section } from '../../ui/section.tsx';
import { SmartLink } from '../../ui/text/smart-link.tsx';
import { Inbox } from './inbox.tsx';

export function ThankYou(props: BlockProps<ThankYouBlock>) {
  const { id, background, heading, text, inbox, links, stay, returnAfter, level, site } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Section id={id} background={background}>
      <div className="seen-whole card mx-auto max-w-168 p-(--card-room) text-center sm:p-10">
        <div className="grid gap-5" {...((inbox || stay) && live(stay ? returnAfter : 0))}>
          <Heading className={level === 1 ? 'text-3xl' : 'text-2xl'}>
            <InlineText text={heading} />
          </Heading>
          <p className="text-lg text-muted">
            <InlineText text={text} />
          </p>
          {/* Before the other controls, so that the Tab key reaches it before the time is over. */}
          {stay && returnAfter > 0 && <Stay {...props} stay={stay} lang={site.lang} />}
          {inbox && <Inbox {...inbox} newTab={site.labels.newTab} />}
          {links.length > 0 && <Links links={links} />}
        </div>
      </div>
    </Section>
  );
}

/** Nobody is taken away from a page on which they cannot ask to stay (WCAG 2.2.1). */
function live(returnAfter: number) {
  return { 'data-live': 'thank-you', 'data-wake': 'load', 'data-return-after': returnAfter };
}

function Links({ links }: Pick<ThankYouBlock, 'links'>) {
  return (
    <ul className="flex flex-wrap justify-center gap-x-6">
      {links.map(({ label, href }, index) => (
        <li key={index}>
          <SmartLink href={href} className="inline-flex min-h-11 items-center font-semibold text-brand-text underline">
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}

type StayProps = Required<Pick<ThankYouBlock, 'stay'>> &
  Pick<ThankYouBlock, 'returnAfter' | 'returnNote'> & { lang: string };

function Stay({ stay, returnAfter, returnNote, lang }: StayProps) {
  return (
    <div className="needs-script">
      <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm text-muted">
        <button type="button" className="min-h-11 px-2 font-semibold text-brand-text underline" data-thanks="stay">
          {stay.label}
        </button>
        {returnNote && (
          <span className="motion-reduce:hidden" data-thanks="return">
            {countText(returnNote, returnAfter, lang, { seconds: returnAfter })}
          </span>
        )}
        <output data-thanks="stays" data-note={stay.note} />
      </div>
    </div>
  );
}
