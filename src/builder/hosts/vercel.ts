// `vercel.json`, which Vercel reads from the uploaded folder.
import { decodePath } from '../../base/addresses/address.ts';
import { caching, hiddenPattern, type HostPlan } from './host-plan.ts';
import { hostOnly } from '../../base/pure/route.ts';

/**
 * Written as `routes`, the one form in which a folder can have its own not-found page. Rules run
 * from top to bottom; those with `continue` add headers and go on.
 */
export function vercelFile({ headers, redirects, notFound, base }: HostPlan): string {
  const rootPage = notFound.at(-1)?.page;
  const uncached = { 'Cache-Control': caching.other };
  const routes = [
    { src: '^/.*$', headers: { ...Object.fromEntries(headers), ...uncached }, continue: true },
    {
      src: `^${literal(base)}${caching.hashedFolder}.*$`,
      headers: { 'Cache-Control': caching.hashed },
      continue: true,
    },
    ...redirects.map(({ from, to, status }) => ({
      src: `^${literal(decodePath(from))}$`,
      status,
      headers: { Location: to },
    })),
    { src: `^.*${hiddenPattern}.*$`, status: 404, ...(rootPage ? { dest: rootPage } : {}) },
    {
      src: `^${literal(base)}(?:${hostOnly.map(literal).join('|')})$`,
      status: 404,
      ...(rootPage ? { dest: rootPage } : {}),
    },
    { handle: 'filesystem' },
    ...notFound.map(({ folder, page }) => ({
      src: `^${literal(folder)}.*$`,
      status: 404,
      dest: page,
      headers: uncached,
    })),
  ];
  return `${JSON.stringify({ $schema: 'https://openapi.vercel.sh/vercel.json', routes }, null, 2)}\n`;
}

function literal(path: string): string {
  return path.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
