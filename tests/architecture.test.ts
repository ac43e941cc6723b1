// The architecture as data: which folder imports which, how large folders, files and functions are, and their names.
// docs/architecture.md says why.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The rooms of `src`, from the bottom up: a room imports itself and those before it, types included.
 * Inside a room there is no order to keep, but folders form no circle.
 */
const rooms = ['base', 'checker', 'edits', 'page', 'site', 'builder', 'editor', 'dev', 'cli', 'public'];

/** Folders that are lists of like things: one file for each rule, each repair. */
const lists = ['src/checker/rules', 'src/checker/yaml/repair'];

/** Code that runs anywhere: neither Node nor a browser. */
const pure = ['src/base/addresses', 'src/base/pictures', 'src/base/pure', 'src/base/words', 'src/checker', 'src/edits'];
/** Code that runs in visitors' browsers, and renders pages before. */
const ofPages = ['type:#schemas', 'react', 'clsx', 'src/page/state'];

/**
 * Import table of each part: folders of `src`, packages by their name, `type:` for types only. The
 * longest name that a file's path begins with counts.
 */
const mayImport: Record<string, string[]> = {
  'src/base/addresses': ['src/base/addresses'],
  'src/base/words': ['src/base/words'],
  'src/base/pure': ['src/base/pure', 'src/base/addresses/file-name.ts', 'type:#schemas'],
  'src/base/pictures': ['src/base/pictures', 'type:#schemas'],
  'src/base': ['src/base', 'node:', 'junk', 'semver'],
  'src/checker': [
    'src/base/addresses',
    'src/base/languages',
    'src/base/pictures',
    'src/base/pure',
    'src/base/words',
    'src/checker',
    'type:#schemas',
    'yaml',
    'ajv',
    'mdast-util-from-markdown',
    'mdast-util-gfm',
    'micromark-extension-gfm',
    'decode-named-character-reference',
    'type:mdast',
    'papaparse',
    'country-to-currency',
  ],
  // The model of edits, which the editor's client and its server share.
  'src/edits/model': [
    'src/edits/model',
    'src/edits/messages',
    'type:src/edits/fields',
    'src/base/pure',
    'src/base/words',
    'node-diff3',
  ],
  'src/edits': [...pure, 'yaml', 'node-diff3'],

  'src/page/state': ['src/page/state', 'zustand', 'zustand/vanilla'],
  'src/page/forms': ['src/page/forms', 'src/page/state', 'type:#schemas', '@emailjs/browser', 'altcha-lib'],
  'src/page/ui': [
    'src/page/ui',
    'src/base/words',
    'src/base/addresses/link-marks.ts',
    'src/base/addresses/phone-address.ts',
    'src/base/languages/text-direction.ts',
    'src/base/pictures/focus-point.ts',
    'type:#schemas',
    'react',
    'clsx',
    'swiper',
    'swiper/modules',
    'swiper/types',
  ],
  'src/page/blocks': [
    'own block',
    'src/base/words',
    'src/base/addresses/address.ts',
    'src/base/addresses/phone-address.ts',
    'src/base/languages/opening-hours.ts',
    'src/page/ui',
    'src/page/forms',
    'react-router-dom',
    ...ofPages,
  ],
  'src/page/app': [
    'src/base/addresses/address.ts',
    'src/base/addresses/phone-address.ts',
    'src/page/app',
    'src/page/ui',
    'src/page/blocks/registry.gen.ts',
    'src/base/languages/opening-hours.ts',
    'src/base/languages/text-direction.ts',
    'src/base/languages/writing-system.ts',
    '#own-parts',
    'react-dom/server',
    'react-helmet-async',
    ...ofPages,
  ],
  // Live parts: blocks come by their names.
  'src/page': [
    'src/base/addresses/address.ts',
    'src/page/live',
    'src/page/navigation',
    'src/page/start',
    'src/page/forms',
    'src/page/state',
    'react',
    'react-dom/client',
    'type:src/page/ui/behavior.ts',
    'lazy:src/page/blocks',
    'lazy:src/page/ui',
  ],

  'src/site': [
    'src/base',
    'src/checker',
    'src/edits',
    'src/site',
    'type:#schemas',
    'node:',
    'yaml',
    'type:vite',
    'image-size',
    'diff',
    'type:rrule-temporal',
    '@commander-js/extra-typings',
    'json-schema-to-typescript',
  ],
  'src/builder': [
    'src/base',
    'src/checker',
    'src/edits',
    'src/site',
    'src/builder',
    'type:#schemas',
    'node:',
    'yaml',
    'src/page/forms/complete-form.ts',
    'type:src/page/app',
    'vite',
    '@vitejs/plugin-react',
    '@tailwindcss/vite',
    'rolldown',
    'postcss',
    'p-limit',
    'type:hast',
    'hast-util-from-html',
    'hast-util-to-mdast',
    'mdast-util-gfm',
    'mdast-util-to-markdown',
    'feedsmith',
    'pagefind',
    'ical-generator',
    'timezones-ical-library',
    'rrule-temporal',
    'image-size',
    'sharp',
    '@capsizecss/core',
    '@capsizecss/unpack',
    'subset-font',
    'hyphen/hyphen.js',
    'hyphen/patterns',
  ],
  // The wire between the editor's client and server.
  'src/editor/protocol': ['src/editor/protocol', 'type:src/edits'],
  'src/editor/client': [
    'src/editor/client',
    'src/editor/protocol',
    'src/base/words',
    'src/edits/model',
    'type:src/edits/fields',
    // The same is said of a typed name as on the server.
    'src/edits/fields/name-rule.ts',
    'src/edits/fields/field-texts.ts',
    'src/edits/fields/new-values.ts',
    'src/edits/fields/fit-values.ts',
    'src/edits/fields/site-values.ts',
    'src/edits/messages/paste.ts',
    'src/edits/fields/describe-repeat.ts',
    // Names of files that the check refuses, and addresses that are offered.
    'src/base/addresses/file-name.ts',
    'src/base/addresses/phone-address.ts',
    'src/base/addresses/title-address.ts',
    // Days and times as the page shows them, and places in links of maps.
    'src/base/languages/opening-hours.ts',
    'src/base/languages/read-hours.ts',
    'src/base/addresses/map-link.ts',
    'src/base/pictures',
    'src/base/pure/recent.ts',
    // A test message is sent by what pages send with.
    'src/page/forms/delivery',
    'src/page/forms/leads',
    'type:#schemas',
    // Texts are typed as the page shows them: by its parsers, with its classes.
    'src/base/addresses/link-marks.ts',
    'src/base/addresses/replace-links.ts',
    'src/page/ui/text/parse-inline.ts',
    'src/page/ui/text/parse-text.ts',
    'src/page/ui/looks/text-looks.ts',
    'type:src/page/ui/text/parse-table.ts',
    'prosemirror-commands',
    'prosemirror-history',
    'prosemirror-keymap',
    'prosemirror-model',
    'prosemirror-state',
    'prosemirror-tables',
    'prosemirror-view',
    // Limits of the years of a date.
    'src/checker/dates/parse-date.ts',
    'react',
    'react-dom',
    'react-dom/client',
    'react-aria-components',
    'zustand',
    '@codemirror',
    '@leeoniya/ufuzzy',
    'papaparse',
  ],
  // The only part of the editor's server that reaches the site's folder; all else asks its store.
  'src/editor/server/disk-store': [
    'src/base',
    'src/checker',
    'src/edits',
    'src/site',
    // A photo that is too large to be kept.
    'src/builder/images/shrink-photo.ts',
    'src/editor/server/disk-store',
    'src/editor/server/merging',
    'src/editor/server/uploads',
    'type:src/editor/server/store',
    'type:src/editor/protocol',
    'node:',
  ],
  'src/editor/words': ['src/editor/words', 'src/base/pure/recent.ts', 'type:src/base/words', 'node:'],
  'src/editor': [
    'src/base/addresses',
    'src/base/languages/text-direction.ts',
    'src/base/pure',
    'src/base/words',
    'src/base/http',
    'src/base/disk/hash.ts',
    'src/checker',
    'src/edits',
    // Icons, fonts and recipes, which come with Pagewright.
    'src/site/folder/icons.ts',
    'src/builder/fonts/font-files.ts',
    'src/site/recipes',
    'src/site/image-files/file-format.ts',
    'src/builder/hosts/host-plan.ts',
    'type:src/builder/bundles',
    'src/editor/server',
    'src/editor/words',
    'src/editor/protocol',
    'type:#schemas',
    'type:src/page/app',
    'node:async_hooks',
    'node:crypto',
    'node:http',
    'yaml',
    'node-diff3',
    'diff',
    'image-size',
    '@xmldom/xmldom',
  ],
  'src/dev/client': [
    'src/base/addresses/address.ts',
    'src/dev/client',
    'src/base/addresses/address.ts',
    'src/page/live',
    'src/page/navigation',
    'src/page/state',
    'src/editor/client/dev-channel.ts',
  ],
  'src/dev': [
    'src/base',
    'src/checker',
    'src/edits',
    'src/site',
    'src/builder',
    'src/editor/server',
    'src/dev',
    'type:src/page/app',
    'type:#schemas',
    'node:',
    'vite',
    'sirv',
    'yaml',
    'papaparse',
    'type:mdast',
    'type:react',
    'react-dom/server',
  ],
  'src/cli': [
    'src/base',
    'src/checker',
    'src/edits',
    'src/site',
    'src/builder',
    'src/editor/server',
    'src/editor/words',
    'src/dev',
    'src/cli',
    'type:src/page/app',
    'type:#schemas',
    'node:',
    'vite',
    'yaml',
    '@commander-js/extra-typings',
    'prettier',
    'puppeteer-core',
    'semver',
    'sharp',
    'subset-font',
  ],
  // Imports of a site's own code, under the name of the package.
  'src/public': ['src/page/ui', 'src/page/state', 'type:src/page/app', 'type:schemas'],
};

