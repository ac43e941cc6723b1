// The second check of a field with a mistake, when somebody leaves it.
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { checkForm } from '../../../forms/submit.ts';
import { changeForm } from '../../../state/form-state.ts';
import { usePageStore } from '../../../state/use-store.tsx';
import { createPressWatch } from './after-press.ts';
import type { FormViewProps } from './form-view-props.ts';

/** Checks a field again unless the form waits for the next press of its button. */
export function useSecondCheck(element: RefObject<HTMLFormElement | null>, { id, form, files }: FormViewProps): void {
  const store = usePageStore();
  const check = useEffectEvent((watched: HTMLFormElement, name: string) => {
    const { [name]: known, ...others } = store.getState().forms[id]?.errors ?? {};
    if (known === undefined) return;
    const message = checkForm({ form, files, element: watched }).errors[name];
    if (message !== known) changeForm(store, id, { errors: message ? { ...others, [name]: message } : others });
  });
  useEffect(() => {
    const watched = element.current;
    if (!watched || form.checkAgain === 'sent') return undefined;
    const watch = new AbortController();
    const afterPress = createPressWatch(watch.signal);
    const leave = ({ target, relatedTarget }: FocusEvent) => {
      const { name } = target as HTMLInputElement;
      // Several choices are one field.
      if (relatedTarget instanceof HTMLInputElement && relatedTarget.name === name) return;
      afterPress(() => check(watched, name));
    };
    watched.addEventListener('focusout', leave, { signal: watch.signal });
    return () => watch.abort();
  }, [element, form.checkAgain]);
}
