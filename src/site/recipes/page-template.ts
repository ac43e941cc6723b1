// Recipes: templates of pages whose comments tell an author what to write, reduced to what the site
// has.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import type { Filling } from './fill-template.ts';
import { entryTexts } from './recipe-entry.ts';
import { inLanguage, readLanguage, readStarterWords, type EntryKind, type StarterWords } from './starter-words.ts';
import { blockTypes } from '../schemas/read-schema.ts';

const folder = 'src/site/recipes/pages';

export const newPageExample = 'npm run new:page -- /offers --recipe campaign --title "Offers of the month"';

export interface Recipe {
  name: string;
  /** Purpose of the page, in a line. */
  about: string;
  /** Kind of collection of which its page is an entry, if the site has one. */
  kind?: EntryKind;
  /** Its address, if its page is for unknown addresses: another one can only be that of a folder. */
  address?: string;
  /** True if its text follows the law of the language's country. */
  isLegal: boolean;
  /** The page, with `#if` before parts that need something, and `<word>` for texts to fill in. */
  template: string;
}

/** Fits any page: the editor begins with it. */
const plainest = 'blank.yaml';

/** @returns the recipes, the files in src/site/recipes/pages, with the plainest one first */
export function readRecipes(productRoot: string): Recipe[] {
  const files = readdirSync(join(productRoot, folder)).filter((file) => file !== plainest);
  return [plainest, ...files].map((file) => {
    const [first = '', ...rest] = readFileSync(join(productRoot, folder, file), 'utf8').split('\n');
    const [, kind] = /^#entry (\w+)$/.exec(rest[0] ?? '') ?? [];
    const [, address] = /^#address (\S+)$/.exec(rest[0] ?? '') ?? [];
    return {
      name: file.replace('.yaml', ''),
      about: first.replace(/^#recipe /, ''),
      isLegal: rest.some((line) => line.trim().startsWith('#sections ')),
      template: rest.slice((kind ?? address) === undefined ? 0 : 1).join('\n'),
      ...(kind !== undefined && { kind: kind as EntryKind }),
      ...(address !== undefined && { address }),
    };
  });
}

/** Search results show about this many characters of a title. */
const maxTitleLength = 60;

export interface PageFacts {
  title: string;
  isLinked: boolean;
  isEntry: boolean;
  /** True if its author has written its text already: then examples are left out. */
  isWritten: boolean;
}

/** Collects what the site and the product have for a page. */
export function collectFilling(
  { context, productRoot }: { context: RuleContext; productRoot: string },
  { title, isLinked, isEntry, isWritten }: PageFacts,
): Filling {
  const data = context.site.data ?? {};
  const [popup] = listKeys(data.popups);
  const [form] = listKeys(data.forms);
  const tab = `${title} | {site.name}`;
  const isShort = [...`${title} | ${String(data.name)}`].length <= maxTitleLength;
  const details = ['phone', 'email', 'address', 'hours'].filter((key) => typeof data[key] === 'string');
  const { value: written } = context.site;
  // Read as written: the default is UTC, which nobody chose.
  const zone = isGroup(written) && written.timeZone !== undefined ? 'zone' : undefined;
  const site = { form, zone, details: details[0], ...Object.fromEntries(details.map((key) => [key, key])) };
  const { words } = readStarterWords(productRoot, readLanguage(context));
  return {
    ...inLanguage(words),
    texts: {
      ...fillGaps(words, details),
      title,
      tab: isShort ? tab : title,
      action: chooseAction(context, popup),
      ...(form !== undefined && { form }),
      ...entryTexts(context),
    },
    has: new Set([
      ...blockTypes(productRoot),
      ...(isLinked ? [] : ['unlinked']),
      ...(isEntry ? ['entry'] : []),
      ...(isWritten ? ['written'] : []),
      ...Object.entries(site).flatMap(([name, value]) => (value === undefined ? [] : [`site-${name}`])),
    ]),
  };
}

/** @returns how a legal page names what the site has, and the gap to fill for what it has not */
function fillGaps({ gaps }: StarterWords, details: readonly string[]): Record<string, string> {
  const value = (name: keyof typeof gaps) => (details.includes(name) ? `{site.${name}}` : gaps[name]);
  return { ourEmail: value('email'), ourPhone: value('phone'), ourAddress: value('address') };
}

function listKeys(group: unknown): string[] {
  return isGroup(group) ? Object.keys(group) : [];
}

/** @returns what buttons do: as close to a conversation as the site offers */
function chooseAction({ site, pages }: RuleContext, popup: string | undefined): string {
  if (popup !== undefined) return `opens: ${popup}`;
  const page = pages.find(({ mentions }) => mentions.some(({ kind }) => kind === 'form'));
  if (page) return `href: ${page.route}`;
  return typeof site.data?.email === 'string' ? 'href: "mailto:{site.email}"' : 'href: /';
}
