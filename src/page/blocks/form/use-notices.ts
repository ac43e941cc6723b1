// Notices of a form: what a visitor needs to know of a field and has not done wrong.
import { useEffect, useMemo, useRef, useState } from 'react';
import { usePageState } from '../../state/use-store.tsx';
import { plainText } from '../../ui/text/inline-text.tsx';
import type { FormViewProps } from './form-view-props.ts';

/** Texts by the names of their fields. */
export type Notices = Record<string, string>;

const noFiles = {};

/** @returns the notices that are shown, and the newest one, to be read out */
export function useNotices({ id, labels, form }: FormViewProps): { notices: Notices; spoken: string } {
  const unkept = usePageState((page) => page.forms[id]?.unkept ?? noFiles);
  const notices = useMemo(() => describeUnkept(unkept, labels), [unkept, labels]);
  const known = useRef<Notices>({});
  const [spoken, say] = useState('');
  useEffect(() => {
    const field = form.fields.find(({ name }) => notices[name] && notices[name] !== known.current[name]);
    known.current = notices;
    if (field) say(`${plainText(field.label)}: ${notices[field.name]}`);
  }, [notices, form.fields]);
  return { notices, spoken };
}

/** @returns sentences about files that the device could not store, by the names of their fields */
export function describeUnkept(unkept: Record<string, string>, { fileNotKept = '' }: FormViewProps['labels']): Notices {
  return Object.fromEntries(
    Object.entries(unkept).map(([field, file]) => [field, fileNotKept.replace('{file}', file)]),
  );
}
