// Lets a server listen, on the next free port where the wished one is taken and was not asked for by name.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WrongUse } from './wrong-use.ts';

export interface Address {
  port: number;
  host: string;
  /** Whether the port was asked for by name, so that another one would be a surprise. */
  fixed: boolean;
}

/** @returns the address as a URL @throws WrongUse when a fixed port is taken, or no port near it is free */
export async function listen(server: Server, { port, host, fixed }: Address): Promise<string> {
  const last = fixed ? port : port + 20;
  for (let wished = port; ; wished++) {
    try {
      await listenOn(server, wished, host);
      const { port: real } = server.address() as AddressInfo;
      return `http://${host.includes(':') ? `[${host}]` : host}:${real}/`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (wished >= last)
        throw new WrongUse(`Port ${wished} is taken. Stop the other program, or choose another port with --port.`);
    }
  }
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
