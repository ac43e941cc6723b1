// The button to the visitor's inbox: a link where the mail site is known, else it says what to do.
import { useState, useSyncExternalStore } from 'react';
import type { ThankYouInboxButton } from '#schemas';
import { recallMailDomain } from '../../forms/mail-domain.ts';
import { webmailOf } from './webmail.ts';

export function Inbox({ label, note, newTab }: ThankYouInboxButton & { newTab: string }) {
  const [noted, setNoted] = useState(false);
  // After waking only: the server's HTML cannot know the visitor's address.
  const webmail = useSyncExternalStore(neverChanges, currentWebmail, () => undefined);
  return (
    <div className="grid justify-items-center gap-3">
      {webmail ? (
        <a href={webmail} target="_blank" rel="noopener" className="btn btn-primary">
          {label}
          <span className="visually-hidden"> ({newTab})</span>
        </a>
      ) : (
        <button type="button" className="btn btn-primary needs-script" onClick={() => setNoted(true)}>
          {label}
        </button>
      )}
      <output>{noted && note}</output>
      <p className="only-without-script">{note}</p>
    </div>
  );
}

function currentWebmail(): string | undefined {
  return webmailOf(recallMailDomain());
}

function neverChanges(): () => void {
  return () => {};
}
