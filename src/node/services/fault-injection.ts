// Bad days on request: makes the stand-in answer wrongly, late or not at all, so that tests can see what a form does then.
import type { Socket } from 'node:net';
import type { Answer } from './exchange.ts';

export interface Fault {
  /** A part of the path of the requests that it hits. All requests without it. */
  match?: string;
  /** Answers with this status instead of passing the request on. */
  status?: number;
  /** The body of that answer. */
  text?: string;
  /** Waits so many milliseconds first. */
  delay?: number;
  /** Never answers: before the request was passed on (true or "before"), or after it was (“after”). */
  hang?: boolean | 'before' | 'after';
  /** Cuts the connection, before or after the request was passed on. */
  reset?: boolean | 'before' | 'after';
  /** Leaves the CORS headers off. */
  noCors?: boolean;
  /** How many requests it hits; once by default. 0 means all until the faults are cleared. */
  times?: number;
}

export interface Faults {
  /** Adds a fault from its JSON; an empty list clears all. @returns what is wrong with it, or undefined */
  add(text: string): string | undefined;
  /** Passes a request on through the first fault that fits. @returns the answer, or undefined when there is to be none */
  apply(path: string, socket: Socket, pass: () => Answer | Promise<Answer>): Promise<Answer | undefined>;
}

const texts: Record<number, string> = {
  403: 'API calls are disabled for non-browser applications',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  422: 'The recipients address is empty',
  429: 'Too Many Requests',
};

/** Makes an empty list of faults. */
export function createFaults(): Faults {
  let list: { fault: Fault; left: number }[] = [];
  const take = (path: string): Fault => {
    const found = list.find(({ fault, left }) => left > 0 && path.includes(fault.match ?? ''));
    if (found) found.left--;
    return found?.fault ?? {};
  };
  return {
    add(text) {
      const fault = parse(text);
      if (!fault) return 'A fault is a JSON object; [] clears all';
      if (Array.isArray(fault)) list = [];
      else list.push({ fault, left: fault.times === 0 ? Infinity : (fault.times ?? 1) });
      return undefined;
    },
    apply: (path, socket, pass) => suffer(take(path), socket, pass),
  };
}

async function suffer(fault: Fault, socket: Socket, pass: () => Answer | Promise<Answer>): Promise<Answer | undefined> {
  if (fault.delay) await new Promise((done) => setTimeout(done, fault.delay));
  if (strikes(fault, 'before', socket)) return undefined;
  const answer = fault.status
    ? { status: fault.status, body: fault.text ?? texts[fault.status] ?? `Fault ${fault.status}` }
    : await pass();
  if (strikes(fault, 'after', socket)) return undefined;
  return { ...answer, noCors: fault.noCors };
}

/** @returns whether the request gets no answer at this moment */
function strikes({ reset, hang }: Fault, moment: 'before' | 'after', socket: Socket): boolean {
  const now = (when: Fault['hang']) => (when === true ? 'before' : when) === moment;
  if (now(reset)) socket.resetAndDestroy();
  return now(reset) || now(hang);
}

function parse(text: string): Fault | [] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
