// The two modules that bring a site's own parts into bundles and into the dev server: a list of its
// components, and a stylesheet that begins with Pagewright's. They are written into the site's
// `.pagewright/own/`.
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { moduleFile, modulesRoot } from '../../base/installation/product-files.ts';
import { writeIfChanged } from '../../base/disk/write-atomic.ts';
import { pascalCase } from '../schemas/pascal-case.ts';
import type { OwnParts } from './own-parts.ts';
import type { Project } from './project.ts';

export interface OwnEntries {
  /** The absolute path of the module that takes the place of src/page/app/own-parts.ts. */
  parts: string;
  /** The absolute path of the whole stylesheet. */
  css: string;
}

/** Writes the modules, if anything in them has changed. */
export function writeOwnEntries(project: Project, own: OwnParts): OwnEntries {
  const folder = ownFolder(project);
  const entries = { parts: join(folder, 'parts.ts'), css: join(folder, 'site.css') };
  const toRelative = (file: string) => slashes(relative(folder, file));
  writeIfChanged(entries.parts, partsModule(own, toRelative));
  writeIfChanged(entries.css, stylesheet(project, own, toRelative));
  // The site's own tsconfig.json extends it, so bundlers look for it, too.
  writeIfChanged(join(folder, 'tsconfig.json'), compilerSettings(project, toRelative));
  return entries;
}

/** @returns where the modules are */
export function ownFolder({ siteRoot }: Project): string {
  return join(siteRoot, '.pagewright/own');
}

/** The name by which src/page/app imports them. */
const ownParts = '#own-parts';

/** The packages of which there must be one copy. */
export const onePackages = ['react', 'react-dom', 'react-router-dom', 'zustand'] as const;

/**
 * Tells a bundler where the imports of a site's own parts are: Pagewright by its name, and
 * Pagewright's copy of React and the store, because hooks do not work with two.
 * @param entries left out where a plugin finds them
 */
export function ownResolution({ productRoot }: Project, entries?: OwnEntries) {
  return {
    alias: [
      ...(entries ? [{ find: ownParts, replacement: slashes(entries.parts) }] : []),
      { find: /^pagewright\/([\w-]+)$/, replacement: slashes(moduleFile(productRoot, 'src/public/$1.ts')) },
    ],
    dedupe: [...onePackages],
  } satisfies UserConfig['resolve'];
}

/**
 * Finds a site's own parts for a server. As a setting they would make one site's packages, as Vite
 * prepares them, wrong for every other site.
 */
export function findOwnEntries({ parts }: OwnEntries): Plugin {
  const resolveId = (id: string) => (id === ownParts ? slashes(parts) : undefined);
  return { name: 'pagewright:own-parts', enforce: 'pre', resolveId };
}

function partsModule({ blocks, components }: OwnParts, toRelative: (file: string) => string): string {
  const used = [
    ...blocks.map(({ type, folder }) => ({ name: pascalCase(type), file: join(folder, `${type}.tsx`), type })),
    ...Object.entries(components).map(([part, file]) => ({ name: pascalCase(part), file, part })),
  ];
  const imports = used.map(({ file }, index) => `import * as part${index} from '${toRelative(file)}';\n`);
  const read = (index: number) => {
    const { name, file } = used[index]!;
    return `read(part${index}, '${name}', ${JSON.stringify(file)})`;
  };
  const list = used.flatMap((each, index) => ('type' in each ? [`    '${each.type}': ${read(index)},\n`] : []));
  const frame = used.flatMap((each, index) => ('part' in each ? [`  ${each.part}: ${read(index)},\n`] : []));
  return `${note}${imports.join('')}\n${readExport}\nexport const ownParts = {\n  blocks: {\n${list.join('')}  },\n${frame.join('')}};\n`;
}

/** Without it, a misspelt export would be no part at all, and Pagewright's be shown instead. */
const readExport = `function read(module: Record<string, any>, name: string, file: string) {
  if (module[name] === undefined) throw new Error(\`The export \${name} is missing in \${file}\`);
  return module[name];
}
`;

function stylesheet({ productRoot, siteRoot }: Project, own: OwnParts, toRelative: (file: string) => string): string {
  const ofBlocks = own.blocks.map(({ type, folder }) => join(folder, `${type}.css`)).filter(existsSync);
  const imports = [
    `@import '${toRelative(join(modulesRoot(productRoot), 'src/page/app/site.css'))}';`,
    ...ofBlocks.map((file) => `@import '${toRelative(file)}' layer(components);`),
    // Outside of all layers, so that it has the last word.
    ...(own.styles === undefined ? [] : [`@import '${toRelative(own.styles)}';`]),
  ];
  const components = join(siteRoot, 'components');
  const folders = [...own.blocks.map(({ folder }) => folder), ...(existsSync(components) ? [components] : [])];
  const sources = folders.map((folder) => `@source '${toRelative(folder)}';`);
  return `/* Written by Pagewright. */\n${[...imports, ...sources].join('\n')}\n`;
}

/** Settings with which the site's editor and compiler read its code. */
function compilerSettings({ productRoot, siteRoot }: Project, toRelative: (file: string) => string): string {
  // For a site without node_modules: one beside a clone of Pagewright.
  const inProduct = (name: string) => join(productRoot, 'node_modules', name);
  const types = Object.entries({ react: '@types/react', vitest: 'vitest' }).flatMap(([name, folder]) =>
    existsSync(inProduct(folder))
      ? [
          [name, [toRelative(inProduct(folder))]] as const,
          [`${name}/*`, [`${toRelative(inProduct(folder))}/*`]] as const,
        ]
      : [],
  );
  // A path to a JavaScript file would have no types.
  const toTypes = (entry: string) =>
    toRelative(moduleFile(productRoot, `src/public/${entry}.ts`)).replace(/\.js$/, '.d.ts');
  const compilerOptions = {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    paths: {
      'pagewright/blocks': ['./blocks.ts', toTypes('blocks')],
      'pagewright/*': [toTypes('*')],
      ...Object.fromEntries(types),
    },
  };
  // For a site without a tsconfig.json: of others, `include` replaces it.
  const include = ['blocks', 'components'].map((name) => toRelative(join(siteRoot, name)));
  return `${JSON.stringify({ compilerOptions, include }, null, 2)}\n`;
}

const note = '// Written by Pagewright.\n';

function slashes(path: string): string {
  return path.split(sep).join('/');
}
