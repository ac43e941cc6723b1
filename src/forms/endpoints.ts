// Where messages go. The addresses travel in the page's head, so that the dev server can put its stand-in there.
import type { SiteServices } from '#schemas';

/** The name of the `<meta>` element whose content is the JSON of `endpoints` in site.yaml. */
export const endpointsMeta = 'pagewright-endpoints';

/** @returns the page's endpoints; none when the element is missing or is no JSON object */
export function readEndpoints(): SiteServices {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${endpointsMeta}"]`)?.content;
  if (!content) return {};
  try {
    const endpoints: unknown = JSON.parse(content);
    return typeof endpoints === 'object' && endpoints !== null ? (endpoints as SiteServices) : {};
  } catch {
    return {};
  }
}
