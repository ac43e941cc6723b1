// Fault injection: the stand-in answers wrongly, late or not at all, so that tests can see what a form does then.
import type { Socket } from 'node:net';
import type { Intercept, ServiceResponse } from '../../../src/dev/stand-ins/service.ts';

export interface Fault {
  /** A part of the path of the requests that it affects; by default all. */
  match?: string;
  /** Answers with this status instead of passing the request on. */
  status?: number;
  /** The body of that answer. */
  text?: string;
  /** Waits first. */
  delayMs?: number;
  /**
   * Never answers: before the request was passed on (true or "before"), or after it was ("after").
   */
  hang?: boolean | 'before' | 'after';
  /** Cuts the connection, before or after the request was passed on. */
  reset?: boolean | 'before' | 'after';
  /** Leaves the CORS headers off. */
  noCors?: boolean;
  /**
   * Number of requests that it affects: by default one; 0 means all until the faults are cleared.
   */
  times?: number;
}

export interface FaultInjector {
  /** Adds a fault; an empty list clears all. */
  add(fault: Fault | []): void;
  /** Passes a request on through the first fault that matches. */
  intercept: Intercept;
}

const defaultTexts: Record<number, string> = {
  403: 'API calls are disabled for non-browser applications',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  422: 'The recipients address is empty',
  429: 'Too Many Requests',
};

/** @returns an injector without faults */
export function createFaultInjector(): FaultInjector {
  let list: { fault: Fault; left: number }[] = [];
  const take = (path: string): Fault => {
    const found = list.find(({ fault, left }) => left > 0 && path.includes(fault.match ?? ''));
    if (found) found.left--;
    return found?.fault ?? {};
  };
  return {
    add(fault) {
      if (Array.isArray(fault)) list = [];
      else list.push({ fault, left: fault.times === 0 ? Infinity : (fault.times ?? 1) });
    },
    intercept: (path, socket, pass) => applyFault(take(path), socket, pass),
  };
}

async function applyFault(
  fault: Fault,
  socket: Socket,
  pass: () => ServiceResponse | Promise<ServiceResponse>,
): Promise<ServiceResponse | undefined> {
  if (fault.delayMs) await new Promise((done) => setTimeout(done, fault.delayMs));
  if (blocksResponse(fault, 'before', socket)) return undefined;
  const response = fault.status
    ? { status: fault.status, body: fault.text ?? defaultTexts[fault.status] ?? `Fault ${fault.status}` }
    : await pass();
  if (blocksResponse(fault, 'after', socket)) return undefined;
  return { ...response, noCors: fault.noCors };
}

/** @returns whether the fault hangs or cuts the connection at this moment */
function blocksResponse({ reset, hang }: Fault, moment: 'before' | 'after', socket: Socket): boolean {
  const isNow = (value: Fault['hang']) => (value === true ? 'before' : value) === moment;
  if (isNow(reset)) socket.resetAndDestroy();
  return isNow(reset) || isNow(hang);
}
