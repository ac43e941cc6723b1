// Numbered steps that lead to something: side by side, one below the other, or beside their
// heading.
import type { StepsBlock, StepsStep } from '#schemas';
import { clsx } from 'clsx';
import { Action } from '../../ui/action.tsx';
import type { BlockProps } from '../../ui/block-props.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { partHeading } from '../../ui/text/part-heading.ts';
import { stepsSlot, type Slot } from '../../ui/picture/picture-slots.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';

const rows: Record<number, string> = {
  1: 'seen-whole mx-auto w-fit max-w-112',
  2: 'follows-heading max-w-208 md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'md:grid-cols-2 lg:grid-cols-4',
};

export function Steps(props: BlockProps<StepsBlock>) {
  const { id, background, heading, text, steps, layout, button, level, leads } = props;
  const columns = layout === 'row' ? chooseColumns(steps.length) : undefined;
  const isBeside = layout === 'beside';
  const first = steps.find(({ image }) => image);
  const start = button && (
    <div className={isBeside ? undefined : 'section-heading seen-whole mt-10'}>
      <Action button={button} />
    </div>
  );
  return (
    <Section id={id} background={background} className={isBeside ? 'steps-beside' : undefined}>
      <div className={isBeside ? 'steps-heading' : undefined}>
        <SectionHeading heading={heading} text={text} level={level} align={isBeside ? 'start' : 'center'} />
        {isBeside && start}
      </div>
      <ol className={clsx('steps', columns ? `steps-row ${rows[columns]}` : !isBeside && 'follows-heading max-w-208')}>
        {steps.map((step, index) => (
          <li key={index} className="step">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <Step
              step={step}
              Title={partHeading(level, heading)}
              slot={stepsSlot(columns, layout)}
              priority={leads && step === first}
            />
          </li>
        ))}
      </ol>
      {!isBeside && start}
    </Section>
  );
}

/** Up to four side by side; more are in rows that are filled as evenly as possible. */
function chooseColumns(count: number): number {
  if (count < 3) return count;
  return count === 3 || count % 4 === 1 || count % 3 === 0 ? 3 : 4;
}

interface StepProps {
  step: StepsStep;
  Title: 'h2' | 'h3';
  slot: Slot;
  priority?: boolean;
}

function Step({ step, Title, slot, priority }: StepProps) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Title className="flex items-center gap-2.5 text-lg">
        {step.icon && (
          <Icon name={step.icon} className="size-6 shrink-0 text-brand-text in-data-[background=dark]:text-current" />
        )}
        <span className="min-w-0">{step.title}</span>
      </Title>
      {step.text && (
        <p className="text-muted">
          <InlineText text={step.text} />
        </p>
      )}
      {step.image && (
        <Picture
          image={step.image}
          slot={slot}
          priority={priority}
          className="mt-2 max-h-80 w-full rounded-card object-cover"
        />
      )}
    </div>
  );
}
