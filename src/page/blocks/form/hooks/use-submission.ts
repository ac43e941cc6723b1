// Ties the form on the screen to the form engine: wakes it, sends once per press, and puts the
// focus where it belongs.
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import type { SiteForm } from '#schemas';
import { createCaptcha } from '../../../forms/captcha.ts';
import { loadEmailSdk } from '../../../forms/delivery/call-email.ts';
import { startOutbox } from '../../../forms/delivery/outbox.ts';
import { submitForm } from '../../../forms/submit.ts';
import { hasUnsentLeads } from '../../../forms/leads/unsent.ts';
import { changeForm, openForm } from '../../../state/form-state.ts';
import type { PageStore } from '../../../state/store.ts';
import { useSpamCheck } from './use-spam-check.ts';
import { usePageStore } from '../../../state/use-store.tsx';
import type { FormViewProps } from './form-view-props.ts';

/** @returns the refs and handlers that the view puts on its elements */
export function useSubmission(props: FormViewProps) {
  const { id, form, name: formName, pageName, files } = props;
  const store = usePageStore();
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // A ref, because state is too late for two clicks in the same moment.
  const busy = useRef(false);
  const element = useWaking(props, store);
  useEarlySdk(element, form);
  const check = useSpamCheck(element, props);

  /** Not if the visitor has gone to another page meanwhile. */
  function isHere(): boolean {
    return element.current?.isConnected === true;
  }

  function finish(): void {
    const host = element.current?.closest('dialog');
    if (host?.open) host.close();
    element.current?.reset();
    changeForm(store, id, { phase: 'idle' });
    if (isHere()) store.getState().goTo(form.success.goTo);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const sending = submitForm({
      store,
      id,
      form,
      formName,
      element: event.currentTarget,
      pageName,
      files,
      readAnswer: check.readAnswer,
    });
    if (document.activeElement === button.current) status.current?.focus();
    const outcome = await sending;
    busy.current = false;
    if (!isHere()) return changeForm(store, id, { phase: 'idle' });
    if (outcome === 'failed' && !form.failure.keepFields) element.current?.reset();
    if (outcome === 'sent' && !form.success.panel) finish();
  }

  function closeAlert(): void {
    changeForm(store, id, { phase: 'idle' });
    button.current?.focus();
  }

  return { element, button, status, check, submit, finish, closeAlert };
}

/**
 * From here on the messages of site.yaml are shown, not the browser's.
 * @returns the form's element
 */
function useWaking({ id, form }: FormViewProps, store: PageStore) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    element.current!.noValidate = true;
    openForm(store, id, { captcha: createCaptcha(form.captcha), pageName: form.pageName });
    if (hasUnsentLeads()) startOutbox();
  }, [store, id, form]);
  return element;
}

/**
 * The first sign of interest loads the SDK of EmailJS, so that it is there when the button is
 * pressed.
 */
function useEarlySdk(element: RefObject<HTMLFormElement | null>, { delivery }: SiteForm): void {
  useEffect(() => {
    const watched = element.current;
    if (!watched || !delivery.some(({ call }) => call === 'email' || call === 'email-form')) return undefined;
    // A failure shows when it matters.
    const load = () => void loadEmailSdk().catch(() => {});
    watched.addEventListener('focusin', load, { once: true });
    return () => watched.removeEventListener('focusin', load);
  }, [element, delivery]);
}
