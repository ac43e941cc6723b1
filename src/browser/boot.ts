// The only script on the critical path: wakes what the page needs when it needs it. Following links comes after the first
// sign of a human; until then the browser follows them itself.
import { hasUnsentLeads } from '../forms/unsent.ts';
import { firstSignOfHuman } from './human.ts';
import { wakeWhenNeeded } from './live.ts';
import { keepNativeState } from './native-state.ts';

keepNativeState();
wakeWhenNeeded(document);
void followLinksForHumans();
// Messages of an earlier visit that could not be sent are sent now.
if (hasUnsentLeads()) void import('../forms/outbox.ts').then((outbox) => outbox.startOutbox());

async function followLinksForHumans() {
  await firstSignOfHuman();
  fetchModules();
  (await import('./links.ts')).followLinks();
}

/** Fetches what the page's islands and the router consist of side by side, not one import after the other. */
function fetchModules() {
  for (const href of (document.body.dataset.modules ?? '').split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
