// The answers that decide which fields are shown.
import { useEffect, useState, type RefObject } from 'react';
import type { SiteField } from '#schemas';
import { readValue } from '../../../forms/leads/payload.ts';
import { keepShown, placeholderValue, type FieldValues } from '../../../forms/rules.ts';

/**
 * Follows the fields that others ask for; a form without such fields costs nothing.
 * @returns their values by name; until the form works, those that a new form has
 */
export function useAnswers(element: RefObject<HTMLFormElement | null>, fields: SiteField[]): FieldValues {
  const [answers, setAnswers] = useState(() => firstAnswers(fields));
  useEffect(() => {
    const form = element.current;
    const asked = new Set(fields.flatMap(({ showIf }) => (showIf ? [showIf.field] : [])));
    if (!form || asked.size === 0) return undefined;
    const update = () => {
      const data = new FormData(form);
      const values = Object.fromEntries(fields.map(({ name }) => [name, readValue(data, name)]));
      setAnswers((known) => {
        const next = keepShown(fields, values);
        return [...asked].every((name) => next[name] === known[name]) ? known : next;
      });
    };
    // A reset is announced before the fields have their first values again.
    const updateLater = () => setTimeout(update);
    update();
    form.addEventListener('input', update);
    form.addEventListener('reset', updateLater);
    return () => {
      form.removeEventListener('input', update);
      form.removeEventListener('reset', updateLater);
    };
  }, [element, fields]);
  return answers;
}

function firstAnswers(fields: SiteField[]): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, firstAnswer(field)]));
}

function firstAnswer(field: SiteField): string {
  if (field.kind === 'hidden') return field.value ?? '';
  if (field.kind !== 'select') return '';
  return field.placeholder === undefined ? (field.options?.[0] ?? '') : placeholderValue(field);
}
