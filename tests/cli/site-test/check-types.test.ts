// Types of a site's own code, with and without a tsconfig.json of the site.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkTypes } from '../../../src/cli/site-test/check-types.ts';
import { productRoot } from '../../product-root.ts';

const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-types-'));
afterAll(() => rmSync(siteRoot, { recursive: true }));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(siteRoot, path)), { recursive: true });
  writeFileSync(join(siteRoot, path), text);
};
write('package.json', '{ "name": "a-site", "type": "module" }');
symlinkSync(join(productRoot, 'node_modules'), join(siteRoot, 'node_modules'));

const footer = (line: string) =>
  `import type { FooterProps } from 'pagewright/blocks';\nexport function Footer({ site }: FooterProps) {\n  ${line}\n}\n`;
const check = () => checkTypes({ productRoot, siteRoot });

test('a site without code has none to check', () => {
  expect(check()).toEqual({ kind: 'none' });
});

test('a wrong type is told with its place, though the site has no tsconfig.json', () => {
  write('components/footer.tsx', footer('return <p>{site.nmae}</p>;'));
  expect(check()).toMatchObject({
    kind: 'checked',
    ok: false,
    said: expect.stringMatching(/components\/footer\.tsx\(3,\d+\): error TS2339/),
  });
  write('components/footer.tsx', footer('return <p>{site.name}</p>;'));
  expect(check()).toEqual({ kind: 'checked', ok: true, said: '' });
});

test("the site's own settings come first", () => {
  write(
    'tsconfig.json',
    '{ "extends": "./.pagewright/own/tsconfig.json", "compilerOptions": { "noUnusedLocals": true }, "include": ["components"] }',
  );
  write('components/footer.tsx', footer('const unused = 1;\n  return <p>{site.name}</p>;'));
  expect(check()).toMatchObject({ kind: 'checked', ok: false, said: expect.stringContaining('TS6133') });
});
