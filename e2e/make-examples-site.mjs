// Writes a site whose pages show every example of every block's schema, for the tests that sweep over them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { photos, writePhotos } from './make-photos.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, '.pagewright/examples');
const drawing = '/images/example.svg';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#dbe7f3"/><path d="M80 400V160h480v240zM80 240h480M80 320h480" fill="none" stroke="#334155" stroke-width="16"/></svg>';

const form = {
  fields: [
    { name: 'name', label: 'Name', kind: 'text', required: 'Please write your name', autocomplete: 'name' },
    { name: 'topic', label: 'Topic', kind: 'select', placeholder: 'Choose', options: ['Stock', 'Sales'] },
    { name: 'message', label: 'Message', kind: 'textarea' },
  ],
  submit: { label: 'Send', busyLabel: 'Sending...' },
  delivery: [{ call: 'sheet' }],
  success: { goTo: '/' },
  failure: { message: 'Not sent.' },
};

const newsletter = {
  ...form,
  fields: [
    { name: 'email', label: 'E-mail', kind: 'email', required: 'Please write your e-mail', autocomplete: 'email' },
  ],
  submit: { label: 'Subscribe', busyLabel: 'Subscribing...' },
  note: 'You can leave at any time.',
};

const types = readdirSync(join(root, 'schemas/blocks')).map((name) => name.replace('.schema.json', ''));

// All but .pagewright, where the files made of the photos are kept.
for (const part of ['site.yaml', 'pages', 'public']) rmSync(join(folder, part), { recursive: true, force: true });
write('site.yaml', {
  name: 'Examples',
  url: 'https://examples.example',
  logo: { src: photos.at(-1), alt: 'Examples' },
  menu: types.map((type) => ({ label: type.slice(0, 30), href: `/${type}` })).slice(0, 8),
  footer: {
    blurb: 'Every example of every block.',
    columns: [0, 12, 24, 36]
      .map((first, index) => ({
        heading: `Blocks ${index + 1}`,
        links: types.slice(first, first + 12).map((type) => ({ label: type, href: `/${type}` })),
      }))
      .filter(({ links }) => links.length > 0),
  },
  forms: { example: form, newsletter },
  // The preview puts its stand-in into the place of the service.
  endpoints: { sheet: 'https://sheet.example/exec' },
  // The tests come to the pages by their addresses.
  checks: { 'site/unreachable-page': 'off' },
});
write('pages/index.yaml', {
  title: 'Examples',
  description: 'All blocks.',
  blocks: [{ type: 'pill-list', heading: 'Blocks', labels: types }],
});
const allPhotographed = [];
for (const type of types) {
  const { examples } = JSON.parse(readFileSync(join(root, `schemas/blocks/${type}.schema.json`), 'utf8'));
  // A page's own heading comes first, so that every example stands below it, as on most pages.
  const blocks = [
    { type: 'cta', heading: `Examples of ${type}`, button: { label: 'All blocks', href: '/' } },
    ...examples,
  ];
  write(`pages/${type}.yaml`, { title: type, description: `All examples of ${type}.`, blocks });
  // The same with photos in the places of the drawing, first on a page of their own, and all together.
  if (!JSON.stringify(examples).includes(drawing)) continue;
  const pictured = (example) => JSON.stringify(example).includes(drawing);
  const photographed = withPhotos(examples.toSorted((a, b) => pictured(b) - pictured(a)));
  // Every id may be there once.
  allPhotographed.push(...photographed.map((block) => ({ ...block, id: undefined })));
  write(`pages/photos/${type}.yaml`, {
    title: `Photos in ${type}`,
    description: `Photos in all examples of ${type}.`,
    blocks: photographed,
  });
}
write('pages/photos/index.yaml', { title: 'Photos', description: 'Photos in all blocks.', blocks: allPhotographed });
writeFile(`public${drawing}`, picture);
await writePhotos(join(folder, 'public/images'));
writeFile('public/favicon.svg', picture);

function withPhotos(examples) {
  let place = 0;
  return JSON.parse(JSON.stringify(examples).replaceAll(drawing, () => photos[place++ % photos.length]));
}

function write(path, value) {
  writeFile(path, stringify(value, { aliasDuplicateObjects: false }));
}

function writeFile(path, text) {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
