// Errors of the scripts of an open page and what the browser says on its console as an error, such
// as what the content policy refuses; each with its place in the site's own code, if it has one.
import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import { CodeMistake } from '../../builder/own-code/code-mistake.ts';
import type { FindSource } from './source-places.ts';

export interface PageError {
  /** Description of the error; with a place, that comes first. */
  text: string;
  /** Is its place in the site's own code known? */
  isPlaced: boolean;
}

/** @returns a function that gives the errors since its last call */
export async function collectErrors(page: Page, siteRoot: string, findSource: FindSource): Promise<() => PageError[]> {
  const errors: PageError[] = [];
  const add = (reason: string, stack: string) => {
    const place = findSource(stack);
    errors.push({ text: place ? new CodeMistake(siteRoot, reason, place).summary : reason, isPlaced: !!place });
  };
  const listen = (session: CDPSession) => {
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      const { text, exception, stackTrace } = exceptionDetails;
      const said = describeValue(exception) ?? text.replace(/^Uncaught (?:\(in promise\) )?/, '');
      add(toReason(said), `${said}${toStack(stackTrace)}`);
    });
    session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
      if (type !== 'error' && type !== 'assert') return;
      const said = args.map((each) => describeValue(each) ?? each.type);
      add(said.map(toReason).join(' '), `${said.join('\n')}${toStack(stackTrace)}`);
    });
    session.on('Log.entryAdded', ({ entry: { level, source, text, stackTrace } }) => {
      // What cannot be loaded is found by its answer; that a service cannot be reached is no
      // mistake of the site.
      if (level === 'error' && source !== 'network') add(text.split(/\n| Either /)[0]!, toStack(stackTrace));
    });
  };
  const session = await page.createCDPSession();
  listen(session);
  await Promise.all([session.send('Runtime.enable'), session.send('Log.enable')]);
  page.on('workercreated', ({ client }) => listen(client));
  return () => errors.splice(0);
}

/** @returns a value as consoles show it, an error with its stack */
function describeValue(value: Protocol.Runtime.RemoteObject | undefined): string | undefined {
  return value && (value.description ?? value.unserializableValue ?? String(value.value));
}

/** @returns the places of a call, in the form of a stack */
export function toStack(trace: Protocol.Runtime.StackTrace | undefined): string {
  const frames = trace?.callFrames ?? [];
  return frames
    .map(({ url, lineNumber, columnNumber }) => `\n    at ${url}:${lineNumber + 1}:${columnNumber + 1}`)
    .join('');
}

/** @returns an error without its stack, and React's number of one in words */
function toReason(said: string): string {
  const message = said.split(/\n\s+at /)[0]!;
  const [, number, address] = /Minified React error #(\d+); visit (\S+) /.exec(message) ?? [];
  if (number === '418')
    return `it renders something else in the browser than in the build. What only a browser knows, the time and chance belong into an effect (React error 418: ${address})`;
  return number === undefined ? message : `React error ${number}: ${address}`;
}
