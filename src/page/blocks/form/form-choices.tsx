// Boxes to tick and circles to choose one of.
import { plainText } from '../../ui/text/inline-text.tsx';
import type { FieldParts } from './hooks/form-view-props.ts';

/** One box. Its value is its words, so that the record says what was agreed to. */
export function TickBox({ id, field, words, described, error, children }: FieldParts) {
  return (
    <>
      <span className="choice">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          value={plainText(field.label)}
          required={field.required !== undefined && !field.showIf}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
        <label htmlFor={id}>{words}</label>
      </span>
      {children}
    </>
  );
}

/**
 * Several choices below one question. The first has the field's id, where the links of the summary
 * lead.
 */
export function ChoiceGroup({ id, field, words, described, error, children }: FieldParts) {
  const isRadio = field.kind === 'radio';
  return (
    <fieldset aria-describedby={described} aria-invalid={isRadio ? undefined : error !== undefined} className="grid">
      <legend className="font-semibold">{words}</legend>
      {children}
      {field.options?.map((option, index) => (
        <label key={option} className="choice">
          <input
            type={isRadio ? 'radio' : 'checkbox'}
            id={index === 0 ? id : `${id}-${index + 1}`}
            name={field.name}
            value={option}
            required={isRadio && field.required !== undefined && !field.showIf}
            aria-invalid={isRadio ? error !== undefined : undefined}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
