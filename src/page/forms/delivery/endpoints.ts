// The endpoints: where messages go. Their addresses are in the page's head, where the dev server
// puts those of its stand-in.
import type { SiteServices } from '#schemas';

/** The name of the `<meta>` element whose content is the JSON of `endpoints` in site.yaml. */
export const endpointsMeta = 'pagewright-endpoints';

/** @returns the page's endpoints; none when the element is missing or holds something else */
export function readEndpoints(): SiteServices {
  try {
    // Without the element this throws, too.
    const element = document.querySelector<HTMLMetaElement>(`[name=${endpointsMeta}]`)!;
    return JSON.parse(element.content) as SiteServices;
  } catch {
    return {};
  }
}
