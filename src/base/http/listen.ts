// Listening on a port, or on the next free one if the port is taken and was not chosen by the user.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '../terminal/usage-error.ts';

export interface ListenOptions {
  port: number;
  host: string;
  /** True if the user chose the port, so that another one would be a surprise. */
  fixed: boolean;
}

/**
 * @returns the server's URL
 * @throws UsageError if a fixed port is taken, or none of 20 ports after it is free
 */
export async function listen(server: Server, { port, host, fixed }: ListenOptions): Promise<string> {
  const maxPort = fixed ? port : port + 20;
  for (let tried = port; ; tried++) {
    try {
      await listenAt(server, tried, host);
      const { port: actual } = server.address() as AddressInfo;
      return `http://${host.includes(':') ? `[${host}]` : host}:${actual}/`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (tried >= maxPort)
        throw new UsageError(`Port ${tried} is taken. Stop the other program, or choose another port with --port.`);
    }
  }
}

function listenAt(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
