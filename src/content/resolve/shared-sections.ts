// Shared sections: files of blocks with parameters that pages put values into.
import { diagnose, noteAt, type Diagnostic, type Place } from './diagnostic.ts';
import { withoutEchoes } from './echoes.ts';
import { explain } from './explain.ts';
import { locatorOf, type Locator } from './locate.ts';
import { schemaAt, type Scene } from './explain/scene.ts';
import { fillParams, type ParamUse } from './fill-params.ts';
import { defaultsLocator } from './shared-locator.ts';
import type { Param } from './shared-params.ts';
import { fillIn, type Placeholder } from './placeholders.ts';
import { child, isGroup, isWithin } from './pointer.ts';
import type { Checking } from './checking.ts';
import { fillSiteValues, type SiteValues } from './site-values.ts';
import type { SourceFile } from './source.ts';
import { nearest } from './suggest.ts';
import { suggestedWords } from './suggested-fix.ts';

/** A shared file after its own check. */
export interface SharedSection {
  name: string;
  source: SourceFile;
  locator: Locator;
  params: Record<string, Param>;
  /** The blocks with the site's values put in, and the parameters still open. */
  blocks: unknown;
  diagnostics: Diagnostic[];
  misspelt: MisspeltParam[];
  isSound: boolean;
}

/** A parameter that nothing uses, and uses of nearly the same name: what pages write tells which of the two is right. */
export interface MisspeltParam {
  used: string;
  /** What to say when pages give their value by the name that is used. */
  diagnostic: Diagnostic;
  /** What to say otherwise. */
  replaced: Diagnostic[];
}

/** Checks a shared file by itself: everything that no page's value can change. */
export function readShared(
  name: string,
  source: SourceFile,
  { checking, values }: { checking: Checking; values: SiteValues | null },
): SharedSection {
  const locator = locatorOf(source);
  const filling = fillSiteValues({ value: source.value, values, locator, isShared: true });
  const params = paramsOf(filling.value);
  const blocks = isGroup(filling.value) ? filling.value.blocks : undefined;
  const unknown = unknownParams({ blocks, value: filling.value, name, locator });
  const template = fillParams(blocks, (param) => params[param]?.default);
  const value = isGroup(filling.value) ? { ...filling.value, blocks: template.blocks } : filling.value;
  const misfits = source.value === undefined ? [] : checking.validators.sharedFile(checking.copy(value));
  const open = (pointer: string) =>
    isUnder(pointer, filling.unresolved) ||
    template.used.some((use) => !use.isFilled && isWithin(pointer, use.pointer));
  const scene = checking.scene('sharedFile', {
    value,
    locator: defaultsLocator(locator, template.used),
    fileName: 'a shared file',
  });
  const diagnostics = [
    ...withoutEchoes(source.diagnostics, [
      ...filling.diagnostics,
      ...unknown.diagnostics,
      // A kind that does not exist is said by the schema.
      ...wrongKinds(template.used, { params, locator, scene }).filter(
        ({ pointer }) => !misfits.some(({ instancePath }) => instancePath === pointer),
      ),
      ...explain(
        misfits.filter((misfit) => !open(misfit.instancePath)),
        scene,
      ),
    ]),
  ];
  const isSound = source.value !== undefined && !diagnostics.some(({ severity }) => severity === 'error');
  return { name, source, locator, params, blocks, diagnostics, misspelt: unknown.misspelt, isSound };
}

function paramsOf(value: unknown): Record<string, Param> {
  const params = isGroup(value) && isGroup(value.params) ? value.params : {};
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, Param] => isGroup(entry[1])));
}

/** Reports parameters of the kind text that stand where a list or a group is needed: every page would be wrong. */
function wrongKinds(
  used: readonly ParamUse[],
  { params, locator, scene }: { params: Record<string, Param>; locator: Locator; scene: Scene },
): Diagnostic[] {
  const told = new Set<string>();
  return used.flatMap(({ name, pointer, whole, isFilled }): Diagnostic[] => {
    const param = Object.hasOwn(params, name) ? params[name]! : undefined;
    const type = schemaAt(pointer, scene)?.type;
    const isList = type === 'array' || type === 'object';
    if (!param || !whole || isFilled || !isList || (param.kind ?? 'text') === 'list' || told.has(name)) return [];
    told.add(name);
    const at = child('/params', name);
    const place = param.kind === undefined ? locator.place(at, 'firstKey') : locator.place(child(at, 'kind'), 'value');
    const is = `the kind "${param.kind ?? 'text'}"`;
    return [diagnose('site/wrong-param', place, { name, needs: 'the kind "list"', is, advice: 'Write: kind: list' })];
  });
}

interface Uses {
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
function unknownParams({ blocks, value, name, locator }: Uses): UnknownParams {
  const written = isGroup(value) ? value.params : undefined;
  // Without its parameters, or with settings in the wrong place, the file says what is wrong already.
  const isReadable = isGroup(written) || (written === undefined && isGroup(value) && Object.keys(value).length === 1);
  if (!isReadable) return { diagnostics: [], misspelt: [] };
  const known = Object.keys(written ?? {});
  const used = new Set<string>();
  const unknown: { path: string; place: Place }[] = [];
  fillIn(
    blocks,
    ({ root, path, written: text, nth }: Placeholder, pointer) => {
      if (root === 'param') used.add(path);
      if (root === 'param' && !known.includes(path)) unknown.push({ path, place: locator.word(pointer, text, nth) });
      return undefined;
    },
    '/blocks',
  );
  const unused = new Set(known.filter((param) => !used.has(param)));
  // A name that no parameter can have is told where it stands.
  const isTold = (path: string) => known.some((param) => !paramName.test(param) && nearest(path, [param]) !== null);
  const told = unknown.filter(({ path }) => !isTold(path));
  const diagnostics = told.map(({ path, place }) => {
    const near = nearest(path, known);
    const fixes = suggestedWords(place, near && `{param.${near}}`);
    return diagnose('site/unknown-param', place, { name: path, shared: name, nearest: near, known, fixes });
  });
  const misspelt = [...new Set(told.map(({ path }) => path))].flatMap((path): MisspeltParam[] => {
    const param = nearest(path, unused);
    if (param === null) return [];
    const uses = told.filter((use) => use.path === path);
    const related = uses.map(({ place }) => noteAt(place, 'It is used here by its other name.'));
    const at = locator.place(child('/params', param), 'key');
    const replaced = diagnostics.filter((_diagnostic, index) => told[index]!.path === path);
    return [
      { used: path, diagnostic: diagnose('site/unused-param', at, { name: param, used: path, related }), replaced },
    ];
  });
  return { diagnostics, misspelt };
}

const paramName = /^[a-z][A-Za-z0-9]*$/;

function isUnder(pointer: string, outer: Set<string>): boolean {
  return [...outer].some((candidate) => isWithin(pointer, candidate));
}
