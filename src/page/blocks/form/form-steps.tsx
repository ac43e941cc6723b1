// The parts of a form with steps: each step as a group of fields, how far it is, and the ways on.
import type { ReactNode } from 'react';
import { fillText } from '../../../base/words/fill-text.ts';
import { stepId, type Steps } from './hooks/use-steps.ts';
import type { FormViewProps } from './hooks/form-view-props.ts';

type StepProps = Pick<FormViewProps, 'id' | 'labels' | 'level'> & { steps: Steps };

/** @returns the fields in their steps; in no step for a form without any */
export function StepFields({
  id,
  labels,
  level,
  steps: { steps, index: shown },
  children,
}: StepProps & { children: (fields: Steps['fields']) => ReactNode }) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const groups = steps.map(({ heading, fields }, index) => (
    <fieldset
      key={heading}
      data-step={index === shown ? 'now' : 'later'}
      className="grid grid-cols-1 gap-x-5 gap-y-4 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="mb-4">
        <span className="block text-sm text-muted">{countSteps(labels.stepCount, index, steps.length)}</span>
        <Heading id={stepId(id, index)} tabIndex={-1} className="text-xl">
          {heading}
        </Heading>
      </legend>
      {children(fields)}
    </fieldset>
  ));
  return (
    <>
      {/* For the eye: each step says it in words. */}
      <span aria-hidden="true" className="needs-script form-progress sm:col-span-2">
        {steps.map(({ heading }, index) => (
          <span key={heading} data-done={index <= shown} />
        ))}
      </span>
      {groups}
    </>
  );
}

/** The buttons to other steps. The one that leads on sends the form, whose check lets it pass. */
export function StepButtons({ labels, steps: { index, isLast, goBack } }: Pick<StepProps, 'labels' | 'steps'>) {
  return (
    <>
      {!isLast && (
        <button type="submit" className="needs-script btn btn-primary w-full sm:w-auto">
          {labels.stepNext}
        </button>
      )}
      {index > 0 && (
        <button type="button" className="needs-script btn btn-secondary w-full sm:w-auto" onClick={goBack}>
          {labels.stepBack}
        </button>
      )}
    </>
  );
}

function countSteps(text = '', index: number, count: number): string {
  return fillText(text, { n: index + 1, count });
}
