// Contents of the gallery: every type of section with its settings and examples, which are checked
// as pages are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { prepareSchemas } from '../../checker/schema/prepare-schemas.ts';
import type { Checker, PageModel, SchemaSet, SiteFacts } from '../../checker/check-site.ts';
import { lazy } from '../../base/pure/lazy.ts';
import { createTextSet } from '../../base/pure/text-set.ts';
import type { Site } from '#schemas';
import { listIcons } from '../../site/folder/icons.ts';
import { toPreview } from '../../site/folder/preview-options.ts';
import { loadChecker } from '../../site/folder/load-checker.ts';
import { readSchemas, type Project } from '../../site/folder/project.ts';
import { examplesOf, examplesSite, lookSite, publicFacts, type Look } from './examples-site.ts';
import { listTypeSettings, type Setting } from '../reference/setting-rows.ts';

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

/** A look of the theme, with the page that shows it. */
export interface GalleryLook {
  name: string;
  description: string;
  site: Site;
  model: PageModel;
}

export interface Gallery {
  blocks: GalleryBlock[];
  /** The same page in each look, read when it is asked for: seldom is. */
  looks: () => GalleryLook[];
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
    images: publicFacts(),
    icons: new Set(listIcons(project.productRoot)),
    preview: toPreview({}, 'all'),
  };
  const checker = loadChecker(project);
  const { site, pages, diagnostics } = checker.checkSite({ texts: createTextSet(files), facts });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const prepared = prepareSchemas(schemas);
  const blocks = Object.entries(schemas.blocks).map(([type, schema]) => ({
    type,
    title: schema.title ?? type,
    description: schema.description ?? '',
    settings: listTypeSettings(type, prepared),
    examples: examplesOf(schema).map((example, index) => ({
      number: index + 1,
      yaml: yamlOf(example),
      problems: errors.filter(({ file }) => file === `pages/${type}/${index + 1}.yaml`).map(({ message }) => message),
    })),
  }));
  const problems = errors.map(({ file, message, hint }) => [`${file}:`, message, hint].filter(Boolean).join(' '));
  const looks = lazy(() => readLooks({ project, schemas, checker, facts }));
  return { blocks, looks, site, problems, models: pages.filter(({ route }) => route !== '/') };
}

interface LookParts {
  project: Project;
  schemas: SchemaSet;
  checker: Checker;
  facts: SiteFacts;
}

/** @throws Error when the page of the looks has a mistake: it is ours */
function readLooks({ project, schemas, checker, facts }: LookParts): GalleryLook[] {
  const page = readFileSync(join(project.productRoot, 'src/cli/templates/looks/sample.yaml'), 'utf8');
  const { enum: names = [], enumDescriptions } = schemas.site.definitions!.theme!.properties!.look!;
  return names.map((each, index): GalleryLook => {
    const name = String(each);
    const files = lookSite(name, page);
    const { site, pages, diagnostics } = checker.checkSite({ texts: createTextSet(files), facts });
    const model = pages.find(({ route }) => route === `/looks/${name}`);
    if (!site || !model) throw new Error(`The look ${name} cannot be shown: ${diagnostics[0]?.message}`);
    return { name, description: (enumDescriptions as string[])[index]!, site, model };
  });
}

/** As one entry of `blocks:`, with the indentation that it has there. */
function yamlOf(example: object): string {
  return stringify([example], { lineWidth: 0 }).replaceAll(/^(?=.)/gm, '  ');
}
