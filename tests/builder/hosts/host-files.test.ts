// The files for hosts, each read by its own grammar: all of them say the same, which is what the plan says.
import { describe, expect, it } from 'vitest';
import type { Site } from '#schemas';
import { combineEmbeds } from '../../../src/builder/hosts/content-policy.ts';
import { hostFiles } from '../../../src/builder/hosts/host-files.ts';
import { hostOnly } from '../../../src/base/pure/route.ts';
import { hiddenPaths, hostPlan } from '../../../src/builder/hosts/host-plan.ts';
import { matchesPath, readHeadersFile, readRedirectsFile } from '../../../src/builder/hosts/netlify.ts';

const site = {
  url: 'https://shop.example',
  lang: 'ar',
  endpoints: { sheet: 'https://script.google.com/macros/s/x/exec', jobs: 'https://jobs.example/list.json' },
  footer: { map: { embed: 'https://maps.example/embed?x=1' } },
  redirects: [
    { from: '/old', to: '/new' },
    { from: '/caf%C3%A9', to: '/käse' },
    { from: '/a$b(1).html', to: '/price$ list?plan=1#top' },
    { from: '/part', to: '/whole#part' },
    { from: '/shop', to: 'https://other.example/shop' },
    // Paths that have a rule already.
    { from: '/_headers', to: '/new' },
    { from: '/a/404.html', to: '/new' },
  ],
} as unknown as Site;
const routes = ['/', '/new', '/404', '/a/404', '/a/b/404', '/a/b/c'];
const noEmbeds = { frames: [], media: false, wasm: false };
const plan = hostPlan(site, routes, { script: 'early()', embeds: noEmbeds });
const { inFolder, beside } = hostFiles(plan);
const file = (name: string) => inFolder[name]!;

const immutable = 'public, max-age=31536000, immutable';
/** The not-found pages of unknown addresses. */
const unknown = { '/x': '/404.html', '/a/x': '/a/404.html', '/a/b/x/y': '/a/b/404.html', '/ab': '/404.html' };
/** Asked for by programs that look for what was published by mistake, and what everybody may have. */
const dotted = ['/.env', '/.git/config', '/files/.git/HEAD', '/.well-known/.env', '/a/.DS_Store', '/.well-knownish'];
const allowed = ['/.well-known/security.txt', '/.well-known', '/a/b.c', '/a.well-known', '/files/v1.2/x'];
const hiddenPages = Object.fromEntries(hostOnly.map((path) => [path, '/404.html']));

describe('the plan', () => {
  it('has the policy and the other headers that every answer carries', () => {
    const headers = Object.fromEntries(plan.headers);
    expect(headers).toMatchObject({
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Content-Language': 'ar',
    });
    expect(headers['Permissions-Policy']).toContain('camera=()');
    expect(headers['Content-Security-Policy']!.split('; ')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
        "connect-src 'self' https://script.google.com https://script.googleusercontent.com https://jobs.example",
        "form-action 'self' https://script.google.com https://script.googleusercontent.com https://jobs.example",
        'frame-src https://maps.example',
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
      ]),
    );
    expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|style-src|default-src/);
  });

  it('asks for no secure transport where the site has none', () => {
    const names = hostPlan({ ...site, url: 'http://intranet' }, routes, { script: '', embeds: noEmbeds }).headers.map(
      ([name]) => name,
    );
    expect(names).not.toContain('Strict-Transport-Security');
  });

  it('gives no permission to what is no address, and none at all where nothing is configured', () => {
    const bare = { ...site, endpoints: { sheet: 'https://' }, footer: {} } as unknown as Site;
    const [[, policy]] = hostPlan(bare, [], { script: '', embeds: noEmbeds }).headers as [[string, string]];
    expect(policy).toContain("connect-src 'self'; ");
    expect(policy).toContain("frame-src 'none'");
  });

  it('lets in the frames and videos that pages show after a click, and no other', () => {
    const readPolicy = (...blocks: Parameters<typeof combineEmbeds>[0]) =>
      hostPlan({ ...site, footer: {} } as unknown as Site, [], {
        script: '',
        embeds: combineEmbeds(blocks, [], ['https://player.vimeo.com', 'https://maps.example']),
      }).headers[0]![1];
    expect(readPolicy({}, { 'x-embeds': ['frames'] })).toMatch(
      /frame-src https:\/\/maps\.example https:\/\/player\.vimeo\.com; .*media-src 'none'/,
    );
    expect(readPolicy({ 'x-embeds': ['media'] })).toMatch(/frame-src 'none'; .*media-src 'self'/);
    expect(readPolicy({})).toMatch(/frame-src 'none'; .*media-src 'none'/);
    expect(readPolicy({ 'x-embeds': ['wasm'] })).toMatch(/script-src 'self' 'wasm-unsafe-eval' '/);
    expect(readPolicy({})).not.toContain('wasm');
  });

  it('lets HTML files of the site itself play its films and sounds', () => {
    const readPolicy = (frames: string[]) =>
      hostPlan({ ...site, footer: {} } as unknown as Site, [], { script: '', embeds: combineEmbeds([], frames, []) })
        .headers[0]![1];
    expect(readPolicy(["'self'"])).toContain("media-src 'self'");
    expect(readPolicy(['https://player.vimeo.com'])).toContain("media-src 'none'");
  });

  it('encodes addresses as a browser sends them, with and without a slash at the end', () => {
    expect(plan.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/old /new',
      '/old/ /new',
      '/caf%C3%A9 /k%C3%A4se',
      '/caf%C3%A9/ /k%C3%A4se',
      '/a$b(1).html /price$%20list?plan=1#top',
      '/part /whole#part',
      '/part/ /whole#part',
      '/shop https://other.example/shop',
      '/shop/ https://other.example/shop',
    ]);
  });
});

