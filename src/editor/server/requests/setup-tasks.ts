// The list "Set up": what the site of an owner needs, and whether the site has it. All is read from
// the site, nothing is remembered.
import { parseUrl } from '../../../base/addresses/web-address.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { readLanguage, readStarterWords } from '../../../site/recipes/starter-words.ts';
import type { SetupTask, SitePage } from '../../protocol/site.ts';
import type { SiteParts } from '../site/authored-site.ts';
import { isDelivered } from '../site/form-delivery.ts';

type Data = Readonly<Record<string, unknown>>;

/** Addresses that nobody can have (RFC 2606), which new sites begin with. */
const exampleHost = /(?:^|\.)example(?:\.(?:com|org|net))?$/;

/** @returns the tasks in the order in which an owner does them */
export function listSetupTasks(parts: SiteParts, pages: readonly SitePage[]): SetupTask[] {
  const { site } = parts;
  const data: Data = site.ruleContext().site.data ?? {};
  const theme = group(data.theme);
  const map = findEmptyMap(site.models());
  const form = Object.entries(group(data.forms)).find(([, each]) => !isDelivered(group(each), group(data.endpoints)));
  return [
    { name: 'name', isDone: isText(data.name) },
    { name: 'logo', isDone: isText(group(data.logo).src) },
    { name: 'colours', isDone: isText(theme.look) || isText(theme.brand) },
    { name: 'address', isDone: isText(data.address) && map === undefined, ...(map !== undefined && { route: map }) },
    { name: 'hours', isDone: isText(data.hours) || Object.keys(group(group(data.openingHours).week)).length > 0 },
    ...(isGroup(data.forms) ? [{ name: 'delivery', isDone: !form, ...(form && { form: form[0] }) } as const] : []),
    ...listLegalTasks(parts, pages),
    { name: 'share-picture', isDone: isText(group(data.shareImage).src) || data.sharePictures === true },
    { name: 'url', isDone: isReal(data.url) },
  ];
}

function group(value: unknown): Data {
  return isGroup(value) ? value : {};
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isReal(url: unknown): boolean {
  const parsed = typeof url === 'string' ? parseUrl(url) : null;
  return parsed !== null && !exampleHost.test(parsed.hostname);
}

/** @returns the first page with a map that has no place yet */
function findEmptyMap(models: ReturnType<SiteParts['site']['models']>): string | undefined {
  return models.find(({ page }) => page.blocks.some((block) => block.type === 'map' && !('latitude' in block)))?.route;
}

/** The legal pages that recipes make, found by their address or their title. */
function listLegalTasks({ site, productRoot }: SiteParts, pages: readonly SitePage[]): SetupTask[] {
  const { words } = readStarterWords(productRoot, readLanguage(site.ruleContext()));
  return (['imprint', 'privacy'] as const).map((recipe) => {
    const { title, address } = words.pages[recipe]!;
    const page = pages.find(
      (each) => each.route.endsWith(address) || each.title.toLowerCase().includes(title.toLowerCase()),
    );
    const isDone = page !== undefined && page.gaps.length === 0 && !page.isDraft;
    return { name: recipe, isDone, title, ...(page && { route: page.route }) };
  });
}
