// A form for a group of settings in the order of its schema: its content, who sees it, then folded
// what most leave as it is.
import { say } from '../../../base/words/say.ts';
import { useState } from 'react';
import type { Field } from '../../../edits/fields/field.ts';
import { isWithin, type Path } from '../../../edits/model/path.ts';
import { useEditor } from '../state/store.ts';
import { FieldControl } from './field-control.tsx';

export interface GroupFormProps {
  file: string;
  path: Path;
  fields: readonly Field[];
  value: unknown;
}

const openParts = () =>
  [
    { part: undefined, title: say('Content') },
    { part: 'visibility', title: say('Visibility and place') },
  ] as const;
const foldedParts = () =>
  [
    { part: 'words', title: say('Words of buttons and labels') },
    { part: 'look', title: say('Look') },
  ] as const;

export function GroupForm({ fields, ...place }: GroupFormProps) {
  const shown = fields.filter(({ kind }) => kind !== 'fixed');
  const own = (wanted: Field['part']) => shown.filter(({ part }) => part === wanted);
  const isAlone = shown.every(({ part }) => part === shown[0]?.part);
  return (
    <>
      {openParts().map(({ part, title }) => (
        <OpenPart key={title} title={title} isAlone={isAlone} fields={own(part)} {...place} />
      ))}
      {foldedParts().map(({ part, title }) => (
        <FoldedPart key={title} title={title} fields={own(part)} {...place} />
      ))}
    </>
  );
}

interface PartProps extends GroupFormProps {
  title: string;
}

function OpenPart({ title, isAlone, ...props }: PartProps & { isAlone: boolean }) {
  if (props.fields.length === 0) return null;
  return (
    <fieldset className="form-part">
      <legend className={isAlone ? 'visually-hidden' : ''}>{title}</legend>
      <Controls {...props} />
    </fieldset>
  );
}

/** The parts that were unfolded last: who changes the look of one section does so in the next. */
const unfolded = new Set<string>();

function FoldedPart({ title, ...props }: PartProps) {
  const { file, path, fields } = props;
  const [isOpen, setOpen] = useState(unfolded.has(title));
  // What is selected, or wrong, is in sight.
  const holds = (at: Path) => fields.some(({ name }) => isWithin(at, [...path, name]));
  const isWanted = useEditor(
    ({ selection, page }) =>
      (selection?.file === file && holds(selection.path)) ||
      (page?.messages.some((each) => each.file === file && each.severity === 'error' && holds(each.path)) ?? false),
  );
  if (fields.length === 0) return null;
  const toggle = (next: boolean) => {
    if (next) unfolded.add(title);
    else unfolded.delete(title);
    setOpen(next);
  };
  return (
    <details
      className="form-part"
      open={isOpen || isWanted}
      onToggle={({ currentTarget }) => currentTarget.open !== (isOpen || isWanted) && toggle(currentTarget.open)}
    >
      <summary>{title}</summary>
      <Controls {...props} />
    </details>
  );
}

function Controls({ file, path, fields, value }: GroupFormProps) {
  return fields.map((field) => (
    <FieldControl
      key={field.name}
      field={field}
      file={file}
      path={[...path, field.name]}
      value={(value as Record<string, unknown> | undefined)?.[field.name]}
    />
  ));
}
