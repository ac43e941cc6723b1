// The alert after a message that could not be sent, with the phone number as a link.
import { toPhoneAddress } from '../../../base/addresses/phone-address.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import type { SiteFailure } from '#schemas';
import type { FormState } from '../../state/store.ts';
import type { FormLabels } from './hooks/form-view-props.ts';
import { describeUnkept } from './hooks/use-notices.ts';

export interface FormAlertProps {
  /** The form's id, the first part of the alert's. */
  id: string;
  failure: SiteFailure;
  labels: FormLabels;
  state: FormState;
  onClose: () => void;
}

/** Opens as it appears; `onClose` takes it away. */
export function FormAlert({ id, failure, labels, state, onClose }: FormAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const alert = dialog.current!;
    // An alert inside a closed dialog would lock the page and not be seen.
    const host = alert.parentElement?.closest('dialog');
    if (host && !host.open) host.showModal();
    alert.showModal();
    // The browser would choose the first link, which is the phone.
    alert.querySelector('button')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-alert`}
      aria-describedby={`${id}-alert-text`}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      className="dialog"
    >
      <div className="grid justify-items-start gap-4 p-6">
        <h2 id={`${id}-alert`} className="text-xl">
          {labels.alertTitle}
        </h2>
        {/* Who is told no more than that it failed writes a second time. */}
        <div id={`${id}-alert-text`} className="grid gap-3">
          <p>{navigator.onLine === false ? describeOffline(state, labels) : withPhone(failure)}</p>
          {Object.entries(describeUnkept(state.unkept, labels)).map(([field, text]) => (
            <p key={field}>{text}</p>
          ))}
        </div>
        <button type="button" className="btn btn-primary min-w-24" onClick={() => dialog.current?.close()}>
          {labels.ok}
        </button>
      </div>
    </dialog>
  );
}

function describeOffline({ isKept }: FormState, { offline, offlineUnkept }: FormLabels): string {
  return isKept ? offline : offlineUnkept;
}

/** @returns the message with its phone number as a link */
function withPhone({ message, phone }: SiteFailure): ReactNode {
  if (!phone) return message;
  const link = (
    <a dir="ltr" href={toPhoneAddress(phone)} className="whitespace-nowrap font-semibold text-brand-text underline">
      {phone}
    </a>
  );
  const [before, ...after] = message.split(phone);
  if (after.length === 0)
    return (
      <>
        {message} {link}
      </>
    );
  return (
    <>
      {before}
      {link}
      {after.join(phone)}
    </>
  );
}