describe('_headers and _redirects (Netlify, Cloudflare Pages)', () => {
  const rules = readRedirectsFile(file('_redirects'));

  it('send every header once, and let what is hashed be kept', () => {
    const forPath = (path: string) =>
      readHeadersFile(file('_headers'))
        .filter((rule) => matchesPath(path, rule))
        .flatMap(({ headers }) => headers);
    expect(forPath('/new')).toEqual(plan.headers);
    expect(forPath('/assets/a.js')).toEqual([...plan.headers, ['Cache-Control', immutable]]);
  });

  it('stay within the line length that Cloudflare Pages reads', () => {
    for (const line of file('_headers').split('\n')) expect(line.length).toBeLessThan(2000);
  });

  it('redirect and answer with the nearest not-found page', () => {
    expect(
      rules.filter(({ status }) => status === 301).map(({ path, to }) => ({ from: path, to, status: 301 })),
    ).toEqual(plan.redirects);
    const answers = (path: string) => rules.find((rule) => rule.status === 404 && matchesPath(path, rule))?.to;
    for (const [path, page] of Object.entries({ ...unknown, ...hiddenPages })) expect(answers(path), path).toBe(page);
    for (const path of [...hostOnly, ...hiddenPaths])
      expect(rules.find((rule) => matchesPath(path, rule))?.forced).toBe(true);
    for (const path of allowed)
      expect(
        rules.some((rule) => rule.forced && matchesPath(path, rule)),
        path,
      ).toBe(false);
  });
});

describe('vercel.json', () => {
  interface Route {
    src?: string;
    handle?: string;
    status?: number;
    dest?: string;
    headers?: Record<string, string>;
    continue?: boolean;
  }
  const { routes: rules } = JSON.parse(file('vercel.json')) as { routes: Route[] };

  /**
   * Answers for a path that is no file as Vercel does: rules from top to bottom, headers gathered
   * on the way.
   */
  function answer(path: string) {
    const headers: Record<string, string> = {};
    for (const rule of rules) {
      if (!rule.src || !new RegExp(rule.src).test(path)) continue;
      Object.assign(headers, rule.headers);
      if (!rule.continue) return { status: rule.status, dest: rule.dest, headers };
    }
    return { headers };
  }

  it('sends every header, and lets only what is hashed be kept', () => {
    expect(answer('/new').headers).toMatchObject(Object.fromEntries(plan.headers));
    const filesAt = rules.findIndex(({ handle }) => handle === 'filesystem');
    const before = rules
      .slice(0, filesAt)
      .filter((rule) => rule.continue && new RegExp(rule.src!).test('/assets/a.js'));
    expect(before.at(-1)!.headers).toEqual({ 'Cache-Control': immutable });
    expect(answer('/assets/gone.js')).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-cache' } });
  });

  it('redirects and answers with the nearest not-found page', () => {
    for (const { from, to } of plan.redirects) {
      expect(answer(decodeURIComponent(from))).toMatchObject({ status: 301, headers: { Location: to } });
    }
    for (const [path, dest] of Object.entries({ ...unknown, ...hiddenPages }))
      expect(answer(path), path).toMatchObject({ status: 404, dest });
  });
});

