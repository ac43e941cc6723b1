// Shown fields: fields of a site's own that sections show of entries, by the schema of the fields.
import type { Image, ShownField } from '#schemas';
import { copyData } from '../../base/pure/copy-data.ts';
import type { OwnValues } from '../collections/entry-facts.ts';
import { isImageReference, type VisitReferences } from '../schema/references.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { PreparedSchemas } from '../schema/prepare-schemas.ts';
import { completePicture, type PublicFacts } from '../addresses/public-files.ts';

/** The groups of fields of a site's own. */
export interface OwnFields {
  /** By name. */
  schemas: ReadonlyMap<string, JsonSchema>;
  /** @returns the fields of a group that can be shown in words; none for an unknown group */
  listShowable(group: string | undefined): readonly ShownField[];
  /** @returns a copy of the values of a group in which pictures know their sizes */
  withSizes(group: string, values: OwnValues, facts: PublicFacts): OwnValues;
}

/** @returns what a checker knows of fields of the site's own */
export function createOwnFields(
  { ownFields, dereference, definitionName }: Pick<PreparedSchemas, 'ownFields' | 'dereference' | 'definitionName'>,
  visitReferences: VisitReferences,
): OwnFields {
  const chooseKind = (written: JsonSchema): ShownField['kind'] | null => {
    if (definitionName(written) === 'date') return 'date';
    const { type, items, enum: values } = dereference(written);
    if (type === 'array') return items && chooseKind(items) === 'text' ? 'list' : null;
    if (type === 'boolean') return 'switch';
    if (type === 'number' || type === 'integer') return 'number';
    return type === 'string' || values ? 'text' : null;
  };
  const showable = new Map(
    [...ownFields].map(([group, { properties }]) => [
      group,
      Object.entries(properties!).flatMap(([name, schema]): ShownField[] => {
        const kind = chooseKind(schema);
        return kind === null ? [] : [{ name, label: schema.title ?? dereference(schema).title ?? name, kind }];
      }),
    ]),
  );
  return {
    schemas: ownFields,
    listShowable: (group) => showable.get(group ?? '') ?? [],
    withSizes: (group, values, facts) => {
      const sized = copyData(values);
      visitReferences(ownFields.get(group)!, sized, (kind, value) => {
        if (isImageReference(kind) && typeof value === 'object') completePicture(value as Image, facts);
      });
      return sized;
    },
  };
}
