// Measures entries of a collection: a site of news beside one of as many plain pages of the same
// texts, in turns; then a changed text and a changed title, with the number of pages that are built
// again.
// usage: npm run bench:entries -- [--pages 10000] [--runs 3]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printMachine, printRuns, runNode, setAside, spread } from './measure.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { pages: { type: 'string', default: '10000' }, runs: { type: 'string', default: '3' } },
});
const [count, runs] = [Number(values.pages), Number(values.runs)];
const findFolder = (kind) => join(root, '.pagewright/bench', kind);
const command = (kind, ...args) => runNode([join(root, 'bin/pagewright.mjs'), ...args, '--root', findFolder(kind)]);

printMachine();
for (const kind of ['plain', 'entries']) {
  setAside([findFolder(kind)]);
  for (const [path, text] of Object.entries(composeSite(kind))) write(join(findFolder(kind), path), text);
}
compare('check, cold', (kind) => command(kind, 'check'));
compare('build from nothing', (kind) => {
  setAside([join(findFolder(kind), 'dist'), join(findFolder(kind), '.pagewright')]);
  return command(kind, 'build');
});
compare('build, nothing changed', (kind) => command(kind, 'build'));
change('build, one text changed', /^ {4}text: .*$/m, (run) => `    text: It rained ${run} times, and nobody noticed.`);
change('build, one title changed', /^title: .*$/m, (run) => `title: Changed ${run} times | Big`);

/** Both kinds in turns, and what the entries cost of the plain pages. */
function compare(name, run) {
  const found = { plain: [], entries: [] };
  for (let index = 0; index < runs; index++) for (const kind of ['plain', 'entries']) found[kind].push(run(kind));
  for (const kind of ['plain', 'entries']) printRuns(`${name}, ${kind}`, found[kind]);
  console.log(
    `${''.padEnd(34)} CPU of entries, of that of plain pages: ${spread(found.entries.map(({ cpu }, index) => cpu / found.plain[index].cpu))}`,
  );
}

function change(name, pattern, textOf) {
  const file = join(findFolder('entries'), `pages/news/n${count >> 1}.yaml`);
  const anew = [];
  const found = Array.from({ length: runs }, (_, run) => {
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, textOf(run)));
    const result = command('entries', 'build');
    anew.push(Number(/\((\d+) of them anew\)/.exec(result.output)?.[1]));
    return result;
  });
  printRuns(name, found);
  console.log(`${''.padEnd(34)} pages built anew: ${spread(anew, 0)}`);
}

function cta(heading) {
  return `  - type: cta\n    heading: ${heading}\n    button: { label: News, href: /news }\n`;
}

function page(title, blocks, more = '') {
  return `title: ${title}\ndescription: About ${title}.\n${more}blocks:\n${blocks}`;
}

/** @returns the texts of a site by path: a home page, a list, and entries or plain pages */
function composeSite(kind) {
  const isPlain = kind === 'plain';
  const list = '  - type: entries\n    heading: News\n    from: news\n';
  const site = `name: Big\nurl: https://big.example.org\nlang: en-GB\ntimeZone: Europe/London\nmenu: [{ label: News, href: /news }]\nfooter: { blurb: Big., columns: [{ heading: Big, links: [{ label: News, href: /news }] }] }\nchecks: { site/unreachable-page: off }\n`;
  return {
    'site.yaml': site + (isPlain ? '' : 'collections: { news: { title: News, folder: pages/news, kind: article } }\n'),
    'pages/index.yaml': page('Big', cta('Big') + (isPlain ? '' : `${list}    max: 3\n`)),
    'pages/news/index.yaml': page('News | Big', isPlain ? cta('News') : `${list}    perPage: 20\n    tagPages: true\n`),
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const day = new Date(Date.UTC(2000, 0, 1) + index * 70_000_000).toISOString().slice(0, 10);
        const text = `  - type: rich-text\n    text: It rained on day ${index}, and nobody noticed the rest of it.\n`;
        const title = `News number ${index} | Big`;
        const entry = page(
          title,
          `  - type: entry-header\n${text}  - type: entry-links\n`,
          `date: ${day}\ntags: [t${index % 10}]\n`,
        );
        return [`pages/news/n${index}.yaml`, isPlain ? page(title, cta(`News number ${index}`) + text) : entry];
      }),
    ),
  };
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
