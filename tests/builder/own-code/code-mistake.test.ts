// A mistake in a site's own code has its file and line, in whatever way a bundler, Vite or Node says it.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { findCodeMistake } from '../../../src/builder/own-code/code-mistake.ts';
import { findStyleMistake } from '../../../src/builder/own-code/own-styles.ts';

const home = mkdtempSync(join(tmpdir(), 'pagewright-mistake-'));
const siteRoot = join(home, "rosa's site (new)");
const folder = join(siteRoot, 'blocks/cta');
const file = join(folder, 'cta.tsx');
const project = { productRoot: join(home, 'product'), siteRoot };
mkdirSync(folder, { recursive: true });
mkdirSync(project.productRoot);
writeFileSync(
  join(project.productRoot, 'package.json'),
  JSON.stringify({ exports: { '.': '', './blocks': '', './ui': '', './package.json': '' } }),
);
writeFileSync(file, "import a from '@scope/thing/part';\nimport b from './gone.ts';\na(b));\n");
writeFileSync(join(folder, 'named.tsx'), "import { x } from 'pagewright/uii';\nexport const Room = 1;\n");
writeFileSync(
  join(folder, 'viewer.tsx'),
  "// The View.\nimport type { ViewProps } from './view.ts';\nimport {\n  View,\n} from './cta.island.tsx';\n",
);
writeFileSync(join(folder, 'default.tsx'), 'export default function Cta() {}\n');

const thrown = (message: string, stack?: string) => Object.assign(new Error(message), { ...(stack && { stack }) });
const advice = (name: string) =>
  `Pages are rendered without a browser, so "${name}" is there in effects and handlers of an island only. For a part that needs it earlier, such as a package: <Island> with "fallback" in the place of "view" (docs/developers/section-types.md, "When it needs a browser").`;
const find = (error: unknown) => findCodeMistake(error, project, [join(siteRoot, 'blocks')]);

