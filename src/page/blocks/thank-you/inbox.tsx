// The button to the visitor's inbox: a link where the mail site is known, which the server cannot
// know; else it says what to do. Without script no form sends its visitor a mail.
import type { ThankYouInboxButton } from '#schemas';

export function Inbox({ label, note, newTab }: ThankYouInboxButton & { newTab: string }) {
  return (
    <div className="needs-script grid justify-items-center gap-3" data-thanks="mail">
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- thank-you.behavior.ts gives it one and shows it */}
      <a hidden target="_blank" rel="noopener" className="btn btn-primary" data-thanks="inbox">
        {label}
        <span className="visually-hidden"> ({newTab})</span>
      </a>
      <button type="button" className="btn btn-primary" data-thanks="what">
        {label}
      </button>
      <output data-thanks="noted" data-note={note} />
    </div>
  );
}
