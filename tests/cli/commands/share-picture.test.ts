// The share picture of a new site: its name, in letters of every script that there is a font for.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSharePicture } from '../../../src/cli/commands/share-picture.ts';
import { check } from '../../checker/test-site.ts';
import { productRoot } from '../../product-root.ts';

const site = check({}).site!;
const project = { productRoot, siteRoot: join(productRoot, 'no-such-folder') };

/** @returns how much the picture is more than its ground */
async function measureInk(name: string, lang: string): Promise<number> {
  const { channels } = await sharp(await drawSharePicture(project, { ...site, name, lang })).stats();
  return channels[0]!.stdev;
}

it.each([
  ['en', 'Harbour Books'],
  ['ar', 'مكتبة الميناء'],
  ['he', 'ספרי הנמל'],
  ['hi', 'हमारी दुकान'],
])('shows a name in %s: %s', async (lang, name) => {
  expect(await measureInk(name, lang)).toBeGreaterThan(5);
});

it('shows no boxes for letters that no font has', async () => {
  expect(await measureInk('道具', 'en')).toBe(0);
});

it('leaves nothing behind in the folder of the site', () => {
  expect(existsSync(project.siteRoot)).toBe(false);
});
