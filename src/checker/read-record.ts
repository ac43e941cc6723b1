// Page records: reads one page, by the fast path or else the general path, into what rules about
// the site need.
import { createEntryFacts } from './collections/entry-facts.ts';
import { createListFacts } from './collections/list-facts.ts';
import type { Page } from '#schemas';
import type { CompiledSchemas } from './resolve/compiled-schemas.ts';
import { applyFileRules, applyReferenceRules } from './rules/apply-rules.ts';
import { fileRules, pageRules, referenceRules } from './rules/rule-registry.ts';
import type { UnlocatedReference } from './rules/rule.ts';
import { toStoredSettings } from './dates/publish-settings.ts';
import { touchesError } from './diagnostics/follow-ups.ts';
import { updateOldNames } from './schema/old-names.ts';
import {
  createKnownFacts,
  createPageFacts,
  createMentionInterner,
  createLinkTarget,
  type PageRecord,
} from './site-model/page-record.ts';
import { readReferenceName, type NamedReference } from './schema/references.ts';
import type { PageContext } from './resolve/assemble-page.ts';
import { countUseErrors } from './resolve/count-use-errors.ts';
import { resolvePage } from './resolve/resolve-page.ts';
import { nowhere, resolveFast } from './resolve/resolve-fast.ts';
import type { Param } from './resolve/shared-params.ts';
import { listListNames } from './schema/explain/list-names.ts';
import { isGroup } from '../base/pure/pointer.ts';
import { toSharedName } from '../base/pure/route.ts';
import { readYaml, type SchemaKnowledge } from './yaml/read-yaml.ts';
import type { SourceFile } from './yaml/parse/source-file.ts';
import { noIgnoreComments, readIgnoreComments } from './yaml/ignore-comments.ts';

/** Inputs for reading a page. */
export interface PageInputs extends PageContext {
  internMention: ReturnType<typeof createMentionInterner>;
}

interface ReadPage {
  record: PageRecord;
  /** Null when errors leave none. */
  page: Page | null;
  /** The text files that the page names itself, each with its version. */
  files: Record<string, string>;
}

/**
 * @returns the record of a page; the general path reads it only when there is something to report
 */
export function readRecord(
  file: string,
  route: string,
  { text, inputs }: { text: string; inputs: PageInputs },
): ReadPage {
  return readFastRecord(file, text, inputs) ?? readGeneralRecord(file, route, { text, inputs });
}

/** @returns null when there is anything to report of the page */
function readFastRecord(file: string, text: string, inputs: PageInputs): ReadPage | null {
  if (fileRules.some(({ mayFind }) => mayFind(text))) return null;
  const fast = resolveFast(text, inputs);
  if (!fast) return null;
  const mentions: NamedReference[] = [];
  const sections: number[] = [];
  const references: UnlocatedReference[] = [];
  let isRight = true;
  fast.visitReferences((kind, value, { section, headed }) => {
    const mention = inputs.internMention(kind, value);
    if (mention) sections[mentions.push(mention) - 1] = section;
    const reference = {
      kind,
      value,
      section,
      headed,
      locate: locateNothing,
      locateWord: locateNothing,
      readSource: () => null,
    };
    isRight &&= !referenceRules.some((rule) => rule(reference).length > 0);
    references.push(reference);
  });
  if (!isRight || pageRules.some(({ mayFind }) => mayFind(references))) return null;
  const ignoreComments = text.includes('check-ignore') ? readIgnoreComments(file, text) : noIgnoreComments;
  const record = {
    facts: createPageFacts(fast.page, inputs.compiled),
    target: createLinkTarget(fast.page),
    // A copy takes less memory than an array that has grown entry by entry.
    mentions: [...mentions],
    uses: fast.uses,
    ...(fast.publishSettings.length > 0 && { publishSettings: toStoredSettings(fast.publishSettings, sections) }),
    ...findCollectionFacts(fast.page, inputs),
    diagnostics: [],
    ignoreComments,
  };
  return { record, page: fast.page, files: fast.files };
}

/** @returns what collections need of a page: nothing, for most */
function findCollectionFacts(page: Page, { compiled }: PageInputs): Pick<PageRecord, 'entry' | 'lists'> {
  const entry = createEntryFacts(page, compiled.schemas);
  const lists = createListFacts(page, compiled.schemas);
  return { ...(entry && { entry }), ...(lists && { lists }) };
}