/** Exceptions, each with its reason. */
const exceptions: Record<string, string[]> = {
  // The files of the state that bind it to React and its router.
  'src/page/state/use-store.tsx': ['react'],
  'src/page/state/page-router.tsx': ['react', 'react-router-dom'],
  // For tests, which run in Node with a simulated browser.
  'src/public/testing.ts': ['src/public/wake-sections.ts', 'vitest'],
  'src/public/wake-sections.ts': ['src/page/live', 'react'],
  // For programs in Node.
  'src/public/programs.ts': ['src/base', 'src/site', 'src/builder', 'src/dev/server', 'type:src/checker', 'node:'],
  // Generated: the registry is the list of all blocks.
  'src/page/blocks/registry.gen.ts': ['src/page/blocks'],
};

interface Import {
  from: string;
  target: string;
  kind: 'value' | 'type' | 'lazy';
}

const sources = walk('src').filter((path) => /\.tsx?$/.test(path));
const written = sources.filter((path) => !path.includes('.gen.'));

describe('imports', () => {
  it('stay within the table of rooms', () => {
    const broken = sources.flatMap(listImports).filter((each) => !isAllowed(each));
    expect(broken.map(({ from, target, kind }) => `${from} may not import ${target} (${kind})`)).toEqual([]);
  });

  it('lead down the order of rooms', () => {
    const findFloor = (path: string) => rooms.indexOf(path.split('/')[1]!);
    const upward = sources
      .flatMap(listImports)
      .filter(({ from, target }) => target.startsWith('src/') && findFloor(target) > findFloor(from));
    expect(upward.map(({ from, target, kind }) => `${from} may not import ${target} (${kind})`)).toEqual([]);
    expect(
      readdirSync(join(root, 'src'))
        .filter((name) => !name.includes('.'))
        .toSorted(),
    ).toEqual(rooms.toSorted());
  });

  it('form no circle of folders', () => {
    const graph = new Map<string, Set<string>>();
    for (const { from, target } of sources.filter((path) => !path.includes('.gen.')).flatMap(listImports)) {
      const [folder, other] = [from, target].map((path) => posix.dirname(path)) as [string, string];
      if (!target.startsWith('src/') || folder === other) continue;
      graph.set(folder, (graph.get(folder) ?? new Set()).add(other));
    }
    expect(findCircles(new Map([...graph].map(([folder, others]) => [folder, [...others]])))).toEqual([]);
  });

  it('form no circle, types and lazy imports counted', () => {
    const targets = (path: string) => listImports(path).map(({ target }) => target);
    expect(findCircles(new Map(sources.map((path) => [path, targets(path)])))).toEqual([]);
  });

  it('reach what is for authors only from where no visitor comes', () => {
    const into = (folder: string) =>
      new Set(
        sources.flatMap(listImports).flatMap(({ from, target, kind }) => {
          return kind !== 'type' && target.startsWith(folder) && !from.startsWith(folder) ? [from] : [];
        }),
      );
    expect([...into('src/dev/client/edit-button.ts')]).toEqual(['src/dev/client/hot-update.ts']);
    expect([...into('src/editor/client/')]).toEqual(['src/dev/client/hot-update.ts']);
    expect([...into('src/dev/client/hot-update.ts')]).toEqual([]);
    // All else of the editor's server is given a store.
    expect([...into('src/editor/server/disk-store/')]).toEqual(['src/dev/server/dev-server.ts']);
    expect([...into('src/cli/')].filter((from) => !from.startsWith('src/cli/'))).toEqual([]);
  });

  it('are caught when they break the table', () => {
    expect(isAllowed({ from: 'src/checker/check-site.ts', target: 'node:fs', kind: 'value' })).toBe(false);
    expect(
      isAllowed({ from: 'src/page/blocks/cta/cta.tsx', target: 'src/page/blocks/stats/stats.tsx', kind: 'value' }),
    ).toBe(false);
    expect(isAllowed({ from: 'src/builder/build.ts', target: 'src/page/app/render.tsx', kind: 'value' })).toBe(false);
    expect(
      isAllowed({ from: 'src/page/start/boot.ts', target: 'src/page/blocks/form/form.island.tsx', kind: 'value' }),
    ).toBe(false);
    expect(isAllowed({ from: 'src/editor/client/start.tsx', target: 'src/checker/check-site.ts', kind: 'value' })).toBe(
      false,
    );
  });
});

