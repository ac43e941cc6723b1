// Notices what a colleague has published, without a press of Publish: when the editor opens, when
// its window comes back to the front, and every few minutes.
import { say } from '../../../base/words/say.ts';
import type { News } from '../../protocol/site.ts';
import { ask, useSite } from '../state/site-store.ts';
import { announce, useEditor } from '../state/store.ts';

const pauseMs = 5 * 60_000;
/** The page is read first. */
const firstMs = 3000;

interface Connection {
  saveData?: boolean;
  type?: string;
}

let askedAt = -Infinity;
let told = '';

export function watchColleagues(): void {
  setTimeout(look, firstMs);
  setInterval(look, pauseMs);
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
}

function look(): void {
  void lookForNews();
}

async function lookForNews(): Promise<void> {
  // A line that costs money, or fails, is left alone until the pause is over.
  if (document.hidden || !navigator.onLine || isMetered() || performance.now() - askedAt < pauseMs - 1000) return;
  askedAt = performance.now();
  const asked = await ask<News>('news');
  if (!asked.ok || asked.answer.kind === 'unknown') return;
  const { answer } = asked;
  useSite.setState({ isBehind: answer.kind === 'published' });
  if (answer.kind === 'none' || answer.commit === told) return;
  told = answer.commit;
  const words = say('A colleague has published. Under Publish, it is taken in by a button.');
  useEditor.setState({ notice: words });
  announce(words);
}

function isMetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.type === 'cellular';
}
