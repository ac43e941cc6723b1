// A page that ends at a chosen moment, as when it is closed or its process is killed: around each write to the device and
// each request.
import type { Page } from 'playwright/test';

interface Ending {
  /** Waits for the moment. @returns whether there was one */
  reached(): boolean;
  /** The moments of the page so far, in words. */
  moments: string[];
}

/**
 * @param last the number of the moment, from 1 on, counted from the first press of a button that sends; after it, nothing
 *   that the page does has an effect
 */
export async function endAt(page: Page, last: number): Promise<Ending> {
  const moments: string[] = [];
  await page.exposeFunction('noteMoment', (words: string) => void moments.push(words));
  await page.addInitScript(cutOff, last);
  return { moments, reached: () => moments.length >= last };
}

/** Runs in the page. */
function cutOff(last: number): void {
  let isCounting = false;
  let count = 0;
  const note = (globalThis as unknown as { noteMoment: (words: string) => void }).noteMoment;
  const isOver = () => count >= last;
  const moment = (words: string) => {
    if (!isCounting || isOver()) return;
    count += 1;
    note(`${count} ${words}`);
  };
  const ended = () => {
    throw new Error('The page has ended.');
  };
  addEventListener('submit', () => (isCounting = true), true);
  const wrap = <T extends object>(target: T, name: keyof T & string, words: string) => {
    const real = target[name] as (...args: unknown[]) => unknown;
    target[name] = function wrapped(this: T, ...args: unknown[]) {
      moment(`before ${words}`);
      if (isOver()) return ended();
      const result = real.apply(this, args);
      moment(`after ${words}`);
      return result;
    } as T[typeof name];
  };
  wrap(Storage.prototype, 'setItem', 'a text is written');
  wrap(Storage.prototype, 'removeItem', 'a text is removed');
  wrap(IDBFactory.prototype, 'open', 'the store is opened');
  wrap(IDBObjectStore.prototype, 'put', 'a file is written');
  wrap(IDBObjectStore.prototype, 'delete', 'a file is removed');
  wrap(IDBObjectStore.prototype, 'get', 'a file is read');
  const add = IDBTransaction.prototype.addEventListener;
  IDBTransaction.prototype.addEventListener = function wrapped(this: IDBTransaction, ...args: unknown[]) {
    const [type, listener] = args as ['complete', (event: Event) => void];
    if (type === 'complete')
      Reflect.apply(add, this, [
        type,
        (event: Event) => {
          moment('a change of the store is done');
          if (!isOver()) listener(event);
        },
      ]);
    else Reflect.apply(add, this, args);
  } as typeof add;
  const send = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    moment('before a request');
    if (isOver()) return new Promise(() => {});
    const answer = send(...args);
    moment('in a request');
    if (isOver()) return new Promise(() => {});
    return answer.finally(() => moment('after a request')).then((done) => (isOver() ? new Promise(() => {}) : done));
  };
}
