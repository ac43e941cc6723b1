// Applies what the editor has posted to the files of the site: all of it, or none.
import { join } from 'node:path';
import { applyEdit } from '../../content/edits/engine/apply-edit.ts';
import type { EditPath } from '../../content/edits/engine/edit.ts';
import type { Field, SectionType } from '../../content/fields/field.ts';
import { isGroup } from '../../content/primitives/pointer.ts';
import { readYaml } from '../../content/yaml/read-yaml.ts';
import type { PostedEdit, PostedText, Refusal } from '../../browser/editor/answers.ts';
import { overwriteSafely } from '../fs/write-atomic.ts';
import type { AuthoredSite } from './authored-site.ts';

export interface ApplyParts {
  site: AuthoredSite;
  sections: Record<string, SectionType>;
  siteFields: readonly Field[];
  pageFields: readonly Field[];
}

/** @param posted JSON from a request, of any shape */
export function applyPosted(posted: unknown, parts: ApplyParts): { files: string[] } | Refusal {
  if (!isGroup(posted)) return { refused: 'This is no change.' };
  const { site } = parts;
  const changed = new Map<string, string>();
  for (const text of listOf(posted.texts) as PostedText[]) {
    const refused = takeText(text, site, changed);
    if (refused) return { refused };
  }
  for (const { file, edit } of listOf(posted.edits) as PostedEdit[]) {
    const known = changed.get(file) ?? (site.texts().has(file) ? site.texts().text(file) : undefined);
    if (known === undefined) return { refused: `The site has no file ${file}.` };
    const edited = applyEdit(known, edit, { keyOrder: keyOrderFor(known, file, edit, parts) });
    if ('refusal' in edited) return { refused: edited.refusal };
    changed.set(file, edited.text);
  }
  return { files: write(changed, site) };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? (value as unknown[]).filter(isGroup) : [];
}

const newFile = /^pages\/(?:[A-Za-z0-9_][\w.~-]*\/)*[A-Za-z0-9_][\w.~-]*\.yaml$/;

/** @returns why a text cannot be taken; undefined when it is */
function takeText(
  { file, text, base }: PostedText,
  site: AuthoredSite,
  changed: Map<string, string>,
): string | undefined {
  if (typeof text !== 'string' || typeof file !== 'string') return 'This is no text.';
  const isThere = site.texts().has(file);
  if (!isThere && (base !== '' || !newFile.test(file))) return `The site has no file ${file}.`;
  if (isThere && base !== site.texts().version(file))
    return `${file} has been changed by another program meanwhile. What it says now is shown; your last words are not in it.`;
  changed.set(file, text);
  return undefined;
}

/** Writes only what differs, and takes it in at once. */
function write(changed: Map<string, string>, site: AuthoredSite): string[] {
  const known = site.texts();
  const files = [...changed].filter(([file, text]) => !known.has(file) || known.text(file) !== text);
  const paths = files.map(([file, text]) => {
    const path = join(site.project.siteRoot, file);
    overwriteSafely(path, text);
    return path;
  });
  if (paths.length > 0) site.reread(paths);
  return files.map(([file]) => file);
}

/** @returns the order that the schema gives to the settings of the group that an edit adds one to */
function keyOrderFor(text: string, file: string, edit: PostedEdit['edit'], parts: ApplyParts): string[] {
  const path: EditPath = edit.kind === 'move' ? edit.to : edit.path;
  const around = edit.kind === 'insert' ? path : path.slice(0, -1);
  const isInBlocks = around[0] === 'blocks' && around.length > 1;
  let fields: readonly Field[] | undefined = file === 'site.yaml' ? parts.siteFields : parts.pageFields;
  if (isInBlocks) {
    const block = around
      .slice(0, 2)
      .reduce<unknown>((value, key) => (value as never)?.[key], readYaml(file, text).value);
    fields = isGroup(block) ? parts.sections[String(block.type)]?.fields : undefined;
  }
  for (const key of isInBlocks ? around.slice(2) : around) {
    const field: Field | undefined = fields?.find(({ name }) => name === key);
    fields = typeof key === 'number' ? fields : (field?.fields ?? field?.item?.fields);
  }
  return fields?.map(({ name }) => name) ?? [];
}
