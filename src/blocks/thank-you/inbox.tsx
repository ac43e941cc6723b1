// The button to the visitor's inbox: a link where the mail site is known, else it says what to do.
import { useEffect, useState } from 'react';
import type { ThankYouInboxButton } from '#schemas';
import { recallMailDomain } from '../../forms/mail-domain.ts';
import { SmartLink } from '../../ui/smart-link.tsx';
import { webmailOf } from './webmail.ts';

export function Inbox({ label, note, newTab }: ThankYouInboxButton & { newTab: string }) {
  const [webmail, setWebmail] = useState<string>();
  const [noted, setNoted] = useState(false);
  // After the first rendering: the server's HTML cannot know the visitor's address.
  useEffect(() => setWebmail(webmailOf(recallMailDomain())), []);
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
      <p role="status">{noted && note}</p>
      <p className="only-without-script">{note}</p>
    </div>
  );
}
