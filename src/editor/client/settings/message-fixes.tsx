// The fixes of a message of the checker: one click makes one.
import type { EditorMessage } from '../../protocol/page.ts';
import { TextButton } from '../controls/buttons.tsx';
import { act } from '../state/site-store.ts';

export type FixableMessage = Pick<EditorMessage, 'file' | 'line' | 'column' | 'code' | 'fixes'>;

export function MessageFixes({ file, line, column, code, fixes }: FixableMessage) {
  return fixes.map((title, fix) => (
    <TextButton key={title} look="primary" onPress={() => void act('fix', { file, line, column, code, fix })}>
      {title}
    </TextButton>
  ));
}
