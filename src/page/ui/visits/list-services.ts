// The services that a site counts its visits with, as what runs in the page needs them.
import type { SiteVisits } from '#schemas';
import type { VisitService } from './services.ts';

/** @returns the services in the order of the schema, each with the address that it listens at */
export function listVisitServices({ plausible, umami, matomo, ga4, ask }: SiteVisits): VisitService[] {
  const services: VisitService[] = [];
  if (plausible)
    services.push({ kind: 'plausible', id: plausible.domain, address: `${plausible.host}/api/event`, asks: ask });
  if (umami) services.push({ kind: 'umami', id: umami.website, address: `${umami.host}/api/send`, asks: ask });
  if (matomo)
    services.push({ kind: 'matomo', id: String(matomo.site), address: `${matomo.host}/matomo.php`, asks: ask });
  // Google stores cookies and sends what it learns to the United States, so it always waits.
  if (ga4) services.push({ kind: 'ga4', id: ga4.id, address: 'https://www.googletagmanager.com/gtag/js', asks: true });
  return services;
}
