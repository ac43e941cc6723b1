// What the editor can ask: the state of a page, what the site has, a change of its files.
import type { IncomingMessage } from 'node:http';
import { describeFile, describeSections } from '../../content/fields/describe-fields.ts';
import { lazy } from '../../content/primitives/lazy.ts';
import { toPageFile } from '../../content/primitives/route.ts';
import { createIconReader, listIcons } from '../site/icons.ts';
import { readSchemas } from '../site/project.ts';
import type { EditorPage, EditorStart, Preview } from '../../browser/editor/answers.ts';
import { applyPosted } from './apply-posted.ts';
import type { AuthoredSite } from './authored-site.ts';
import { createEditablePages } from './editable-page.ts';
import { leavesOf, modelAt, writtenState, type StateParts } from './page-state.ts';
import { createFileReader } from './read-file.ts';

export interface EditorParts {
  site: AuthoredSite;
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
}

export interface Editor {
  state: (route: string) => Promise<EditorPage>;
  start: () => EditorStart;
  frame: (route: string) => Promise<Answer>;
  icon: (name: string) => Answer;
  edit: (route: string, posted: unknown) => Promise<Answer>;
  upload: (request: IncomingMessage, name: string) => Promise<Answer>;
}

export function createEditor({ site, render, preview }: EditorParts): Editor {
  const { productRoot } = site.project;
  const described = lazy(() => describe(site));
  const readFile = createFileReader();
  const read = (file: string) => readFile(site.texts(), file);
  const parts = (): StateParts => ({ site, types: described().sections, read });
  const editable = lazy(() => createEditablePages(render, described()));
  const icons = createIconReader(productRoot);
  const iconNames = lazy(() => listIcons(productRoot));

  const state = async (route: string): Promise<EditorPage> => {
    const model = modelAt(route, site);
    const page = model && (await editable()(model));
    const written = writtenState(route, fileOf(route, site), parts());
    const leaves = model && page ? leavesOf(page.mapped, model, parts()) : {};
    return { ...written, leaves, body: page?.body ?? [], style: page?.style ?? '' };
  };
  return {
    state,
    start: () => {
      const pages = site.models().map(({ route, file, page }) => ({ route, file, title: page.title }));
      return { ...described(), names: site.names() ?? {}, icons: iconNames(), pages, preview: preview.get() };
    },
    frame: async (route) => {
      const model = modelAt(route, site);
      const page = model && (await editable()(model));
      return page ? { type: 'text/html', body: page.document } : { status: 404, type: 'text/html', body: noPage };
    },
    icon: (name) => {
      if (!iconNames().includes(name)) return { status: 404 };
      const look = 'fill="none" stroke="#1b1f27" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${look}>${icons(name)}</svg>`;
      return { type: 'image/svg+xml', body: svg };
    },
    edit: async (route, posted) => {
      const result = applyPosted(posted, { site, ...described() });
      return 'refused' in result ? { status: 409, json: result } : { json: await state(route) };
    },
    upload: () => Promise.resolve({ status: 404 }),
  };
}

function describe({ project }: AuthoredSite) {
  const schemas = readSchemas(project);
  return {
    sections: describeSections(schemas),
    siteFields: describeFile(schemas, 'site'),
    pageFields: describeFile(schemas, 'page'),
  };
}

/** @returns the file of the page at a route; null when there is none */
function fileOf(route: string, site: AuthoredSite): string | null {
  const candidates = [toPageFile(route), `pages${route === '/' ? '' : route}/index.yaml`];
  return candidates.find((file) => site.texts().has(file)) ?? null;
}

const noPage = '<!doctype html><html lang="en"><title>No page</title><body></body></html>';
