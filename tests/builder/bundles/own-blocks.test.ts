// A site with its own sections, header and stylesheet: checked, built and with its own scripts, by
// the same product.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { productRoot } from '../../product-root.ts';
import { runCli } from '../../run-cli.ts';

const original = join(productRoot, 'tests/fixtures/sites/hotel');
const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-hotel-'));
const html = (path: string) => readFileSync(join(siteRoot, 'dist', path), 'utf8');
const build = () => runCli('build', '--root', siteRoot);

/** Writes a file of the site, and puts it back as it was after `use`. */
async function withFile<T>(path: string, text: string, use: () => Promise<T>): Promise<T> {
  const file = join(siteRoot, path);
  const before = existsSync(file) ? readFileSync(file) : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  try {
    return await use();
  } finally {
    if (before) writeFileSync(file, before);
    else rmSync(file);
  }
}

beforeAll(async () => {
  cpSync(original, siteRoot, { recursive: true, filter: (path) => !path.includes('.pagewright') });
  const { status, stdout, stderr } = await build();
  expect(stdout + stderr).toContain('Built 3 pages');
  expect(status).toBe(0);
});

describe('a site with sections of its own', () => {
  it('shows them, with their pictures, and in the place of the product’s where they have its names', () => {
    expect(html('rooms/index.html')).toContain('<li class="rooms-entry"><img src="/images/loft.svg"');
    expect(html('index.html')).toContain('class="section mill-cta"');
    expect(html('index.html')).toContain('<h1 class="text-3xl">Nine rooms by the <span class="highlight">water</span>');
  });

  it('gives each page the CSS that it uses of theirs, and the site’s stylesheet the last word', () => {
    expect(html('rooms/index.html')).toContain('.rooms-entry{border-top:3px solid var(--brand)');
    expect(html('index.html')).not.toContain('.rooms-entry');
    expect(html('index.html')).toContain('.mill-cta{background:linear-gradient');
    expect(html('rooms/index.html')).not.toContain('.mill-cta');
    const rules = [...html('index.html').matchAll(/h2\{[^}]*letter-spacing:([^;}]+)/g)].map(([, value]) => value);
    expect(rules.at(-1)).toBe('.02em');
  });

  it('gives a page the classes that only its island names', () => {
    expect(html('rooms/index.html')).toContain('.italic{');
    expect(html('index.html')).not.toContain('.italic{');
  });

  it('loads what wakes on a page and nothing else, and of pagewright/ui what an island names', () => {
    expect(html('rooms/index.html')).toMatch(/data-island-modules="[^"]*\/assets\/stay-price\.island-/);
    expect(html('index.html')).not.toContain('stay-price');
    const assets = join(siteRoot, 'dist/assets');
    const island = readdirSync(assets).find((name) => /^stay-price\.island-.*\.js$/.test(name))!;
    expect(readFileSync(join(assets, island)).length).toBeLessThan(1500);
  });

  it('has its own header on every page, with the open page marked in it', () => {
    expect(html('rooms/index.html')).toMatch(/<header class="mill-header[^]*aria-current="page">Rooms/);
    expect(html('index.html')).toMatch(/<header class="mill-header[^]*aria-current="page">Home/);
    expect(html('index.html')).toContain('<a class="skip-link" href="#main">');
  });

  it('has its own footer, and its own way to set header, page and footer to each other', async () => {
    const frame = `import type { FrameProps } from 'pagewright/blocks';
export const Frame = ({ header, children, footer }: FrameProps) => <div className="mill-frame">{header}<b>{children}</b>{footer}</div>;
`;
    const footer = `export const Footer = () => <footer className="mill-footer">The weir</footer>;\n`;
    await withFile('components/frame.tsx', frame, () => withFile('components/footer.tsx', footer, build));
    for (const path of ['index.html', 'rooms/index.html']) {
      expect(html(path)).toMatch(
        /<a class="skip-link"[^]*<div class="mill-frame"><header[^]*<\/header><b><div id="page"/,
      );
      expect(html(path)).toContain('</main></div></b><footer class="mill-footer">The weir</footer></div>');
    }
    await build();
  });

  it('is told which import needs a browser, and how it is rendered in one only', async () => {
    const install = (use: () => Promise<void>) =>
      withFile('node_modules/needs-window/index.js', 'export const width = window.innerWidth;\n', () =>
        withFile('node_modules/needs-window/package.json', '{ "name": "needs-window", "type": "module" }', use),
      );
    const file = (name: string) => readFileSync(join(siteRoot, 'blocks/stay-price', name), 'utf8');
    const island = `import { width } from 'needs-window';\n${file('stay-price.island.tsx')}\nexport const half = width / 2;\n`;
    const component = file('stay-price.tsx')
      .replace(/import \{ View \}.*\n/, '')
      .replace('view={View}', 'fallback={<p>Ask for a price</p>}');
    await install(() =>
      withFile('blocks/stay-price/stay-price.island.tsx', island, async () => {
        const { status, stderr } = await build();
        expect(stderr).toContain(
          'blocks/stay-price/stay-price.island.tsx:1:24: The package needs-window fails as it is loaded: window is not defined.',
        );
        expect(stderr).not.toContain('Pagewright itself');
        expect(status).toBe(2);
        await withFile('blocks/stay-price/stay-price.tsx', component, build);
        expect(html('rooms/index.html')).toMatch(/<pw-island data-live="stay-price"[^>]* data-fallback="">/);
        expect(html('rooms/index.html')).toContain('<p>Ask for a price</p></pw-island>');
        expect(html('rooms/index.html')).toMatch(/data-island-modules="[^"]*\/assets\/stay-price\.island-/);
      }),
    );
    await build();
  });

  it('keeps the rules of a package for the pages whose island shows what it makes', async () => {
    const code = `const start = 'strange-map-';\nexport const mark = (side) => start + side + ' strange-pin';\n`;
    const css = '.strange-pin { rotate: 41deg; }\n.strange-map-top { rotate: 42deg; }\n.strange { rotate: 43deg; }\n';
    const island = readFileSync(join(siteRoot, 'blocks/stay-price/stay-price.island.tsx'), 'utf8');
    const withMark = `import { mark } from 'strange-map';\n${island.replace('<output', "<i className={mark('top')} /><output")}`;
    const files: [string, string][] = [
      ['node_modules/strange-map/index.js', code],
      ['node_modules/strange-map/map.css', css],
      ['node_modules/strange-map/package.json', '{ "name": "strange-map", "type": "module" }'],
      ['blocks/stay-price/stay-price.css', "@import 'strange-map/map.css';\n"],
      ['blocks/stay-price/stay-price.island.tsx', withMark],
    ];
    const write = ([[path, text] = ['', ''], ...rest]: typeof files): Promise<void> =>
      withFile(path, text, async () => void (rest.length > 0 ? await write(rest) : await build()));
    await write(files);
    expect(html('rooms/index.html')).toMatch(/rotate:41deg[^]*rotate:42deg/);
    expect(html('rooms/index.html')).not.toContain('rotate:43deg');
    expect(html('index.html')).not.toMatch(/rotate:4\ddeg/);
    await build();
  });

  it('keeps bundles of its own, in its own folder', () => {
    expect(readdirSync(join(siteRoot, '.pagewright/bundles'))).toHaveLength(1);
  });

  it('is built again when a component or a stylesheet changes, and not when nothing does', async () => {
    const twice = async () => [await build(), await build()].map(({ stdout }) => stdout);
    await twice();
    expect((await build()).stdout).toContain('0 of them anew');
    const text = readFileSync(join(siteRoot, 'blocks/rooms/rooms.tsx'), 'utf8');
    await withFile('blocks/rooms/rooms.tsx', text.replace('mt-3 text-lg', 'mt-3 changed text-lg'), async () => {
      await build();
      expect(html('rooms/index.html')).toContain('mt-3 changed text-lg');
    });
    await withFile('styles.css', 'h2 { letter-spacing: 0.3em; }', async () => {
      await build();
      expect(html('index.html')).toContain('letter-spacing:.3em');
    });
  });
});

