// A new page from a recipe: its place, its text, and what site.yaml says of it then. The command
// `new:page` and the editor both make pages by it.
import { parse } from 'yaml';
import { applyEdit, editInOrder } from '../../edits/engine/apply-edit.ts';
import type { Edit } from '../../edits/model/edit.ts';
import type { Path } from '../../edits/model/path.ts';
import { isNotFoundPage, normalizeAddress, toPageFile } from '../../base/pure/route.ts';
import { findAddressConflict } from '../../checker/site-model/route-availability.ts';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import { fillTemplate } from './fill-template.ts';
import { collectFilling, type Recipe } from './page-template.ts';
import { placeNewPage, type PagePlace } from './recipe-entry.ts';
import { refuse, type Result } from '../../base/pure/result.ts';
import { newPageRefusals } from '../messages/folder.ts';

/** Request for a new page. */
export interface WantedPage {
  recipe: Recipe;
  address: string;
  title: string;
  /** For search engines; "" or none for the one of the recipe. */
  description?: string;
  /** Its text, in place of the examples of the recipe; "" or none for those. */
  text?: string;
  /** The label of its entry in the menu; "" for none. */
  menu: string;
  /** The label of its link in the last column of the footer; "" or none for no link. */
  footer?: string;
  /** True to begin a collection of its kind if the site has none, and its list if no page has one. */
  collection: boolean;
}

/** A site as far as a new page needs it. */
export interface SiteForPage {
  context: RuleContext;
  productRoot: string;
  /** The text of site.yaml. */
  siteText: string;
}

export interface PagePlan {
  place: PagePlace;
  /** The file of the page. */
  file: string;
  /** The texts to write, by path; site.yaml among them where it changes. */
  texts: Map<string, string>;
}

/** @returns what to write for a new page, or why there can be none, as a sentence */
export function planPage(wanted: WantedPage, site: SiteForPage): Result<PagePlan> {
  const { recipe, collection } = wanted;
  const { context, productRoot, siteText } = site;
  const { kind } = recipe;
  const place = placeNewPage(normalizeAddress(wanted.address), {
    kind,
    context,
    productRoot,
    ...(collection && { siteText }),
  });
  if (collection && kind && !place.isEntry) return refuse(newPageRefusals.noCollection());
  if (recipe.address !== undefined && !isNotFoundPage(place.address)) return refuse(newPageRefusals.onlyNotFound());
  const conflict = findAddressConflict(place.address, context);
  if (conflict !== null) return refuse(conflict);
  const page = writePage(wanted, site, place);
  if (!page.ok) return page;
  const file = toPageFile(place.address);
  const texts = new Map([...(place.first?.texts ?? []), [file, page.text]]);
  for (const [label = '', add] of [
    [wanted.menu, addToMenu],
    [wanted.footer, addToFooter],
  ] as const) {
    if (label.trim() === '') continue;
    const linked = add(texts.get('site.yaml') ?? siteText, { label: label.trim(), place, context });
    if (!linked.ok) return refuse(newPageRefusals.menu(linked.reason));
    texts.set('site.yaml', linked.text);
  }
  return { ok: true, place, file, texts };
}

function writePage(
  { recipe, title, description = '', text = '', menu, footer = '' }: WantedPage,
  site: SiteForPage,
  place: PagePlace,
): Result<{ text: string }> {
  const { address, isEntry, isListed } = place;
  // The home page, and pages for unknown addresses, need no link.
  const isLinked = `${menu}${footer}`.trim() !== '' || address === '/' || isListed || isNotFoundPage(address);
  const isWritten = text.trim() !== '';
  const filled = fillTemplate(
    recipe.template,
    collectFilling(site, { title: title.trim(), isLinked, isEntry, isWritten }),
  );
  const path = findText(filled);
  if (isWritten && !path) return refuse(newPageRefusals.noText());
  const edits: Edit[] = [];
  if (description.trim() !== '') edits.push({ kind: 'set', path: ['description'], value: description.trim() });
  if (isWritten && path) edits.push({ kind: 'set', path, value: `${text.trimEnd()}\n` });
  return editInOrder(filled, edits);
}

/** @returns the place of the text of a page as its recipe has it; null for a recipe without one */
function findText(page: string): Path | null {
  const { blocks } = parse(page) as { blocks: { type: string }[] };
  const at = blocks.findIndex(({ type }) => type === 'rich-text');
  return at < 0 ? null : ['blocks', at, 'text'];
}

interface LinkToAdd {
  label: string;
  place: Pick<PagePlace, 'address' | 'first'>;
  context: RuleContext;
}

/** Puts a link at the end of the last column of the footer. */
function addToFooter(siteText: string, { label, place: { address }, context }: LinkToAdd) {
  const columns = context.site.site?.footer.columns ?? [];
  const last = columns.length - 1;
  const path = ['footer', 'columns', last, 'links'];
  return applyEdit(siteText, {
    kind: 'insert',
    path,
    at: columns[last]?.links.length ?? 0,
    value: { label, href: address },
  });
}

/** Puts an entry at the end of the menu, after that of a collection that begins with the page. */
export function addToMenu(siteText: string, { label, place: { address, first }, context }: LinkToAdd) {
  const list = context.site.data?.menu;
  const entry = { label, href: address };
  const hasMenu = Array.isArray(list) || first !== null;
  const at = (Array.isArray(list) ? list.length : 0) + (first ? 1 : 0);
  return applyEdit(
    siteText,
    hasMenu ? { kind: 'insert', path: ['menu'], at, value: entry } : { kind: 'set', path: ['menu'], value: [entry] },
  );
}
