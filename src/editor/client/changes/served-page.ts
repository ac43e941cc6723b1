// The page as the server has last sent it. Its answers leave out what the window has of it already.
import type { EditorPage, KnownVersions, PageUpdate } from '../../protocol/page.ts';

let served: EditorPage | null = null;

/** A request about a page: what it says is known, and what makes its answer whole. */
export interface PageRequest {
  known: KnownVersions;
  complete: (update: PageUpdate) => EditorPage;
}

/** Begins a request: its answer is completed with what was known now, whatever is served meanwhile. */
export function beginRequest(route: string): PageRequest {
  const before = served?.route === route ? served : null;
  const versions = Object.entries(before?.files ?? {}).map(([file, { version }]) => [file, version]);
  return {
    known: before ? { page: before.version, files: Object.fromEntries(versions) } : {},
    complete: ({ content, names: _names, ...state }) => {
      if (!content) return { ...before!, ...state };
      const files = Object.entries(content.files).map(([file, sent]) => [file, sent ?? before!.files[file]!]);
      return { ...state, ...content, files: Object.fromEntries(files) };
    },
  };
}

/** Keeps a page that is shown. */
export function keepServed(page: EditorPage): void {
  served = page;
}