describe('the check of a site with sections of its own', () => {
  const page = (block: string) => `title: A page\ndescription: A page.\nblocks:\n${block}`;

  it('reports what a section of the site does not know, as of the product’s own', async () => {
    const text = page('  - type: rooms\n    hedding: Rooms\n    rooms: [{ name: The loft }]\n');
    const { status, stdout } = await withFile('pages/new.yaml', text, () => runCli('check', '--root', siteRoot));
    expect(status).toBe(1);
    expect(stdout).toContain('"hedding" is not a setting of a "rooms" section. Did you mean "heading"?');
  });

  it('suggests a section of the site for a misspelt type', async () => {
    const text = page('  - type: room\n    heading: Rooms\n');
    const { stdout } = await withFile('pages/new.yaml', text, () => runCli('check', '--root', siteRoot));
    expect(stdout).toContain('Did you mean "rooms"?');
  });

  it('looks for the pictures that a section of the site names', async () => {
    const text = page(
      '  - type: rooms\n    heading: Rooms\n    rooms: [{ name: A, picture: { src: /images/lofd.svg, alt: A bed } }]\n',
    );
    const { stdout } = await withFile('pages/new.yaml', text, () => runCli('check', '--root', siteRoot));
    expect(stdout).toContain('/images/loft.svg');
  });
});

