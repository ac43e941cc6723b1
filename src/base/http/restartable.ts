// A server that can be restarted at its address, because it was started for code that the site has
// changed since.
import { describeError } from '../terminal/error-text.ts';
import type { ListenOptions } from './listen.ts';

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/** @param restart stops the server and opens it again */
type Opener = (address: ListenOptions, restart: () => void) => Promise<RunningServer>;

/** @returns the server, which `stop` ends also after it has been started again */
export async function openRestartable(open: Opener, address: ListenOptions): Promise<RunningServer> {
  let isRestarting = false;
  const restart = () => {
    if (isRestarting) return;
    isRestarting = true;
    running = running.then(openAgain);
    running.catch((error: unknown) => {
      console.error(describeError(error));
      process.exitCode = 1;
    });
  };
  const openAgain = async (before: RunningServer) => {
    await before.stop();
    const port = Number(new URL(before.url).port);
    const again = await open({ ...address, port, fixed: true }, restart);
    isRestarting = false;
    return again;
  };
  let running = open(address, restart);
  const { url } = await running;
  return { url, stop: async () => (await running).stop() };
}
