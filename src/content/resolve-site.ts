// Makes site.yaml into the site: its own values put in, defaults filled.
import type { Site } from '#schemas';
import type { Checking } from './checking.ts';
import { pageChecks, wordChecks } from './checks/all.ts';
import type { Diagnostic, Place } from './diagnostic.ts';
import { isEchoIn, withoutEchoes } from './echoes.ts';
import { explain } from './explain.ts';
import { locatorOf, type Locator } from './locate.ts';
import { isGroup, isWithin } from './pointer.ts';
import { keyOfName, nameIn, type Mention, type Reference } from './references.ts';
import { reference } from './resolve.ts';
import { fillSiteValues, siteValuesOf, type SiteValues } from './site-values.ts';
import type { SourceFile } from './source.ts';

export interface ResolvedSite {
  /** Null when site.yaml has mistakes. */
  site: Site | null;
  /** What is known of the site even when it has mistakes; null when the file cannot be read. */
  known: Record<string, unknown> | null;
  values: SiteValues | null;
  mentions: Mention[];
  /** The place of the name in the mention with this index. */
  locate(index: number): Place;
  diagnostics: Diagnostic[];
  locator: Locator;
  text: string;
  /** The file's data as it was written. */
  value: unknown;
}

/** Checks and resolves site.yaml. */
export function resolveSite(source: SourceFile, checking: Checking): ResolvedSite {
  const locator = locatorOf(source);
  const withDefaults = checking.copy(source.value);
  if (isGroup(withDefaults)) checking.validators.site(withDefaults);
  const values = isGroup(withDefaults) ? siteValuesOf(withDefaults) : null;
  const filling = fillSiteValues({ value: source.value, values, locator });
  const data = checking.copy(filling.value);
  const misfits =
    source.value === undefined
      ? []
      : checking.validators
          .site(data)
          .filter(({ instancePath }) => ![...filling.unresolved].some((at) => isWithin(instancePath, at)));
  const scene = checking.scene('site', { value: filling.value, locator, fileName: 'site.yaml' });
  const wrong = explain(misfits, scene);
  const unknown = filling.diagnostics.filter((each) => !isEchoIn(wrong, each));
  const diagnostics = [...withoutEchoes(source.diagnostics, [...unknown, ...wrong])];
  const isSound = source.value !== undefined && !diagnostics.some(({ severity }) => severity === 'error');
  const references: Reference[] = [];
  if (isSound)
    checking.visitReferences(checking.schemas.site, data, (kind, value, at) =>
      references.push(
        reference(kind, value, { pointer: at.pointer(), headed: at.headed, nth: at.nth, locator, section: -1 }),
      ),
    );
  const naming = references.filter(({ kind, value }) => nameIn(kind, value) !== null);
  return {
    site: isSound ? (data as Site) : null,
    known: isGroup(data) ? data : null,
    values,
    mentions: naming.map(({ kind, value }) => ({ kind, name: nameIn(kind, value)! })),
    locate: (index) => naming[index]!.locate(keyOfName(naming[index]!.kind)),
    diagnostics: [
      ...diagnostics,
      ...references.flatMap((each) => wordChecks.flatMap((check) => check(each))),
      ...pageChecks.flatMap(({ check }) => check(references)),
    ],
    locator,
    text: source.text,
    value: source.value,
  };
}
