// Shared sections: a file of blocks with parameters, and what a page makes of it.
import { diagnose, type Diagnostic, type Place } from './diagnostic.ts';
import { withoutEchoes } from './echoes.ts';
import { explain } from './explain.ts';
import { locatorOf, type Locator } from './locate.ts';
import { checkParams, type Param } from './shared-params.ts';
import { fillIn, type Placeholder } from './placeholders.ts';
import { isGroup, isWithin } from './pointer.ts';
import type { Checking } from './checking.ts';
import { fillSiteValues, type SiteValues } from './site-values.ts';
import type { SourceFile } from './source.ts';
import { nearest } from './suggest.ts';
import type { Misfit } from './validate.ts';

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
export function readShared(name: string, source: SourceFile, { checking, values }: { checking: Checking; values: SiteValues | null }): SharedSection {
  const locator = locatorOf(source);
  const filling = fillSiteValues({ value: source.value, values, locator, isShared: true });
  const params = paramsOf(filling.value);
  const blocks = isGroup(filling.value) ? filling.value.blocks : undefined;
  const unknown = unknownParams({ blocks, params, name, locator });
  const template = fillParams(blocks, (param) => params[param]?.default);
  const value = isGroup(filling.value) ? { ...filling.value, blocks: template.blocks } : filling.value;
  const misfits = source.value === undefined ? [] : checking.validators.sharedFile(checking.copy(value));
  const open = (pointer: string) => isUnder(pointer, filling.unresolved) || template.used.some((use) => !use.isFilled && isWithin(pointer, use.pointer));
  const scene = checking.scene('sharedFile', { value, locator: defaultsLocator(locator, template.used), fileName: 'a shared file' });
  const diagnostics = [...withoutEchoes(source.diagnostics, [...filling.diagnostics, ...unknown, ...explain(misfits.filter((misfit) => !open(misfit.instancePath)), scene)])];
  const isSound = source.value !== undefined && !diagnostics.some(({ severity }) => severity === 'error');
  return { name, source, locator, params, blocks, diagnostics, isSound };
}

/** One place in the shared blocks where a parameter stands. */
interface ParamUse {
  name: string;
  pointer: string;
  whole: boolean;
  isFilled: boolean;
}

interface Filled {
  blocks: unknown;
  used: ParamUse[];
}

function fillParams(blocks: unknown, valueOf: (param: string) => unknown): Filled {
  const used: ParamUse[] = [];
  const fill = ({ root, path, whole }: Placeholder, pointer: string): unknown => {
    if (root !== 'param') return undefined;
    const value = valueOf(path);
    used.push({ name: path, pointer, whole, isFilled: value !== undefined });
    return value;
  };
  return { blocks: fillIn(blocks, fill, '/blocks'), used };
}

function paramsOf(value: unknown): Record<string, Param> {
  const params = isGroup(value) && isGroup(value.params) ? value.params : {};
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, Param] => isGroup(entry[1])));
}

function unknownParams({ blocks, params, name, locator }: { blocks: unknown; params: Record<string, Param>; name: string; locator: Locator }): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const known = Object.keys(params);
  const fill = ({ root, path, written, nth }: Placeholder, pointer: string): undefined => {
    if (root !== 'param' || Object.hasOwn(params, path)) return;
    diagnostics.push(diagnose('site/unknown-param', locator.word(pointer, written, nth), { name: path, shared: name, nearest: nearest(path, known), known }));
  };
  fillIn(blocks, fill, '/blocks');
  return diagnostics;
}

/** Mistakes that come from a default are shown at the default. */
function defaultsLocator(locator: Locator, used: ParamUse[]): Locator {
  return redirected(locator, used, (use) => ({ locator, pointer: `/params/${use.name}/default` }));
}

/** The blocks that a page gets from a shared section. */
export interface Expansion {
  blocks: { type: string; id?: string }[];
  /** Leads from pointers in the shared file to the page's values, or to the shared file itself. */
  locator: Locator;
  diagnostics: Diagnostic[];
}

interface Using {
  shared: SharedSection;
  /** The page's block `type: shared`, and its pointer. */
  block: Record<string, unknown>;
  pointer: string;
  locator: Locator;
  checking: Checking;
}

/** Puts a page's values into a shared section. */
export function expandShared({ shared, block, pointer, locator, checking }: Using): Expansion {
  const given = isGroup(block.with) ? block.with : {};
  const usingLine = locator.place(pointer, 'firstKey');
  const wrong = checkParams({ shared, given, pointer, locator, checking });
  const filled = fillParams(shared.blocks, (name) => (Object.hasOwn(given, name) ? given[name] : shared.params[name]?.default));
  const toPage = useLocator({ shared, used: filled.used, given, pointer, locator, usingLine });
  const data = checking.copy({ blocks: filled.blocks }) as { blocks: Expansion['blocks'] };
  if (wrong.length > 0) return { blocks: data.blocks, locator: toPage, diagnostics: wrong };
  const misfits = checking.validators.sharedFile(data).filter((misfit) => comesFromPage(misfit, filled.used, given));
  const scene = checking.scene('sharedFile', { value: { blocks: filled.blocks }, locator: toPage, fileName: 'a shared file' });
  return { blocks: data.blocks, locator: toPage, diagnostics: explain(misfits, scene) };
}

function comesFromPage({ instancePath }: Misfit, used: ParamUse[], given: Record<string, unknown>): boolean {
  return used.some((use) => Object.hasOwn(given, use.name) && isWithin(instancePath, use.pointer));
}

type UsePlaces = Omit<Using, 'block' | 'checking'> & { used: ParamUse[]; given: Record<string, unknown>; usingLine: Place };

function useLocator({ shared, used, given, pointer, locator, usingLine }: UsePlaces): Locator {
  const related = { file: usingLine.file, range: usingLine.range, message: 'It is used here.' };
  const inShared: Locator = {
    ...shared.locator,
    place: (at, part) => ({ ...shared.locator.place(at, part), where: usingLine.where ?? {}, related: [related] }),
  };
  return redirected(inShared, used.filter(({ name }) => Object.hasOwn(given, name)), (use) => {
    const line = shared.locator.place(use.pointer, 'value');
    const note = { file: line.file, range: line.range, message: `The parameter "${use.name}" is put in here.` };
    const noted: Locator = { ...locator, place: (at, part) => ({ ...locator.place(at, part), related: [note] }) };
    return { locator: noted, pointer: `${pointer}/with/${use.name}` };
  });
}

/** A locator that answers for values of parameters where the values come from. */
function redirected(locator: Locator, used: ParamUse[], target: (use: ParamUse) => { locator: Locator; pointer: string }): Locator {
  const find = (pointer: string) => {
    const use = used.find((candidate) => candidate.isFilled && isWithin(pointer, candidate.pointer));
    if (!use) return { locator, pointer };
    const found = target(use);
    return { locator: found.locator, pointer: use.whole ? found.pointer + pointer.slice(use.pointer.length) : found.pointer };
  };
  return {
    place: (at, part) => {
      const found = find(at);
      return found.locator.place(found.pointer, part);
    },
    word: (at, word, nth) => {
      const found = find(at);
      return found.locator.word(found.pointer, word, nth);
    },
    written: (at) => {
      const found = find(at);
      return found.locator.written(found.pointer);
    },
  };
}

function isUnder(pointer: string, outer: Set<string>): boolean {
  return [...outer].some((candidate) => isWithin(pointer, candidate));
}

