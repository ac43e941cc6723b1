// Types of derived outputs: the files of a finished site, beside its pages' documents and its
// bundles, that follow from its content.
import type { Site } from '#schemas';
import type { Result } from '../../base/pure/result.ts';
import type { CheckedSite, PageModel, SiteFacts } from '../../checker/check-site.ts';
import type { SharePictures } from '../share-pictures/share-pictures.ts';
import type { SharedParts } from '../hosts/content-policy.ts';
import type { Project } from '../../site/folder/project.ts';

export type FileContent = string | Buffer;

/** Makers of the files, by their paths below the output folder. */
export type FileMakers = ReadonlyMap<string, () => FileContent | Promise<FileContent>>;

/** A site whose outputs are made: in a build all of them, in the dev server those asked for. */
export interface OutputSource extends Pick<CheckedSite, 'feeds' | 'calendars'> {
  project: Project;
  site: Site;
  /** The path below which its documents are rendered: that of the site on its host, in a build. */
  base: string;
  pages: readonly PageModel[];
  images: SiteFacts['images'];
  /** True if any page has a search. */
  hasSearch: boolean;
  /** @returns whether the author has put a file of this path into public: that one counts */
  isAuthored(path: string): boolean;
  /** @returns the HTML of a page's document */
  readDocument(model: PageModel): string | Promise<string>;
  openSharePictures(): Promise<SharePictures>;
}

interface NamedOutput {
  name: string;
  /** Matches the paths of its files, and maybe others: tested before anything is computed. */
  pattern: RegExp;
  /** True if the names of its files contain a hash of their content. */
  isNamedByContent?: true;
}

export type MadeFile = Result<{ content: FileContent }>;

/** A file of each page, made again when the page has changed. */
export interface PageOutput extends NamedOutput {
  kind: 'page';
  /** @returns undefined for a page that has none */
  findPath(model: PageModel, source: OutputSource): string | undefined | Promise<string | undefined>;
  /** @param page with a function that gives the HTML of its main element */
  make(page: RenderedPage, source: OutputSource): Promise<MadeFile>;
}

export interface RenderedPage {
  model: PageModel;
  renderMain(): string | Promise<string>;
}

/** Files of the whole site. */
export interface SiteOutput extends NamedOutput {
  kind: 'site';
  list(source: OutputSource): FileMakers | Promise<FileMakers>;
  /** True if they follow from the pages' documents alone. */
  followsPages?: true;
  /**
   * Finds a file that belongs to no page of the site: in the dev server, the gallery shows other
   * looks.
   */
  findOther?(path: string, source: OutputSource): FileContent | undefined;
  /**
   * The file that a browser loads first, if the others fit it alone: the dev server lists them
   * again only when that one is asked for.
   */
  entryFile?: string;
}

/** Files made of photos: as many as the pages show, each of which can be made alone. */
export interface PictureOutput extends NamedOutput {
  kind: 'picture';
  /** @throws BrokenPicture when nothing can be made of the photo */
  make(path: string, source: OutputSource): Promise<FileContent | undefined>;
}

/** Files that tell a host what to do; visitors do not get them. */
export interface HostOutput extends NamedOutput {
  kind: 'host';
  list(source: OutputSource & { shared: SharedParts }): FileMakers;
}

export type Output = PageOutput | SiteOutput | PictureOutput | HostOutput;
