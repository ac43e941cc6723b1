// What is copied in other programs becomes headings, lists, tables, links and line breaks, and nothing else.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '../support/browser-test.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

const file = 'pages/ofen.yaml';
const good = `title: Der Ofen
description: Was der neue Ofen kann, und seit wann wir in ihm backen.
blocks:
  - type: rich-text
    heading: Der neue Ofen
    text: Hier
`;
test.describe.configure({ mode: 'default' });

let site: DevSite;

test.beforeAll(async () => void (site = await startDevSite()));
test.beforeEach(() => site.write(file, good));
test.afterAll(() => site.stop());

const copied = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../tests/fixtures/clipboard/${name}`, import.meta.url)), 'utf8');

/** Pastes into a text of the page, in the place of its words. */
async function paste(page: Page, words: string, data: Record<string, string>) {
  await page.goto(`${site.address}/__editor?page=/ofen`);
  const frame = page.frameLocator('iframe[title="The page, to be edited"]');
  await frame.getByText(words, { exact: true }).first().click();
  const text = frame.getByRole('textbox');
  await expect(text).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await text.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

const written = (lines: string) => `${good.replace(' Hier\n', ' |-\n')}${lines.replaceAll(/^(?=.)/gm, '      ')}\n`;
const saved = () => expect.poll(() => site.read(file));

const results = {
  'word.html': `## Angaben gemäß § 5 DDG

Gasthaus Linde GmbH\\
Lindenplatz 1\\
79098 Freiburg

## Unsere Punkte

- Erster **Punkt**
- Zweiter *Punkt*

3. Dritter

Mehr bei der [IHK](https://www.ihk.de/) und hier.

| **Tag** | Zeit |
| --- | --- |
| Montag | 9–12 Uhr |`,
  'docs.html': `## Über uns

Wir backen **jeden Tag** *frisch*.

- Brot
- Roggen
- [Kuchen](https://example.com/kuchen)`,
  'excel.html': `| Gericht | Preis |
| --- | ---: |
| Flammkuchen mit Speck | 14,50 |
| Beilage |  |`,
  'page.html': `Menü

## Öffnungszeiten

Mo – Fr: 9 bis 12 Uhr\\
Sa: **zu**

- Kaffee
- Tee

> Sehr * gut

1. Eins
2. Zwei
3. Drei`,
};

for (const [name, lines] of Object.entries(results))
  test(`from ${name}`, async ({ page }) => {
    await paste(page, 'Hier', { 'text/html': copied(name), 'text/plain': 'not this' });
    await saved().toBe(written(lines));
  });

test('plain text has points, numbers, rows and lines', async ({ page }) => {
  const plain =
    'Gasthaus Linde\r\nLindenplatz 1\r\n\r\n·\tEins\r\n·\tZwei * drei\r\n\r\n1.\tA\r\n2.\tB\r\n\r\nTag\tZeit\r\nMo\t9\r\n';
  await paste(page, 'Hier', { 'text/plain': plain });
  await saved().toBe(
    written(
      'Gasthaus Linde\\\nLindenplatz 1\n\n- Eins\n- Zwei * drei\n\n1. A\n2. B\n\n| Tag | Zeit |\n| --- | --- |\n| Mo | 9 |',
    ),
  );
});

test('a text of one line gets one line', async ({ page }) => {
  await paste(page, 'Der neue Ofen', { 'text/html': copied('docs.html'), 'text/plain': 'not this' });
  await saved().toBe(good.replace('Der neue Ofen', 'Über uns Wir backen **jeden Tag** *frisch*. Brot Roggen Kuchen'));
});

for (const [kind, data] of Object.entries<Record<string, string>>({
  'plain text': { 'text/plain': 'Zwei Seiten Text. '.repeat(10_000) },
  'a web page alone': { 'text/html': `<p>${'Zwei Seiten Text. '.repeat(100)}</p>`.repeat(100) },
}))
  test(`what is too long for a text is refused in a sentence, and nothing is lost: ${kind}`, async ({ page }) => {
    await paste(page, 'Hier', data);
    await expect(page.getByText('This is too long for one text')).toBeVisible();
    expect(site.read(file)).toBe(good);
  });

test('a long text is pasted in the place of another one', async ({ page }) => {
  site.write(file, written(`Hier\n\n${'Alt. '.repeat(12_000).trim()}`));
  const after = 'Neu. '.repeat(12_000).trim();
  await paste(page, 'Hier', { 'text/plain': after });
  await saved().toContain(after);
  expect(site.read(file)).not.toContain('Alt.');
});
