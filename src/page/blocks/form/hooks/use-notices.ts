// Notices of a form: what a visitor needs to know of a field and has not done wrong.
import { fillText } from '../../../../base/words/fill-text.ts';
import { countText } from '../../../../base/words/plural-text.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SiteField } from '#schemas';
import type { RefusedText } from '../../../forms/typing/refused-text.ts';
import { usePageState } from '../../../state/use-store.tsx';
import { plainText } from '../../../ui/text/inline-text.tsx';
import type { FormLabels, FormViewProps } from './form-view-props.ts';
import type { RefusedTexts } from './use-typing.ts';

/** Texts by the names of their fields. */
export type Notices = Record<string, string>;

const noFiles = {};

/** @returns the notices that are shown, and the newest one, to be read out: once for each field */
export function useNotices(
  { id, labels, form }: FormViewProps,
  refused: RefusedTexts,
): { notices: Notices; spoken: string } {
  const unkept = usePageState((page) => page.forms[id]?.unkept ?? noFiles);
  const notices = useMemo(
    () => ({ ...describeAllRefused(form.fields, refused, labels), ...describeUnkept(unkept, labels) }),
    [form.fields, refused, unkept, labels],
  );
  const known = useRef<Notices>({});
  const [said, say] = useState({ field: '', text: '' });
  useEffect(() => {
    const field = form.fields.find(({ name }) => notices[name] && !known.current[name]);
    known.current = notices;
    if (field)
      say({
        field: field.name,
        text: fillText(labels.pair, { name: plainText(field.label), words: notices[field.name]! }),
      });
  }, [notices, form.fields, labels.pair]);
  return { notices, spoken: notices[said.field] ? said.text : '' };
}

/** @returns sentences about files that the device could not store, by the names of their fields */
export function describeUnkept(unkept: Record<string, string>, { fileNotKept = '' }: FormLabels): Notices {
  return Object.fromEntries(Object.entries(unkept).map(([field, file]) => [field, fillText(fileNotKept, { file })]));
}

function describeAllRefused(fields: SiteField[], refused: RefusedTexts, labels: FormLabels): Notices {
  const described = fields.map((field) => [field.name, describeRefused(field, refused[field.name], labels)] as const);
  return Object.fromEntries(described.filter(([, text]) => text !== ''));
}

const allowLabels = { anything: undefined, letters: 'onlyLetters', names: 'onlyNames', digits: 'onlyDigits' } as const;
const maxCut = 40;

function describeRefused(field: SiteField, refused: RefusedText | undefined, labels: FormLabels): string {
  if (!refused) return '';
  const { leftOut, cut, isForeign } = refused;
  const allowed = allowLabels[field.allow];
  const shown = cut.length > maxCut ? `${cut.slice(0, maxCut)}…` : cut;
  return [
    isForeign && labels.otherCountry && fillText(labels.otherCountry, { code: field.countryCode ?? '' }),
    leftOut.length > 0 && allowed && fillText(labels[allowed] ?? '', { signs: leftOut.join(' ') }),
    cut && countText(labels.tooLong, field.maxLength!, document.documentElement.lang, { text: shown }),
  ]
    .filter(Boolean)
    .join(' ');
}
