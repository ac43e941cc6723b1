// The part of an nginx server that follows from the site: everything but its name, its certificate
// and its folder.
import { decodePath } from '../../base/addresses/address.ts';
import { caching, compressedTypes, hiddenPattern, type HostPlan } from './host-plan.ts';
import { hostOnly } from '../../base/pure/route.ts';

/**
 * An `add_header` in a location drops all that the server has, so the one location that needs its
 * own repeats them.
 */
export function nginxFile(plan: HostPlan): string {
  const { headers, redirects, notFound, base } = plan;
  const always = headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  const errorPage = ({ page }: { page: string }) => `error_page 404 ${quoted(page)};`;
  const inFolder = notFound.slice(0, -1);
  return [
    ...opening(plan),
    'index index.html;',
    'absolute_redirect off;',
    'charset utf-8;',
    'gzip_static on;',
    'gzip_vary on;',
    '# What the build has not compressed, such as the pages of large sites:',
    'gzip on;',
    `gzip_types ${compressedTypes};`,
    'gzip_comp_level 5;',
    'gzip_min_length 600;',
    '# With the package libnginx-mod-http-brotli-static, a fifth smaller still:',
    '# brotli_static on;',
    '',
    ...always,
    `add_header Cache-Control ${quoted(caching.other)} always;`,
    ...notFound.slice(-1).map(errorPage),
    '',
    ...location(`${base}/`, ['try_files $uri $uri/index.html =404;']),
    // The first pattern that fits holds.
    ...location(`~ ${hiddenPattern}`, ['return 404;']),
    ...location('~ \\.md$', ['default_type text/markdown;', 'charset_types text/markdown;', 'try_files $uri =404;']),
    ...location(base + caching.hashedFolder, [
      ...always,
      `add_header Cache-Control ${quoted(caching.hashed)};`,
      'try_files $uri =404;',
    ]),
    ...inFolder.flatMap((each) => location(each.folder, [errorPage(each), 'try_files $uri $uri/index.html =404;'])),
    ...notFound.flatMap(({ page }) => location(`= ${quoted(page)}`, ['internal;'])),
    ...hostOnly.flatMap((path) => location(`= ${base}${path}`, ['return 404;'])),
    ...redirects.flatMap(({ from, to, status }) =>
      location(`= ${quoted(decodePath(from))}`, [`return ${status} ${target(to)};`]),
    ),
    '',
  ].join('\n');
}

function opening({ host, base }: HostPlan): string[] {
  return [
    "# Written by `npm run build` from site.yaml. Copy it to /etc/nginx/pagewright.conf, and name it in the site's server:",
    '#',
    '#   server {',
    '#     listen 443 ssl;',
    `#     server_name ${host};`,
    `#     root /var/www/${host};   # ${base === '' ? 'what was in dist/' : `with what was in dist/ in ${base.slice(1)}/`}`,
    '#     ssl_certificate ...;  ssl_certificate_key ...;',
    '#     include /etc/nginx/pagewright.conf;',
    '#   }',
    '',
  ];
}

function location(path: string, lines: string[]): string[] {
  return [`location ${path} {`, ...lines.map((line) => `  ${line}`), '}'];
}

/**
 * Passes on the part of a visitor's address behind `?`, unless the target has one. A `$` would name
 * a variable.
 */
function target(to: string): string {
  const [path = '', hash] = to.replaceAll('$', '%24').split('#');
  const query = path.includes('?') ? '' : '$is_args$args';
  return `"${escaped(path)}${query}${hash === undefined ? '' : `#${escaped(hash)}`}"`;
}

function quoted(text: string): string {
  return /^[\w/.-]+$/.test(text) ? text : `"${escaped(text)}"`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\"]/g, String.raw`\$&`);
}
