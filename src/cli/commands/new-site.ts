// The command `new:site`: a small site in a new folder, with files for VS Code, npm and Git.
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Diagnostic } from '../../checker/diagnostics/diagnostic.ts';
import type { Site } from '#schemas';
import { readLooks } from '../../checker/resolve/complete-theme.ts';
import { createTextSet, type TextSet } from '../../base/pure/text-set.ts';
import { openTerminal } from '../../base/terminal/terminal.ts';
import { makeIcon } from '../../builder/images/site-icons.ts';
import { titleFromName } from './ask-page.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readFacts, readSchemas, type Project } from '../../site/folder/project.ts';
import { listFiles } from '../../base/disk/list-files.ts';
import { newPage } from './new-page.ts';
import { fillTemplate, type Filling } from '../../site/recipes/fill-template.ts';
import { readRecipes, type Recipe } from '../../site/recipes/page-template.ts';
import { findForeignLaw, inLanguage, readStarterWords, type StarterWords } from '../../site/recipes/starter-words.ts';
import { report } from '../../site/report/report.ts';
import { writeEditorSetup } from '../../site/vscode/set-up-editor.ts';
import { writeAtomic } from '../../base/disk/write-atomic.ts';
import { findManager } from '../../base/installation/package-manager.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { recolour } from './recolour.ts';
import { drawSharePicture, shareSize } from './share-picture.ts';
import { mayExtend, sitePackageFiles } from './site-package.ts';
import { starterFiles, starters } from './starters.ts';
import { newSiteMessages } from '../messages/new.ts';

const template = 'src/cli/templates/site';

export interface NewSiteOptions {
  folder?: string;
  name?: string;
  email?: string;
  /** The code of the language, such as en or de-AT. */
  lang?: string;
  look?: string;
  /** The names of recipes: a page is made of each. */
  pages?: string[];
}

/**
 * Writes a site, asking for what is missing where somebody can answer.
 * @returns the exit code: 0 written, 1 if the site would not pass the check
 * @throws UsageError
 */
export async function newSite(productRoot: string, options: NewSiteOptions): Promise<0 | 1> {
  const plan = await completePlan(options, productRoot);
  const project = { productRoot, siteRoot: plan.folder };
  const files = planFiles(project, plan);
  refuseOthers(plan.folder, Object.keys(files));
  const { problems, texts, site } = checkFiles(productRoot, files);
  if (!site || problems.length > 0) {
    report(problems, texts);
    console.error(newSiteMessages.otherOptions());
    return 1;
  }
  const pictures = await makePictures(project, site);
  writeFiles(project, { ...files, ...pictures });
  const { words, isSpoken } = readStarterWords(productRoot, plan.lang);
  for (const recipe of plan.pages) await addPage(project, recipe, words);
  if (!isSpoken) console.log(newSiteMessages.inEnglish(plan.lang));
  console.log(newSiteMessages.written({ folder: plan.folder, files: Object.keys(files) }));
  console.log(newSiteMessages.nextStep());
  return 0;
}

/** @throws UsageError where there is a site, or something else that would be overwritten */
function refuseOthers(folder: string, paths: string[]): void {
  const existing = paths.find(
    (path) => existsSync(join(folder, path)) && !(path === 'package.json' && mayExtend(folder)),
  );
  if (existing !== undefined) throw new UsageError(newSiteMessages.takenFolder({ name: existing, folder }));
}

interface Plan {
  /** The absolute path of the site's folder. */
  folder: string;
  name: string;
  /** "" for none. */
  email: string;
  lang: string;
  /** "" for the look of the defaults. */
  look: string;
  pages: string[];
}

