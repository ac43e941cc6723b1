// Open browsers of the dev server: pages of the site, and windows of the editor, which name
// themselves.
import type { HotPayload, ViteDevServer } from 'vite';

type Client = ViteDevServer['ws']['clients'] extends Set<infer Each> ? Each : never;

export interface Browsers {
  /** Sends to all but the windows of the editor. */
  sendToPages: (payload: HotPayload) => void;
  /** Sends the state of the site to the windows of the editor, except for one that has it. */
  sendState: (state: number, except?: string) => void;
}

/** @param stateNow the state of the site, which a window is sent when it names itself */
export function openBrowsers(ws: Pick<ViteDevServer['ws'], 'clients' | 'on'>, stateNow: () => number): Browsers {
  const windows = new WeakMap<Client, string>();
  const sendStateTo = (client: Client, state: number) => client.send('pagewright:state', { state });
  ws.on('pagewright:edits', ({ window }: { window: string }, client) => {
    windows.set(client, window);
    // The site may have changed since the window began to load.
    sendStateTo(client, stateNow());
  });
  return {
    sendToPages: (payload) => {
      for (const client of ws.clients) if (!windows.has(client)) client.send(payload);
    },
    sendState: (state, except) => {
      for (const client of ws.clients) {
        const window = windows.get(client);
        if (window !== undefined && window !== except) sendStateTo(client, state);
      }
    },
  };
}
