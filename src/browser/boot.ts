// The only script on the critical path: wakes what the page needs when it needs it, and holds a link for the code that
// follows it.
import { hasUnsentLeads } from '../forms/unsent.ts';
import { followLinks } from './links.ts';
import { wakeWhenNeeded } from './live.ts';

wakeWhenNeeded(document);
followLinks();
// Messages of an earlier visit that could not be sent are sent now.
if (hasUnsentLeads()) void import('../forms/outbox.ts').then((outbox) => outbox.startOutbox());