describe('names with a dot', () => {
  const { routes: rules } = JSON.parse(file('vercel.json')) as {
    routes: { src?: string; status?: number; handle?: string }[];
  };
  const [nginx] = /(?<=location ~ )\S+(?= \{\n {2}return 404;)/.exec(beside['nginx.conf']!)!;
  const [apache] = /(?<=RewriteRule ")[^"]+(?=" - \[R=404,L\]\n)/.exec(file('.htaccess'))!;
  const before = rules.slice(
    0,
    rules.findIndex(({ handle }) => handle === 'filesystem'),
  );
  /** Apache's rules see a path without its first slash. */
  const refuses = {
    nginx: (path: string) => new RegExp(nginx).test(path),
    apache: (path: string) => new RegExp(apache).test(path.slice(1)),
    vercel: (path: string) => before.some(({ src, status }) => status === 404 && new RegExp(src!).test(path)),
  };

  it.each(['nginx', 'apache', 'vercel'] as const)('are refused by %s, but for .well-known', (host) => {
    for (const path of dotted) expect(refuses[host](path), path).toBe(true);
    for (const path of allowed) expect(refuses[host](path), path).toBe(false);
  });

  it('come before what nginx would answer otherwise', () => {
    const conf = beside['nginx.conf']!;
    expect(conf.indexOf(nginx)).toBeLessThan(conf.indexOf('location ~ \\.md$'));
  });
});

describe('nginx.conf', () => {
  const blocks = readNginx(beside['nginx.conf']!);
  const of = (path: string) => blocks.find(({ name }) => name === path)?.lines ?? [];

  it('sends every header always, also where a location has headers of its own', () => {
    for (const place of ['', '/assets/'])
      for (const [name, value] of plan.headers)
        expect(of(place).map((line) => line.replaceAll('"', ''))).toContain(`add_header ${name} ${value} always`);
    const withOwn = blocks.filter(({ lines }) => lines.some((line) => line.startsWith('add_header')));
    expect(withOwn.map(({ name }) => name)).toEqual(['', '/assets/']);
  });

  it('compresses what the build has left to it', () => {
    expect(of('')).toEqual(expect.arrayContaining(['gzip_static on', 'gzip on']));
  });

  it('lets what is hashed be kept, but no error', () => {
    expect(of('/assets/')).toContain(`add_header Cache-Control "${immutable}"`);
    expect(of('')).toContain('add_header Cache-Control no-cache always');
  });

  it('redirects and answers with the nearest not-found page', () => {
    expect(of('= /old')).toEqual(['return 301 "/new$is_args$args"']);
    expect(of('= "/café"')).toEqual(['return 301 "/k%C3%A4se$is_args$args"']);
    expect(of('= "/a$b(1).html"')).toEqual(['return 301 "/price%24%20list?plan=1#top"']);
    expect(of('= /part')).toEqual(['return 301 "/whole$is_args$args#part"']);
    expect(of('')).toContain('error_page 404 /404.html');
    expect(of('/a/')).toContain('error_page 404 /a/404.html');
    expect(of('/a/b/')).toContain('error_page 404 /a/b/404.html');
    for (const path of hostOnly) expect(of(`= ${path}`)).toEqual(['return 404']);
  });
});

describe('.htaccess', () => {
  const lines = file('.htaccess').split('\n');

  it('compresses what the build has left to it, where the server can', () => {
    const at = lines.indexOf('<IfModule mod_deflate.c>');
    expect(lines[at + 1]).toMatch(/^ {2}AddOutputFilterByType DEFLATE text\/html .*\bimage\/svg\+xml$/);
  });

  it('sends every header always', () => {
    for (const [name, value] of plan.headers) expect(lines).toContain(`Header always set ${name} "${value}"`);
  });

  it('lets what is hashed be kept, but no error', () => {
    const rules = lines.filter((line) => line.includes('Cache-Control'));
    expect(rules).toEqual([
      'Header always set Cache-Control "no-cache"',
      `Header always set Cache-Control "${immutable}" "expr=%{REQUEST_URI} =~ m#^/assets/# && %{REQUEST_STATUS} < 400"`,
    ]);
  });

  it('redirects what fits as a whole, with nothing in it read as a pattern or a variable', () => {
    const rules = lines.flatMap((line) => {
      const [, pattern, to] = /^RewriteRule "(.+)" "(.+)" \[R=301,NE,L\]$/.exec(line) ?? [];
      return pattern ? [{ pattern: new RegExp(pattern), to }] : [];
    });
    expect(rules.map(({ to }) => to)).toEqual([
      '/new',
      '/new',
      String.raw`/k\%C3\%A4se`,
      String.raw`/k\%C3\%A4se`,
      String.raw`/price\$\%20list?plan=1#top`,
      '/whole#part',
      '/whole#part',
      'https://other.example/shop',
      'https://other.example/shop',
    ]);
    const paths = ['old', 'old/', 'café', 'café/', 'a$b(1).html', 'part', 'part/', 'shop', 'shop/'];
    for (const [index, path] of paths.entries()) {
      expect(rules.filter(({ pattern }) => pattern.test(path))).toEqual([rules[index]]);
      expect(rules.some(({ pattern }) => pattern.test(`${path}x`))).toBe(false);
    }
  });

  it('answers with the nearest not-found page: the last rule that fits', () => {
    const rules = [
      ...file('.htaccess').matchAll(/(?:<If "%\{REQUEST_URI\} =~ m#(.+)#">\n {2})?ErrorDocument 404 (.+)/g),
    ];
    for (const [path, page] of Object.entries(unknown))
      expect(rules.findLast(([, pattern = '']) => new RegExp(pattern).test(path))![2], path).toBe(page);
  });
});

/** Reads nginx's grammar as far as the file goes: lines that end with `;` and blocks in braces; the outer one has no name. */
function readNginx(text: string): { name: string; lines: string[] }[] {
  const blocks = [{ name: '', lines: [] as string[] }];
  let open = blocks[0]!;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name] = /^location (.+) \{$/.exec(line) ?? [];
    if (name) blocks.push((open = { name, lines: [] }));
    else if (line === '}') open = blocks[0]!;
    else if (line.endsWith(';')) open.lines.push(line.slice(0, -1));
    else throw new Error(`nginx would not read this line: ${line}`);
  }
  return blocks;
}

describe('a site in a folder of its host', () => {
  const below = hostPlan({ ...site, url: 'https://name.example/shop' }, routes, {
    script: 'early()',
    embeds: noEmbeds,
  });
  const files = hostFiles(below);

  it('has every path of the plan below that folder', () => {
    expect(below.host).toBe('name.example');
    const paths = below.notFound.flatMap(({ folder, page }) => [folder, page]);
    expect([...paths, ...below.redirects.map(({ from }) => from)].filter((path) => !path.startsWith('/shop/'))).toEqual(
      [],
    );
    const rules = readRedirectsFile(files.inFolder['_redirects']!);
    expect(rules.find((rule) => matchesPath('/shop/old', rule))?.to).toBe('/shop/new');
    expect(rules.find((rule) => matchesPath('/shop/shop', rule))?.to).toBe('https://other.example/shop');
    expect(rules.find((rule) => rule.status === 404 && matchesPath('/shop/a/x', rule))?.to).toBe('/shop/a/404.html');
    const cached = readHeadersFile(files.inFolder['_headers']!).filter((rule) =>
      matchesPath('/shop/assets/a.js', rule),
    );
    expect(cached.at(-1)!.headers).toEqual([['Cache-Control', immutable]]);
  });

  it('is said to nginx, Apache and Vercel', () => {
    const nginx = files.beside['nginx.conf']!;
    for (const line of ['location /shop/ {', 'location /shop/assets/ {', 'error_page 404 /shop/404.html;'])
      expect(nginx).toContain(line);
    expect(nginx).not.toMatch(/location (?:= )?\/(?!shop)/);
    const apache = files.inFolder['.htaccess']!;
    // Rules of a folder see paths below it; what they name begins at the host.
    expect(apache).toContain('RewriteRule "^old$" "/shop/new" [R=301,NE,L]');
    expect(apache).toContain(
      'RewriteCond "%{DOCUMENT_ROOT}/shop/$1/index.html" -f\nRewriteRule "^(.*?)/?$" "/shop/$1/index.html"',
    );
    expect(apache).toContain('ErrorDocument 404 /shop/404.html');
    const sources = (JSON.parse(files.inFolder['vercel.json']!) as { routes: { src?: string }[] }).routes;
    expect(
      sources.some(({ src }) => new RegExp(src ?? '^$').test('/shop/assets/a.js') && src!.includes('assets')),
    ).toBe(true);
  });
});
