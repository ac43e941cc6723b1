// Shared sections: files of blocks with parameters that pages put values into.
import { diagnose, type Diagnostic, type Place } from './diagnostic.ts';
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

/** A shared file after its own check. */
export interface SharedSection {
  name: string;
  source: SourceFile;
  locator: Locator;
  params: Record<string, Param>;
  /** The blocks with the site's values put in, and the parameters still open. */
  blocks: unknown;
  diagnostics: Diagnostic[];
  isSound: boolean;
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
      ...unknown,
      ...wrongKinds(template.used, { params, locator, scene }),
      ...explain(
        misfits.filter((misfit) => !open(misfit.instancePath)),
        scene,
      ),
    ]),
  ];
  const isSound = source.value !== undefined && !diagnostics.some(({ severity }) => severity === 'error');
  return { name, source, locator, params, blocks, diagnostics, isSound };
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

/**
 * Reports uses of parameters that the file does not have. A parameter that nothing uses and that is written nearly
 * the same is the mistake itself, and is said once for all uses.
 */
function unknownParams({ blocks, value, name, locator }: Uses): Diagnostic[] {
  const written = isGroup(value) ? value.params : undefined;
  // Without its parameters, or with settings in the wrong place, the file says what is wrong already.
  const isReadable = isGroup(written) || (written === undefined && isGroup(value) && Object.keys(value).length === 1);
  if (!isReadable) return [];
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
  const told = new Set<string>();
  return unknown.flatMap(({ path, place }): Diagnostic[] => {
    if (told.has(path)) return [];
    const misspelt = nearest(path, unused);
    if (misspelt === null)
      return [
        diagnose('site/unknown-param', place, { name: path, shared: name, nearest: nearest(path, known), known }),
      ];
    told.add(path);
    unused.delete(misspelt);
    const related = [{ file: place.file, range: place.range, message: 'It is used here by its other name.' }];
    const at = locator.place(child('/params', misspelt), 'key');
    // A name that no parameter can have is told at the same place.
    if (!/^[a-z][A-Za-z0-9]*$/.test(misspelt)) return [];
    return [diagnose('site/unused-param', at, { name: misspelt, used: path, related })];
  });
}

function isUnder(pointer: string, outer: Set<string>): boolean {
  return [...outer].some((candidate) => isWithin(pointer, candidate));
}
