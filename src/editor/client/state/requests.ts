// Requests of the editor to the dev server.
import { say } from '../../../base/words/say.ts';
import { translate } from '../../../base/words/say.ts';
import { translateField, translateSection } from '../../../edits/fields/field-texts.ts';
import type { Field } from '../../../edits/fields/field.ts';
import type { SitePicture } from '../../protocol/pictures.ts';
import type { FileValue, FoundWords, UsedAt, WordsRequest } from '../../protocol/site.ts';
import type {
  EditedPage,
  EditorSchemas,
  KnownVersions,
  PageUpdate,
  Posted,
  Refusal,
  Uploaded,
} from '../../protocol/page.ts';

/** Name of this window for the server, which sends it no push of its own changes. */
export const windowName = crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Shows the server that the editor asks, and no other page. */
const ownHeaders = {
  'x-pagewright-window': windowName,
  'x-pagewright-token': document.querySelector<HTMLMetaElement>('meta[name=pagewright-token]')?.content ?? '',
};

/** Message for a request without an answer. */
export const noAnswer = () =>
  say('The server does not answer. Is "npm start" still running? What you typed is kept, and saved when it answers.');

/** Said when the token is not the server's. */
export const startedAgain = () => say('The server has been started again. Load this page anew, and go on.');

/** @returns the settings and types of sections, in the words of the editor's language */
export async function fetchSchemas(): Promise<EditorSchemas> {
  const schemas = await getJson<EditorSchemas>('/__editor/schemas');
  return {
    ...schemas,
    sections: Object.fromEntries(
      Object.entries(schemas.sections).map(([type, each]) => [type, translateSection(each, translate)]),
    ),
    siteFields: schemas.siteFields.map((each) => translateField(each, translate)),
    pageFields: schemas.pageFields.map((each) => translateField(each, translate)),
  };
}

/** @returns the page at an address as it is now, without what is known of it */
export function fetchPage(route: string, known: KnownVersions): Promise<PageUpdate> {
  return getJson(`/__editor/page?${new URLSearchParams({ page: route, known: JSON.stringify(known) })}`);
}

/** @returns the pictures of the site, the newest first */
export function fetchPictures(): Promise<SitePicture[]> {
  return getJson('/__editor/site/pictures');
}

/** @returns the places of words in all texts of the site */
export function fetchWords({ words, replacement, ...options }: WordsRequest): Promise<FoundWords> {
  const set = Object.entries(options).filter(([, isSet]) => isSet);
  const search = new URLSearchParams({ words, replacement, ...Object.fromEntries(set.map(([name]) => [name, 'yes'])) });
  return getJson(`/__editor/site/words?${search}`);
}

/** @returns the places that use something of the site: a page, a picture, a form and so on */
export function fetchUsages(kind: string, name: string): Promise<UsedAt[]> {
  return getJson(`/__editor/site/usages?${new URLSearchParams({ kind, name })}`);
}

/** @returns what would stand in the page in place of a text file; null where it is missing */
export function fetchFileValue(
  name: string,
  as: NonNullable<Field['fromFile']>,
  hasColumns: boolean,
): Promise<FileValue> {
  const search = new URLSearchParams({ name, as, ...(hasColumns && { columns: 'yes' }) });
  return getJson<FileValue>(`/__editor/site/file-value?${search}`).catch(() => ({ ok: false, reason: noAnswer() }));
}

/** Changes files. @returns the page after the change, or why it was refused */
export async function postEdits(route: string, posted: Posted): Promise<EditedPage | Refusal> {
  return await post(`/__editor/edit?page=${encodeURIComponent(route)}`, posted);
}

export async function post<Answer extends { ok: true }>(address: string, body: unknown): Promise<Answer | Refusal> {
  const headers = { ...ownHeaders, 'content-type': 'application/json' };
  try {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status === 403) return { ok: false, reason: startedAgain(), canRetry: true };
    return (await response.json()) as Answer | Refusal;
  } catch {
    return { ok: false, reason: noAnswer(), canRetry: true };
  }
}

/** Asks a question. @returns the answer, whose status may be that of a refusal */
export function get(address: string): Promise<Response> {
  return fetch(address, { headers: ownHeaders });
}

async function getJson<Answer>(address: string): Promise<Answer> {
  const response = await get(address);
  if (response.status === 403) throw new Error(startedAgain());
  if (!response.ok) throw new Error(say('The server has answered with {status}.', { status: response.status }));
  return (await response.json()) as Answer;
}

/** @returns the sentence about a question that was not answered */
export function describeFailure(error: unknown): string {
  return error instanceof Error && error.message === startedAgain() ? startedAgain() : noAnswer();
}

/** Sends the bytes of a file. */
export async function sendFile(address: string, file: File): Promise<Uploaded | Refusal> {
  const headers = { ...ownHeaders, 'content-type': 'application/octet-stream' };
  const response = await fetch(address, { method: 'POST', headers, body: file });
  return (await response.json()) as Uploaded | Refusal;
}

/** Opens a place of a file in the author's code editor. @returns whether the server took it */
export async function openInCodeEditor(place: { file: string; line: number; column: number }): Promise<boolean> {
  const headers = { ...ownHeaders, 'content-type': 'application/json' };
  const response = await fetch('/__editor/open', { method: 'POST', headers, body: JSON.stringify(place) });
  return response.ok;
}
