// Sentences for the person who moves, searches or migrates what a site has.
import type { UsageKind } from '../../edits/find-usages.ts';

export const moveMessages = {
  unsearchableFile: () => 'Correct these first: what names the file cannot be found in files with errors.',
  unsearchableLinks: () => 'Correct these first: links cannot be found in files with errors.',
  newErrors: () => 'Nothing was moved: these errors would be new.',
  alreadyThere: (path: string) => `${path} was there already.`,
  redirected: () => 'Old links from elsewhere are led on by redirects in site.yaml.',
  stay: (routes: readonly string[]) =>
    `Pages below stay where they are: ${routes.join(', ')}. To move them along: --below`,
  rename: ({ file, newFile }: { file: string; newFile: string }) => `rename ${file} -> ${newFile}`,
  moved: ({ file, newFile }: { file: string; newFile: string }) => `moved: ${file} -> ${newFile}`,
  updated: (file: string) => `updated: ${file}`,
  byHand: ({ file, line }: { file: string; line: number }) =>
    `by hand: ${file}:${line}: the address is put together from parts; please look at it`,
  byHandInCode: ({ file, line, name }: { file: string; line: number; name: string }) =>
    `by hand: ${file}:${line}: it names ${name}, too`,
};

/** The kinds of names as people call them. */
export const usageKindNames: Record<UsageKind, string> = {
  page: 'page',
  file: 'file',
  popup: 'pop-up',
  form: 'form',
  shared: 'shared section',
  block: 'type of section',
};

export const usageMessages = {
  unsearched: (files: readonly string[]) => `Not searched for links, because of mistakes: ${files.join(', ')}`,
  unknownKind: ({ name, kinds }: { name: string; kinds: readonly string[] }) =>
    `There is no kind "${name}". Choose one of: ${kinds.join(', ')}.`,
  unknownName: ({ name, kinds, nearest }: { name: string; kinds: readonly UsageKind[]; nearest: string | null }) =>
    `Nothing is called "${name}" (${kinds.map((kind) => usageKindNames[kind]).join(', ')}).${nearest === null ? '' : ` Did you mean ${nearest}?`}`,
  section: ({ number, type }: { number: number; type: string | undefined }) =>
    `, section ${number} (${type ?? 'of no type'})`,
  count: ({ uses, files }: { uses: number; files: number }) =>
    `${uses} ${uses === 1 ? 'use' : 'uses'} in ${files} ${files === 1 ? 'file' : 'files'}.`,
  none: (name: string) => `Nothing uses ${name}.`,
};

export const migrateMessages = {
  written: ({ file, count }: { file: string; count: number }) => `updated: ${file} (${count})`,
  nothing: () => 'Nothing is left of an earlier version.',
  gitignore: () =>
    '.gitignore: folders of the same name below the site are in Git again, such as public/images/gallery',
};
