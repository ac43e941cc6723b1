// Messages of the checker about the whole site, each with its page and its fixes.
import { say } from '../../../base/words/say.ts';
import { TextButton } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import type { SiteProblem } from '../../protocol/site.ts';
import { MessageFixes } from '../settings/message-fixes.tsx';
import { openInCodeEditor } from '../state/requests.ts';
import { openPage } from '../state/sync.ts';
import { act, openSiteView } from '../state/site-store.ts';

export function ProblemsView({ problems }: { problems: SiteProblem[] }) {
  if (problems.length === 0) return <p className="hint">{say('The check has found nothing.')}</p>;
  return (
    <ul className="site-list" aria-label={say('Problems')}>
      {problems.map((problem) => (
        <Problem key={`${problem.file} ${problem.line} ${problem.column} ${problem.code}`} problem={problem} />
      ))}
    </ul>
  );
}

function Problem({ problem }: { problem: SiteProblem }) {
  const { code, severity, message, hint, where, file, line, column, route } = problem;
  const unused = code === 'site/unused-file' && file.startsWith('public/') ? file.slice('public'.length) : null;
  const show = async () => {
    await openSiteView(null);
    await openPage(route!);
  };
  return (
    <li className={`site-problem ${severity}`}>
      <Icon name="warning" />
      <div>
        <p>
          <span className="visually-hidden">{severity === 'error' ? say('Error:') : say('Warning:')} </span>
          {message} <span className="message-hint">{hint}</span>
        </p>
        <p className="hint">{where}</p>
        <div className="row-actions">
          <MessageFixes {...problem} />
          {route !== null && <TextButton onPress={() => void show()}>{say('Open the page')}</TextButton>}
          {unused === null ? (
            <TextButton onPress={() => void openInCodeEditor({ file, line, column })}>
              {say('Open the text')}
            </TextButton>
          ) : (
            <TextButton onPress={() => void act('remove-pictures', { pictures: [unused] })}>
              {say('Remove the picture')}
            </TextButton>
          )}
        </div>
      </div>
    </li>
  );
}
