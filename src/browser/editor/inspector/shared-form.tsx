// The use of a shared section: which one it is, and a value for each of its parameters.
import type { Field } from '../../../content/fields/field.ts';
import type { EditorPage, Path } from '../answers.ts';
import { valueAt } from '../state/paths.ts';
import { select } from '../state/store.ts';
import { TextButton } from '../controls/buttons.tsx';
import { FieldControl } from './field-control.tsx';

export function SharedForm({ page, file, path }: { page: EditorPage; file: string; path: Path }) {
  const section = page.sections[Number(path[1])];
  const shared = section?.shared?.file ?? null;
  const params = valueAt(page.files[shared ?? '']?.data, ['params']);
  const given = valueAt(page.files[file]?.data, [...path, 'with']) as Record<string, unknown> | undefined;
  return (
    <fieldset className="form-part">
      <legend>Shared section: {section?.shared?.name}</legend>
      <p className="help">What is changed in the shared section itself changes on every page that uses it.</p>
      {shared && (
        <TextButton
          icon="shared"
          onPress={() => select({ file: shared, path: ['blocks', 0], section: Number(path[1]) })}
        >
          Edit it for all pages
        </TextButton>
      )}
      {fieldsOf(params).map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          file={file}
          path={[...path, 'with', field.name]}
          value={given?.[field.name]}
        />
      ))}
    </fieldset>
  );
}

const kinds: Record<string, Field['kind']> = { number: 'number', address: 'address', list: 'any' };

/** @returns the parameters that a shared file declares, as fields */
function fieldsOf(params: unknown): Field[] {
  if (typeof params !== 'object' || params === null) return [];
  return Object.entries(params as Record<string, Record<string, unknown>>).map(([name, param]) => ({
    name,
    kind: kinds[String(param?.kind)] ?? 'text',
    title: name.charAt(0).toUpperCase() + name.slice(1),
    description: String(param?.description ?? ''),
    isRequired: param?.default === undefined,
    maxLength: 600,
    ...(param?.default !== undefined && { default: param.default }),
  }));
}
