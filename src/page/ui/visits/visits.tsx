// Visit counting in a page: the names of the services, and the banner that asks for consent if one
// needs it.
import { listVisitServices } from './list-services.ts';
import type { Site } from '#schemas';

/**
 * Nothing on a site that counts no visits. It does nothing without script, and then nothing is
 * counted.
 */
export function Visits({ site }: { site: Site }) {
  if (!site.visits) return null;
  const services = listVisitServices(site.visits);
  const part = {
    'data-live': 'visits',
    'data-wake': 'load',
    'data-services': JSON.stringify(services),
    'data-host': new URL(site.url).hostname,
  };
  if (!services.some(({ asks }) => asks)) return <div {...part} hidden />;
  return (
    <div {...part} className="needs-script">
      <Banner site={site} />
      <div className="section site-footer pt-0 pb-6" data-background="dark">
        <div className="container">
          <button type="button" className="consent-again" data-consent-open="">
            {site.labels.consentAgain}
          </button>
        </div>
      </div>
    </div>
  );
}

/** Both answers look the same and are the same number of taps away. */
function Banner({ site: { labels, visits } }: { site: Site }) {
  return (
    <section className="consent-banner" aria-label={labels.consentTitle} tabIndex={-1} hidden>
      <div className="consent-inside">
        <p>
          <strong>{labels.consentTitle}</strong> {labels.consentText}{' '}
          {visits?.privacy && (
            <a href={visits.privacy} className="text-link">
              {labels.consentMore}
            </a>
          )}
        </p>
        <div className="consent-choice">
          <button type="button" className="btn btn-secondary" data-consent="refuse">
            {labels.consentRefuse}
          </button>
          <button type="button" className="btn btn-secondary" data-consent="accept">
            {labels.consentAccept}
          </button>
        </div>
      </div>
    </section>
  );
}
