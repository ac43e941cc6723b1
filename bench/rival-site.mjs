// Writes the pages of a folder of rivals (../shared/bench), which they all have in common, as a site of ours: the same
// sections with the same words, links and pictures, so that builds and pages can be compared.
// usage: node bench/rival-site.mjs --rivals ../shared/bench --images FOLDER --out DIR [--pages 10000]
// The images are what their gen-images.mjs draws. Without --pages it is their home site, with a page for each of its links.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

const pageForm = 'contact';
/** Their names of icons where they are not Lucide's. */
const icons = {
  bolt: 'zap',
  chart: 'chart-column',
  card: 'credit-card',
  cart: 'shopping-cart',
  box: 'package',
  pen: 'pen-line',
};
const icon = (name) => icons[name] ?? name;
const address = (href) => (href === '/' ? href : href.replace(/\/$/, ''));
const photo = (name, alt) => ({ src: `/img/${name}.jpg`, alt });
const link = ({ label, href, text }) => ({ label, href: address(href), ...(text && { text }) });
const card = (item) => ({ title: item.title, text: item.text, icon: icon(item.icon) });
const headed = ({ heading, intro, text }) => ({ heading, ...((intro ?? text) && { text: intro ?? text }) });
const amount = new Intl.NumberFormat('en-GB');

/** Each of their sections as one of ours. Their jobs stand in the page, ours come from a sheet: cards, then. */
const blocks = {
  hero: ({ slides }) => ({
    type: 'hero-slider',
    slides: slides.map(({ title, text, image, alt, cta }) => ({
      heading: title,
      text,
      image: photo(image, alt),
      buttons: [link(cta)],
    })),
  }),
  cards: (section) => ({ type: 'card-grid', ...headed(section), cards: section.items.map(card) }),
  tabs: (section) => ({
    type: 'feature-explorer',
    ...headed(section),
    tabs: section.tabs.map(({ label, cards }) => ({ label, features: cards.map(card) })),
  }),
  stats: ({ heading, items }) => ({
    type: 'stats',
    heading,
    items: items.map(({ value, suffix, label }) => ({ value: `${amount.format(value)}${suffix}`, label })),
  }),
  carousel: (section) => ({
    type: 'card-carousel',
    ...headed(section),
    cards: section.items.map(({ title, text, image, href }) => ({
      title,
      text,
      image: photo(image, ''),
      link: { label: title, href: address(href) },
    })),
  }),
  testimonials: (section) => ({
    type: 'testimonials',
    ...headed(section),
    items: section.items.map(({ quote, name, role, avatar }) => ({
      name,
      role,
      text: quote,
      image: photo(avatar, ''),
    })),
  }),
  logos: ({ heading, items }) => ({
    type: 'logo-carousel',
    heading,
    logos: items.map(({ name, image }) => ({ src: `/img/${image}.png`, alt: name })),
  }),
  pricing: ({ heading, plans }) => ({
    type: 'pricing',
    heading,
    currency: 'GBP',
    perMonth: plans[0].period,
    plans: plans.map(({ name, price, features, cta, featured }) => ({
      name,
      price: Number(price.slice(1)),
      features,
      button: link(cta),
      popular: featured === true,
    })),
  }),
  jobs: ({ heading, items }) => ({
    type: 'card-grid',
    heading,
    cards: items.map(({ title, team, location, kind, href }) => ({
      title,
      text: `${team}, ${location}, ${kind}`,
      link: { label: title, href: address(href) },
    })),
  }),
  faq: (section) => ({
    type: 'faq',
    ...headed(section),
    items: section.items.map(({ q, a }) => ({ question: q, answer: a })),
  }),
  text: ({ heading, body }) => ({ type: 'rich-text', heading, text: body.join('\n\n') }),
  form: (section) => ({ type: 'form', ...headed(section), form: pageForm }),
  cta: (section) => ({ type: 'cta', ...headed(section), button: { label: section.button, opens: 'demo' } }),
};

const pageOf = ({ title, description, sections }) => ({
  title,
  description,
  blocks: sections.map((section) => blocks[section.type](section)),
});

const field = ({ name, label, type, required, pattern, options }) => ({
  name,
  label,
  kind: type,
  ...(required && { required: `Please fill in ${label}` }),
  ...(options && { options }),
  ...(pattern && { rules: [{ pattern, message: `Please look at ${label} again` }] }),
});

const formOf = ({ fields, submit, success }) => ({
  fields: fields.map(field),
  submit: { label: submit, busyLabel: 'Sending' },
  delivery: [{ call: 'sheet' }],
  success: { panel: { heading: 'Thank you', text: success, seconds: 5 }, goTo: '/' },
  failure: { message: 'This could not be sent. Please try again.' },
});

/** Their site's header and footer; forms and the window, which each of their pages has for itself, are the site's here. */
function siteOf({ name, tagline, header, footer }, demo, contact) {
  return {
    name,
    tagline,
    url: 'https://fieldline.example',
    logo: { src: '/favicon.svg', alt: name },
    menu: [...header.menus.map(({ label, links }) => ({ label, items: links.map(link) })), ...header.links.map(link)],
    headerButton: link(header.cta),
    footer: {
      blurb: footer.note,
      columns: footer.columns.map(({ title, links }) => ({ heading: title, links: links.map(link) })),
    },
    modals: { demo: { heading: demo.title, text: demo.text, form: 'demo' } },
    forms: { demo: formOf(demo), [pageForm]: formOf(contact) },
    endpoints: { sheet: 'https://sheet.example/exec' },
    // Most generated pages are linked from nowhere.
    checks: { 'site/unreachable-page': 'off' },
  };
}

/**
 * @param {{ rivals: string, images: string, out: string, pages?: number }} wanted `rivals`: their folder, with its packages
 * installed; `pages`: of the whole site, those written by hand among them
 * @returns {Promise<number>} how many pages were written
 */
export async function makeRivalSite({ rivals, images, out, pages = Infinity }) {
  const { generate, toYaml } = await import(pathToFileURL(resolve(rivals, 'gen-pages.mjs')).href);
  const theirs = mkdtempSync(join(tmpdir(), 'rivals-'));
  const content = join(rivals, 'content');
  generate({ out: theirs, content, fill: true, count: pages });
  rmSync(out, { recursive: true, force: true });
  const write = (path, value) => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), toYaml(value));
  };
  const files = readdirSync(theirs, { recursive: true }).filter((path) => /^pages\/.*\.yaml$/.test(path));
  for (const path of files) write(path, pageOf(read(join(theirs, path))));
  const { form: demo } = sectionOf(join(content, 'pages/index.yaml'), 'cta');
  const contact = sectionOf(join(content, 'pages/pricing.yaml'), 'form');
  write('site.yaml', siteOf(read(join(content, 'site.yaml')), demo, contact));
  cpSync(images, join(out, 'public/img'), { recursive: true });
  cpSync(join(rivals, 'peers/shared/favicon.svg'), join(out, 'public/favicon.svg'));
  rmSync(theirs, { recursive: true });
  return files.length;
}

const read = (file) => parse(readFileSync(file, 'utf8'));
const sectionOf = (file, type) => read(file).sections.find((section) => section.type === type);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = { type: 'string' };
  const { values } = parseArgs({ options: { rivals: text, images: text, out: text, pages: text } });
  const { pages, ...folders } = values;
  console.log(`${await makeRivalSite({ ...folders, ...(pages && { pages: Number(pages) }) })} pages in ${folders.out}`);
}
