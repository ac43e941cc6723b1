// Answers about a page: its state, and of its content what the window does not have yet.
import { memoizeByObject } from '../../base/pure/lazy.ts';
import { isGroup } from '../../base/pure/pointer.ts';
import { listPageFiles } from '../../base/pure/route.ts';
import { hashJson } from '../../base/disk/hash.ts';
import type { PageModel, SchemaSet } from '../../checker/check-site.ts';
import type { EditorNames, KnownVersions, PageUpdate } from '../protocol/page.ts';
import { createEditablePages, type EditableVersion, type PreparePage } from './editable-page.ts';
import type { MapParts } from './pixel-map/map-page.ts';
import { leavesOf, writtenState, type StateParts } from './page-state.ts';
import type { SchemaFields } from '../../edits/model/find-field.ts';
import type { SiteStore } from './store/site-store.ts';

export interface UpdateParts extends StateParts {
  prepare: PreparePage;
  /** Describes the settings of schemas, for forms and for the map of a page. */
  describe: (schemas: SchemaSet) => SchemaFields & Omit<MapParts, 'renderPage'>;
  readNames: () => EditorNames;
}

export interface PageUpdates {
  /** @returns the page at a route as it is now; undefined when nothing can be shown of it */
  open: (route: string) => Promise<EditableVersion | undefined>;
  /** @returns the state of a page, and what the window does not have */
  read: (route: string, known: KnownVersions) => Promise<PageUpdate>;
}

export function createPageUpdates(parts: UpdateParts): PageUpdates {
  const { site, store } = parts;
  const editableBy = memoizeByObject((schemas: SchemaSet) =>
    createEditablePages(parts.prepare, parts.describe(schemas)),
  );
  const prepare = async (model: PageModel | undefined) => model && (await editableBy(site.schemas)(model));
  return {
    open: (route) => prepare(site.findWritten(route).model),
    read: async (route, known) => {
      // Of one moment: a change may be taken in while the renderer is loaded.
      const { model, sections, files, ...written } = writtenState(route, fileOf(route, store), parts);
      const { state, isCheckDue } = site;
      const [page, history] = await Promise.all([prepare(model), store.heads()]);
      const version = hashJson([page?.version, Object.entries(files).map(([file, read]) => [file, read.version])]);
      const update: PageUpdate = { route, ...written, state, history, version };
      if (version !== known.page) {
        const shown = page?.open();
        const leaves = model && shown ? leavesOf(shown.mapped, model, parts) : {};
        const unknown = Object.entries(files).map(([file, read]) => {
          return [file, read.version === known.files?.[file] ? null : read] as const;
        });
        const look = { body: shown?.body ?? [], style: shown?.style ?? '' };
        update.content = { sections, leaves, files: Object.fromEntries(unknown), ...look };
      }
      if (known.names === undefined || (isCheckDue && known.names !== '')) return update;
      const names = parts.readNames();
      return names.namesVersion === known.names ? update : { ...update, names };
    },
  };
}

/** @param given JSON from a request, of any shape */
export function readKnown(given: unknown): KnownVersions {
  if (!isGroup(given)) return {};
  const { page, files, names } = given;
  const versions = isGroup(files) ? Object.entries(files).filter(isVersion) : [];
  return {
    ...(typeof page === 'string' && { page }),
    ...(typeof names === 'string' && { names }),
    files: Object.fromEntries(versions),
  };
}

function isVersion(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}

/** @returns the file of the page at a route; null when there is none */
function fileOf(route: string, store: SiteStore): string | null {
  return listPageFiles(route).find((file) => store.texts().has(file)) ?? null;
}

/** @returns names with a version that changes with them */
export function withVersion(names: Omit<EditorNames, 'namesVersion'>): EditorNames {
  return { ...names, namesVersion: hashJson(names) };
}
