// Shared sections: reads and checks files of blocks with parameters, apart from what pages give
// them.
import { copyData } from '../../base/pure/copy-data.ts';
import { isError, type Diagnostic, type Place } from '../diagnostics/diagnostic.ts';
import { diagnose, createNote } from '../diagnostics/create-diagnostic.ts';
import { withoutFollowUps } from '../diagnostics/follow-ups.ts';
import { explainErrors } from '../schema/explain/explain-errors.ts';
import { createLocator, type Locator } from '../yaml/parse/locate.ts';
import { findSchema, type ExplainContext } from '../schema/explain/explain-context.ts';
import { expandFiles } from './files/expand-files.ts';
import type { TextFiles } from '../text-files/text-file.ts';
import { fillParams, type ParamUse } from './fill-params.ts';
import { createDefaultsLocator } from './shared-locator.ts';
import type { Param } from './shared-params.ts';
import { fillPlaceholders, type Placeholder } from './placeholders.ts';
import { childPointer, isGroup, isWithin, isWithinAny } from '../../base/pure/pointer.ts';
import type { CompiledSchemas } from './compiled-schemas.ts';
import { fillAndCheckSiteValues, type SiteValues } from './site-values.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';
import { nearest } from '../../base/pure/suggest.ts';
import { suggestTextFix } from '../diagnostics/suggested-fix.ts';
import { notes } from '../diagnostics/messages/notes.ts';
import { advice } from '../diagnostics/messages/advice.ts';
import { neededKinds, owners } from '../diagnostics/messages/names.ts';

/** A shared file after its own check. */
export interface SharedSection {
  name: string;
  source: SourceFile;
  locator: Locator;
  params: Record<string, Param>;
  /** The blocks with the values of the site; the parameters are still placeholders. */
  blocks: unknown;
  diagnostics: Diagnostic[];
  misspelt: MisspeltParam[];
  isValid: boolean;
}

/**
 * An unused parameter and uses of a similar name: what pages write shows which of the two is right.
 */
export interface MisspeltParam {
  used: string;
  /** Reported when pages give a value by the name that is used. */
  diagnostic: Diagnostic;
  /** Reported otherwise. */
  replaced: Diagnostic[];
}

/** Checks all of a shared file that the values of pages cannot change. */
export function readShared(
  name: string,
  source: SourceFile,
  { compiled, values, files }: { compiled: CompiledSchemas; values: SiteValues | null; files: TextFiles },
): SharedSection {
  const { locator, ...expansion } = expandFiles(source.value, {
    locator: createLocator(source),
    files,
    paths: compiled.filePaths,
  });
  const filling = fillAndCheckSiteValues({ value: expansion.value, values, locator, isShared: true });
  const params = readParams(filling.value);
  const blocks = isGroup(filling.value) ? filling.value.blocks : undefined;
  const unknown = findUnknownParams({ blocks, value: filling.value, name, locator });
  const template = fillParams(blocks, (param) => params[param]?.default);
  const value = isGroup(filling.value) ? { ...filling.value, blocks: template.blocks } : filling.value;
  const errors = source.value === undefined ? [] : compiled.validators.sharedFile(copyData(value));
  const isOpen = (pointer: string) =>
    isWithinAny(pointer, filling.unresolved) ||
    isWithinAny(pointer, expansion.missing) ||
    template.used.some((use) => !use.isFilled && isWithin(pointer, use.pointer));
  const explainContext = compiled.createExplainContext('sharedFile', {
    value,
    locator: createDefaultsLocator(locator, template.used),
    fileName: owners.sharedFile(),
  });
  const diagnostics = [
    ...withoutFollowUps(source.diagnostics, [
      ...expansion.diagnostics,
      ...filling.diagnostics,
      ...unknown.diagnostics,
      // The schema reports kinds that do not exist.
      ...findWrongKinds(template.used, { params, locator, explainContext }).filter(
        ({ pointer }) => !errors.some(({ instancePath }) => instancePath === pointer),
      ),
      ...explainErrors(
        errors.filter(({ instancePath }) => !isOpen(instancePath)),
        explainContext,
      ),
    ]),
  ];
  const isValid = source.value !== undefined && !diagnostics.some(isError);
  return { name, source, locator, params, blocks, diagnostics, misspelt: unknown.misspelt, isValid };
}

