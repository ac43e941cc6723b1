// The check for spam that a form asks for: begins with the first use of the form, and gives its
// answer when the message is sent.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { readEndpoints } from '../../forms/delivery/endpoints.ts';
import type { ShownWidget, WidgetProblem } from '../../forms/widget.ts';
import type { FormViewProps } from './form-view-props.ts';

/** How long a widget's script may take before somebody is told that they need not wait, in ms. */
const slow = 10_000;

/** @returns the place of a widget, what is wrong with it, and what gives the answer to the check */
export function useSpamCheck(form: RefObject<HTMLFormElement | null>, { form: { spamCheck }, siteKey }: FormViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const proof = useRef<Promise<string>>(undefined);
  const widget = useRef<ShownWidget>(undefined);
  const [problem, tell] = useState<WidgetProblem>();

  useEffect(() => {
    const element = form.current;
    if (!element || !spamCheck) return undefined;
    let isBeginning = false;
    const begin = async () => {
      if (spamCheck === 'proof-of-work') {
        proof.current ??= import('../../forms/proof-of-work.ts')
          .then(({ findProof }) => findProof(readEndpoints().function))
          .catch(() => '');
        return;
      }
      const container = place.current;
      if (!siteKey || !container || widget.current || isBeginning) return;
      isBeginning = true;
      const late = setTimeout(() => tell('failed'), slow);
      try {
        const { showWidget } = await import('../../forms/widget.ts');
        widget.current = await showWidget(spamCheck, { container, siteKey, tell });
        tell(undefined);
      } catch (error) {
        tell('failed');
        throw error;
      } finally {
        clearTimeout(late);
        isBeginning = false;
      }
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
    problem,
    /**
     * @returns the answer: of a widget at once, of the browser's work when that is done. It is good
     *   for one message; the next use of the form begins again
     */
    async readAnswer(): Promise<string> {
      const work = proof.current;
      proof.current = undefined;
      if (work) return work;
      const answer = widget.current?.readAnswer() ?? '';
      widget.current?.renew();
      return answer;
    },
  };
}
