// The check for spam that a form asks for: begins with the first use of the form, and gives its
// answer when the message is sent.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { beginProof } from '../../../forms/delivery/begin-proof.ts';
import type { SpamCheck } from '../../../forms/spam/spam-checks.ts';
import type { ShownWidget, WidgetProblem } from '../../../forms/spam/widget.ts';
import type { FormViewProps } from './form-view-props.ts';

/**
 * Time that a widget's script may take before the visitor is told that they need not wait, in ms.
 */
const slow = 10_000;

/** @returns the place of a widget, what is wrong with it, and what gives the answer to the check */
export function useSpamCheck(form: RefObject<HTMLFormElement | null>, { form: { spamCheck }, siteKey }: FormViewProps) {
  const proof = useRef<Promise<string>>(undefined);
  const { place, problem, widget, show } = useWidget();
  // Without an answer the message is sent, too, and marked by who receives it.
  useEachUse(form, spamCheck !== undefined, () => {
    if (spamCheck === 'proof-of-work') proof.current ??= beginProof();
    else if (spamCheck && siteKey) void show(spamCheck, siteKey);
  });
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

/** @returns a place for a widget, and what shows it there unless it is there or on its way */
function useWidget() {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<ShownWidget>(undefined);
  const isComing = useRef(false);
  const [problem, tell] = useState<WidgetProblem>();
  async function show(check: SpamCheck, siteKey: string): Promise<void> {
    const container = place.current;
    if (!container || widget.current || isComing.current) return;
    isComing.current = true;
    const late = setTimeout(() => tell('failed'), slow);
    try {
      const { showWidget } = await import('../../../forms/spam/widget.ts');
      widget.current = await showWidget(check, { container, siteKey, tell });
      tell(undefined);
    } catch (error) {
      tell('failed');
      console.error('The check for spam failed.', error);
    }
    clearTimeout(late);
    isComing.current = false;
  }
  return { place, problem, widget, show };
}

/** Calls `begin` whenever somebody goes to a field. */
function useEachUse(form: RefObject<HTMLFormElement | null>, isWanted: boolean, begin: () => void): void {
  const start = useEffectEvent(begin);
  useEffect(() => {
    const element = form.current;
    if (!element || !isWanted) return undefined;
    // A press of the button puts the focus on what is said about it, which is no use of the form.
    const startFrom = ({ target }: FocusEvent) => {
      if ((target as Element).matches('input, select, textarea')) start();
    };
    element.addEventListener('focusin', startFrom);
    // The focus that woke the form is no event any more.
    if (element.contains(document.activeElement)) start();
    return () => element.removeEventListener('focusin', startFrom);
  }, [form, isWanted]);
}
