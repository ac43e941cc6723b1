// Requests of the editor about a page: its state, the site's names, a change of its files.
import type { IncomingMessage } from 'node:http';
import { describeFile, describeSections } from '../../edits/fields/describe-fields.ts';
import { join } from 'node:path';
import type { SchemaSet } from '../../checker/check-site.ts';
import { lazy, memoizeByObject } from '../../base/pure/lazy.ts';
import { toPageFile } from '../../base/pure/route.ts';
import { hashJson } from '../../base/disk/hash.ts';
import { createIconReader, listIcons } from '../../site/folder/icons.ts';
import type { EditedPage, EditorNames, EditorPage, EditorSchemas, Preview } from '../protocol/page.ts';
import { applyPosted } from './apply-posted.ts';
import type { AuthoredSite, TakeIn } from './site/authored-site.ts';
import { createEditablePages } from './editable-page.ts';
import { leavesOf, modelAt, writtenState, type StateParts } from './page-state.ts';
import { createFileReader } from './read-file.ts';
import { readBody } from '../../base/http/own-requests.ts';
import { SiteFiles } from './files/site-files.ts';
import { Typing } from './typing.ts';
import { createSiteRequests, type SiteRequests } from './site/site-requests.ts';
import { maxUploadMegabytes, tooLarge } from './uploads/read-upload.ts';
import { storeUpload } from './uploads/store-upload.ts';

export interface EditorParts {
  site: AuthoredSite;
  /** Takes in files that have changed, by their paths on disk, and tells open browsers. */
  takeIn: (paths: readonly string[]) => void;
  /** Renders a page as the dev server does; undefined while site.yaml has never been sound. */
  render: Parameters<typeof createEditablePages>[0];
  /** What is shown of content that is not public yet. */
  preview: { get: () => Preview; set: (preview: Preview) => void };
}

/** An answer to a request: a status alone, a text, or JSON. */
export interface Answer {
  status?: number;
  type?: string;
  body?: string;
  json?: unknown;
  headers?: Record<string, string>;
}

export interface Editor {
  state: (route: string) => Promise<EditorPage>;
  schemas: () => EditorSchemas;
  names: () => EditorNames;
  frame: (route: string) => Promise<Answer>;
  icon: (name: string) => Answer;
  edit: (route: string, posted: unknown) => Promise<Answer>;
  upload: (request: IncomingMessage, name: string) => Promise<Answer>;
  /** Questions and actions about the whole site. */
  whole: SiteRequests;
}

export function createEditor({ site, takeIn: takeInPaths, render, preview }: EditorParts): Editor {
  const { productRoot, siteRoot } = site.project;
  const takeIn: TakeIn = (names) => takeInPaths(names.map((name) => join(siteRoot, name)));
  const describedBy = memoizeByObject(describe);
  const described = () => describedBy(site.schemas);
  const readFile = createFileReader();
  const files = new SiteFiles(siteRoot);
  const typing = new Typing();
  const read = (file: string) => readFile(site.texts(), file);
  const dataOf = (file: string) => read(file)?.data;
  const parts: StateParts = { site, read };
  const editableBy = memoizeByObject((schemas: SchemaSet) => createEditablePages(render, describedBy(schemas)));
  const iconNames = lazy(() => listIcons(productRoot));

  const state = async (route: string): Promise<EditorPage> => {
    // Of one moment: a change may be taken in while the page is rendered.
    const written = { ...writtenState(route, fileOf(route, site), parts), state: site.state };
    const history = files.journal.heads();
    const model = modelAt(route, site);
    const page = model && (await editableBy(site.schemas)(model));
    const leaves = model && page ? leavesOf(page.mapped, model, parts) : {};
    return { ...written, history, leaves, body: page?.body ?? [], style: page?.style ?? '' };
  };
  return {
    state,
    schemas: () => ({ ...described(), icons: iconNames() }),
    names: () => {
      const pages = site.ruleContext().pages.map(({ route, file, record }) => {
        return { route, file, title: record.target.title };
      });
      return { names: site.names() ?? {}, pages, preview: preview.get(), schemas: described().version };
    },
    frame: async (route) => {
      const model = modelAt(route, site);
      const page = model && (await editableBy(site.schemas)(model));
      return page ? { type: 'text/html', body: page.document } : { status: 404, type: 'text/html', body: noPage };
    },
    icon: answerForIcons(productRoot, iconNames),
    edit: async (route, posted) => {
      const result = applyPosted(posted, { site, takeIn, files, typing, schemas: described(), dataOf });
      if ('refused' in result) return { status: 409, json: result };
      const page = await state(route);
      const made = [...result.made].filter(([file, text]) => page.files[file]?.text !== text);
      return { json: { ...page, made: Object.fromEntries(made) } satisfies EditedPage };
    },
    upload: async (request, name) => {
      const bytes = await readBody(request, maxUploadMegabytes * 1024 * 1024);
      if (!bytes) return { status: 409, json: { refused: tooLarge(name, Number(request.headers['content-length'])) } };
      const stored = storeUpload(siteRoot, name, bytes);
      if ('refused' in stored) return { status: 409, json: stored };
      files.journal.addUpload(stored.file);
      takeIn([stored.file]);
      return { json: { address: stored.address } };
    },
    whole: createSiteRequests({ site, takeIn, files, dataOf }),
  };
}

/** @returns a function that answers for an icon by its name */
function answerForIcons(productRoot: string, names: () => readonly string[]): Editor['icon'] {
  const icons = createIconReader(productRoot);
  return (name) => {
    if (!names().includes(name)) return { status: 404 };
    const look = 'fill="none" stroke="#1b1f27" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${look}>${icons(name)}</svg>`;
    return { type: 'image/svg+xml', body: svg };
  };
}

function describe(schemas: SchemaSet) {
  const described = {
    sections: describeSections(schemas),
    siteFields: describeFile(schemas, 'site'),
    pageFields: describeFile(schemas, 'page'),
  };
  return { ...described, version: hashJson(described) };
}

/** @returns the file of the page at a route; null when there is none */
function fileOf(route: string, site: AuthoredSite): string | null {
  const candidates = [toPageFile(route), `pages${route === '/' ? '' : route}/index.yaml`];
  return candidates.find((file) => site.texts().has(file)) ?? null;
}

const noPage = '<!doctype html><html lang="en"><title>No page</title><body></body></html>';
