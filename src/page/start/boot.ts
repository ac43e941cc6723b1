// The start-up script, the only one on the critical path: wakes islands and behaviors when they are
// needed, and takes clicks on links for the navigation code.
import { hasUnsentLeads } from '../forms/leads/unsent.ts';
import { interceptLinks, goTo } from './links.ts';
import { startWaking } from '../live/wake.ts';

startWaking(goTo);
interceptLinks();
// Messages of an earlier visit that could not be sent are sent now.
if (hasUnsentLeads()) void import('../forms/delivery/outbox.ts').then((outbox) => outbox.startOutbox());
