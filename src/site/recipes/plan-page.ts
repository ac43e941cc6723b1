// A new page from a recipe: its place, its text, and what site.yaml says of it then. The command
// `new:page` and the editor both make pages by it.
import { applyEdit } from '../../edits/engine/apply-edit.ts';
import { isNotFoundPage, normalizeAddress, toPageFile } from '../../base/pure/route.ts';
import { findAddressConflict } from '../../checker/site-model/route-availability.ts';
import type { RuleContext } from '../../checker/site-model/rule-context.ts';
import { collectFilling, fillRecipe, type Recipe } from './page-template.ts';
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
  /** The label of its entry in the menu; "" for none. */
  menu: string;
  /** True to begin a collection of its kind if the site has none. */
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
  const { context, siteText } = site;
  const { kind } = recipe;
  const place = placeNewPage(normalizeAddress(wanted.address), { kind, context, ...(collection && { siteText }) });
  if (collection && kind && !place.isEntry) return refuse(newPageRefusals.noCollection());
  if (recipe.address !== undefined && !isNotFoundPage(place.address)) return refuse(newPageRefusals.onlyNotFound());
  const conflict = findAddressConflict(place.address, context);
  if (conflict !== null) return refuse(conflict);
  const page = writePage(wanted, site, place);
  if (!page.ok) return page;
  const file = toPageFile(place.address);
  const texts = new Map([...(place.first?.texts ?? []), [file, page.text]]);
  const label = wanted.menu.trim();
  if (label === '') return { ok: true, place, file, texts };
  const linked = addToMenu(texts.get('site.yaml') ?? siteText, { label, place, context });
  if (!linked.ok) return refuse(newPageRefusals.menu(linked.reason));
  return { ok: true, place, file, texts: texts.set('site.yaml', linked.text) };
}

function writePage(
  { recipe, title, description = '', menu }: WantedPage,
  site: SiteForPage,
  place: PagePlace,
): Result<{ text: string }> {
  const { address, isEntry, isListed } = place;
  // The home page, and pages for unknown addresses, need no link.
  const isLinked = menu.trim() !== '' || address === '/' || isListed || isNotFoundPage(address);
  const text = fillRecipe(recipe.template, collectFilling(site, { title: title.trim(), isLinked, isEntry }));
  if (description.trim() === '') return { ok: true, text };
  return applyEdit(text, { kind: 'set', path: ['description'], value: description.trim() });
}

/** Puts an entry at the end of the menu, after that of a collection that begins with the page. */
function addToMenu(
  siteText: string,
  { label, place: { address, first }, context }: { label: string; place: PagePlace; context: RuleContext },
) {
  const list = context.site.data?.menu;
  const entry = { label, href: address };
  const hasMenu = Array.isArray(list) || first !== null;
  const at = (Array.isArray(list) ? list.length : 0) + (first ? 1 : 0);
  return applyEdit(
    siteText,
    hasMenu ? { kind: 'insert', path: ['menu'], at, value: entry } : { kind: 'set', path: ['menu'], value: [entry] },
  );
}
