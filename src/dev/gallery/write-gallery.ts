// Writes the site of the examples into a folder, to be served and built as any other:
// `pagewright gallery`.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepareSchemas } from '../../checker/schema/prepare-schemas.ts';
import { UsageError } from '../../base/terminal/usage-error.ts';
import { placeSchemaMistakes } from '../../site/schemas/place-schema-mistakes.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { ownEntries } from '../../site/folder/own-parts.ts';
import { readFacts, readSchemas, type Project } from '../../site/folder/project.ts';
import { openTexts } from '../../site/folder/site-texts.ts';
import { composeExamplesSite } from './examples-site.ts';
import { listPublicFiles } from './sample-content.ts';

/** The entries of the folder that are written again; the caches of its builds stay. */
const written = ['site.yaml', 'pages', 'public', ...ownEntries];

/**
 * Writes the site in the look of the project's own, whose parts it has, too.
 * @returns the exit code 0
 * @throws UsageError if the folder holds something else
 */
export function writeGallery(project: Project, folder: string): 0 {
  refuseOthers(folder);
  const source = { texts: openTexts(project), facts: readFacts(project) };
  const like = loadChecker(project).readSiteFile(source);
  const { blocks, ...schemas } = placeSchemaMistakes(project, () => prepareSchemas(readSchemas(project)));
  for (const entry of written) rmSync(join(folder, entry), { recursive: true, force: true });
  for (const entry of ownEntries)
    if (existsSync(join(project.siteRoot, entry)))
      cpSync(join(project.siteRoot, entry), join(folder, entry), { recursive: true });
  const files: [string, string | Buffer][] = Object.entries(
    composeExamplesSite({ schemas: { ...schemas, blocks }, like, base: '' }),
  );
  for (const [path, content] of listPublicFiles(project)) files.push([`public/${path}`, content]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(`The examples of ${Object.keys(blocks).length} types of sections are a site in ${folder}`);
  return 0;
}

/** The site in the folder is written again, so it must be one of ours. */
function refuseOthers(folder: string) {
  const isOurs = existsSync(join(folder, 'public/cta/1.txt'));
  if (!existsSync(folder) || readdirSync(folder).length === 0 || isOurs) return;
  throw new UsageError(`${folder} is not empty, and holds no gallery. Give another folder with --out.`);
}
