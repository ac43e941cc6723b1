// Numbered steps that lead to something, side by side or one below the other.
import type { StepsBlock, StepsStep } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Icon } from '../../ui/icon.tsx';
import { InlineText } from '../../ui/inline-text.tsx';
import { partHeading } from '../../ui/part-heading.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

export function Steps({ id, background, heading, text, steps, layout, button, level }: BlockProps<StepsBlock>) {
  const isRow = layout === 'row';
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <ol className={clsx('steps', isRow ? `steps-row ${columnsFor(steps.length)}` : 'mx-auto max-w-208')}>
        {steps.map((step, index) => (
          <li key={index} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <Step step={step} Title={partHeading(level, heading)} />
          </li>
        ))}
      </ol>
      {button && (
        <div className="mt-10 text-center">
          <Action button={button} />
        </div>
      )}
    </Section>
  );
}

/** Up to four side by side; more stand in rows that are filled as evenly as can be. */
function columnsFor(count: number): string {
  if (count === 1) return 'mx-auto w-fit max-w-112';
  if (count === 2) return 'mx-auto max-w-208 md:grid-cols-2';
  return count === 3 || count % 4 === 1 || count % 3 === 0 ? 'md:grid-cols-3' : 'md:grid-cols-2 lg:grid-cols-4';
}

function Step({ step, Title }: { step: StepsStep; Title: 'h2' | 'h3' }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Title className="flex items-center gap-2.5 text-lg">
        {step.icon && (
          <Icon name={step.icon} className="size-6 shrink-0 text-brand in-data-[background=dark]:text-current" />
        )}
        <span className="min-w-0">{step.title}</span>
      </Title>
      {step.text && (
        <p className="text-muted">
          <InlineText text={step.text} />
        </p>
      )}
      {step.image && <Picture image={step.image} className="mt-2 max-h-80 w-full rounded-card object-cover" />}
    </div>
  );
}
