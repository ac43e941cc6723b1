// Styles of the product as they are written: a browser leaves out a value that it does not understand, without a word.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'postcss';
import { expect, test } from '../support/browser-test.ts';

const sources = fileURLToPath(new URL('../../src/', import.meta.url));

/** @returns what is declared without a variable, whose value is known only where it is used */
function listDeclarations(): { place: string; name: string; value: string }[] {
  const files = (readdirSync(sources, { recursive: true }) as string[]).filter((file) => file.endsWith('.css'));
  return files.flatMap((file) => {
    const found: { place: string; name: string; value: string }[] = [];
    parse(readFileSync(sources + file, 'utf8')).walkDecls(({ prop, value, source, parent }) => {
      if (parent?.type === 'rule' && !prop.startsWith('--') && !value.includes('--'))
        found.push({ place: `${file}:${source!.start!.line}`, name: prop, value });
    });
    return found;
  });
}

test('the browser understands every value of the properties that it knows', async ({ page }) => {
  const declared = listDeclarations();
  expect(declared.length).toBeGreaterThan(1000);
  const refused = await page.evaluate(
    (all) => all.filter(({ name, value }) => CSS.supports(name, 'inherit') && !CSS.supports(name, value)),
    declared,
  );
  expect(refused).toEqual([]);
});
