// What the gallery shows: every type of section with its settings and examples. The examples are checked as pages are.
import { stringify } from 'yaml';
import { prepareSchemas } from '../../content/schema/prepare-schemas.ts';
import type { PageModel } from '../../content/check-site.ts';
import { createTextSet } from '../../content/primitives/text-set.ts';
import type { Site } from '#schemas';
import { listIcons } from '../site/icons.ts';
import { toPreview } from '../cli/preview-options.ts';
import { loadChecker } from '../site/load-checker.ts';
import { readSchemas, type Project } from '../site/project.ts';
import { drawing, examplesOf, examplesSite, type Look } from './examples-site.ts';
import { settingsOf, type Setting } from '../reference/setting-rows.ts';

export interface Example {
  /** Counted from 1. */
  number: number;
  /** As it is written in a page's list of blocks. */
  yaml: string;
  /** Why it cannot be shown. */
  problems: string[];
}

export interface GalleryBlock {
  type: string;
  title: string;
  description: string;
  settings: Setting[];
  examples: Example[];
}

export interface Gallery {
  blocks: GalleryBlock[];
  /** What is wrong with the examples and with their site. */
  problems: string[];
  /** The site of the examples; undefined when it has a mistake itself. */
  site: Site | undefined;
  /** The pages of the examples, each alone at `/<type>/<number>`. */
  models: PageModel[];
}

/** Reads the schemas as they are on disk now. */
export function readGallery(project: Project, look: Look | undefined): Gallery {
  const schemas = readSchemas(project);
  const files = examplesSite({ blocks: schemas.blocks, pages: 'alone', ...(look && { look }) });
  const facts = {
    images: { [drawing.address]: { width: drawing.width, height: drawing.height, bytes: 0 } },
    icons: new Set(listIcons(project.productRoot)),
    preview: toPreview({}, 'all'),
  };
  const { site, pages, diagnostics } = loadChecker(project).checkSite({ texts: createTextSet(files), facts });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const prepared = prepareSchemas(schemas);
  const blocks = Object.entries(schemas.blocks).map(([type, schema]) => ({
    type,
    title: schema.title ?? type,
    description: schema.description ?? '',
    settings: settingsOf(type, prepared),
    examples: examplesOf(schema).map((example, index) => ({
      number: index + 1,
      yaml: yamlOf(example),
      problems: errors.filter(({ file }) => file === `pages/${type}/${index + 1}.yaml`).map(({ message }) => message),
    })),
  }));
  const problems = errors.map(({ file, message, hint }) => [`${file}:`, message, hint].filter(Boolean).join(' '));
  return { blocks, site, problems, models: pages.filter(({ route }) => route !== '/') };
}

/** As one entry of `blocks:`, with the indentation that it has there. */
function yamlOf(example: object): string {
  return stringify([example], { lineWidth: 0 }).replaceAll(/^(?=.)/gm, '  ');
}
