// The editor as the dev server opens it: answers about a page, and changes of its files.
import { describeFile, describeSections } from '../../edits/fields/describe-fields.ts';
import type { Field } from '../../edits/fields/field.ts';
import type { SchemaSet } from '../../checker/check-site.ts';
import { findTranslation } from '../../checker/labels/languages.ts';
import { lazy, memoize, memoizeByObject } from '../../base/pure/lazy.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { hashJson } from '../../base/disk/hash.ts';
import { readLatinFile } from '../../builder/fonts/font-files.ts';
import { createIconReader, listIcons } from '../../site/folder/icons.ts';
import type { EditedPage, EditorSchemas, PageUpdate, Preview, Refusal } from '../protocol/page.ts';
import { applyPosted } from './apply-posted.ts';
import { createCopiedFiles, type CopiedFiles } from './copied-files.ts';
import type { AuthoredSite, RenderPast } from './site/authored-site.ts';
import type { PreparePage } from './editable-page.ts';
import type { SchemaFields } from '../../edits/model/find-field.ts';
import { readFirstWords } from './first-words.ts';
import type { EditorWords } from './words.ts';
import { createPageUpdates, readKnown, withVersion } from './page-update.ts';
import { createFileReader } from './read-file.ts';
import { withNamedSettings } from './merging/name-settings.ts';
import type { FieldSource } from '../../edits/model/find-field.ts';
import type { SiteStore } from './store/site-store.ts';
import { Typing } from './typing.ts';
import { createSiteRequests, type SiteRequests } from './requests/site-requests.ts';

export interface EditorParts {
  /** The folder that holds Pagewright itself. */
  productRoot: string;
  site: AuthoredSite;
  store: SiteStore;
  /** Prepares a page as the dev server shows it. */
  prepare: PreparePage;
  renderPast: RenderPast;
  words: EditorWords;
  /** What is shown of content that is not public yet; it is set by a window. */
  preview: { get: () => Preview; set: (preview: Preview, by?: string) => void };
}

export interface Editor {
  /** @param known JSON from a request, of any shape */
  page: (route: string, known: unknown) => Promise<PageUpdate>;
  schemas: () => EditorSchemas;
  /** @returns the document for the frame; undefined where there is no page */
  frame: (route: string) => Promise<string | undefined>;
  /** @returns a drawing; undefined where there is no such icon */
  icon: (name: string) => string | undefined;
  /** @returns the file that shows a font's face; undefined for a font that does not come with Pagewright */
  font: (name: string) => Buffer | undefined;
  /**
   * @param posted JSON from a request, of any shape
   * @param by the window that asks
   */
  edit: (route: string, posted: unknown, by?: string) => Promise<EditedPage | Refusal>;
  whole: SiteRequests;
  copied: CopiedFiles;
}

export function createEditor({
  productRoot,
  site,
  prepare,
  preview,
  renderPast,
  words,
  ...parts
}: EditorParts): Editor {
  const describeOnce = memoizeByObject(describe);
  const described = () => describeOnce(site.schemas);
  const readFile = createFileReader();
  const typing = new Typing();
  const read = (file: string) => readFile(parts.store.texts(), file);
  const dataOf = (file: string) => read(file)?.data;
  const fields: FieldSource = {
    get schemas() {
      return described();
    },
    dataOf,
  };
  const store = withNamedSettings(parts.store, fields);
  // Asked for with each change of a page.
  const firstWordsBy = memoizeByObject((schemas: SchemaFields) =>
    memoize((lang: string) => readFirstWords(lang, schemas, words)),
  );
  const iconNames = lazy(() => listIcons(productRoot));
  const readNames = () => {
    const pages = site.ruleContext().pages.map(({ route, file, record }) => {
      return { route, file, title: record.target.title };
    });
    const schemas = described();
    const data = dataOf('site.yaml');
    const labels = readLabels(data, schemas.siteFields);
    const { lang } = isGroup(data) ? data : {};
    const firstWords = firstWordsBy(schemas)(typeof lang === 'string' ? lang : 'en');
    const names = site.names() ?? {};
    return withVersion({ names, pages, preview: preview.get(), labels, firstWords, schemas: schemas.version });
  };
  const updates = createPageUpdates({ site, store, read, prepare, describe: describeOnce, readNames });
  return {
    page: (route, known) => updates.read(route, readKnown(known)),
    schemas: () => ({ ...described(), icons: iconNames() }),
    frame: async (route) => (await updates.open(route))?.open().document,
    icon: drawIcons(productRoot, iconNames),
    font: (name) => readLatinFile(productRoot, name),
    edit: async (route, posted, by) => {
      const result = await applyPosted(posted, { store, typing, schemas: described(), dataOf }, by);
      if (!result.ok) return result;
      const page = await updates.read(route, readKnown(isGroup(posted) && posted.known));
      const made = [...result.made].filter(([file, text]) => page.content?.files[file]?.text !== text);
      return { ok: true, page, made: Object.fromEntries(made) };
    },
    copied: createCopiedFiles(store),
    whole: createSiteRequests({ productRoot, site, store, dataOf, schemas: described, renderPast }),
  };
}

/** @returns a function that draws an icon by its name */
function drawIcons(productRoot: string, names: () => readonly string[]): Editor['icon'] {
  const icons = createIconReader(productRoot);
  return (name) => {
    if (!names().includes(name)) return undefined;
    const look = 'fill="none" stroke="#1b1f27" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${look}>${icons(name)}</svg>`;
  };
}

/** @returns the words of buttons and messages that a site has, by their names */
function readLabels(data: unknown, siteFields: readonly Field[]): Record<string, string> {
  const { lang, labels: own } = isGroup(data) ? data : {};
  const english = siteFields.find(({ name }) => name === 'labels')?.fields?.map((each) => [each.name, each.default]);
  const written = isGroup(own) ? Object.entries(own).filter(([, text]) => typeof text === 'string') : [];
  const translated = typeof lang === 'string' ? findTranslation(lang) : undefined;
  return { ...Object.fromEntries(english ?? []), ...translated, ...Object.fromEntries(written) } as Record<
    string,
    string
  >;
}

function describe(schemas: SchemaSet) {
  const described = {
    sections: describeSections(schemas),
    siteFields: describeFile(schemas, 'site'),
    pageFields: describeFile(schemas, 'page'),
  };
  return { ...described, version: hashJson(described) };
}
