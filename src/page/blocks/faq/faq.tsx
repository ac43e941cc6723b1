// Questions that open to show their answers: native, so that they work without script, and a search
// in the page finds them.
import type { FaqBlock, FaqQuestion } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Glyph } from '../../ui/picture/icon.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Faq(props: BlockProps<FaqBlock>) {
  const { id, background, heading, text, items, layout, button, level } = props;
  const isBeside = layout === 'beside';
  const action = button && (
    <div className={isBeside ? 'mb-8' : 'section-heading seen-whole mt-8'}>
      <Action button={button} look="secondary" />
    </div>
  );
  const top = <SectionHeading heading={heading} text={text} level={level} align={isBeside ? 'start' : 'center'} />;
  const questions = (
    <div className={clsx('border-t border-line', !isBeside && 'follows-heading max-w-208')}>
      {items.map((item, index) => (
        <Question key={index} item={item} isFirst={index === 0} block={props} />
      ))}
    </div>
  );
  if (!isBeside)
    return (
      <Section id={id} background={background}>
        {top}
        {questions}
        {action}
      </Section>
    );
  return (
    <Section id={id} background={background}>
      <div className="lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-16">
        <div className="lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start">
          {top}
          {action}
        </div>
        {questions}
      </div>
    </Section>
  );
}

interface QuestionProps {
  item: FaqQuestion;
  isFirst: boolean;
  block: BlockProps<FaqBlock>;
}

function Question({ item, isFirst, block }: QuestionProps) {
  const { id, oneAtATime, openFirst, level, site, textPictures } = block;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <details className="disclosure" name={oneAtATime ? `${id}-questions` : undefined} open={openFirst && isFirst}>
      <summary>
        <Heading className="min-w-0 text-lg">{item.question}</Heading>
        <Glyph name="chevronDown" className="disclosure-sign" />
      </summary>
      <div className="prose pb-6 text-muted sm:pe-12">
        <RichText
          text={item.answer}
          heading={level === 1 ? 'h3' : 'h4'}
          newTabLabel={site.labels.newTab}
          pictures={textPictures}
        />
      </div>
    </details>
  );
}
