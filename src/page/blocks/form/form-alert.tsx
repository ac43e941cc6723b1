// The alert after a message that could not be sent, with the phone number as a link.
import { useEffect, useRef, type ReactNode } from 'react';
import type { SiteFailure } from '#schemas';

export interface FormAlertProps {
  /** The form's id, the first part of the alert's. */
  id: string;
  failure: SiteFailure;
  labels: { alertTitle: string; ok: string; offline: string };
  onClose: () => void;
}

/** Opens as it appears; `onClose` takes it away. */
export function FormAlert({ id, failure, labels, onClose }: FormAlertProps) {
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
        <p id={`${id}-alert-text`}>{navigator.onLine === false ? labels.offline : withPhone(failure)}</p>
        <button type="button" className="btn btn-primary min-w-24" onClick={() => dialog.current?.close()}>
          {labels.ok}
        </button>
      </div>
    </dialog>
  );
}

/** @returns the message with its phone number as a link */
function withPhone({ message, phone }: SiteFailure): ReactNode {
  if (!phone) return message;
  const link = (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      className="whitespace-nowrap font-semibold text-brand-text underline"
    >
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