test.each<[string, Error, string]>([
  [
    'a parser',
    thrown(
      `Transform failed with 1 error:\n\n\u001B[31m[PARSE_ERROR] \u001B[0mExpected a semicolon\n    ╭─[ ${relative('.', file)}:3:5 ]\n`,
    ),
    'blocks/cta/cta.tsx:3:5: Expected a semicolon\n\n3 | a(b));\n  |     ^',
  ],
  [
    'a bundler that parses',
    thrown(`[builtin:vite-transform] Expected a semicolon\n    ╭─[ ${relative('.', file)}:3:5 ]\n`),
    'blocks/cta/cta.tsx:3:5: Expected a semicolon\n\n3 | a(b));\n  |     ^',
  ],
  [
    'a bundler that misses an export, with a line of compiled code',
    thrown(
      `[MISSING_EXPORT] "View" is not exported by "blocks/cta/cta.island.tsx".\n   ╭─[ ${relative('.', join(folder, 'viewer.tsx'))}:1:10 ]\n`,
    ),
    'blocks/cta/viewer.tsx:4:3: "View" is not exported by "blocks/cta/cta.island.tsx".\n\n4 |   View,\n  |   ^',
  ],
  [
    'a bundler that misses a package',
    thrown(`[vite]: Rolldown failed to resolve import "@scope/thing/part" from "${file}".\nThis is most likely`),
    "blocks/cta/cta.tsx:1:16: The package @scope/thing is not installed. Install it: npm install @scope/thing\n\n1 | import a from '@scope/thing/part';\n  |                ^",
  ],
  [
    'an import of a package',
    thrown(`Cannot find module '@scope/thing/part' imported from '${file}'`),
    "blocks/cta/cta.tsx:1:16: The package @scope/thing is not installed. Install it: npm install @scope/thing\n\n1 | import a from '@scope/thing/part';\n  |                ^",
  ],
  [
    'an import of a file',
    thrown(`Cannot find module './gone.ts' imported from '${file}'`),
    "blocks/cta/cta.tsx:2:16: There is no file ./gone.ts.\n\n2 | import b from './gone.ts';\n  |                ^",
  ],
  [
    'a file that Vite cannot load',
    thrown(`Failed to load url ./gone.ts (resolved id: ./gone.ts) in ${file}. Does the file exist?`),
    "blocks/cta/cta.tsx:2:16: There is no file ./gone.ts.\n\n2 | import b from './gone.ts';\n  |                ^",
  ],
  [
    'an export that is called otherwise',
    thrown(`The export Rooms is missing in ${join(folder, 'named.tsx')}`),
    'blocks/cta/named.tsx:2:1: It must export its component as Rooms: export function Rooms(…)\n\n2 | export const Room = 1;\n  | ^',
  ],
  [
    'a default export',
    thrown(`The export Cta is missing in ${join(folder, 'default.tsx')}`),
    'blocks/cta/default.tsx:1:1: It must export its component as Cta, and no default: export function Cta(…)\n\n1 | export default function Cta() {}\n  | ^',
  ],
  [
    'a module that Pagewright does not have',
    thrown(`Cannot find module 'pagewright/uii' imported from '${join(folder, 'named.tsx')}'`),
    "blocks/cta/named.tsx:1:20: There is no pagewright/uii. There are: pagewright/blocks, pagewright/ui.\n\n1 | import { x } from 'pagewright/uii';\n  |                    ^",
  ],
  [
    'an error while it is loaded',
    thrown('x is null', `Error: x is null\n    at eval (/elsewhere/a.ts:1:1)\n    at eval (${file}:3:2)\n`),
    'blocks/cta/cta.tsx:3:2: Error: x is null\n\n3 | a(b));\n  |  ^',
  ],
  [
    'what only browsers have',
    new ReferenceError('document is not defined'),
    `blocks/cta/cta.tsx:3:2: ReferenceError: document is not defined. ${advice('document')}\n\n3 | a(b));\n  |  ^`,
  ],
  [
    'a package that needs a browser, at its import',
    Object.assign(new ReferenceError('window is not defined'), {
      stack: 'at /elsewhere/node_modules/@scope/thing/dist/index.js:7:66\n    at node:internal/modules:1:1',
    }),
    `blocks/cta/cta.tsx:1:16: The package @scope/thing fails as it is loaded: window is not defined. ${advice('window')}\n\n1 | import a from '@scope/thing/part';\n  |                ^`,
  ],
])('%s', (_name, error, message) => {
  if (error.message.startsWith('document')) error.stack = `at eval (${file}:3:2)`;
  expect(find(error)?.message).toBe(message);
});

test.each([
  ['a function', `at Cta (${file}:3:2)`],
  ['a method with another name', `at Object.start [as begin] (${file}:3:2)`],
  ['none', `at async ${file}:3:2`],
  ['an address', `at async Promise.all (${pathToFileURL(file).href}?t=1:3:2)`],
])('a place in a stack, whatever the names of folders: %s', (_name, frame) => {
  expect(find(thrown('x', `Error: x\n    ${frame}`))?.place).toEqual({ file, line: 3, column: 2 });
});

test.each([
  thrown(`Cannot find module 'x' imported from '/elsewhere/a.ts'`),
  thrown('x', 'Error: x\n    at f (/elsewhere/a.ts:1:1)'),
  'a text',
])('what is elsewhere is none of the site: %s', (error) => {
  expect(find(error)).toBeUndefined();
});

test('a stylesheet that cannot be read is named with its line, and not the one that is made of all', () => {
  writeFileSync(join(folder, 'cta.css'), '.a { color: red; }\n.b {\n  color: red;\n');
  const blocks = [{ type: 'cta', folder, owner: 'site', schemaFile: '' }];
  expect(findStyleMistake(project, { blocks, components: {} })?.message).toBe(
    'blocks/cta/cta.css:2:1: Unclosed block.\n\n2 | .b {\n  | ^',
  );
  writeFileSync(join(folder, 'cta.css'), '.a { color: red; }\n');
  expect(findStyleMistake(project, { blocks, components: {} })).toBeUndefined();
});
