// Checking the same pages with what others check YAML with: ajv-cli, Astro's content check, Spectral. None of them looks
// across files, and only Spectral says where a mistake is.
// usage: npm run bench:check-rivals -- [--pages 10000] [--runs 3]; it fetches the others from the npm registry
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeSite } from './make-site.mjs';
import { printMachine, printRuns, runNode } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '10000' }, runs: { type: 'string', default: '3' } },
});
const [pages, runs] = [Number(values.pages), Number(values.runs)];
const site = join(root, '.pagewright/bench/check');
const rivals = join(root, '.pagewright/bench/rivals');
const modules = join(rivals, 'node_modules');
/** Spectral takes most of a tenth of a second for each page. */
const few = 'pages/area-000/page-000*.yaml';
const fewPages = Math.min(pages, 99);

const astroContent = `
import { defineCollection, z } from 'astro:content';
import { glob } from 'astro/loaders';
const block = z.object({ type: z.string() }).passthrough();
const schema = z.object({ title: z.string().max(120), description: z.string().max(300), blocks: z.array(block) });
export const collections = {
  pages: defineCollection({ loader: glob({ pattern: '**/*.yaml', base: '../check/pages' }), schema }),
};
`;

printMachine();
install();
const { bytes } = await makeSite({ out: site, pages, blocks: 11 });
console.log(`${pages} pages, ${(bytes / 1e6).toFixed(1)} MB, 12 blocks each; Spectral: ${fewPages} of them\n`);
const contestants = {
  'Pagewright, all rules': () => runNode([join(root, 'bin/pagewright.mjs'), 'check', '--root', site]),
  'ajv-cli 5, schema only': () => ajv('pages/**/*.yaml'),
  'Astro 5, loose schema only': astro,
  [`Spectral 6, schema only, ${fewPages} pages`]: () => spectral(few),
};
const results = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
for (let run = 0; run < runs; run++)
  for (const [name, start] of Object.entries(contestants)) results[name].push(start());
for (const [name, all] of Object.entries(results)) printRuns(name, all);

function install() {
  mkdirSync(join(rivals, 'src'), { recursive: true });
  writeFileSync(join(rivals, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(rivals, 'astro.config.mjs'), 'export default {};');
  writeFileSync(join(rivals, 'src/content.config.ts'), astroContent);
  const schema = schemaInOne();
  writeFileSync(join(rivals, 'page.json'), JSON.stringify(schema));
  // oxlint-disable-next-line unicorn/no-thenable -- Spectral's own word
  const rule = { given: '$', severity: 'error', then: { function: 'schema', functionOptions: { schema } } };
  writeFileSync(join(rivals, 'spectral.json'), JSON.stringify({ rules: { page: rule } }));
  const wanted = ['ajv-cli@5', 'astro@5', '@stoplight/spectral-cli@6'];
  if (existsSync(join(modules, 'astro'))) return;
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...wanted], {
    cwd: rivals,
    stdio: 'inherit',
  });
}

function ajv(data) {
  const options = ['--spec=draft7', '--strict=false', '--validate-formats=false'];
  const files = ['-s', join(rivals, 'page.json'), '-d', join(site, data)];
  return runNode([join(modules, 'ajv-cli/dist/index.js'), 'validate', ...options, ...files]);
}

function spectral(data) {
  const bin = join(modules, '@stoplight/spectral-cli/dist/index.js');
  return runNode([bin, 'lint', join(site, data), '-r', join(rivals, 'spectral.json')]);
}

function astro() {
  for (const kept of ['.astro', 'node_modules/.astro']) rmSync(join(rivals, kept), { recursive: true, force: true });
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  return runNode([join(modules, 'astro/astro.js'), 'sync'], { cwd: rivals });
}

/** All schemas as one, with the site's names as any texts: the others cannot know them. */
function schemaInOne() {
  const folder = join(root, 'schemas');
  const blocks = readdirSync(join(folder, 'blocks')).map((name) => `blocks/${name}`);
  const parts = ['common', 'shared', 'icon-names', 'site-names'].map((name) => `${name}.schema.json`);
  const read = (id) => withinOne(JSON.parse(readFileSync(join(folder, id), 'utf8')), id);
  const definitions = Object.fromEntries([...parts, ...blocks].map((id) => [nameOf(id), read(id)]));
  const names = definitions[nameOf('site-names.schema.json')].definitions;
  for (const name of Object.keys(names)) names[name] = { type: 'string' };
  return { ...read('page.schema.json'), definitions };
}

function withinOne(value, file) {
  if (Array.isArray(value)) return value.map((part) => withinOne(part, file));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([key]) => key !== '$id' && key !== '$schema');
  return Object.fromEntries(
    parts.map(([key, part]) => [key, key === '$ref' ? refTo(part, file) : withinOne(part, file)]),
  );
}

function refTo(ref, file) {
  const [path, pointer = ''] = ref.split('#');
  return `#/definitions/${nameOf(path === '' ? file : posix.join(dirname(file), path))}${pointer}`;
}

function nameOf(id) {
  return id.replaceAll(/[^a-z]/g, '_');
}
