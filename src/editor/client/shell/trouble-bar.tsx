// Bar with the last failure, and how to go on from it.
import { IconButton, TextButton } from '../controls/buttons.tsx';
import { isAny, useEditor, type Trouble } from '../state/store.ts';
import { sendAll } from '../state/sync.ts';
import { dismissTrouble } from '../state/trouble.ts';

export function TroubleBar() {
  const trouble = useEditor((state) => state.trouble);
  const isWaiting = useEditor(({ waiting }) => isAny(waiting));
  if (!trouble) return null;
  return (
    <div className="trouble" role="alert">
      <p>{trouble.text}</p>
      {isWaiting && <TextButton onPress={() => void sendAll()}>Try again</TextButton>}
      {isOver(trouble) && <IconButton icon="close" label="Close this message" onPress={dismissTrouble} />}
    </div>
  );
}

/** Something was refused once. Any other failure lasts, and its message with it. */
function isOver({ about }: Trouble): boolean {
  return about !== 'connection' && about !== 'waiting';
}