describe('a section that cannot be used is one sentence, and nothing is built', () => {
  /** Lines with a setting each, so that a place is told by its line. */
  const schema = (changes: object) =>
    JSON.stringify(
      { ...JSON.parse(readFileSync(join(siteRoot, 'blocks/rooms/rooms.schema.json'), 'utf8')), ...changes },
      null,
      '\t',
    );
  const setting = (part: object) => {
    const { properties } = JSON.parse(schema({})) as { properties: Record<string, unknown> };
    return schema({ properties: { ...properties, note: part } });
  };
  const rooms = 'blocks/rooms/rooms.schema.json';
  /** Matches a message at the line of `key` and in the column of its quote. */
  const wrongAt = (key: string, says: string) => ({ key, says });
  const cases: [what: string, path: string, text: () => string, said: RegExp | ReturnType<typeof wrongAt>][] = [
    ['no JSON', rooms, () => '{', /^blocks\/rooms\/rooms\.schema\.json:1:2: this is no JSON\./],
    ['no schema', rooms, () => '[]', /^blocks\/rooms\/rooms\.schema\.json holds no schema\./],
    ['another type', rooms, () => schema({ properties: {} }), wrongAt('properties', 'is not for this type')],
    [
      'what it does not have is required',
      rooms,
      () => schema({ required: ['beds'] }),
      { key: 'beds', says: 'requires "beds", which is none of its properties.' },
    ],
    [
      'no example',
      rooms,
      () => schema({ examples: [] }),
      wrongAt('examples', 'has no examples. Please write at least one'),
    ],
    [
      'an example that does not fit',
      rooms,
      () => schema({ examples: [{ type: 'rooms', heading: 'Rooms', rooms: [] }] }),
      wrongAt(
        'rooms',
        'contradicts itself: its example 1 does not fit it, at /rooms: must NOT have fewer than 1 items.',
      ),
    ],
    [
      'a keyword that there is not',
      rooms,
      () => setting({ type: 'string', minLenght: 2 }),
      wrongAt('minLenght', 'cannot be used: there is no keyword "minLenght". Did you mean "minLength"?'),
    ],
    [
      'a setting that has the name of a wrong keyword beside it',
      rooms,
      () => setting({ type: 'object', properties: { minLenght: { type: 'string', 'x-lable': 'menu' } } }),
      wrongAt('x-lable', 'cannot be used: there is no keyword "x-lable". Did you mean "x-label"?'),
    ],
    [
      'a keyword of another type',
      rooms,
      () => setting({ type: 'object', minLength: 2 }),
      wrongAt('note', 'cannot be used: strict mode: missing type "string" for keyword "minLength"'),
    ],
    [
      'a keyword with a wrong value',
      rooms,
      () => setting({ type: 'string', maxLength: 'many' }),
      wrongAt('maxLength', 'cannot be used: schema is invalid: data/properties/note/maxLength must be'),
    ],
    [
      'a pattern that cannot be read',
      rooms,
      () => setting({ type: 'string', pattern: '^(' }),
      wrongAt('pattern', 'cannot be used: Invalid regular expression'),
    ],
    [
      'a format that there is not',
      rooms,
      () => setting({ type: 'string', format: 'emial' }),
      wrongAt('note', 'cannot be used: unknown format "emial"'),
    ],
    [
      'a word that there is not',
      rooms,
      () => setting({ type: 'string', 'x-label': 'mnue' }),
      wrongAt('x-label', 'names "mnue"'),
    ],
    [
      'a new name that there is not',
      rooms,
      () => setting({ renamedTo: 'notes' }),
      wrongAt('renamedTo', 'says that "note" was renamed to "notes"'),
    ],
    [
      'a part that there is not',
      rooms,
      () => schema({ definitions: { a: { $ref: '../common.schema.json#/definitions/beds' } } }),
      wrongAt('$ref', 'refers to schemas/common.schema.json#/definitions/beds, which does not exist.'),
    ],
    [
      'no schema file',
      'blocks/suites/suites.tsx',
      () => '',
      /^blocks\/suites has no schema: .* or take the folder away/,
    ],
    ['no component', 'blocks/suites/suites.schema.json', () => '{}', /^blocks\/suites has no component: /],
    [
      'a schema with a capital letter',
      'blocks/suites/Suites.schema.json',
      () => '{}',
      /suites\.schema\.json is missing\. Please give Suites\.schema\.json this name\./,
    ],
    [
      'a name that cannot be',
      'blocks/My Suites/a.tsx',
      () => '',
      /"My Suites" cannot be the name of a type of section/,
    ],
  ];

  it.each(cases)('%s', async (_what, path, text, said) => {
    const written = text();
    const { status, stderr } = await withFile(path, written, () => runCli('check', '--root', siteRoot));
    if (said instanceof RegExp) expect(stderr).toMatch(said);
    else {
      const offset = written.lastIndexOf(`"${said.key}"`);
      const before = written.slice(0, offset).split('\n');
      expect(stderr).toContain(`${path}:${before.length}:${before.at(-1)!.length + 1}: this schema ${said.says}`);
    }
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });

  it('two scripts of one name', async () => {
    const { status, stderr } = await withFile('blocks/rooms/tabs.behavior.ts', 'export {}', build);
    expect(stderr).toContain('blocks/rooms/tabs.behavior.ts has the name of tabs.behavior.ts, which there is already.');
    expect(status).toBe(2);
  });

  it.each([
    [
      'code that cannot be read',
      'export const Rooms = (;',
      'blocks/rooms/rooms.tsx:1:23: Unexpected token\n\n1 | export const Rooms = (;\n  |                       ^',
    ],
    [
      'a package that is not installed',
      "import x from 'canvas-confetti';\nexport const Rooms = x;",
      "blocks/rooms/rooms.tsx:1:16: The package canvas-confetti is not installed. Install it: npm install canvas-confetti\n\n1 | import x from 'canvas-confetti';\n  |                ^",
    ],
  ])('%s, with its place', async (_what, code, said) => {
    const { status, stderr } = await withFile('blocks/rooms/rooms.tsx', code, build);
    expect(stderr.trim()).toBe(`The site cannot be built, because a file of its code is wrong:\n\n${said}`);
    expect(status).toBe(2);
  });

  it.each([
    ['an inline style', '<b style={{ color: `red` }} />', 'it has the inline style "color:red"', 'rooms.css'],
    ['a style element', '<style>{`b {}`}</style>', 'it has a <style> element', 'rooms.css'],
    ['a script', '<script>{`go()`}</script>', 'it has an inline script', 'rooms.behavior.ts'],
  ])('%s, which browsers would refuse', async (_what, element, said, place) => {
    const { status, stdout } = await withFile(
      'blocks/rooms/rooms.tsx',
      `export const Rooms = () => ${element};`,
      build,
    );
    expect(stdout).toContain(`This "rooms" section could not be shown: ${said}. Browsers refuse`);
    expect(stdout).toContain(`Put it into ${place}. [render/failed]`);
    expect(status).toBe(1);
  });

  it.each([['an inline style', '<b style={{ color: `red` }} />', 'it has the inline style "color:red".']])(
    'a header with %s',
    async (_what, element, said) => {
      const header = `export const Header = () => ${element};`;
      const { status, stderr } = await withFile('components/header.tsx', header, build);
      expect(stderr).toContain(`components/header.tsx could not be shown: ${said}`);
      expect(stderr).not.toContain('Pagewright itself failed');
      expect(status).toBe(2);
    },
  );

  it('a header that throws, with the place in its code', async () => {
    const header =
      'interface Site {\n  x: 1;\n}\nconst no: Site = undefined!;\nexport const Header = () => <b>{no.x}</b>;\n';
    const { status, stderr } = await withFile('components/header.tsx', header, build);
    expect(stderr.trim()).toBe(
      "components/header.tsx:5:36: TypeError: Cannot read properties of undefined (reading 'x')\n\n5 | export const Header = () => <b>{no.x}</b>;\n  |                                    ^",
    );
    expect(status).toBe(2);
  });

  it.each([
    ['blocks/rooms/rooms.tsx', 'export const Room = 1;', 'It must export its component as Rooms: '],
    ['components/header.tsx', 'export default () => null;', 'It must export its component as Header, and no default: '],
  ])('a component without its name: %s', async (path, text, said) => {
    const { status, stderr } = await withFile(path, text, build);
    expect(stderr).toContain(`${path}:1:1: ${said}`);
    expect(status).toBe(2);
  });

  it('a section that throws, with the place in its code', async () => {
    const at = 'blocks/rooms/beds.tsx';
    const beds = "interface Beds {\n  a: 1;\n}\nexport function Beds() {\n  throw new Error('no beds');\n}\n";
    const component = "import { Beds } from './beds.tsx';\nexport const Rooms = () => <Beds />;";
    const { status, stdout } = await withFile(at, beds, () => withFile('blocks/rooms/rooms.tsx', component, build));
    expect(stdout).toContain(`This "rooms" section could not be shown: ${at}:5:9: Error: no beds`);
    expect(status).toBe(1);
    const nothing = 'const Beds = undefined as never as () => null;\nexport const Rooms = () => <Beds />;';
    expect((await withFile('blocks/rooms/rooms.tsx', nothing, build)).stdout).toContain(
      'section could not be shown: blocks/rooms/rooms.tsx: Error: Element type is invalid',
    );
  });

  it('a header with a capital letter, which would not be used', async () => {
    const header = readFileSync(join(siteRoot, 'components/header.tsx'), 'utf8');
    rmSync(join(siteRoot, 'components/header.tsx'));
    const { status, stderr } = await withFile('components/Header.tsx', header, build);
    writeFileSync(join(siteRoot, 'components/header.tsx'), header);
    expect(stderr).toContain('components/Header.tsx is not used. Please call it header.tsx, in small letters.');
    expect(status).toBe(2);
  });
});

