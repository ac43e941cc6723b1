// The check for spam that a form asks for: begins with the first use of the form, and gives its
// answer when the message is sent.
import { useEffect, useRef, type RefObject } from 'react';
import { readEndpoints } from '../../forms/delivery/endpoints.ts';
import type { FormViewProps } from './form-view-props.ts';

/** @returns the place of a widget, and what gives the answer to the check; undefined for a form without one */
export function useSpamCheck(form: RefObject<HTMLFormElement | null>, { form: { spamCheck }, siteKey }: FormViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const proof = useRef<Promise<string>>(undefined);
  const again = useRef<() => void>(undefined);

  useEffect(() => {
    const element = form.current;
    if (!element || !spamCheck) return undefined;
    let hasBegun = false;
    const begin = async () => {
      if (spamCheck === 'proof-of-work') {
        proof.current ??= import('../../forms/proof-of-work.ts')
          .then(({ findProof }) => findProof(readEndpoints().function))
          .catch(() => '');
        return;
      }
      const container = place.current;
      if (!siteKey || !container || hasBegun) return;
      hasBegun = true;
      const { showWidget } = await import('../../forms/widget.ts');
      again.current = await showWidget(spamCheck, container, siteKey);
    };
    // Without an answer the message is sent, too, and marked by who receives it.
    const start = () => void begin().catch((error: unknown) => console.error('The check for spam failed.', error));
    // A press of the button puts the focus on what is said about it, which is no use of the form.
    const startFrom = ({ target }: FocusEvent) => {
      if ((target as Element).matches('input, select, textarea')) start();
    };
    element.addEventListener('focusin', startFrom);
    // The focus that woke the form is no event any more.
    if (element.contains(document.activeElement)) start();
    return () => element.removeEventListener('focusin', startFrom);
  }, [form, spamCheck, siteKey]);

  return {
    place,
    /**
     * @returns the answer: of a widget at once, of the browser's work when that is done. It is good
     *   for one message; the next use of the form begins again
     */
    async readAnswer(): Promise<string> {
      const work = proof.current;
      proof.current = undefined;
      if (work) return work;
      const input = place.current?.querySelector<HTMLInputElement>('[name$="-response"]');
      const answer = input?.value ?? '';
      again.current?.();
      return answer;
    },
  };
}
