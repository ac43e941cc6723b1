// Writes the site of all examples that the tests sweep over: a page of each type as `pagewright gallery` makes it, without
// what is said about the examples, and pages with photos in the places of the drawing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { photos, writePhotos } from './make-photos.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.pagewright/examples');
const drawing = '/images/example.svg';

execFileSync(
  process.execPath,
  [join(root, 'bin/pagewright.mjs'), 'gallery', '--root', 'tests/fixtures/sites/bakery', '--out', folder],
  { cwd: root },
);

const { theme: _theme, lang: _lang, labels: _labels, ...site } = read('site.yaml');
write('site.yaml', { ...site, logo: { ...site.logo, src: photos.at(-1) } });
await writePhotos(join(folder, 'public/images'));

// Entries of the collection are in a separate folder.
const files = readdirSync(join(folder, 'pages')).filter((name) => name.endsWith('.yaml'));
const types = files.map((name) => name.replace('.yaml', ''));
const allPhotographed = [];
for (const type of types.filter((name) => name !== 'index')) {
  rmSync(join(folder, 'pages', type), { recursive: true });
  const page = read(`pages/${type}.yaml`);
  const [opening, ...examples] = page.blocks.filter(({ id = '' }) => !/^(?:example-\d+|settings)$/.test(id));
  write(`pages/${type}.yaml`, { ...page, blocks: [opening, ...examples] });
  // First on separate pages, and all together.
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
