// `.htaccess`, which Apache reads from the uploaded folder. It needs mod_rewrite, mod_headers,
// mod_mime and AllowOverride.
import { decodePath } from '../../base/addresses/address.ts';
import { caching, compressedTypes, hiddenPattern, type HostPlan } from './host-plan.ts';
import { hostOnly } from '../../base/pure/route.ts';

/**
 * Encodings that a client may ask for, and the endings of compressed files; the smaller one first.
 */
const encodings = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/**
 * @returns the file's text. Rules of mod_rewrite see a path without its first slash, and decoded.
 */
export function htaccessFile({ headers, redirects, notFound, base }: HostPlan): string {
  const [root, inFolder] = [notFound.slice(-1), notFound.slice(0, -1)];
  return [
    '# Written by `npm run build` from site.yaml. The server must allow it: AllowOverride All.',
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    'AddType text/markdown .md',
    'AddDefaultCharset utf-8',
    '',
    ...headers.map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header always set Cache-Control "${caching.other}"`,
    `Header always set Cache-Control "${caching.hashed}" "expr=%{REQUEST_URI} =~ m#^${regex(base)}${caching.hashedFolder}# && %{REQUEST_STATUS} < 400"`,
    '',
    ...root.map(({ page }) => `ErrorDocument 404 ${page}`),
    // The last one that fits holds, so the deepest folder comes last.
    ...inFolder
      .toReversed()
      .flatMap(({ folder, page }) => [
        `<If "%{REQUEST_URI} =~ m#^${regex(folder)}#">`,
        `  ErrorDocument 404 ${page}`,
        '</If>',
      ]),
    '',
    'RewriteEngine On',
    ...redirects.map(
      ({ from, to, status }) =>
        `RewriteRule "^${regex(decodePath(from).slice(base.length + 1))}$" "${target(to)}" [R=${status},NE,L]`,
    ),
    `RewriteRule "${hiddenPattern}" - [R=404,L]`,
    // Only what a visitor asked for by name; the not-found page is asked for by the server.
    ...hostOnly.map((path) => `RewriteRule "^${regex(path.slice(1))}$" - [R=404,L]`),
    `RewriteCond "%{DOCUMENT_ROOT}${base}/$1/index.html" -f`,
    `RewriteRule "^(.*?)/?$" "${base}/$1/index.html"`,
    ...encodings.flatMap(([name, ending]) => [
      `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${name}\\b"`,
      `RewriteCond "%{DOCUMENT_ROOT}${base}/$1.${ending}" -f`,
      `RewriteRule "^/?(.+\\.(?:html|js|css|svg|xml|txt|json))$" "${base}/$1.${ending}" [E=no-gzip:1,E=no-brotli:1,L]`,
    ]),
    '',
    ...encodings.flatMap(([name, ending]) => [`RemoveType .${ending}`, `AddEncoding ${name} .${ending}`]),
    'RemoveLanguage .br',
    '<FilesMatch "\\.(html|js|css|svg|xml|txt|json)(\\.(br|gz))?$">',
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    '# What the build has not compressed, such as the pages of large sites:',
    '<IfModule mod_deflate.c>',
    `  AddOutputFilterByType DEFLATE text/html ${compressedTypes}`,
    '</IfModule>',
    '',
  ].join('\n');
}

/** In a substitution `%` and `$` name parts of the request. */
function target(to: string): string {
  return to.replaceAll(/[\\"%$]/g, String.raw`\$&`);
}

function regex(path: string): string {
  return path.replaceAll(/[\\^$.*+?()[\]{}|"#]/g, String.raw`\$&`);
}
