// Files that were not taken, each with the reason.
import { say } from '../../../base/words/say.ts';
import './refused-files.css';

export function RefusedFiles({ reasons }: { reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className="setting-message error" role="alert">
      {say('One file was not taken: | {count} files were not taken:', { count: reasons.length })}
      <ul className="refused-files">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
