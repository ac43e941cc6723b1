// The store of a site whose files are in a folder on this computer.
import { say } from '../../../base/words/say.ts';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refuse } from '../../../base/pure/result.ts';
import type { TextSet } from '../../../base/pure/text-set.ts';
import { collectChanges } from '../../../base/disk/settled-changes.ts';
import { maxFileLength } from '../../../checker/yaml/read-yaml.ts';
import { watchSite } from '../../../site/folder/watch-site.ts';
import { ignoreMissing } from '../../../base/disk/ignore-missing.ts';
import { isPublished } from '../../../site/public-folder/is-published.ts';
import type { Project } from '../../../site/folder/project.ts';
import type { Refusal } from '../../protocol/page.ts';
import type { FileChange, SiteStore } from '../store/site-store.ts';
import { buildDraft, nameDraft } from './build-draft.ts';
import { findNews } from './publish/find-news.ts';
import { publish } from './publish/publish.ts';
import { readPublished, readPublishedFiles } from './publish/published-points.ts';
import { readPublishView } from './publish/publish-view.ts';
import { sendDraft } from './publish/send-draft.ts';
import { takeIn } from './publish/take-in.ts';
import { createGit } from './publish/run-git.ts';
import { SiteFiles } from './site-files.ts';
import { fitUpload } from './fit-upload.ts';
import { storeUpload } from './store-upload.ts';
import { isPictureFile } from './paths/writable-path.ts';

/** @param texts the texts of the folder, which whoever follows the store keeps up to date */
export function openDiskStore(project: Project, texts: () => TextSet): SiteStore {
  const { siteRoot } = project;
  const files = new SiteFiles(siteRoot);
  const git = createGit(siteRoot);
  const reports = new Set<Parameters<SiteStore['follow']>[0]>();
  const report = (paths: readonly string[], by?: string) => reports.forEach((each) => each(paths, by));
  /** Reports what was written before anybody is answered. */
  const written = <Result extends { ok: true; files: string[] } | Refusal | null>(result: Result, by?: string) => {
    const paths = result?.ok ? result.files.map((file) => join(siteRoot, file)) : [];
    if (paths.length > 0) report(paths, by);
    return Promise.resolve(result);
  };
  return {
    texts,
    change: (changes, { by, ...options }) => written(refuseTooLarge(changes) ?? files.change(changes, options), by),
    choose: (choices, names, by) => written(files.choose(choices, names), by),
    step: (way, { seen, by }) => written(files.step(way, seen), by),
    heads: () => Promise.resolve(files.journal.heads()),
    history: async () => {
      const published = await readPublished(git.ask);
      return [...files.journal.entries(), ...published].sort((one, other) => other.time - one.time);
    },
    textsAt: async ({ id, side }) => {
      const own = ignoreMissing(() => files.journal.textsAt(id, side), undefined);
      if (own || !/^[\da-f]{40,64}$/.test(id)) return own;
      return readPublishedFiles(git.ask, side === 'after' ? id : `${id}^`);
    },
    upload: async (name, bytes, by) => {
      const fitted = await fitUpload(name, bytes);
      if (!fitted.ok) return fitted;
      const stored = storeUpload(siteRoot, name, fitted.bytes);
      if (!stored.ok) return stored;
      files.journal.addUpload(stored.file);
      report([join(siteRoot, stored.file)], by);
      return { ok: true, address: stored.address };
    },
    publicFile: async (address) =>
      isPublished(siteRoot, address) ? await readFile(join(siteRoot, 'public', address)) : undefined,
    readPicture: (file) => (isPictureFile(file) ? files.read(file) : null),
    readTimes: (paths) => {
      const times = paths.map((file) => ignoreMissing(() => statSync(join(siteRoot, file)).mtimeMs, undefined));
      return new Map(paths.flatMap((file, index) => (times[index] === undefined ? [] : [[file, times[index]]])));
    },
    publishView: () => readPublishView(siteRoot, git.ask, files.journal),
    findNews: () => findNews(siteRoot, git),
    publish: (request) => publish(siteRoot, git, request),
    takeIn: (request) => takeIn({ siteRoot, git, files, ...request }),
    buildDraft: () => buildDraft(project),
    draftName: () => nameDraft(siteRoot),
    sendDraft: (request) => sendDraft(siteRoot, git, request),
    follow: (own) => {
      reports.add(own);
      const stop = watchSite(project, collectChanges(own), { persistent: false });
      return () => {
        stop();
        reports.delete(own);
      };
    },
  };
}

/**
 * Refuses to let a file become larger than those that are read: a page that is not read any more
 * could not be edited either.
 */
function refuseTooLarge(changes: readonly FileChange[]): Refusal | null {
  const tooLarge = changes.find(({ file, before, after }) => {
    const length = after?.length ?? 0;
    return file.endsWith('.yaml') && length > maxFileLength && length > (before?.length ?? 0);
  });
  if (!tooLarge) return null;
  const [size, limit] = [tooLarge.after!.length, maxFileLength].map((length) => Math.ceil(length / 1024));
  return refuse(
    say(
      'This is too much for one page, which would have {size} kB, and has room for {limit} kB. Put it on several pages.',
      {
        size: size!,
        limit: limit!,
      },
    ),
  );
}
