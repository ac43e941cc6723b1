// Writes the site of all examples that the tests sweep over, as `pagewright gallery --examples` makes it, and adds pages
// with photos in the places of the drawing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { photos, writePhotos } from './make-photos.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.pagewright/examples');
const drawing = '/images/example.svg';

// All but .pagewright, where the files made of the photos are kept.
for (const part of ['site.yaml', 'pages', 'public']) rmSync(join(folder, part), { recursive: true, force: true });
execFileSync(process.execPath, [join(root, 'bin/pagewright.mjs'), 'gallery', '--examples', folder]);

const site = read('site.yaml');
write('site.yaml', { ...site, logo: { ...site.logo, src: photos.at(-1) } });
await writePhotos(join(folder, 'public/images'));

// Entries of the collection are in a folder of their own.
const files = readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.yaml'));
const types = files.map((name) => name.replace('.yaml', ''));
const allPhotographed = [];
for (const type of types.filter((name) => name !== 'index')) {
  // After the page's own heading.
  const examples = read(`pages/${type}.yaml`).blocks.slice(1);
  // First on a page of their own, and all together.
  const pictured = (example) => JSON.stringify(example).includes(drawing);
  if (!pictured(examples)) continue;
  const photographed = withPhotos(examples.toSorted((a, b) => pictured(b) - pictured(a)));
  // Every id may be there once, so links to them lead home.
  const unlinked = JSON.parse(JSON.stringify(photographed).replaceAll(/\]\(#[\w-]+\)/g, '](/)'));
  allPhotographed.push(...unlinked.map((block) => ({ ...block, id: undefined })));
  write(`pages/photos/${type}.yaml`, {
    title: `Photos in ${type}`,
    description: `Photos in all examples of ${type}.`,
    blocks: photographed,
  });
}
write('pages/photos/index.yaml', { title: 'Photos', description: 'Photos in all blocks.', blocks: allPhotographed });

function withPhotos(examples) {
  let place = 0;
  return JSON.parse(JSON.stringify(examples).replaceAll(drawing, () => photos[place++ % photos.length]));
}

function read(path) {
  return parse(readFileSync(join(folder, path), 'utf8'));
}

function write(path, value) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, stringify(value));
}
