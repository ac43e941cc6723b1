// States of publishing, in sentences.
import type { PublishView, SitePage, UnpublishedFile } from '../../protocol/site.ts';

/** So many pages are named in the first message. */
const maxNamed = 3;

/** @returns what is not online yet, or why nothing can be sent */
export function describeState(view: PublishView, pages: readonly SitePage[]): string {
  const { obstacle, isDone, remote, changes, waiting } = view;
  if (isDone && remote) return 'There is nothing to publish: all of it is published.';
  if (isDone) return 'All changes are noted on this computer. The site is not connected to a host that puts it online.';
  if (obstacle !== null) return obstacle;
  const own = changes.filter(({ isOwn }) => isOwn);
  const shown = own.length > 0 ? own : changes;
  if (shown.length === 0) return `${count(waiting, 'earlier change')} ${waiting === 1 ? 'was' : 'were'} not sent yet.`;
  const total = shown.reduce((sum, { words }) => sum + Math.max(1, words.length), 0);
  const onPages = shown.filter(({ file }) => pages.some((page) => page.file === file)).length;
  const where = onPages > 0 ? ` on ${count(onPages, 'page')}` : '';
  return `${count(total, 'change')}${where} ${total === 1 ? 'is' : 'are'} not online yet.`;
}

/** @returns what the button will do */
export function describePlan(files: number, { remote, waiting }: PublishView): string {
  if (files + waiting === 0) return 'Nothing is chosen, so there is nothing to publish.';
  if (!remote) return 'The site is not connected to a host: it is noted on this computer, and sent nowhere.';
  const earlier = waiting > 0 ? ' What was not sent earlier goes along.' : '';
  return `It is sent to ${remote.address}, and your host puts it online from there.${earlier}`;
}

/** @returns "Menu, Home": a message to begin with, from the pages that have changed */
export function suggestMessage(changes: readonly UnpublishedFile[], pages: readonly SitePage[]): string {
  if (changes.length === 0) return '';
  const named = changes.filter(({ file }) => file.startsWith('pages/')).map((change) => titleOf(change, pages));
  return named.length === 0 ? 'The site' : named.slice(0, maxNamed).join(', ');
}

/** @returns what a file is called by somebody who does not know that it is one */
export function titleOf({ file }: Pick<UnpublishedFile, 'file'>, pages: readonly SitePage[]): string {
  const page = pages.find((each) => each.file === file);
  if (page) return page.title;
  if (file === 'site.yaml') return 'The whole site: menu, footer, colours and so on';
  const [, removed] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  return removed ?? file.replace(/^public\//, '');
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
