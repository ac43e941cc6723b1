// Bar with the last failure, and how to go on from it.
import { IconButton, TextButton } from '../controls/buttons.tsx';
import { isAny, useEditor } from '../state/store.ts';
import { sendAll } from '../state/sync.ts';
import { dismissTrouble, isLasting } from '../state/trouble.ts';
import '../controls/trouble.css';

export function TroubleBar() {
  const trouble = useEditor((state) => state.trouble);
  const isWaiting = useEditor(({ waiting }) => isAny(waiting));
  if (!trouble) return null;
  return (
    <div className="trouble" role="alert">
      <p>{trouble.text}</p>
      {isWaiting && <TextButton onPress={() => void sendAll()}>Try again</TextButton>}
      {!isLasting(trouble) && <IconButton icon="close" label="Close this message" onPress={dismissTrouble} />}
    </div>
  );
}
