// Applies what the editor has posted to the files of the site: all of it, or none.
import { say } from '../../base/words/say.ts';
import { describeEdits } from '../../edits/describe-edit.ts';
import type { EditHints } from '../../edits/model/edit.ts';
import type { Field } from '../../edits/fields/field.ts';
import { listFields, type FieldSource, type SchemaFields } from '../../edits/model/find-field.ts';
import { readEdit } from '../../edits/model/read-edit.ts';
import { isGroup, ownValue } from '../../base/pure/pointer.ts';
import type { PostedEdit, PostedText, Refusal } from '../protocol/page.ts';
import { mayWrite } from './site/authored-site.ts';
import type { FileChange, SiteStore } from './store/site-store.ts';
import type { DataOf } from './site/used-at.ts';
import type { Typing } from './typing.ts';
import { refuse } from '../../base/pure/result.ts';

export interface ApplyParts {
  store: SiteStore;
  typing: Typing;
  schemas: SchemaFields;
  dataOf: DataOf;
}

/** What was written, and by file what the window has made of the texts that it has seen. */
export interface Applied {
  ok: true;
  files: string[];
  made: Map<string, string>;
}

/**
 * @param posted JSON from a request, of any shape
 * @param by the window that asks
 */
export async function applyPosted(posted: unknown, parts: ApplyParts, by?: string): Promise<Applied | Refusal> {
  if (!isGroup(posted)) return refuse(say('This is no change.'));
  const { store, typing } = parts;
  const lostComments: string[] = [];
  const bases = isGroup(posted.bases) ? posted.bases : {};
  const changes = new Map<string, FileChange & { after: string }>();
  const texts = listOf(posted.texts) as Partial<PostedText>[] as PostedText[];
  const edits = listOf(posted.edits).map(readPosted);
  for (const { file, text } of texts) {
    const read = readBase(file, bases, store);
    if (!read.ok) return read;
    if (typeof text !== 'string') return refuse(notRead());
    changes.set(file, { file, before: read.base, after: text });
  }
  if (!edits.every((each) => each !== null)) return refuse(notRead());
  for (const { file, edit } of edits) {
    const read = readBase(file, bases, store);
    if (!read.ok) return read;
    const known = changes.get(file)?.after ?? read.base;
    if (known === null) return refuse(say('The site has no file {file}.', { file }));
    const edited = typing.apply(file, known, edit, (data) => {
      const dataOf = (name: string) => (name === file ? data : parts.dataOf(name));
      return findHints({ schemas: parts.schemas, dataOf }, { file, edit });
    });
    if (!edited.ok) return edited;
    lostComments.push(...edited.lostComments);
    changes.set(file, { file, before: read.base, after: edited.text });
  }
  const fields = { schemas: parts.schemas, dataOf: parts.dataOf };
  const label = describe({ texts, edits, bases, lostComments, fields });
  const step = typeof posted.step === 'string' ? posted.step : undefined;
  const result = await store.change([...changes.values()], { label, step, by });
  if (!result.ok) return result;
  return {
    ok: true,
    files: result.files,
    made: new Map([...changes.values()].map(({ file, after }) => [file, after])),
  };
}

const notRead = () => say('This change cannot be read. Load the editor again, and repeat it.');

/** @returns an edit of a file; null for what is none */
function readPosted({ file, edit }: Record<string, unknown>): PostedEdit | null {
  const read = readEdit(edit);
  return read && typeof file === 'string' ? { file, edit: read } : null;
}

interface PostedChange {
  texts: readonly PostedText[];
  edits: readonly PostedEdit[];
  bases: Record<string, unknown>;
  /** Comments that were removed together with what they are about. */
  lostComments: readonly string[];
  fields: FieldSource;
}

/** Describes a change for the history. */
function describe({ texts, edits, bases, lostComments, fields }: PostedChange): string {
  const [text] = texts;
  if (text)
    return bases[text.file] === null
      ? say('New file {file}', { file: text.file })
      : say('Change the text of {file}', { file: text.file });
  const [first] = edits;
  if (!first) return say('Nothing');
  const { file } = first;
  const count = lostComments.length;
  const own = edits.filter((each) => each.file === file).map((each) => each.edit);
  const what = describeEdits(own, file, fields);
  return count === 0 ? what : say('{what}, with a comment | {what}, with {count} comments', { what, count });
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isGroup) : [];
}

/**
 * @returns the text that a window has made its change from: what a request says of it, which the
 * server need not have kept; null for a new file
 */
function readBase(
  file: unknown,
  bases: Record<string, unknown>,
  store: SiteStore,
): { ok: true; base: string | null } | Refusal {
  const base = typeof file === 'string' ? ownValue(bases, file) : undefined;
  if (typeof file !== 'string' || (typeof base !== 'string' && base !== null)) return refuse(notRead());
  return mayWrite(file, store) ? { ok: true, base } : refuse(say('The site has no file {file}.', { file }));
}

/** Settings that the form shows with their default as soon as they are reset. */
const resetKinds: ReadonlySet<Field['kind']> = new Set(['switch', 'choice', 'number']);

/** @returns what the schema says of the group that an edit changes, and of the setting in it */
function findHints(source: FieldSource, { file, edit }: PostedEdit): EditHints {
  const path = edit.kind === 'move' ? edit.to : edit.path;
  const fields = listFields(source, { file, path: edit.kind === 'insert' ? path : path.slice(0, -1) });
  const own = edit.kind === 'remove' ? fields.find(({ name }) => name === path.at(-1)) : undefined;
  const usual = own?.kind === 'switch' ? (own.default ?? false) : own?.default;
  return {
    keyOrder: fields.map(({ name }) => name),
    ...(own && resetKinds.has(own.kind) && usual !== undefined && { default: usual }),
  };
}
