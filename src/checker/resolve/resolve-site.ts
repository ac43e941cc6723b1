// Site resolution: fills its own values into site.yaml, and validates it.
import { readWeek, summarizeWeek } from '../../base/languages/opening-hours.ts';
import { copyData } from '../../base/pure/copy-data.ts';
import type { Site } from '#schemas';
import { isError, type Diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledSchemas } from './compiled-schemas.ts';
import { isFollowUpOfSite, withoutFollowUps } from '../diagnostics/follow-ups.ts';
import { explainErrors } from '../schema/explain/explain-errors.ts';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';
import { createLocator } from '../yaml/parse/locate.ts';
import { isGroup, isWithin, isWithinAny } from '../../base/pure/pointer.ts';
import { toNameKey, readReferenceName, type NamedReference, type Reference } from '../schema/references.ts';
import { completeTheme, fillLook, fontNames } from './complete-theme.ts';
import { fillLabels, untranslatedLabels } from '../labels/fill-labels.ts';
import { fillLabelSettings } from '../labels/label-settings.ts';
import { createReference } from './assemble-page.ts';
import { createSiteValues, fillAndCheckSiteValues } from './site-values.ts';
import type { ResolvedSite } from './resolved-site.ts';
import type { SourceFile } from '../yaml/parse/source-file.ts';

/**
 * Checks and resolves site.yaml.
 * @param checkReferences applies the rules about links, buttons and pictures
 */
export function resolveSite(
  source: SourceFile,
  compiled: CompiledSchemas,
  checkReferences: (references: readonly Reference[]) => Diagnostic[],
): ResolvedSite {
  const locator = createLocator(source);
  const fillFor = (data: Record<string, unknown>) => {
    fillLook(data, compiled.schemas.site);
    fillLabels(data);
  };
  const withDefaults = copyData(source.value);
  if (isGroup(withDefaults)) {
    fillFor(withDefaults);
    compiled.validators.site(withDefaults);
    fillHours(withDefaults);
  }
  const values = isGroup(withDefaults) ? createSiteValues(withDefaults) : null;
  const filling = fillAndCheckSiteValues({ value: source.value, values, locator });
  const data = copyData(filling.value);
  if (isGroup(data)) fillFor(data);
  const errors =
    source.value === undefined
      ? []
      : compiled.validators.site(data).filter(({ instancePath }) => !isWithinAny(instancePath, filling.unresolved));
  // After the validation: a week in words may be longer than hours that are written.
  if (isGroup(data)) fillHours(data);
  const explainContext = compiled.createExplainContext('site', {
    value: filling.value,
    locator,
    fileName: 'site.yaml',
  });
  const wrong = explainErrors(errors, explainContext);
  const unknown = filling.diagnostics.filter((each) => !isFollowUpOfSite(wrong, each));
  const diagnostics = [...withoutFollowUps(source.diagnostics, [...unknown, ...wrong])];
  const isValid = source.value !== undefined && !diagnostics.some(isError);
  const references: (Reference & { isRedirect: boolean })[] = [];
  if (isGroup(data))
    compiled.visitReferences(compiled.schemas.site, data, (kind, value, at) => {
      const pointer = at.pointer();
      const { headed, link } = at;
      const reference = createReference(kind, value, { pointer, headed, link, locator, section: -1 });
      references.push({ ...reference, isRedirect: isWithin(pointer, '/redirects') });
    });
  const naming = references.filter(({ kind, value }) => readReferenceName(kind, value) !== null);
  return {
    site: isValid ? toModel(data as Site, compiled.schemas) : null,
    data: isGroup(data) ? data : null,
    values,
    labels: untranslatedLabels(source.value, compiled.schemas),
    fonts: fontNames(compiled.schemas.site),
    mentions: naming.map(toMention),
    followed: naming.filter(({ isRedirect }) => !isRedirect).map(toMention),
    locate: (index) => naming[index]!.locate(toNameKey(naming[index]!.kind)),
    diagnostics: [...diagnostics, ...checkReferences(references)],
    locator,
    text: source.text,
    value: source.value,
  };
}

/** The week of opening hours in a line, for {site.hours}. The check reports hours that are written beside it. */
function fillHours(data: Record<string, unknown>): void {
  const { openingHours, hours, lang } = data;
  if (hours !== undefined || !isGroup(openingHours) || !isGroup(openingHours.week)) return;
  const line = summarizeWeek(readWeek(openingHours.week), typeof lang === 'string' ? lang : 'en');
  if (line !== '') data.hours = line;
}

function toMention({ kind, value }: Reference): NamedReference {
  return { kind, name: readReferenceName(kind, value)! };
}

/** @returns the site with every colour of its theme, and its labels where a word is not written */
function toModel(site: Site, schemas: PreparedSchemas): Site {
  fillLabelSettings(site, { schema: schemas.site, schemas, labels: site.labels });
  return { ...site, theme: completeTheme(site.theme) };
}
