// Mistakes that Tailwind finds in a site's stylesheets have the author's file, line and column.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import type { Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { checkOwnStyles, findQuotedMistake, findStyleMistake } from '../../../src/builder/own-code/own-styles.ts';
import { findOwnParts } from '../../../src/site/folder/own-parts.ts';

const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-styles-'));
const project = { productRoot: join(siteRoot, '../product'), siteRoot };
const styles = join(siteRoot, 'styles.css');
const ofBlock = join(siteRoot, 'blocks/cta/cta.css');
mkdirSync(join(siteRoot, 'blocks/cta'), { recursive: true });
writeFileSync(join(siteRoot, 'blocks/cta/cta.schema.json'), '{}');
writeFileSync(join(siteRoot, 'blocks/cta/cta.tsx'), 'export const Cta = () => null;\n');
afterAll(() => rmSync(siteRoot, { recursive: true }));

/** @returns what Tailwind throws for a stylesheet of both files */
async function catchError(...sheets: string[]): Promise<unknown> {
  writeFileSync(ofBlock, sheets[0]!);
  writeFileSync(styles, sheets[1]!);
  return compile(`@layer theme, utilities;\n@tailwind utilities;\n${sheets.join('\n')}`).catch(
    (error: unknown) => error,
  );
}

const sound = '.cta {\n  @apply flex;\n}\n/* no-such-class, nope, theme(colors.nothing.500) */\n';

test.each([
  [
    'an unknown class',
    '.a {\n  --name: no-such-class-at-all;\n  @apply flex no-such-class;\n}\n',
    /^3:15: Cannot apply unknown utility class `no-such-class`\./,
  ],
  [
    'an unknown value',
    '.a {\n  color: theme(colors.nothing.500);\n}\n',
    /^2:16: Could not resolve value for theme function: `theme\(colors\.nothing\.500\)`\./,
  ],
  ['an unknown value in quotes', `.a {\n  color: theme("colors.nothing.500");\n}\n`, /^2:17: Could not resolve value/],
  [
    'an unknown variant',
    '.a {\n  @variant nope {\n    color: red;\n  }\n}\n',
    /^2:12: Cannot use `@variant` with unknown/,
  ],
  ['a function without its argument', '.a {\n  color: --alpha(red);\n}\n', /^2:10: The --alpha\(…\) function requires/],
  ['an empty utility', '@utility nothing {\n}\n', /^1:\d+: `@utility nothing` is empty\./],
])('%s', async (_name, wrong, message) => {
  for (const [file, path, sheets] of [
    [ofBlock, 'blocks/cta/cta.css', [wrong, sound]],
    [styles, 'styles.css', [sound, wrong]],
  ] as const) {
    const error = await catchError(...sheets);
    const mistake = findQuotedMistake(project, findOwnParts(project), error);
    expect(mistake?.place.file).toBe(file);
    expect(mistake!.summary.replace(`${path}:`, '')).toMatch(message);
  }
});

test('a file that is not there', () => {
  writeFileSync(styles, "/* ./gone.css */\n@import './gone.css';\n");
  const error = new Error(`Can't resolve './gone.css' in '${siteRoot}'`);
  expect(findQuotedMistake(project, findOwnParts(project), error)?.summary).toBe(
    `styles.css:2:10: Can't resolve './gone.css' in '${siteRoot}'.`,
  );
});

test('a mistake in a file that a stylesheet imports has its place there', async () => {
  const colours = join(siteRoot, 'styles/colours.css');
  mkdirSync(join(siteRoot, 'styles'), { recursive: true });
  writeFileSync(join(siteRoot, 'styles/all.css'), "@import './colours.css';\n@import './all.css';\n");
  writeFileSync(colours, '.a {\n  @apply flex no-such-class;\n}\n');
  const error = await catchError(sound, readFileSync(colours, 'utf8'));
  writeFileSync(styles, "@import './styles/all.css' layer(base);\n");
  const own = findOwnParts(project);
  expect(findQuotedMistake(project, own, error)?.summary).toMatch(/^styles\/colours\.css:2:15: Cannot apply unknown/);
  writeFileSync(colours, '.a {\n  color: red;\n');
  expect(findStyleMistake(project, own)?.summary).toMatch(/^styles\/colours\.css:1:1: Unclosed block\./);
});

test('@apply out of all rules is told; in a rule or a utility it is right', () => {
  const own = findOwnParts(project);
  const told = (css: string) => {
    writeFileSync(styles, css);
    return findStyleMistake(project, own)?.summary;
  };
  const message = '@apply is in no rule, so no element gets its classes.';
  expect(told('.a { color: red; }\n@apply flex;\n')).toBe(`styles.css:2:1: ${message}`);
  expect(told('@layer base {\n  @apply flex;\n}\n')).toBe(`styles.css:2:3: ${message}`);
  expect(told('.a { @media print { @apply flex; } }\n@utility b { @apply flex; }\n')).toBeUndefined();
});

test('what is in no stylesheet of the site is not placed there', async () => {
  await catchError(sound, sound);
  const own = findOwnParts(project);
  expect(findQuotedMistake(project, own, new Error('Cannot apply unknown utility class `elsewhere`'))).toBeUndefined();
  expect(findQuotedMistake(project, own, new Error('It broke.'))).toBeUndefined();
  expect(findQuotedMistake(project, own, 'a text')).toBeUndefined();
});

test('the plugin that compiles the whole stylesheet reports the place, and its other errors as they are', async () => {
  const error = await catchError(sound, '.a {\n  @apply nope;\n}\n');
  const whole = join(siteRoot, '.pagewright/own/site.css');
  const compiler: Plugin = {
    name: 'compiler',
    transform: { filter: { id: /\.css/ }, handler: () => Promise.reject(error as Error) },
  };
  const [, placed] = checkOwnStyles(project, whole, [[compiler]]) as [Plugin, [Plugin]];
  const { filter, handler } = placed[0].transform as unknown as {
    filter: unknown;
    handler: (this: object, code: string, id: string) => Promise<unknown>;
  };
  const context = {
    error: (reason: object) => {
      throw Object.assign(new Error(), reason);
    },
  };
  expect(filter).toEqual({ id: /\.css/ });
  await expect(handler.call(context, '', `${whole}?direct`)).rejects.toMatchObject({
    id: styles,
    loc: { line: 2, column: 10 },
    message: expect.stringMatching(/^styles\.css:2:10: Cannot apply unknown utility class `nope`\./) as unknown,
    frame: expect.stringContaining('@apply nope') as unknown,
  });
  await expect(handler.call(context, '', '/elsewhere.css')).rejects.toBe(error);
});
