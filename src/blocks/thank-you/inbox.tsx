// The button to the visitor's inbox: a link where the mail site is known, else it says what to do.
import { useState, useSyncExternalStore } from 'react';
import type { ThankYouInboxButton } from '#schemas';
import { recallMailDomain } from '../../forms/mail-domain.ts';
import { SmartLink } from '../../ui/smart-link.tsx';
import { webmailOf } from './webmail.ts';

export function Inbox({ label, note, newTab }: ThankYouInboxButton & { newTab: string }) {
  const [noted, setNoted] = useState(false);
  // After waking only: the server's HTML cannot know the visitor's address.
  const webmail = useSyncExternalStore(neverChanges, currentWebmail, () => undefined);
  return (
    <div className="grid justify-items-center gap-3">
      {webmail ? (
        <SmartLink href={webmail} className="btn btn-primary" newTabLabel={newTab}>
          {label}
        </SmartLink>
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
