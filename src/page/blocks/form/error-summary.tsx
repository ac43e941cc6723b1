// The list of mistakes above a form. It takes the focus when a check failed, and leads to each
// field.
import { useEffect, useRef, type MouseEvent } from 'react';
import type { SiteField } from '#schemas';
import { fieldId } from './form-field.tsx';

export interface ErrorSummaryProps {
  form: string;
  fields: SiteField[];
  /** The messages by field name. */
  errors: Record<string, string>;
  /** Count of checks of the whole form that found something wrong. */
  checks: number;
  heading: string;
  /** The level of the heading above the form. */
  level: 1 | 2;
}

export function ErrorSummary({ form, fields, errors, checks, heading, level }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = fields.filter((field) => errors[field.name]);
  useEffect(() => {
    if (checks > 0) box.current?.focus();
  }, [checks]);
  if (wrong.length === 0) return null;
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <div
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${form}-problem`}
      className="rounded-(--radius) border-2 border-danger p-4 sm:col-span-2"
    >
      {/* Inside, because some screen readers stay silent when the focused element itself is the alert (GOV.UK, 4.4.0). */}
      <div role="alert">
        <Heading id={`${form}-problem`} className="text-base">
          {heading}
        </Heading>
        <ul className="mt-1">
          {wrong.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${fieldId(form, name)}`}
                onClick={focusField}
                className="inline-flex min-h-11 items-center text-danger underline"
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shows the label, not just the input, and leaves the address as it is. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const input = document.getElementById(event.currentTarget.hash.slice(1));
  if (!(input instanceof HTMLElement)) return;
  event.preventDefault();
  (input.closest('fieldset') ?? document.querySelector(`label[for="${input.id}"]`))?.scrollIntoView({ block: 'start' });
  input.focus({ preventScroll: true });
}
