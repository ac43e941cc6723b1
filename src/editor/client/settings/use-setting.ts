// A setting of a form: its value is changed by an edit of the file, and what the checker says of it
// is shown beside it.
import type { Path } from '../../../edits/model/path.ts';
import { useShallow } from 'zustand/react/shallow';
import type { Field } from '../../../edits/fields/field.ts';
import type { EditorMessage } from '../../protocol/page.ts';
import { placeOf, type BasePlace } from '../changes/bases.ts';
import { messagesAt, useEditor } from '../state/store.ts';
import { edit } from '../state/sync.ts';

export interface SettingProps {
  field: Field;
  file: string;
  path: Path;
  /** The value as written; undefined where it is not set. */
  value: unknown;
}

export interface SettingActions {
  /** Sets a value; undefined takes the setting out of the file. Without a base it is made from what is shown. */
  set: (value: unknown, made?: BasePlace) => void;
  messages: EditorMessage[];
}

/** @param deep whether messages about anything inside of the value belong to it */
export function useSetting({ file, path }: Pick<SettingProps, 'file' | 'path'>, deep = false): SettingActions {
  // Only what is said of this setting draws its control anew.
  const messages = useEditor(useShallow(({ page }) => (page ? messagesAt(page, file, path, deep) : [])));
  return {
    set: (value, { base, path: at } = placeOf(file, path)) => {
      const made =
        value === undefined ? ({ kind: 'remove', path: at } as const) : { kind: 'set' as const, path: at, value };
      void edit({ file, edit: made, base });
    },
    messages,
  };
}
