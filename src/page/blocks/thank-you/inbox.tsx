// The button to the visitor's inbox: a link where the mail site is known, which the server cannot
// know; else it says what to do.
import type { ThankYouInboxButton } from '#schemas';

export function Inbox({ label, note, newTab }: ThankYouInboxButton & { newTab: string }) {
  return (
    <div className="grid justify-items-center gap-3">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- thank-you.behavior.ts gives it one and shows it */}
      <a hidden target="_blank" rel="noopener" className="btn btn-primary" data-thanks="inbox">
        {label}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
      <button type="button" className="btn btn-primary needs-script" data-thanks="what">
        {label}
      </button>
      <output data-thanks="noted" data-note={note} />
      <p className="only-without-script">{note}</p>
    </div>
  );
}
