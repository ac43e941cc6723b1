// The content policy: what a page may load, run, send to and be framed by. One list of rules; a
// page carries its part in a meta element, the host sends the part that is the same for every
// answer (docs/decisions/0015-hosts-and-content-policy.md).
import { createHash } from 'node:crypto';
import type { Site, SiteServices } from '#schemas';
import type { JsonSchema } from '../../checker/check-site.ts';
import { parseUrl } from '../../base/addresses/web-address.ts';

/**
 * Contents of other sites that pages show and play once they are asked to: the same for all pages
 * of a site.
 */
export interface Embeds {
  /** The origins of frames; `'self'` for files of the site itself. */
  frames: string[];
  /** True if there are films or sounds that are files of the site, on pages or in own frames. */
  media: boolean;
  /** True if there is a search, which is WebAssembly (docs/decisions/0049-search.md). */
  wasm: boolean;
}

/** Input of the policy of all pages, beside the site itself. */
export interface SharedParts {
  /** The text of the inline script. */
  script: string;
  embeds: Embeds;
}

/** Google answers a web app's request with a redirect to its second host. */
const answeredFrom: Record<string, string> = { 'https://script.google.com': 'https://script.googleusercontent.com' };

/**
 * @returns a function that gives the policy of one page, for `<meta http-equiv>`: all rules that
 *   work there. Its argument is the text of the page's inline style element
 */
export function pagePolicies(site: Site, shared: SharedParts): (style: string) => string {
  const rules = Object.entries(sharedRules(site, shared));
  // The default forbids everything else, so only these rules are needed in every page.
  const named = rules.filter(([name, values]) => name === 'base-uri' || values[0] !== "'none'");
  const others = join(Object.fromEntries(named));
  const styles = site.endpoints.hcaptcha ? widgetOrigins(site.endpoints) : [];
  return (style) => `${join({ 'default-src': ["'none'"], 'style-src': [hashSource(style), ...styles] })}; ${others}`;
}

/**
 * The policy that the host sends with every answer. It names no styles, and for that reason no
 * default: each page allows its own style by hash, and a browser obeys both policies.
 */
export function hostPolicy(site: Site, shared: SharedParts): string {
  return join({ ...sharedRules(site, shared), 'frame-ancestors': [showsItself(shared.embeds) ? self : "'none'"] });
}

const self = "'self'";

/** @returns whether pages show files of the site itself in frames */
export function showsItself({ frames }: Embeds): boolean {
  return frames.includes(self);
}

/**
 * @param blocks the schemas of the blocks that the site uses; each says what it embeds
 * @param frames the origins of the frames that their settings show
 * @param frameOrigins the origins of all known frames, for blocks that do not say which
 */
export function combineEmbeds(
  blocks: readonly Pick<JsonSchema, 'x-embeds'>[],
  frames: readonly string[],
  frameOrigins: readonly string[],
): Embeds {
  const kinds = new Set(blocks.flatMap((schema) => schema['x-embeds'] ?? []));
  return {
    frames: [...new Set([...frames, ...(kinds.has('frames') ? frameOrigins : [])])].sort(),
    // The contents of a frame from the site's own files are not known here.
    media: kinds.has('media') || frames.includes(self),
    wasm: kinds.has('wasm'),
  };
}

/** @returns the origins of the services that a site's pages send to or read from */
function serviceOrigins({ email, sheet, web3forms, formspree, jobs, ...more }: SiteServices): string[] {
  const named = [email?.origin, sheet, more.function, web3forms?.address, formspree, jobs].flatMap(listOrigin);
  return [...new Set(named.flatMap((origin) => [origin, answeredFrom[origin] ?? origin]))];
}

/** @returns a policy whose pages send to their own origin alone; frames stay as they are */
export function withoutServices(policy: string, services: SiteServices): string {
  const origins = new Set(serviceOrigins(services));
  return policy
    .split('; ')
    .map((rule) =>
      /^(connect-src|form-action) /.test(rule)
        ? rule
            .split(' ')
            .filter((word) => !origins.has(word))
            .join(' ')
        : rule,
    )
    .join('; ');
}

/** The same on every page, because links bring other pages into the one that was loaded. */
function sharedRules({ endpoints, footer, visits }: Site, { script, embeds }: SharedParts): Record<string, string[]> {
  const services = serviceOrigins(endpoints);
  const widgets = widgetOrigins(endpoints);
  const counting = visitRules(visits);
  const framed = [...new Set([...listOrigin(footer.map?.embed), ...embeds.frames, ...widgets])];
  return {
    'script-src': [
      "'self'",
      ...(embeds.wasm ? ["'wasm-unsafe-eval'"] : []),
      hashSource(script),
      ...counting.scripts,
      ...widgets,
    ],
    'img-src': ["'self'", 'data:', ...counting.images],
    'font-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...services, ...counting.connections, ...widgets])],
    'frame-src': framed.length > 0 ? framed : ["'none'"],
    'manifest-src': ["'none'"],
    'media-src': [embeds.media ? "'self'" : "'none'"],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without script a form posts straight to its service.
    'form-action': ["'self'", ...services],
  };
}

/**
 * Origins of the services that tell people from programs, as their documents list them:
 * developers.cloudflare.com/turnstile/reference/content-security-policy,
 * docs.hcaptcha.com/#content-security-policy-settings.
 */
function widgetOrigins({ turnstile, hcaptcha }: SiteServices): string[] {
  return [
    ...(turnstile ? ['https://challenges.cloudflare.com'] : []),
    ...(hcaptcha ? ['https://hcaptcha.com', 'https://*.hcaptcha.com'] : []),
  ];
}

/**
 * Rules for the services that count visits: all but Google's need a request of our own and nothing
 * else.
 */
function visitRules(visits: Site['visits']): { scripts: string[]; images: string[]; connections: string[] } {
  const { plausible, umami, matomo, ga4 } = visits ?? {};
  const own = [plausible, umami, matomo].flatMap((service) => listOrigin(service?.host));
  if (!ga4) return { scripts: [], images: [], connections: own };
  const google = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
  return {
    scripts: ['https://www.googletagmanager.com'],
    images: google,
    connections: [...own, ...google, 'https://*.analytics.google.com'],
  };
}

/** A text that is no address gets no permission: it could not be reached either. */
function listOrigin(address: string | undefined): string[] {
  const url = parseUrl(address ?? '');
  return url ? [url.origin] : [];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function join(rules: Record<string, string[]>): string {
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
