// Names that a group lacks: settings that it must have, and the type of a section.
import type { Diagnostic, Fix, Place } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/create-diagnostic.ts';
import type { JsonSchema } from '../json-schema.ts';
import { childPointer, isGroup, isSectionPointer, getAtPointer } from '../../../base/pure/pointer.ts';
import { rangeInsideQuotes } from '../../../base/pure/positions.ts';
import { nearest } from '../../../base/pure/suggest.ts';
import { findFittingType } from './guess-type.ts';
import { describeOwner, type ExplainContext } from './explain-context.ts';
import { fixTitles } from '../../diagnostics/messages/notes.ts';
import { owners } from '../../diagnostics/messages/names.ts';
import { advice } from '../../diagnostics/messages/advice.ts';

/** The names that one group lacks. */
export interface MissingNames {
  pointer: string;
  schema: JsonSchema;
  missing: Set<string>;
}

/** Explains `Type: cta` or `kind: cta`: the type of a section under another name. */
export function explainRenamedType({ pointer, missing }: MissingNames, context: ExplainContext): Diagnostic | null {
  const group = getAtPointer(context.value, pointer);
  if (!missing.has('type') || !isGroup(group) || !isSectionPointer(pointer)) return null;
  const blocks = Object.values(context.schemas.blocks);
  const isType = (value: unknown) => typeof value === 'string' && Object.hasOwn(context.schemas.blocks, value);
  const isSetting = (name: string) => blocks.some(({ properties = {} }) => Object.hasOwn(properties, name));
  const names = Object.keys(group).filter(
    (name) => !isSetting(name) && (isType(group[name]) || nearest(name, ['type']) !== null),
  );
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  const place = context.locator.place(childPointer(pointer, name), 'key');
  const edits = [{ range: rangeInsideQuotes(place.range, name), text: 'type' }];
  const fixes = [{ title: fixTitles.rename('type'), safe: isType(group[name]), edits }];
  const facts = { name, owner: owners.section(), nearest: 'type', known: [], otherTypes: [] };
  return diagnose('schema/unknown-key', place, { ...facts, fixes });
}

/** @returns the diagnostic for the names that a group lacks, at its first setting */
export function explainMissing({ pointer, schema, missing }: MissingNames, context: ExplainContext): Diagnostic {
  const names = [...missing];
  const hint =
    names.length === 1
      ? (schema.properties?.[names[0]!] && findDescription(schema.properties[names[0]!]!, context)) || null
      : null;
  const place = context.locator.place(pointer, 'firstKey');
  const group = getAtPointer(context.value, pointer);
  const isSection = names.includes('type') && isGroup(group) && isSectionPointer(pointer);
  const fits = isSection ? findFittingType(group, context) : null;
  return diagnose('schema/missing-key', place, {
    names,
    owner: describeOwner(pointer, schema, context),
    hint: fits === null ? hint : advice.fittingType(fits),
    fixes:
      fits === null
        ? []
        : createInsertFix(
            place,
            `type: ${fits}`,
            context.locator.lines(childPointer(pointer, Object.keys(group as object)[0]!)).length > 0,
          ),
  });
}

/** Inserts a setting as a line before another one. */
function createInsertFix({ range: { start } }: Place, setting: string, isBlock: boolean): Fix[] {
  const after = isBlock ? `\n${' '.repeat(start.column - 1)}` : ', ';
  return [
    { title: fixTitles.write(setting), safe: false, edits: [{ range: { start, end: start }, text: setting + after }] },
  ];
}

function findDescription(schema: JsonSchema, { schemas }: ExplainContext): string | undefined {
  return schema.description ?? schemas.dereference(schema).description;
}
