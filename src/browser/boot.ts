// The only script on the critical path: wakes what the page needs when it needs it, and follows links.
import { hasUnsentLeads } from '../forms/unsent.ts';
import { wakeWhenNeeded } from './live.ts';
import { followLinks } from './links.ts';
import { keepNativeState } from './native-state.ts';

keepNativeState();
followLinks();
wakeWhenNeeded(document);
// Messages of an earlier visit that could not be sent are sent now.
if (hasUnsentLeads()) void import('../forms/outbox.ts').then((outbox) => outbox.startOutbox());
