// The use of a shared section: which one it is, and a value for each of its parameters.
import { say } from '../../../base/words/say.ts';
import type { EditorPage, EditorStart } from '../../protocol/page.ts';
import { UsedAt } from '../settings/used-at.tsx';
import { listParams } from '../../../edits/model/find-field.ts';
import { toFieldSource } from '../state/fields.ts';
import { getAtPath, type Path } from '../../../edits/model/path.ts';
import { select } from '../state/store.ts';
import { TextButton } from '../controls/buttons.tsx';
import { FieldControl } from './field-control.tsx';

interface SharedFormProps {
  page: EditorPage;
  start: EditorStart;
  file: string;
  path: Path;
}

export function SharedForm({ page, start, file, path }: SharedFormProps) {
  const section = page.sections[Number(path[1])];
  const shared = section?.shared?.file ?? null;
  const given = getAtPath(page.files[file]?.data, [...path, 'with']) as Record<string, unknown> | undefined;
  return (
    <fieldset className="form-part">
      <legend>{say('Shared section: {name}', { name: section?.shared?.name ?? '' })}</legend>
      <p className="help">{say('What is changed in the shared section itself changes on every page that uses it.')}</p>
      {shared && (
        <TextButton
          icon="shared"
          onPress={() => select({ file: shared, path: ['blocks', 0], section: Number(path[1]) })}
        >
          {say('Edit it for all pages')}
        </TextButton>
      )}
      {section?.shared && <UsedAt key={section.shared.name} kind="shared" name={section.shared.name} />}
      {shared &&
        listParams(toFieldSource(start, page), shared).map((field) => (
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
