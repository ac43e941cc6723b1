// A form for a group of settings: what visitors read and see first, then how it looks, then who
// sees it.
import type { Field, FieldKind } from '../../../edits/fields/field.ts';
import type { Path } from '../../../edits/model/path.ts';
import { FieldControl } from './field-control.tsx';

export interface GroupFormProps {
  file: string;
  path: Path;
  fields: readonly Field[];
  value: unknown;
}

/**
 * Kinds of settings that are look: the second ones only with a default, because a price or a place
 * without one says something.
 */
const looks: ReadonlySet<FieldKind> = new Set(['colour', 'font']);
const looksByDefault: ReadonlySet<FieldKind> = new Set(['choice', 'switch', 'number']);

export function GroupForm({ file, path, fields, value }: GroupFormProps) {
  const parts = [
    { title: 'Content', fields: fields.filter((field) => partOf(field) === 'content') },
    { title: 'Look', fields: fields.filter((field) => partOf(field) === 'look') },
    { title: 'Visibility and place', fields: fields.filter((field) => partOf(field) === 'visibility') },
  ].filter((part) => part.fields.length > 0);
  return parts.map((part) => (
    <fieldset key={part.title} className="form-part">
      <legend className={parts.length > 1 ? '' : 'visually-hidden'}>{part.title}</legend>
      {part.fields.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          file={file}
          path={[...path, field.name]}
          value={(value as Record<string, unknown> | undefined)?.[field.name]}
        />
      ))}
    </fieldset>
  ));
}

function partOf({ kind, name, default: usual }: Field): 'content' | 'look' | 'visibility' | 'none' {
  if (kind === 'fixed' || name === '$schema') return 'none';
  if (kind === 'anchor' || name === 'draft' || name === 'publish' || name === 'listed') return 'visibility';
  return looks.has(kind) || (looksByDefault.has(kind) && usual !== undefined) ? 'look' : 'content';
}
