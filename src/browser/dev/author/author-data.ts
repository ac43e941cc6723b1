// Requests of the author's view to the dev server: what the page is made of, what to open and to
// show.
import type { AuthorPage, Preview } from './author-answers.ts';
export type { AuthorBlock, AuthorMessage, AuthorPage, Preview } from './author-answers.ts';

/** A page, the token that requests must carry, and what is shown of unpublished content. */
export type PageAnswer = AuthorPage & {
  token: string;
  /** Null where the server cannot show drafts. */
  preview: Preview | null;
};

export interface FilePlace {
  file: string;
  line: number;
  column?: number;
}

/** @returns what the page at the browser's address is made of */
export async function readPage(): Promise<PageAnswer> {
  const response = await fetch(`/__author?route=${encodeURIComponent(decodeURI(location.pathname))}`);
  return (await response.json()) as PageAnswer;
}

/** Opens a place in the author's editor. @returns whether the server took it */
export async function openPlace({ file, line, column = 1 }: FilePlace, token: string): Promise<boolean> {
  return await post('/__author/open', { file, line, column }, token);
}

/** Changes what is shown of unpublished content; the server tells the page to follow. */
export async function setPreview(preview: Preview, token: string): Promise<boolean> {
  return await post('/__author/preview', preview, token);
}

async function post(address: string, body: object, token: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json', 'x-pagewright-token': token };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.ok;
}
