// Writes a site of any number of pages, the same bytes for the same arguments. Blocks are the schemas' own
// examples with other words, links and pictures, so that a new type of block is in the next run by itself. Every third page
// is written as programs write YAML, with all texts in quotes, and half of the pictures are photos.
// usage: node bench/make-site.mjs --out DIR [--pages 1000] [--blocks 12] [--seed 1]
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { stringify } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const words =
  'plan crew van route part job visit site client order stock panel meter valve pump lift boiler sensor report margin budget ledger invoice quote survey permit safety audit contract warranty season winter summer morning depot office engineer manager owner team shift window promise delay signal map street tunnel roof ladder tool box label photo note record folder export backup phone screen button message answer question story guide lesson course price term refund card bank reader writer builder partner county region language tax rule limit reserve quick steady simple honest careful early clear exact whole fresh monthly single spare first next better smaller faster cheaper keep move read write find send bring reach share count match book print close start check test repair replace compare explain deliver collect settle'.split(
    ' ',
  );
/** These stand on a page of their own, or need a service, a collection or an index. */
const unwanted = new Set(
  'thank-you job-list floating-actions shared entries entry-header entry-links search'.split(' '),
);

/**
 * @param {{ out: string, pages?: number, blocks?: number, seed?: number }} wanted
 * @returns {Promise<{ pages: number, bytes: number }>} what was written
 */
export async function makeSite({ out, pages = 1000, blocks = 12, seed = 1 }) {
  rmSync(out, { recursive: true, force: true });
  const examples = readExamples();
  const routes = Array.from({ length: pages }, (_, index) => toRoute(index));
  let bytes = 0;
  const write = (path, text) => {
    const file = join(out, path);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    bytes += path.endsWith('.yaml') ? text.length : 0;
  };
  write('site.yaml', stringify(composeSite(routes)));
  write('public/images/picture.svg', picture);
  write('public/favicon.svg', picture);
  for (const [index, [width, height]] of photoSizes.entries())
    write(`public/images/photo-${index + 1}.jpg`, await photo(width, height, createRandom(index)));
  // Nobody plays them, but they have to be there.
  for (const [, path] of JSON.stringify(examples).matchAll(/"(\/videos\/[^"]+)"/g)) write(`public${path}`, 'WEBVTT');
  for (const [index, route] of routes.entries()) {
    const random = createRandom(seed * 100_003 + index);
    // Every page leads on to ten others, so that all can be reached.
    const onward = Array.from({ length: 10 }, (_, step) => routes[(index * 10 + step + 1) % pages]);
    const page = composePage({ route, index, blocks, examples, random, onward });
    write(
      `pages${route === '/' ? '/index' : route}.yaml`,
      stringify(page, { lineWidth: 110, aliasDuplicateObjects: false, ...(index % 3 === 2 && inQuotes) }),
    );
  }
  return { pages, bytes };
}

const inQuotes = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' };

function readExamples() {
  const folder = join(root, 'schemas/blocks');
  const types = readdirSync(folder).map((name) => name.replace('.schema.json', ''));
  return (
    types
      .filter((type) => !unwanted.has(type))
      .flatMap((type) => JSON.parse(readFileSync(join(folder, `${type}.schema.json`), 'utf8')).examples)
      // Entries are from a collection, and the site has none.
      .filter(({ from }) => from === undefined)
  );
}

function toRoute(index) {
  if (index === 0) return '/';
  return `/area-${String(Math.floor(index / 100)).padStart(3, '0')}/page-${String(index).padStart(5, '0')}`;
}

function composePage({ route, index, blocks, examples, random, onward }) {
  const next = () => examples[Math.floor(random() * examples.length)];
  const chosen = Array.from({ length: blocks }, next);
  const links = {
    type: 'card-grid',
    heading: title(random, 4),
    cards: onward.map((href) => ({
      title: `${title(random, 2)} ${href.slice(-5)}`,
      text: sentence(random, 9),
      link: { label: `Open ${href.slice(-5)}`, href },
    })),
  };
  return {
    title: `${title(random, 4)} ${index}`,
    description: `${sentence(random, 12)} ${route}`,
    blocks: [...chosen, links].map((block) => reworded(block, { random, onward })),
  };
}

/** Other words of the same number in every text, other pages in every link. Names and numbers stay. */
function reworded(value, context, key = '') {
  const { random, onward } = context;
  if (Array.isArray(value)) return value.map((item) => reworded(item, context, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'id')
        .map(([name, part]) => [name, reworded(part, context, name)]),
    );
  if (typeof value !== 'string') return value;
  if (key === 'src') return random() < 0.5 ? '/images/picture.svg' : photoAddress(random);
  if (key === 'form') return 'example';
  if (key === 'href') return onward[Math.floor(random() * onward.length)];
  if (!/[a-z]{2} [a-z]/.test(value)) return value;
  // Texts with marks of their own stay; their links lead to the home page, their pictures are there.
  if (/[:{}#[\]]/.test(value))
    return value.replaceAll(/(!?)(\[[^\]]*\])\([^)]*\)/g, (_mark, isPicture, label) => {
      return `${isPicture}${label}(${isPicture ? '/images/picture.svg' : '/'})`;
    });
  return title(random, value.split(' ').length).slice(0, value.length).trim();
}

function title(random, length) {
  const text = Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
  return text[0].toUpperCase() + text.slice(1);
}

function sentence(random, length) {
  return `${title(random, length)}.`;
}

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed) {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const photoSizes = [
  [1600, 900],
  [1200, 900],
  [900, 1200],
  [640, 420],
  [480, 480],
];

function photoAddress(random) {
  return `/images/photo-${1 + Math.floor(random() * photoSizes.length)}.jpg`;
}

/** Blurred noise, which has as much for an encoder to do as a photo. */
function photo(width, height, random) {
  const small = { width: Math.ceil(width / 12), height: Math.ceil(height / 12), channels: 3 };
  const noise = Uint8Array.from({ length: small.width * small.height * 3 }, () => random() * 256);
  return sharp(noise, { raw: small }).resize(width, height).jpeg({ quality: 85 }).toBuffer();
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><rect width="640" height="480" fill="#dbe7f3"/><path d="M80 400V160h480v240zM80 240h480M80 320h480" fill="none" stroke="#334155" stroke-width="16"/></svg>';

const field = (name, kind) => ({ name, label: name, kind, required: `Please fill in ${name}` });

function composeSite(routes) {
  return {
    name: 'Bench',
    url: 'https://bench.example',
    logo: { src: '/images/picture.svg', alt: 'Bench' },
    menu: routes.slice(1, 6).map((href) => ({ label: `Page ${href.slice(-5)}`, href })),
    footer: { blurb: 'Pages for measuring.', columns: [{ heading: 'Pages', links: [{ label: 'Start', href: '/' }] }] },
    endpoints: { sheet: 'https://sheet.example/exec' },
    forms: {
      example: {
        fields: [field('name', 'text'), field('message', 'textarea')],
        submit: { label: 'Send', busyLabel: 'Sending' },
        delivery: [{ call: 'sheet' }],
        success: { panel: { heading: 'Thank you', text: 'Your message was sent.' }, goTo: '/' },
        failure: { message: 'Not sent.' },
      },
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { out: text, pages: text, blocks: text, seed: text } });
  if (!values.out) throw new Error('--out DIR is needed');
  const numbers = Object.fromEntries(
    ['pages', 'blocks', 'seed'].flatMap((name) => (values[name] ? [[name, Number(values[name])]] : [])),
  );
  console.log(JSON.stringify(await makeSite({ out: values.out, ...numbers })));
}
