// What the gallery shows: every type of section with its settings and examples. The examples are checked as pages are.
import { stringify } from 'yaml';
import { prepareSchemas } from '../../content/prepare-schemas.ts';
import type { PageModel } from '../../content/check-site.ts';
import { textsOf } from '../../content/texts.ts';
import type { Site } from '#schemas';
import { iconsIn } from '../icons.ts';
import { loadChecker } from '../load-checker.ts';
import { readSchemas, type Project } from '../project.ts';
import { drawing, examplesOf, examplesSite, type Look } from './examples-site.ts';
import { settingsOf, type Setting } from './settings.ts';

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
  /** The site of the examples; undefined when its frame has a mistake. */
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
    icons: new Set(iconsIn(project.productRoot)),
  };
  const texts = textsOf(Object.fromEntries(Object.entries(files).filter(([path]) => path.endsWith('.yaml'))));
  const { site, pages, diagnostics } = loadChecker(project).checkSite({ texts, facts });
  const problemsIn = (path: string) =>
    diagnostics
      .filter(({ file, severity }) => severity === 'error' && (file === path || file === 'site.yaml'))
      .map(({ message, hint }) => [message, hint].filter(Boolean).join(' '));
  const prepared = prepareSchemas(schemas);
  const blocks = Object.entries(schemas.blocks).map(([type, schema]) => ({
    type,
    title: schema.title ?? type,
    description: schema.description ?? '',
    settings: settingsOf(type, prepared),
    examples: examplesOf(schema).map((example, index) => ({
      number: index + 1,
      yaml: yamlOf(example),
      problems: problemsIn(`pages/${type}/${index + 1}.yaml`),
    })),
  }));
  return { blocks, site, models: pages.filter(({ route }) => route !== '/') };
}

/** As one entry of `blocks:`, with the indentation that it has there. */
function yamlOf(example: object): string {
  return stringify([example], { lineWidth: 0 }).replaceAll(/^(?=.)/gm, '  ');
}
