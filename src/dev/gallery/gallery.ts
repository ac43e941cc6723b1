// Gallery: the site of the examples, checked in memory, and a site with one page for each look.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSite } from '../../checker/check-site.ts';
import { prepareSchemas } from '../../checker/schema/prepare-schemas.ts';
import { createTextSet } from '../../base/pure/text-set.ts';
import { listIcons } from '../../site/folder/icons.ts';
import { toPreview } from '../../site/folder/preview-options.ts';
import { placeSchemaMistakes } from '../../site/schemas/place-schema-mistakes.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readSchemas, type Project } from '../../site/folder/project.ts';
import { composeExamplesSite, composeLookSite, type ExamplesSiteOptions } from './examples-site.ts';
import { describePictures } from './sample-content.ts';

export interface Gallery extends Pick<CheckedSite, 'site' | 'pages' | 'diagnostics'> {
  /** The site's files by path. */
  files: Record<string, string>;
  /** Schemas and files that it was made from, as JSON. */
  source: string;
  /** Checks the site whose only page shows a look; undefined for a name that is no look. */
  readLook: (name: string) => CheckedSite | undefined;
}

/**
 * Reads the schemas as they are on disk now.
 *
 * @param last the gallery of the last time: kept if it would be the same, as each "Add a section"
 *   asks for it and the check of all examples takes over a second
 */
export function readGallery(project: Project, options: Omit<ExamplesSiteOptions, 'schemas'>, last?: Gallery): Gallery {
  const schemas = readSchemas(project);
  const files = composeExamplesSite({
    schemas: placeSchemaMistakes(project, () => prepareSchemas(schemas)),
    ...options,
  });
  const source = JSON.stringify([schemas, files]);
  if (last?.source === source) return last;
  const checker = loadChecker(project, undefined, schemas);
  const facts = {
    images: describePictures(),
    icons: new Set(listIcons(project.productRoot)),
    preview: toPreview({}, 'all'),
  };
  const texts = Object.entries(files).filter(([path]) => !path.startsWith('public/'));
  const checkTexts = (named: Record<string, string>) => checker.checkSite({ texts: createTextSet(named), facts });
  const { site, pages, diagnostics } = checkTexts(Object.fromEntries(texts));
  const readLook = (name: string) => {
    if (!schemas.site.definitions!.theme!.properties!.look!.enum!.includes(name)) return undefined;
    const page = readFileSync(join(project.productRoot, 'src/cli/templates/looks/sample.yaml'), 'utf8');
    return checkTexts(composeLookSite(name, page));
  };
  return { files, source, site, pages, diagnostics, readLook };
}