describe('sizes', () => {
  it('keep folders small: at most 17 sources, but for lists of like things', () => {
    const folders = new Set(sources.map((path) => posix.dirname(path)));
    const count = (folder: string) => sources.filter((path) => posix.dirname(path) === folder).length;
    expect([...folders].filter((folder) => !lists.includes(folder) && count(folder) > 17)).toEqual([]);
  });

  const lines = written.map((path) => read(path).split('\n').length - 1);

  it('keep files short: median 60, nine of ten 150, none above 250 lines', () => {
    expect(written.filter((path) => read(path).split('\n').length > 251)).toEqual([]);
    expect(quantile(lines, 0.9)).toBeLessThanOrEqual(150);
    expect(quantile(lines, 0.5)).toBeLessThanOrEqual(70);
  });

  it('keep comments narrow: at most 100 columns', () => {
    const isWide = (line: string) => line.length > 100 && /^\s*(\/\/|\/?\*) /.test(line) && !line.includes('-disable');
    expect(
      written.flatMap((path) =>
        read(path)
          .split('\n')
          .filter(isWide)
          .map((line) => `${path}: ${line}`),
      ),
    ).toEqual([]);
  });

  it('keep functions short: nine of ten 30, none above 60 lines', () => {
    const functions = written.flatMap((path) => listFunctions(path));
    expect(
      functions.filter(({ length }) => length > 60).map(({ name, length }) => `${name} has ${length} lines`),
    ).toEqual([]);
    expect(
      quantile(
        functions.map(({ length }) => length),
        0.9,
      ),
    ).toBeLessThanOrEqual(30);
  });
});