describe('a developer in a site’s folder', () => {
  const tsc = () =>
    spawnSync(process.execPath, [join(productRoot, 'node_modules/typescript/bin/tsc'), '-p', siteRoot], {
      encoding: 'utf8',
    }).stdout;

  const testSections = (...names: string[]) =>
    spawnSync(
      process.execPath,
      [join(productRoot, 'bin/pagewright.mjs'), 'test:sections', ...names, '--root', siteRoot],
      {
        encoding: 'utf8',
        // The environment without a test running.
        env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
      },
    );

  it('starts sections of each kind, whose types compile, and which pass their tests', async () => {
    for (const [name, ...kind] of [['quote-band'], ['guest-slider', '--island'], ['word-search', '--behavior']]) {
      const { status, stdout } = await runCli('new:block', name!, ...kind, '--root', siteRoot);
      expect(stdout).toContain(`written: blocks/${name}/${name}.tsx`);
      expect(status).toBe(0);
    }
    expect((await runCli('check', '--root', siteRoot)).status).toBe(0);
    expect(tsc()).toBe('');
    const all = testSections();
    expect(all.stdout).toContain('6 passed');
    expect(all.status).toBe(0);
    const test = 'blocks/guest-slider/guest-slider.test.tsx';
    const failing = readFileSync(join(siteRoot, test), 'utf8').replace("'A table for 1'", "'No'");
    expect(await withFile(test, failing, () => Promise.resolve(testSections('guest').status))).toBe(1);
    const island = 'blocks/guest-slider/guest-slider.island.tsx';
    const other = readFileSync(join(siteRoot, island), 'utf8').replace(
      'max={max}',
      "max={typeof window === 'undefined' ? max : max + 1}",
    );
    const { stdout, stderr, status } = await withFile(island, other, () => Promise.resolve(testSections('guest')));
    expect(stdout + stderr).toContain('The island "guest-slider" does not fit the HTML of the build:');
    expect(stdout + stderr).toMatch(/\+\s+max=\{9\}\n\s*-\s+max="8"/);
    expect(status).toBe(1);
  });

  it('is told by the compiler what a section does not have', async () => {
    const text = readFileSync(join(siteRoot, 'blocks/rooms/rooms.tsx'), 'utf8');
    await withFile('blocks/rooms/rooms.tsx', text.replace('room.name}</p>', 'room.beds}</p>'), async () => {
      expect(tsc()).toContain("Property 'beds' does not exist");
    });
  });

  it('has the types of all that a schema may refer to', async () => {
    const { definitions } = JSON.parse(readFileSync(join(productRoot, 'schemas/common.schema.json'), 'utf8')) as {
      definitions: object;
    };
    const properties = {
      type: { title: 'Type', description: 'The kind.', const: 'all-parts' },
      ...Object.fromEntries(
        Object.keys(definitions).map((name) => [name, { $ref: `../common.schema.json#/definitions/${name}` }]),
      ),
      list: { type: 'array', items: { type: 'string' } },
      choice: { type: 'string', enum: ['a', 'b'] },
      table: { type: 'object', additionalProperties: { type: 'integer' } },
    };
    const schema = { type: 'object', required: ['type'], additionalProperties: false, properties };
    const component = `import type { AllPartsBlock } from 'pagewright/blocks';
type Text = string;
export function AllParts({ heading, list, choice, table, image, perView }: AllPartsBlock) {
  const texts: (Text | number | undefined)[] = [heading, list?.[0], choice === 'a' ? 'b' : choice, table?.x];
  return <p title={image?.alt}>{texts.join()}{perView.base}</p>;
}
`;
    const text = JSON.stringify({ ...schema, examples: [{ type: 'all-parts' }] });
    await withFile('blocks/all-parts/all-parts.tsx', component, () =>
      withFile('blocks/all-parts/all-parts.schema.json', text, async () => {
        expect((await runCli('check', '--root', siteRoot)).stderr).not.toContain('all-parts');
        expect(tsc()).toBe('');
      }),
    );
  });

  it('is refused a name that is taken, and nothing is written', async () => {
    for (const name of ['rooms', 'tabs', 'shared', 'Suite', 'button']) {
      expect((await runCli('new:block', name, '--root', siteRoot)).status).toBe(2);
      if (name !== 'rooms') expect(existsSync(join(siteRoot, 'blocks', name))).toBe(false);
    }
  });
});

