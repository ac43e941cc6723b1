// A longer text with headings, lists and links, for reading.
import type { RichTextBlock } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { partHeading } from '../../ui/text/part-heading.ts';
import { RichText as LongText } from '../../ui/text/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function RichText(props: BlockProps<RichTextBlock>) {
  const { id, background, heading, text, align, columns, button, level, site } = props;
  const isWide = columns === 2;
  return (
    <Section id={id} background={background}>
      <div
        className={clsx('mx-auto', isWide ? 'max-w-256' : 'max-w-176', align === 'center' && 'seen-whole text-center')}
      >
        {heading && <SectionHeading heading={heading} level={level} align={align} />}
        <div className={isWide ? 'prose-columns' : 'prose'}>
          <LongText
            text={text}
            heading={partHeading(level, heading)}
            newTabLabel={site.labels.newTab}
            pictures={props.textPictures}
            leads={props.leads}
          />
        </div>
        {button && (
          <div className="mt-8">
            <Action button={button} />
          </div>
        )}
      </div>
    </Section>
  );
}
