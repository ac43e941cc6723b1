// Shared sections: files of blocks with parameters that pages put values into.
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { withoutEchoes } from './echoes.ts';
import { explain } from './explain.ts';
import { locatorOf, type Locator } from './locate.ts';
import { fillParams } from './fill-params.ts';
import { defaultsLocator } from './shared-locator.ts';
import type { Param } from './shared-params.ts';
import { fillIn, type Placeholder } from './placeholders.ts';
import { isGroup, isWithin } from './pointer.ts';
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
  const unknown = unknownParams({ blocks, params, name, locator });
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

function unknownParams({
  blocks,
  params,
  name,
  locator,
}: {
  blocks: unknown;
  params: Record<string, Param>;
  name: string;
  locator: Locator;
}): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const known = Object.keys(params);
  const fill = ({ root, path, written, nth }: Placeholder, pointer: string): undefined => {
    if (root !== 'param' || Object.hasOwn(params, path)) return;
    diagnostics.push(
      diagnose('site/unknown-param', locator.word(pointer, written, nth), {
        name: path,
        shared: name,
        nearest: nearest(path, known),
        known,
      }),
    );
  };
  fillIn(blocks, fill, '/blocks');
  return diagnostics;
}

function isUnder(pointer: string, outer: Set<string>): boolean {
  return [...outer].some((candidate) => isWithin(pointer, candidate));
}
