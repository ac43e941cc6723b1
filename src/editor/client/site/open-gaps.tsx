// Pages with gaps that their author still has to fill in, told before they are published.
import { TextButton } from '../controls/buttons.tsx';
import { openPage } from '../state/sync.ts';
import { openSiteView, useSite } from '../state/site-store.ts';

export function OpenGaps() {
  const pages = useSite((state) => state.overview?.pages) ?? [];
  const open = pages.filter(({ gaps, isDraft }) => gaps.length > 0 && !isDraft);
  if (open.length === 0) return null;
  return (
    <div className="site-done">
      <p>Words in brackets are for you to replace. Visitors would read them as they are:</p>
      <ul>
        {open.map(({ route, title, gaps }) => (
          <li key={route}>
            <details>
              <summary>
                {title || route}: {gaps.length} to fill in
              </summary>
              {gaps.join(' ')}
            </details>
            <TextButton onPress={() => void openSiteView(null).then(() => openPage(route))}>Open the page</TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