describe('names', () => {
  it('are kebab-case and say what the file is for', () => {
    const bad = written.filter((path) => !/^[a-z0-9-]+(\.(island|behavior|d))?\.tsx?$/.test(posix.basename(path)));
    const vague = written.filter((path) =>
      /^(index|utils?|helpers?|common|types|misc)\.tsx?$/.test(posix.basename(path)),
    );
    expect([...bad, ...vague]).toEqual([]);
  });

  it('export no default', () => {
    expect(written.filter((path) => /^export default/m.test(read(path)))).toEqual([]);
  });

  it('begin every file with a comment that names what it is', () => {
    expect(written.filter((path) => !/^(\/\/|\/\*)/.test(read(path)))).toEqual([]);
    // The first word is a noun or a verb: a relative clause is read twice.
    const clause = /^(?:\/\/|\/\*\*?) (?:What|Where|Who|Whom|Whose|Whether|Which|That|How|Of|As) /;
    expect(written.filter((path) => clause.test(read(path)))).toEqual([]);
  });

  // These rooms do not keep the two rules below yet.
  const isInOtherWords = (path: string) => /^src\/(editor|page\/blocks\/job-list|dev\/gallery)\//.test(path);
  const inPlainWords = written.filter((path) => !isInOtherWords(path));

  it('of exported functions begin with their verb: none ends in Of', () => {
    const nouns = inPlainWords.flatMap((path) =>
      Array.from(
        read(path).matchAll(/^export (?:async )?(?:function|const) (\w+Of)\b/gm),
        ([, name]) => `${path}: ${name}`,
      ),
    );
    // Sites import it from pagewright/ui.
    expect(nouns).toEqual(['src/page/ui/section.tsx: backgroundOf']);
  });

  it('are told by doc comments that begin with a noun or a verb', () => {
    const clause = /\/\*\*\s+(?:\* )?(?:What|Where|Who|Whom|Whose|Whether|Which|That|How|Of|As) .*/g;
    expect(inPlainWords.flatMap((path) => (read(path).match(clause) ?? []).map((text) => `${path}: ${text}`))).toEqual(
      [],
    );
  });
});