describe('sections from npm packages', () => {
  const siteYaml = () => readFileSync(join(siteRoot, 'site.yaml'), 'utf8');
  const withPackages = <T>(names: string[], use: () => Promise<T>) =>
    withFile('site.yaml', `${siteYaml()}blocks: [${names.join(', ')}]\n`, use);

  /** Installs a package with the type `spa`, which takes the place of nothing, and `stats`, which takes Pagewright's. */
  function install(name: string) {
    const folder = join(siteRoot, 'node_modules', name);
    for (const type of ['spa', 'stats']) {
      cpSync(join(siteRoot, 'blocks/cta'), join(folder, 'blocks', type), { recursive: true });
      for (const ending of ['schema.json', 'tsx']) {
        const from = join(folder, 'blocks', type, `cta.${ending}`);
        const pascal = type === 'spa' ? 'Spa' : 'Stats';
        const text = readFileSync(from, 'utf8').replaceAll('Cta', pascal).replaceAll('mill-cta', `of-${name}`);
        rmSync(from);
        writeFileSync(join(folder, 'blocks', type, `${type}.${ending}`), text.replaceAll('cta', type));
      }
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  }

  it('are checked, built and shown', async () => {
    install('pagewright-blocks-hotel');
    const page =
      'title: Spa\ndescription: A spa.\nblocks:\n  - { type: spa, heading: Spa, button: { label: B, href: / } }\n';
    await withPackages(['pagewright-blocks-hotel'], () =>
      withFile('pages/spa.yaml', page, async () => {
        const { status, stderr } = await build();
        expect(stderr).toContain('The section "stats" of pagewright-blocks-hotel takes the place of Pagewright');
        expect(status).toBe(0);
        expect(html('spa/index.html')).toContain('class="section of-pagewright-blocks-hotel"');
      }),
    );
  });

  it('that are not installed are named, with what to do', async () => {
    const { status, stderr } = await withPackages(['pagewright-blocks-boat'], () =>
      runCli('check', '--root', siteRoot),
    );
    expect(stderr).toMatch(
      /^site\.yaml:\d+:10: the package "pagewright-blocks-boat" is not installed\. Please install it: npm install pagewright-blocks-boat, or take it out of blocks\.$/m,
    );
    expect(status).toBe(2);
  });

  it('that have the same type are named', async () => {
    install('pagewright-blocks-boat');
    const names = ['pagewright-blocks-hotel', 'pagewright-blocks-boat'];
    const { status, stderr } = await withPackages(names, () => runCli('check', '--root', siteRoot));
    expect(stderr).toContain(
      '"pagewright-blocks-hotel" and "pagewright-blocks-boat" both have the type of section "spa"',
    );
    expect(status).toBe(2);
  });
});

it('says which of the product’s sections the site’s take the place of', async () => {
  const { stderr } = await runCli('check', '--root', siteRoot);
  expect(stderr).toContain('The section "cta" of blocks/cta takes the place of');
});
