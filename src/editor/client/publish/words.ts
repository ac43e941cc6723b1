// States of publishing, in sentences.
import { say } from '../../../base/words/say.ts';
import type { PublishView, SitePage, UnpublishedFile } from '../../protocol/site.ts';

/** So many pages are named in the first message. */
const maxNamed = 3;

/** @returns what is not online yet, or why nothing can be sent, with what is folded below it */
export function describeState(view: PublishView): string {
  const { obstacle, isDone, remote, changes, waiting } = view;
  if (isDone && remote) return say('There is nothing to publish: all of it is published.');
  if (isDone)
    return say('All changes are noted on this computer. The site is not connected to a host that puts it online.');
  if (obstacle !== null) return obstacle;
  const own = changes.filter(({ isOwn }) => isOwn);
  const shown = own.length > 0 ? own : changes;
  if (shown.length === 0)
    return say('{count} earlier change was not sent yet. | {count} earlier changes were not sent yet.', {
      count: waiting,
    });
  const total = shown.reduce((sum, { words }) => sum + Math.max(1, words.length), 0);
  return say('{count} change is not online yet. | {count} changes are not online yet.', { count: total });
}

/** @returns what the button will do */
export function describePlan(files: number, { remote, waiting }: PublishView): string {
  if (files + waiting === 0) return say('Nothing is chosen, so there is nothing to publish.');
  if (!remote) return say('The site is not connected to a host: it is noted on this computer, and sent nowhere.');
  const { address } = remote;
  return waiting > 0
    ? say('It is sent to {address}, and your host puts it online from there. What was not sent earlier goes along.', {
        address,
      })
    : say('It is sent to {address}, and your host puts it online from there.', { address });
}

/** @returns "Menu, Home": a message to begin with, from the pages that have changed */
export function suggestMessage(changes: readonly UnpublishedFile[], pages: readonly SitePage[]): string {
  if (changes.length === 0) return '';
  const named = changes.filter(({ file }) => file.startsWith('pages/')).map((change) => titleOf(change, pages));
  return named.length === 0 ? say('The site') : named.slice(0, maxNamed).join(', ');
}

/** @returns what a file is called by somebody who does not know that it is one */
export function titleOf(
  { file }: Pick<UnpublishedFile, 'file'>,
  pages: readonly Pick<SitePage, 'file' | 'title'>[],
): string {
  const page = pages.find((each) => each.file === file);
  if (page) return page.title;
  if (file === 'site.yaml') return say('The whole site: menu, footer, colours and so on');
  const [, removed] = /^pages\/(.+)\.yaml$/.exec(file) ?? [];
  return removed ?? file.replace(/^public\//, '');
}
