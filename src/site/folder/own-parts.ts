// Parts that a site brings beside its pages: types of section, parts of the frame, a stylesheet.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DeveloperError } from '../../base/pure/developer-error.ts';
import { hasExactFile } from '../../base/disk/exact-file.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { findOtherCase, listOwnBlocks, type BlockFolder } from './block-folders.ts';
import type { Project } from './project.ts';

/** The parts of a page that a site's `components/NAME.tsx` takes the place of. */
const frameParts = ['header', 'footer', 'frame'] as const;

export interface OwnParts {
  blocks: BlockFolder[];
  /** The files of the parts of the frame. */
  components: Partial<Record<(typeof frameParts)[number], string>>;
  /** The site's stylesheet. */
  styles?: string;
}

/** The entries of a site's folder that may hold its code. */
export const codeEntries = ['blocks', 'components', 'styles.css'];

/** The entries of a site's folder that may hold its parts. */
export const ownEntries = [...codeEntries, 'fields'];

/** @returns whether a path below the site's folder belongs to its code, or to a folder of it */
export function isOwnPart(path: string): boolean {
  return codeEntries.includes(path.split('/')[0]!);
}

/** @throws DeveloperError when a type of section is not whole, or a part of the frame has capitals */
export function findOwnParts(project: Project): OwnParts {
  const { siteRoot } = project;
  const components = frameParts.flatMap((part) => {
    const file = join(siteRoot, 'components', `${part}.tsx`);
    return hasExactFile(siteRoot, `/components/${part}.tsx`) ? [[part, file] as const] : [];
  });
  if (components.length === 0) refuseOtherCase(siteRoot);
  const styles = join(siteRoot, 'styles.css');
  return {
    blocks: listOwnBlocks(project),
    components: Object.fromEntries(components),
    ...(existsSync(styles) && { styles }),
  };
}

/** Beside a part of the frame, a file of such a name may be one that the part imports. */
function refuseOtherCase(siteRoot: string): void {
  const folder = join(siteRoot, 'components');
  for (const part of frameParts) {
    const other = findOtherCase(folder, `${part}.tsx`);
    if (other !== undefined)
      throw new DeveloperError(`components/${other} is not used. Please call it ${part}.tsx, in small letters.`);
  }
}

/** @returns whether a site has parts, so that it needs separate bundles */
export function hasOwnParts({ blocks, components, styles }: OwnParts): boolean {
  return blocks.length > 0 || Object.keys(components).length > 0 || styles !== undefined;
}

/**
 * @returns the absolute paths of all files that a site's own parts are made from, but for what they
 * import from packages
 */
export function ownFiles(project: Project, { blocks, styles }: OwnParts): string[] {
  const files = listCodeFolders(project, blocks).flatMap((folder) =>
    listFiles(folder, '').map((path) => join(folder, path)),
  );
  return [...files, ...(styles === undefined ? [] : [styles])];
}

/** @returns the folders of a site's own code, those in packages of sections included */
export function listCodeFolders({ siteRoot }: Project, blocks: OwnParts['blocks']): string[] {
  const ofPackages = blocks.filter(({ owner }) => owner !== 'site').map(({ folder }) => folder);
  return [join(siteRoot, 'blocks'), join(siteRoot, 'components'), ...ofPackages];
}
