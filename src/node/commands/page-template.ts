// Recipes of pages: templates whose comments tell an author what to write, cut to what the site at hand has.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteView } from '../content/checks/check.ts';
import { isGroup } from '../content/pointer.ts';
import { yamlText } from '../content/yaml-text.ts';
import { blockTypes } from './generate.ts';

const folder = 'src/node/templates/pages';

export interface Recipe {
  name: string;
  /** What the page is for, in a line. */
  about: string;
  /** The page: `#if` says what a part needs, `<word>` stands for what is put in. */
  template: string;
}

/** @returns the recipes, each one a file in src/node/templates/pages */
export function recipesIn(productRoot: string): Recipe[] {
  return readdirSync(join(productRoot, folder)).map((file) => {
    const [first = '', ...rest] = readFileSync(join(productRoot, folder, file), 'utf8').split('\n');
    return { name: file.replace('.yaml', ''), about: first.replace(/^#recipe /, ''), template: rest.join('\n') };
  });
}

/** What a recipe can be filled with: texts by the words that stand for them, and names of what there is. */
export interface Filling {
  texts: Readonly<Record<string, string>>;
  has: ReadonlySet<string>;
}

/** What search results show of a title. */
const shownOfTitle = 60;

/** @returns what a site and the product have for a page with this title */
export function fillingFor(
  { view, productRoot }: { view: SiteView; productRoot: string },
  { title, isLinked }: { title: string; isLinked: boolean },
): Filling {
  const known = view.site.known ?? {};
  const [modal] = keysIn(known.modals);
  const [form] = keysIn(known.forms);
  const picture = pictureOf(view);
  const tab = `${title} | {site.name}`;
  const isShort = [...`${title} | ${String(known.name)}`].length <= shownOfTitle;
  const details = ['phone', 'email', 'address', 'hours'].filter((key) => typeof known[key] === 'string');
  const site = { form, picture, details: details[0], ...Object.fromEntries(details.map((key) => [key, key])) };
  return {
    texts: {
      title,
      tab: isShort ? tab : title,
      action: actionOf(view, modal),
      ...(form !== undefined && { form }),
      ...(picture !== undefined && { picture }),
    },
    has: new Set([
      ...blockTypes(productRoot),
      ...(isLinked ? [] : ['unlinked']),
      ...Object.entries(site).flatMap(([name, value]) => (value === undefined ? [] : [`site-${name}`])),
    ]),
  };
}

function keysIn(group: unknown): string[] {
  return isGroup(group) ? Object.keys(group) : [];
}

/** What buttons do: the nearest that the site has to talking with somebody. */
function actionOf({ site, pages }: SiteView, modal: string | undefined): string {
  if (modal !== undefined) return `opens: ${modal}`;
  const page = pages.find(({ mentions }) => mentions.some(({ kind }) => kind === 'form'));
  if (page) return `href: ${page.route}`;
  return typeof site.known?.email === 'string' ? 'href: "mailto:{site.email}"' : 'href: /';
}

/** A picture that the site shows already: the home page's first drawing, because drawings fit every place. */
function pictureOf({ routes, facts }: SiteView): string | undefined {
  const shown = routes.get('/')?.mentions.flatMap(({ kind, name }) => (kind === 'image' ? [name] : [])) ?? [];
  return shown.find((name) => name.endsWith('.svg') && (facts.images[name]?.width ?? 0) > 0);
}

/** @returns the page's text @throws for a recipe that asks for what nothing gives: that is our mistake */
export function fillRecipe(template: string, { texts, has }: Filling): string {
  const put = (text: string) =>
    text.replaceAll(/<(\w+)>/g, (all, name: string) => {
      if (texts[name] === undefined) throw new Error(`A recipe asks for ${all}, and nothing gives it.`);
      return texts[name];
    });
  const lines = chosenLines(template, has).map((line) => {
    const [, start, value] = /^(\s*(?:- )?[A-Za-z]+: )(["\w<].*<(?:title|tab)>.*|<\w+>)$/.exec(line) ?? [];
    if (start === undefined || value === undefined) return put(line);
    return start + yamlText(put(value.startsWith('"') ? (JSON.parse(value) as string) : value));
  });
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

/** The lines whose `#if` names only what there is; `#else` and `#endif` as one expects. */
function chosenLines(template: string, has: ReadonlySet<string>): string[] {
  const open: boolean[] = [];
  return template.split('\n').flatMap((line) => {
    const [, word, needs] = /^\s*#(if|else|endif)\b ?(.*)$/.exec(line) ?? [];
    if (word === 'if') open.push(needs!.split(' ').every((name) => has.has(name)));
    else if (word === 'else') open.push(!open.pop());
    else if (word === 'endif') open.pop();
    else return open.every(Boolean) ? [line] : [];
    return [];
  });
}
