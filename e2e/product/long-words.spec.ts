// Long words of a language with compounds: no example of any section breaks one without a hyphen.
import { readdirSync } from 'node:fs';
import { expect, test } from '../support/browser-test.ts';
import { expectNoOverflow } from '../support/axe.ts';
import { showIn } from '../support/in-language.ts';

const types = readdirSync(new URL('../../schemas/blocks', import.meta.url)).map((name) =>
  name.replace('.schema.json', ''),
);
const examples = process.env.EXAMPLES_URL ?? 'http://127.0.0.1:4398';

test('in German no word is broken without a hyphen, and all fit, on a small phone and on a screen', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await showIn(page, 'de');
  await page.route('**/*.js', (route) => route.abort());
  for (const type of types)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${examples}/${type}`);
      await expectNoOverflow(page);
      expect(await page.evaluate(readBrokenWords), `${type} at ${width} px`).toEqual([]);
    }
});

/** Runs in the page. @returns words that go on in another line where there is neither a hyphen nor a place for one */
function readBrokenWords(): string[] {
  const broken = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const topAt = (node: Node, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (node.parentElement!.closest('script, style, code, pre, [dir=ltr], textarea, select')) continue;
    for (const { 0: word, index } of node.data.matchAll(/(?<![\S])[\p{L}\u00ad]{6,}(?!\S)/gu))
      for (let at = index + 1; at < index + word.length; at += 1) {
        const [before, here] = [node.data[at - 1], node.data[at]];
        if (before === '\u00ad' || here === '\u00ad') continue;
        if (topAt(node, at) - topAt(node, at - 1) < 4) continue;
        const { width } = node.parentElement!.getBoundingClientRect();
        broken.push(
          `${word.replaceAll('\u00ad', '|')} at ${at - index}, ${node.parentElement!.className}, ${width} px`,
        );
      }
  }
  return broken;
}
