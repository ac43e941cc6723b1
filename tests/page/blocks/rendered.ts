// Renders blocks as the build does: checked, with defaults filled in, on the server.
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { listBodyParts } from '../../../src/page/app/document.ts';
import { renderPage } from '../../../src/page/app/render.tsx';
import { createIconReader } from '../../../src/site/folder/icons.ts';
import { check, siteYaml } from '../../checker/test-site.ts';

export type Written = { type: string; [key: string]: unknown };

const shapes = createIconReader(join(import.meta.dirname, '../../..'));
/** The words of the site are English. */
export const site = parse(siteYaml) as { forms: Record<string, unknown> };
site.forms.newsletter = site.forms.example;

/** @returns the HTML of a page of these blocks with its dialogs, without header and footer; the first one has the page's h1 */
export function rendered(...blocks: Written[]): string {
  return renderedIn('en', ...blocks);
}

/** @returns the same on a site in another language */
export function renderedIn(lang: string, ...blocks: Written[]): string {
  const page = { title: 'Test', description: 'A page.', layout: 'bare', blocks };
  const options = { aliasDuplicateObjects: false };
  const checked = check({
    'site.yaml': stringify({ ...site, lang }, options),
    'pages/test.yaml': stringify(page, options),
  });
  const model = checked.pages.find(({ route }) => route === '/test');
  if (!model || !checked.site) throw new Error(checked.diagnostics.map(({ code }) => code).join(', '));
  const result = renderPage({
    route: '/test',
    page: model.page,
    site: checked.site,
    iconShapes: shapes,
  });
  if (result.failures.length > 0) throw result.failures[0]!.error;
  return listBodyParts(result).join('');
}
