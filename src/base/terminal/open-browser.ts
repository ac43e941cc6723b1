// Opens the browser of the person at the terminal.
import { spawn } from 'node:child_process';

/** Opens an address in the browser of the person who sits there; without one the printed address must do. */
export function openBrowser(url: string): void {
  const [program, args] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '""', url]]
        : ['xdg-open', [url]];
  const browser = spawn(program as string, args as string[], { stdio: 'ignore', detached: true });
  browser.on('error', () => {});
  browser.unref();
}
