// The editor's start: draws it into its page, and follows what other programs change.
import { createRoot } from 'react-dom/client';
import { devChannel } from '../../dev/dev-channel.ts';
import { App } from './app.tsx';
import { openPage, refresh } from '../state/store.ts';
import '../editor.css';

const route = new URLSearchParams(location.search).get('page') ?? '/';
void openPage(route);
createRoot(document.getElementById('editor')!).render(<App />);

/** After these events of the dev server, files or messages may have changed. */
for (const event of ['pagewright:update', 'pagewright:checked', 'vite:error']) devChannel?.on(event, () => refresh());
