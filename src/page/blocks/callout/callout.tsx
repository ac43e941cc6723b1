// A box that stands out: a hint, good news or a warning.
import type { CalloutBlock } from '#schemas';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Section } from '../../ui/section.tsx';

const signs = { note: 'info', success: 'check', warning: 'warning' } as const;

export function Callout(props: BlockProps<CalloutBlock>) {
  const { id, background, heading, text, tone, button, level, site } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Section id={id} background={background}>
      <div
        className={`callout callout-${tone} card mx-auto flex max-w-208 flex-col gap-4 p-(--card-room) sm:flex-row sm:p-8`}
      >
        <span className="callout-sign">
          <Glyph name={signs[tone]} />
        </span>
        <div className="prose min-w-0 grow sm:pt-1.5">
          {heading && (
            <Heading className="text-xl">
              <InlineText text={heading} />
            </Heading>
          )}
          <RichText
            text={text}
            heading={partHeading(level, heading)}
            newTabLabel={site.labels.newTab}
            pictures={props.textPictures}
            leads={props.leads}
          />
          {button && (
            <div className="mt-1">
              <Action button={button} />
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}
