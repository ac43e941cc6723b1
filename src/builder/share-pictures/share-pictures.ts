// Makes the share pictures of pages that have none, and keeps them: the name of each is a hash of
// its input.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Site } from '#schemas';
import { readFocus } from '../../base/pictures/focus-point.ts';
import type { PageModel } from '../../checker/check-site.ts';
import { hashJson, hashText } from '../../base/disk/hash.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { decodePath } from '../../base/addresses/address.ts';
import type { Project } from '../../site/folder/project.ts';
import { cardFonts } from './card-fonts.ts';
import { cardSize, drawCard, findPhotoPlace, nameRoom, planCard, titleRoom, type ShareCard } from './share-card.ts';
import { openTextSetter, type SetText, type TextSetter, type TextRequest } from './text-setter.ts';

/** A picture that a page names. */
export interface SharePicture {
  /** Below the output folder. */
  path: string;
  /** Description of the picture: the title of the page. */
  alt: string;
  make: () => Promise<Buffer>;
}

export interface SharePictures {
  /**
   * @returns what the picture of a page is called, at once: whether a font has all its letters is
   * not looked at
   */
  named(model: PageModel): Omit<SharePicture, 'make'> | undefined;
  /**
   * @returns the picture of a page; undefined if the author chose one, or no font has its letters
   */
  of(model: PageModel): Promise<SharePicture | undefined>;
  /** Remarks for the author: pages without a picture, and why. */
  remarks(): string[];
  close(): void;
}

/** Folder of share pictures, below the output folder. */
export const shareFolder = 'assets/share/';
/** Changes with what pictures look like. */
const look = 2;
/** Drawing one takes a tenth of a second and some 20 MB. */
const drawing = pLimit(2);
const quality = { quality: 88, chromaSubsampling: '4:4:4' } as const;

/** @param project whose pictures are kept in `.pagewright/share`, which may be deleted at any time */
export async function openSharePictures(project: Project, site: Site): Promise<SharePictures> {
  const fonts = await cardFonts(project, site);
  // By what they hold: the same on every machine.
  const letters = [fonts.weight, ...fonts.files.map((file) => hashText(readFileSync(file, 'base64')))];
  // Created for the first picture that does not exist yet.
  let setter: TextSetter | undefined;
  const set = (wanted: TextRequest) => (setter ??= openTextSetter(project.productRoot, fonts)).set(wanted);
  const folder = join(project.siteRoot, '.pagewright/share');
  mkdirSync(folder, { recursive: true });
  const unset = new Map<string, string[]>();
  const plan = ({ listed, page }: PageModel) => {
    if (!listed || hasOwn(page)) return undefined;
    const card = planCard(page, site);
    const name = `${hashJson([look, card, letters]).slice(0, 12)}.jpg`;
    return { card, file: join(folder, name), known: { path: `${shareFolder}${name}`, alt: card.title } };
  };
  const prepare = async (model: PageModel): Promise<SharePicture | undefined> => {
    const planned = plan(model);
    if (!planned) return undefined;
    const { card, file, known } = planned;
    if (existsSync(file)) return { ...known, make: async () => readFileSync(file) };
    const [title, siteName] = await Promise.all([
      set({ text: card.title, ...titleRoom(card) }),
      set({ text: card.siteName, ...nameRoom(card) }),
    ]);
    const missing = [...title.missing, ...siteName.missing];
    if (missing.length > 0) return void unset.set(model.route, missing);
    unset.delete(model.route);
    return { ...known, make: () => drawing(() => kept(file, () => drawn({ card, title, siteName, project }))) };
  };
  // A build asks once for the page, which names the picture, and once for the file.
  let latest: { model: PageModel; picture: Promise<SharePicture | undefined> } | undefined;
  return {
    named: (model) => plan(model)?.known,
    of: (model) => {
      if (latest?.model !== model) latest = { model, picture: prepare(model) };
      return latest.picture;
    },
    remarks: () =>
      [...unset].map(
        ([route, words]) =>
          `${route} gets no share picture: no font of the site has the letters of "${words[0]}". Give the page a shareImage, or the site a font that has them.`,
      ),
    close: () => setter?.close(),
  };
}

function hasOwn({ shareImage, image }: PageModel['page']): boolean {
  return shareImage !== undefined || (image !== undefined && !/\.svg$/i.test(image.src));
}

async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file);
  const bytes = await make();
  writeAtomic(file, bytes);
  return bytes;
}

interface CardDrawing {
  card: ShareCard;
  title: SetText;
  siteName: SetText;
  project: Project;
}

async function drawn({ card, title, siteName, project }: CardDrawing): Promise<Buffer> {
  const [{ default: sharp }, { fillBox }] = await Promise.all([import('sharp'), import('../images/encode.ts')]);
  const ground = sharp(Buffer.from(drawCard(card, title, siteName))).resize(cardSize);
  if (card.photo === null) return ground.flatten().jpeg(quality).toBuffer();
  const { left, top, ...box } = findPhotoPlace(card);
  const upright = sharp(join(project.siteRoot, 'public', decodePath(card.photo))).autoOrient();
  const { autoOrient } = await upright.metadata();
  const photo = await (
    card.focus === undefined
      ? upright.resize({ ...box, fit: 'cover', position: 'attention' })
      : fillBox(upright, autoOrient, { ...box, focus: readFocus(card.focus) })
  ).toBuffer();
  return ground
    .composite([{ input: photo, left, top }])
    .flatten()
    .jpeg(quality)
    .toBuffer();
}