function isAllowed({ from, target, kind }: Import): boolean {
  const parts = from.split('/');
  const layer = [4, 3, 2].map((depth) => parts.slice(0, depth).join('/')).find((path) => path in mayImport);
  const allowed = [...(mayImport[layer ?? ''] ?? []), ...(exceptions[from] ?? [])];
  return allowed.some((entry) => {
    if (entry === 'own block') return target.startsWith(`${dirname(from)}/`);
    const [, wanted = '', name = entry] = /^(type|lazy):(.+)$/.exec(entry) ?? [];
    if (wanted && wanted !== kind) return false;
    return name.endsWith(':') ? target.startsWith(name) : target === name || target.startsWith(`${name}/`);
  });
}

function listImports(path: string): Import[] {
  const text = read(path);
  const found: Import[] = [];
  for (const [, type, , target] of text.matchAll(/^(?:import|export)( type)?\s(?:([^;'"]*?)\sfrom\s)?'([^']+)'/gm)) {
    found.push({ from: path, target: resolve(path, target!), kind: type ? 'type' : 'value' });
  }
  for (const [, target] of text.matchAll(/(?<!typeof |\.)\bimport\('([^']+)'\)/g))
    found.push({ from: path, target: resolve(path, target!), kind: 'lazy' });
  for (const [, target] of text.matchAll(/typeof import\('([^']+)'\)/g))
    found.push({ from: path, target: resolve(path, target!), kind: 'type' });
  return found;
}

function resolve(from: string, target: string): string {
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : target;
}

function findCircles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '));
    if (done.has(path) || trail.includes(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return circles;
}

/** Top-level functions, by the layout that the formatter gives: they begin at a line's start and end with a closing brace there. */
function listFunctions(path: string): { name: string; length: number }[] {
  const lines = read(path).split('\n');
  return lines.flatMap((line, index) => {
    const name = /^(?:export )?(?:async )?function (\w+)/.exec(line)?.[1];
    if (!name) return [];
    const end = lines.findIndex((each, place) => place > index && each === '}');
    return [{ name: `${path}:${name}`, length: end - index + 1 }];
  });
}

function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}
