// Says to screen readers what has happened.
import { useEditor } from '../state/store.ts';

export function Announcer() {
  const said = useEditor((state) => state.said);
  return (
    <div className="visually-hidden" role="status">
      {said}
    </div>
  );
}
