// Filters of what is typed into a form, and what they left out, by the names of the fields.
import { useEffect, useState, type RefObject } from 'react';
import { collectRefused, type RefusedText } from '../../../forms/typing/refused-text.ts';
import { watchTyping } from '../../../forms/typing/watch-typing.ts';
import { createPressWatch } from './after-press.ts';
import type { FormViewProps } from './form-view-props.ts';

export type RefusedTexts = Record<string, RefusedText>;

/** Filters the form's fields from now on. @returns what they did not accept */
export function useTyping(element: RefObject<HTMLFormElement | null>, { form }: FormViewProps): RefusedTexts {
  const [refused, setRefused] = useState<RefusedTexts>({});
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const watch = new AbortController();
    const { signal } = watch;
    const afterPress = createPressWatch(signal);
    const collector = collectRefused(({ name }, text) =>
      afterPress(() => setRefused((known) => ({ ...known, [name]: text }))),
    );
    const stop = watchTyping(watched, form.fields, collector.onEdit);
    watched.addEventListener('focusout', collector.flush, { signal });
    watched.addEventListener('reset', collector.clear, { signal });
    return () => {
      stop();
      watch.abort();
    };
  }, [element, form]);
  return refused;
}
