// Steps of a long form: one is shown at a time. Each has a place in the browser's history, so that
// Back leads to the step before, with all that was typed.
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { findStep, listSteps, type FormStep } from '../../../forms/steps.ts';
import type { FieldValues } from '../../../forms/rules.ts';
import { checkForm } from '../../../forms/submit.ts';
import { changeForm, reportErrors } from '../../../state/form-state.ts';
import { usePageState, usePageStore } from '../../../state/use-store.tsx';
import type { FormViewProps } from './form-view-props.ts';

export interface Steps {
  steps: FormStep[];
  /** The one that is shown. */
  index: number;
  isLast: boolean;
  /** The fields that are shown: of the step, or all of the form. */
  fields: FormViewProps['form']['fields'];
  goBack: () => void;
  /** Goes on to the next step unless something is wrong in this one. */
  goOn: (event: FormEvent<HTMLFormElement>) => void;
}

/** @returns the id of a step's heading */
export function stepId(form: string, index: number): string {
  return `${form}-step-${index + 1}`;
}

/** @param errors the messages of the last check: a step with one of them is shown */
export function useSteps(
  { id, form, files }: FormViewProps,
  answers: FieldValues,
  errors: Record<string, string>,
): Steps {
  const steps = listSteps(form);
  const store = usePageStore();
  const [chosen, choose] = useState(0);
  // The furthest one so far: nobody gets past a step by an address.
  const reached = useRef(0);
  const index = findWrongStep(steps, chosen, errors);
  const fields = steps[index]?.fields ?? form.fields;
  useStepOfAddress(id, (wanted) => choose(Math.min(wanted, reached.current)));
  useStepFocus(id, index);
  useFirstStep(id, () => {
    choose(0);
    reached.current = 0;
  });

  function move(direction: 1 | -1): void {
    const next = findStep(steps, index, direction, answers);
    if (next === -1) return;
    choose(next);
    reached.current = Math.max(reached.current, next);
    // A window has no address of its own.
    if (!document.getElementById(id)?.closest('dialog'))
      store.getState().goTo(`#${stepId(id, next)}`, { keepScroll: true });
  }

  function goOn(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = Object.entries(checkForm({ form, files, element: event.currentTarget }).errors);
    const wrong = found.filter(([name]) => fields.some((field) => field.name === name));
    reportErrors(store, id, Object.fromEntries(wrong));
    if (wrong.length === 0) move(1);
  }

  return {
    steps,
    index,
    isLast: findStep(steps, index, 1, answers) === -1,
    fields,
    goBack() {
      changeForm(store, id, { errors: {} });
      move(-1);
    },
    goOn,
  };
}

/** @returns the step to show: the first with a mistake, unless the chosen one has one */
function findWrongStep(steps: FormStep[], chosen: number, errors: Record<string, string>): number {
  const isWrong = (step: FormStep | undefined) => step?.fields.some(({ name }) => errors[name]) === true;
  const wrong = steps.findIndex(isWrong);
  return wrong === -1 || isWrong(steps[chosen]) ? chosen : wrong;
}

/** Follows the address: Back and Forward, and away from the steps to the first one. */
function useStepOfAddress(id: string, show: (index: number) => void): void {
  const hash = usePageState(({ address }) => address.hash);
  const followed = useRef(hash);
  const follow = useEffectEvent((now: string) => {
    const start = `#${stepId(id, 0).slice(0, -1)}`;
    if (now.startsWith(start)) show(Number(now.slice(start.length)) - 1 || 0);
    else if (followed.current.startsWith(start)) show(0);
    followed.current = now;
  });
  useEffect(() => follow(hash), [hash]);
}

/** A form that was sent, or emptied, begins again. */
function useFirstStep(id: string, begin: () => void): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    const element = document.getElementById(id);
    const again = () => start();
    element?.addEventListener('reset', again);
    return () => element?.removeEventListener('reset', again);
  }, [id]);
}

/** A new step is read out from its heading. What is wrong takes the focus itself. */
function useStepFocus(id: string, index: number): void {
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const heading = document.getElementById(stepId(id, index));
    if (document.getElementById(`${id}-problem`)) return;
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'nearest' });
  }, [id, index]);
}