function readParams(value: unknown): Record<string, Param> {
  const params = isGroup(value) && isGroup(value.params) ? value.params : {};
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, Param] => isGroup(entry[1])));
}

/** Reports parameters of kind text in the place of a list or group: every page would be wrong. */
function findWrongKinds(
  used: readonly ParamUse[],
  {
    params,
    locator,
    explainContext,
  }: { params: Record<string, Param>; locator: Locator; explainContext: ExplainContext },
): Diagnostic[] {
  const reported = new Set<string>();
  return used.flatMap(({ name, pointer, whole, isFilled }): Diagnostic[] => {
    const param = Object.hasOwn(params, name) ? params[name]! : undefined;
    const type = findSchema(pointer, explainContext)?.type;
    const isList = type === 'array' || type === 'object';
    if (!param || !whole || isFilled || !isList || (param.kind ?? 'text') === 'list' || reported.has(name)) return [];
    reported.add(name);
    const at = childPointer('/params', name);
    const place =
      param.kind === undefined ? locator.place(at, 'firstKey') : locator.place(childPointer(at, 'kind'), 'value');
    const facts = {
      needs: neededKinds.kindOfParam('list'),
      is: neededKinds.kindOfParam(param.kind ?? 'text'),
      advice: advice.write('kind: list'),
    };
    return [diagnose('site/wrong-param', place, { name, ...facts })];
  });
}

interface SharedBlocks {
  blocks: unknown;
  /** The data of the whole file. */
  value: unknown;
  name: string;
  locator: Locator;
}

interface UnknownParams {
  diagnostics: Diagnostic[];
  misspelt: MisspeltParam[];
}

/** Reports uses of parameters that the file does not have. */
function findUnknownParams({ blocks, value, name, locator }: SharedBlocks): UnknownParams {
  const written = isGroup(value) ? value.params : undefined;
  // Files without readable parameters, or with misplaced settings, have diagnostics already.
  const isReadable = isGroup(written) || (written === undefined && isGroup(value) && Object.keys(value).length === 1);
  if (!isReadable) return { diagnostics: [], misspelt: [] };
  const known = Object.keys(written ?? {});
  const used = new Set<string>();
  const unknown: { path: string; place: Place }[] = [];
  fillPlaceholders(
    blocks,
    ({ root, path, written: text, nth }: Placeholder, pointer) => {
      if (root === 'param') used.add(path);
      if (root === 'param' && !known.includes(path)) unknown.push({ path, place: locator.word(pointer, text, nth) });
      return undefined;
    },
    '/blocks',
  );
  const unused = new Set(known.filter((param) => !used.has(param)));
  // The schema reports names that no parameter may have.
  const isReported = (path: string) => known.some((param) => !paramName.test(param) && nearest(path, [param]) !== null);
  const unreported = unknown.filter(({ path }) => !isReported(path));
  const diagnostics = unreported.map(({ path, place }) => {
    const near = nearest(path, known);
    const fixes = suggestTextFix(place, near && `{param.${near}}`);
    return diagnose('site/unknown-param', place, { name: path, shared: name, nearest: near, known, fixes });
  });
  const misspelt = [...new Set(unreported.map(({ path }) => path))].flatMap((path): MisspeltParam[] => {
    const param = nearest(path, unused);
    if (param === null) return [];
    const uses = unreported.filter((use) => use.path === path);
    const related = uses.map(({ place }) => createNote(place, notes.useOfSimilarName()));
    const at = locator.place(childPointer('/params', param), 'key');
    const replaced = diagnostics.filter((_diagnostic, index) => unreported[index]!.path === path);
    return [
      { used: path, diagnostic: diagnose('site/unused-param', at, { name: param, used: path, related }), replaced },
    ];
  });
  return { diagnostics, misspelt };
}

const paramName = /^[a-z][A-Za-z0-9]*$/;
