// The last failure, and how to go on from it.
import { TextButton } from '../controls/buttons.tsx';
import { isAny, useEditor } from '../state/store.ts';
import { sendAll } from '../state/sync.ts';

export function TroubleBar() {
  const trouble = useEditor((state) => state.trouble);
  const isWaiting = useEditor(({ waiting }) => isAny(waiting));
  if (!trouble) return null;
  return (
    <div className="trouble" role="alert">
      <p>{trouble}</p>
      {isWaiting && <TextButton onPress={() => void sendAll()}>Try again</TextButton>}
    </div>
  );
}
