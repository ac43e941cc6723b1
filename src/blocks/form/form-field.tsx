// One field with its label, its hint and its message.
import { clsx } from 'clsx';
import type { SiteField } from '#schemas';
import { placeholderValue } from '../../forms/rules.ts';

export interface FormFieldProps {
  /** The form's id, the first part of the field's. */
  form: string;
  field: SiteField;
  error?: string;
  /** The word that marks optional fields. */
  optional: string;
}

/** @returns the id of a field's input, for labels and for the links of the summary */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

export function FormField({ form, field, error, optional }: FormFieldProps) {
  const id = fieldId(form, field.name);
  return (
    <div className={clsx('form-field grid content-start gap-1.5', field.width === 'full' && 'sm:col-span-2')}>
      <label htmlFor={id} className="font-semibold">
        {field.label}
        {!field.required && <span className="font-normal text-muted">{` (${optional})`}</span>}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {field.hint}
        </p>
      )}
      <Input id={id} field={field} error={error} />
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function Input({ id, field, error }: { id: string; field: SiteField; error?: string }) {
  const described = clsx(field.hint && `${id}-hint`, error && `${id}-error`);
  const common = {
    id,
    name: field.name,
    autoComplete: field.autocomplete,
    required: field.required !== undefined,
    // Said also of what is fine: an empty field would count as a mistake before anything is sent.
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
    className: 'field-input',
  };
  if (field.kind === 'select') return <Choice {...common} field={field} />;
  if (field.kind === 'textarea') return <textarea {...common} rows={4} maxLength={field.maxLength} />;
  const numbers = field.allow === 'digits' ? (field.kind === 'tel' ? 'tel' : 'numeric') : undefined;
  return <input {...common} type={field.kind} inputMode={numbers} maxLength={field.maxLength} />;
}

function Choice({ field, ...select }: React.SelectHTMLAttributes<HTMLSelectElement> & { field: SiteField }) {
  return (
    <select {...select}>
      {field.placeholder !== undefined && <option value={placeholderValue(field)}>{field.placeholder}</option>}
      {field.options?.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}