async function completePlan(options: NewSiteOptions, productRoot: string): Promise<Plan> {
  const terminal = openTerminal();
  const askFor = async (given: string | undefined, question: string): Promise<string> => {
    if (given !== undefined || !terminal) return (given ?? '').trim();
    const answer = await terminal.ask(question);
    if (answer === null) throw new UsageError(newSiteMessages.nothingWritten());
    return answer;
  };
  try {
    const path = await askFor(options.folder, newSiteMessages.askFolder());
    if (path === '') throw new UsageError(newSiteMessages.noFolder());
    const folder = resolve(path);
    const defaultName = basename(folder) && titleFromName(basename(folder));
    const name = (await askFor(options.name, newSiteMessages.askName(defaultName))) || defaultName;
    if (name === '') throw new UsageError(newSiteMessages.noName());
    const email = await askFor(options.email, newSiteMessages.askEmail());
    if (email !== '' && !/^[^\s@"]+@[^\s@".]+(\.[^\s@".]+)+$/.test(email))
      throw new UsageError(newSiteMessages.noEmail(email));
    const { look = '', lang = 'en', pages = [] } = options;
    if (look !== '') requireKnown('look', look, listLooks(productRoot));
    const recipes = readRecipes(productRoot).map(({ name: each }) => each);
    for (const page of pages) requireKnown('recipe', page, recipes);
    return { folder, name, email, lang, look, pages };
  } finally {
    terminal?.close();
  }
}

function requireKnown(option: string, name: string, known: readonly string[]): void {
  if (!known.includes(name)) throw new UsageError(newSiteMessages.unknown({ option, name, known }));
}

/** @returns the names of the looks that a theme may begin with */
function listLooks(productRoot: string): string[] {
  return Object.keys(readLooks(readSchemas({ productRoot, siteRoot: productRoot }).site));
}

/** @returns the texts of the site's files by path, without those for VS Code */
function planFiles(project: Project, { name, email, lang, look }: Plan): Record<string, string> {
  const { words } = readStarterWords(project.productRoot, lang);
  const { samples } = words;
  const notFound = words.pages['not-found']!;
  const filling: Filling = {
    ...inLanguage(words),
    texts: {
      title: name,
      email,
      lang,
      look,
      zone: findZone(words),
      currency: words.currency,
      sampleEmail: samples.email,
      samplePhone: samples.phone,
      sampleAddress: samples.address,
      sampleHours: samples.hours,
    },
    has: new Set([
      ...(email === '' ? [] : ['site-email']),
      ...(look === '' ? [] : ['look']),
      // Another country has another currency.
      ...(words.law && findForeignLaw(lang, words) === undefined ? ['currency'] : []),
    ]),
  };
  const folder = join(project.productRoot, template);
  const filled = listFiles(folder, '').map((path) => [
    path,
    fillTemplate(readFileSync(join(folder, path), 'utf8'), filling),
  ]);
  return {
    ...(Object.fromEntries(filled) as Record<string, string>),
    'pages/404.yaml': fillTemplate(readNotFound(project).template, {
      ...filling,
      texts: { ...filling.texts, title: notFound.title, tab: `${notFound.title} | {site.name}` },
    }),
    ...sitePackageFiles(project, name),
    ...starterFiles(project.productRoot, findManager(project.siteRoot).name),
  };
}

/** @returns the recipe of the page for unknown addresses, which every site needs */
function readNotFound({ productRoot }: Project): Recipe {
  return readRecipes(productRoot).find(({ address }) => address === '/404')!;
}

const sharePicture = 'public/images/share.png';
const openingPicture = 'public/images/opening.svg';

/**
 * Checks the files before they are on disk, with the pictures of the template and the one that will
 * be drawn.
 */
function checkFiles(
  productRoot: string,
  files: Record<string, string>,
): { problems: readonly Diagnostic[]; texts: TextSet; site: Site | undefined } {
  const sample = { productRoot, siteRoot: join(productRoot, template) };
  const pages = Object.entries(files).filter(([path]) => isText(path));
  const texts = createTextSet(Object.fromEntries(pages));
  const facts = readFacts(sample);
  const drawn = { ...shareSize, bytes: 1 };
  const address = sharePicture.replace('public', '');
  const known = {
    ...facts,
    images: { ...facts.images, [address]: drawn },
    files: new Set([...(facts.files ?? []), address]),
  };
  const { diagnostics, site } = loadChecker(sample).checkSite({ texts, facts: known });
  // The labels of a language that Pagewright does not speak are its author's to write: a warning.
  return { problems: diagnostics.filter(({ severity }) => severity === 'error'), texts, site };
}

function isText(path: string): boolean {
  return path === 'site.yaml' || path.startsWith('pages/');
}

async function makePictures(project: Project, site: Site): Promise<Record<string, string | Buffer>> {
  const opening = readFileSync(join(project.productRoot, template, openingPicture), 'utf8');
  return {
    [sharePicture]: await drawSharePicture(project, site),
    [openingPicture]: recolour(opening, site),
    'public/favicon.svg': await makeIcon('favicon.svg', join(project.siteRoot, 'public'), site),
  };
}

/** Zone of the computer; those that never were set have UTC, and get the usual one of the language. */
function findZone({ zone }: StarterWords): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^(Etc\/)?(UTC|GMT|Universal|Zulu)$/.test(timeZone) ? zone : timeZone;
}

/** Pages that every footer has, and no menu. */
const legalPages = new Set(['imprint', 'privacy', 'legal']);

/** A page of a recipe, with title and address in the site's language, and a link to it. */
async function addPage(project: Project, recipe: string, { pages }: StarterWords): Promise<void> {
  const { title, address } = pages[recipe]!;
  const link = legalPages.has(recipe) ? { menu: '', footer: title } : { menu: title };
  if ((await newPage(project, { address, recipe, title, ...link, open: false })) !== 0)
    console.error(newSiteMessages.failedPage({ address, recipe }));
}

function writeFiles(project: Project, files: Record<string, string | Buffer>): void {
  try {
    for (const [path, text] of Object.entries(files)) {
      writeAtomic(join(project.siteRoot, path), text);
      const mode = starters[path]?.mode;
      if (mode !== undefined) chmodSync(join(project.siteRoot, path), mode);
    }
    writeEditorSetup(project);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(newSiteMessages.unwritable((error as Error).message));
  }
}
