// One field with its label, its hint and its message.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SiteField } from '#schemas';
import { isCountedNatively, nativePattern, placeholderValue, type FileLimits } from '../../forms/rules.ts';
import { InlineText } from '../../ui/text/inline-text.tsx';
import { ChoiceGroup, TickBox } from './form-choices.tsx';
import type { FieldParts, FormLabels } from './hooks/form-view-props.ts';

export interface FormFieldProps {
  /** The form's id, the first part of the field's. */
  form: string;
  field: SiteField;
  error?: string;
  /** Words about the value that are no mistake and still worth knowing. */
  notice?: string;
  /** Limits of a field for a file. */
  limits?: FileLimits;
  labels: FormLabels;
  /** True if the answers to other fields ask for this one. */
  shown: boolean;
}

/** @returns the id of a field's input, for labels and for the links of the summary */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

export function FormField({ form, field, error, notice, limits, labels, shown }: FormFieldProps) {
  const id = fieldId(form, field.name);
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={field.value ?? ''} readOnly />;
  const words = <FieldWords field={field} labels={labels} />;
  const describing = [hasPrefix(field) && 'prefix', field.hint && 'hint', notice && 'notice', error && 'error'];
  const described = describing.flatMap((part) => (part ? `${id}-${part}` : [])).join(' ') || undefined;
  const parts = { id, field, words, described, error, limits };
  const isGroup = field.kind === 'radio' || field.kind === 'checkboxes';
  return (
    <div
      className={clsx('form-field grid grid-cols-1 content-start gap-1.5', field.width === 'full' && 'sm:col-span-2')}
      data-shown={field.showIf ? shown : undefined}
    >
      {isGroup ? (
        <ChoiceGroup {...parts}>
          <Hint id={id} field={field} labels={labels} />
        </ChoiceGroup>
      ) : (
        <SingleField {...parts}>
          <Hint id={id} field={field} labels={labels} />
        </SingleField>
      )}
      {notice && (
        <p id={`${id}-notice`} className="text-sm">
          {notice}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function FieldWords({ field, labels }: { field: SiteField; labels: FormLabels }) {
  return (
    <>
      <InlineText text={field.label} newTabLabel={labels.newTab} />
      {!field.required && <span className="font-normal text-muted">{` (${labels.optional})`}</span>}
    </>
  );
}

function Hint({ id, field, labels }: { id: string; field: SiteField; labels: FormLabels }) {
  if (!field.hint) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-muted">
      <InlineText text={field.hint} newTabLabel={labels.newTab} />
    </p>
  );
}

/** The hint is below the input: above it, it would put two inputs of one row at two heights. */
function SingleField(parts: FieldParts) {
  const { id, field, words, children } = parts;
  if (field.kind === 'checkbox') return <TickBox {...parts} />;
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {words}
      </label>
      <Input {...parts} />
      {children}
    </>
  );
}

function Input({ id, field, described, error, limits }: FieldParts) {
  const common = {
    id,
    name: field.name,
    autoComplete: field.autocomplete,
    // Without script all fields are shown, and nobody must answer what does not concern them.
    required: field.required !== undefined && !field.showIf,
    // Said also of what is fine: an empty field would count as a mistake before anything is sent.
    'aria-invalid': error !== undefined,
    'aria-describedby': described,
    className: 'field-input',
  };
  if (field.kind === 'select') return <Choice {...common} field={field} />;
  const maxLength = isCountedNatively(field) ? field.maxLength : undefined;
  if (field.kind === 'textarea') return <textarea {...common} rows={4} maxLength={maxLength} />;
  if (field.kind === 'file')
    return (
      <input
        {...common}

        type="file"
        accept={limits?.extensions.map((end) => `.${end}`).join()}
      />
    );
  if (field.kind === 'date' || field.kind === 'time') return <input {...common} type={field.kind} />;
  const input = (
    <input
      {...common}
      type={chooseInputType(field)}
      dir={runsLeftToRight(field) ? 'ltr' : undefined}
      inputMode={chooseInputMode(field)}
      maxLength={maxLength}
      pattern={nativePattern(field)}
    />
  );
  return hasPrefix(field) ? <Prefixed id={`${id}-prefix`} text={field.countryCode} input={input} /> : input;
}

function hasPrefix(field: SiteField): field is SiteField & { countryCode: string } {
  return field.kind === 'tel' && field.countryCode !== undefined;
}

/** Numbers and addresses: in a field from right to left, the parts of a number would change places. */
function runsLeftToRight({ kind }: SiteField): boolean {
  return kind === 'tel' || kind === 'email' || kind === 'url' || kind === 'number';
}

/** Telephone numbers run from left to right in every language. */
function Prefixed({ id, text, input }: { id: string; text: string; input: ReactNode }) {
  return (
    <span dir="ltr" className="field-prefixed">
      <span id={id} className="text-muted">
        {text}
      </span>
      {input}
    </span>
  );
}

/**
 * A number is typed as a text: browsers give back nothing at all for a number that they cannot
 * read, and change one when the mouse wheel turns over it. The address of a website may be typed
 * without https.
 */
function chooseInputType({ kind }: SiteField): string {
  return kind === 'number' || kind === 'url' ? 'text' : kind;
}

function chooseInputMode({ kind, allow }: SiteField): 'tel' | 'numeric' | 'decimal' | 'url' | undefined {
  if (kind === 'number') return 'decimal';
  if (kind === 'url') return 'url';
  if (allow !== 'digits') return undefined;
  return kind === 'tel' ? 'tel' : 'numeric';
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
