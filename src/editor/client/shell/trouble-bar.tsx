// Bars with the last failure, and how to go on from it, and with what was done where nobody looked.
import { say } from '../../../base/words/say.ts';
import { IconButton, TextButton } from '../controls/buttons.tsx';
import { isAny, useEditor } from '../state/store.ts';
import { sendAll } from '../state/sync.ts';
import { dismissTrouble, isLasting } from '../state/trouble.ts';
import '../controls/trouble.css';

export function TroubleBar() {
  const trouble = useEditor((state) => state.trouble);
  const notice = useEditor((state) => state.notice);
  const isWaiting = useEditor(({ waiting }) => isAny(waiting));
  if (!trouble && notice === null) return null;
  if (!trouble)
    return (
      <aside className="notice" aria-label={say('What was done')}>
        <p>{notice}</p>
        <IconButton
          icon="close"
          label={say('Close this message')}
          onPress={() => useEditor.setState({ notice: null })}
        />
      </aside>
    );
  return (
    <div className="trouble" role="alert">
      <p>{trouble.text}</p>
      {isWaiting && <TextButton onPress={() => void sendAll()}>{say('Try again')}</TextButton>}
      {!isLasting(trouble) && <IconButton icon="close" label={say('Close this message')} onPress={dismissTrouble} />}
    </div>
  );
}
