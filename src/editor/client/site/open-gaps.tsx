// Pages with gaps that their author still has to fill in, told before they are published.
import { say } from '../../../base/words/say.ts';
import { TextButton } from '../controls/buttons.tsx';
import { openPage } from '../state/sync.ts';
import { openSiteView, useSite } from '../state/site-store.ts';

export function OpenGaps() {
  const pages = useSite((state) => state.overview?.pages) ?? [];
  const open = pages.filter(({ gaps, isDraft }) => gaps.length > 0 && !isDraft);
  if (open.length === 0) return null;
  return (
    <div className="site-done">
      <p>{say('Words in brackets are for you to replace. Visitors would read them as they are:')}</p>
      <ul>
        {open.map(({ route, title, gaps }) => (
          <li key={route}>
            <details>
              <summary>
                {say('{title}: {count} to fill in | {title}: {count} to fill in', {
                  title: title || route,
                  count: gaps.length,
                })}
              </summary>
              {gaps.join(' ')}
            </details>
            <TextButton onPress={() => void openSiteView(null).then(() => openPage(route))}>
              {say('Open the page')}
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
