// The editor's start: draws it into its page, and follows what other programs change.
import './base.css';
import { createRoot } from 'react-dom/client';
import { devChannel } from '../dev-channel.ts';
import { followActionKeys } from '../actions/keys.ts';
import { I18nProvider } from 'react-aria-components';
import { spokenLanguage } from '../../../base/words/say.ts';
import { readDocumentWords } from '../words/document-words.ts';
import { followClipboard } from '../clipboard/clipboard-events.ts';
import { App } from './app.tsx';
import { watchColleagues } from '../publish/watch-colleagues.ts';
import { keepFocus } from './keep-focus.ts';
import { watchTyping } from '../state/typing.ts';
import { windowName } from '../state/requests.ts';
import { follow, openPage } from '../state/sync.ts';
import { keepUnsent } from '../state/unsent.ts';

readDocumentWords();
const route = new URLSearchParams(location.search).get('page') ?? '/';
keepUnsent();
keepFocus();
followActionKeys(window);
followClipboard(window);
watchTyping(window);
watchColleagues();
void openPage(route);
createRoot(document.getElementById('editor')!).render(
  <I18nProvider locale={spokenLanguage()}>
    <App />
  </I18nProvider>,
);
devChannel?.on('pagewright:state', ({ state }: { state: number }) => follow(state));
devChannel?.send('pagewright:edits', { window: windowName });