const locateNothing = () => nowhere;

function readGeneralRecord(
  file: string,
  route: string,
  { text, inputs }: { text: string; inputs: PageInputs },
): ReadPage {
  const source = readSourceFile(file, text, inputs);
  const resolved = resolvePage(source, route, inputs);
  const { page, ids, references, uses, publishSettings, locator, value, filled, diagnostics } = resolved;
  const found = [...applyFileRules({ file, text, value, locator }), ...applyReferenceRules(references)];
  const naming = references.filter((each) => readReferenceName(each.kind, each.value) !== null);
  const sections = naming.map(({ section }) => section);
  const record = {
    facts: page && createPageFacts(page, inputs.compiled),
    ...(!page && { known: createKnownFacts(filled, ids) }),
    target: createLinkTarget(page ?? value),
    mentions: naming.flatMap(({ kind, value: named }) => inputs.internMention(kind, named) ?? []),
    uses,
    ...(publishSettings.length > 0 && { publishSettings: toStoredSettings(publishSettings, sections) }),
    ...(page && findCollectionFacts(page, inputs)),
    diagnostics: [...diagnostics, ...found.filter((each) => !touchesError(diagnostics, each))],
    ignoreComments: readIgnoreComments(file, text),
  };
  return { record, page, files: resolved.files };
}

/**
 * @returns a parsed file of the site, with renamed settings under their new names
 * @param shared the shared sections that a page may use
 */
export function readSourceFile(
  file: string,
  text: string,
  { compiled, shared }: Pick<PageContext, 'compiled'> & Partial<PageContext>,
): SourceFile {
  const limit = maxSections(file, compiled);
  const count = createErrorCounter(file, compiled, shared);
  const root = compiled.schemas[findSchemaName(file)];
  const listsOfShared = (name: string) => listsAmong(shared?.get(name)?.params);
  const source = readYaml(file, text, {
    countErrors: (value) => count(limitSections(value, limit)),
    listNames: (value, name) => listListNames(name, { value, root, schemas: compiled.schemas, listsOfShared }),
  });
  const limited = { ...source, value: limitSections(source.value, limit) };
  return updateOldNames(limited, compiled.schemas[findSchemaName(file)], compiled.schemas);
}

/** @returns the parameters that take a list */
function listsAmong(params: Record<string, Param> | undefined): string[] | undefined {
  return params && Object.keys(params).filter((name) => params[name]!.kind === 'list');
}

function maxSections(file: string, { schemas }: PageContext['compiled']): number {
  return Number(schemas[findSchemaName(file)].properties?.blocks?.maxItems ?? Infinity);
}

/**
 * Leaves out the sections beyond one too many, which shows what is wrong: thousands would hold up
 * the check.
 */
function limitSections(value: unknown, limit: number): unknown {
  if (!isGroup(value) || !Array.isArray(value.blocks) || value.blocks.length <= limit + 1) return value;
  return { ...value, blocks: value.blocks.slice(0, limit + 1) };
}

function findSchemaName(file: string): 'site' | 'page' | 'sharedFile' {
  return file === 'site.yaml' ? 'site' : toSharedName(file) === null ? 'page' : 'sharedFile';
}

/**
 * Counts schema errors, to choose among repairs. A whole group or list of the wrong kind weighs
 * more, because nothing in it is validated.
 */
function createErrorCounter(
  file: string,
  compiled: CompiledSchemas,
  shared: PageContext['shared'] | undefined,
): SchemaKnowledge['countErrors'] {
  const validate = compiled.validators[findSchemaName(file)];
  const countInUses = (value: unknown) => (shared ? countUseErrors(value, { shared, compiled }) : 0);
  return (value) =>
    validate(value).reduce((sum, { keyword, params, data }) => {
      // A placeholder fits once it is filled in; alone in a text, it may become a list or group.
      const placeholder = keyword === 'type' ? /^\{(param|site)\.[^{}]*\}$/ : /\{(param|site)\./;
      if (typeof data === 'string' && placeholder.test(data)) return sum;
      return sum + (keyword === 'type' && /array|object/.test(String(params.type)) ? 20 : 1);
    }, countInUses(value));
}
