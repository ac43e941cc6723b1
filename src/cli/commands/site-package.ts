// Files that make a new site independent of any other folder: package.json, the workflow of its
// check, a README, `.gitignore`.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { findManager } from '../../base/installation/package-manager.ts';
import { hasSources } from '../../base/installation/product-files.ts';
import type { Project } from '../../site/folder/project.ts';
import { readJson } from '../../base/disk/cache-store.ts';

/** The commands for sites; those for Pagewright itself stay in its own folder. */
const siteCommands = [
  'build',
  'preview',
  'check',
  'test',
  'gallery',
  'new:page',
  'new:block',
  'migrate',
  'upgrade',
  'move',
  'usages',
  'next-change',
];

/** Outputs, caches and the schemas that editors read, in the site's own folder and nowhere below it. */
const ownFolders = ['dist/', 'dist-hosts/', 'gallery/', '.pagewright/', 'schemas/'];

/**
 * Names that Git ignores: those folders, and in every folder the files of a site's own function,
 * which are messages and secrets.
 */
const ignored = [...ownFolders.map((name) => `/${name}`), 'node_modules/', '.env', 'messages.sqlite*'];

/**
 * Writes the lines of earlier versions so that they are for the site's own folder alone: `gallery/`
 * also ignored `public/images/gallery/` and `pages/gallery/`, which then were on no host.
 * @returns the text of .gitignore
 */
export function anchorIgnored(text: string): string {
  return text
    .split('\n')
    .map((line) => (ownFolders.includes(line.trimEnd()) ? `/${line}` : line))
    .join('\n');
}

interface Package {
  name?: string;
  dependencies?: Record<string, string>;
  [key: string]: unknown;
}

/** @param name what the business is called @returns the texts of the files by path */
export function sitePackageFiles(project: Project, name: string): Record<string, string> {
  const { productRoot, siteRoot } = project;
  const files = { '.gitignore': `${ignored.join('\n')}\n` };
  if (hasSources(productRoot)) {
    const product = relative(siteRoot, productRoot).replaceAll('\\', '/');
    const scripts = createScripts((command) => `node "${product}/bin/pagewright.mjs" ${command} --root .`);
    return { ...files, 'package.json': formatJson({ private: true, scripts }) };
  }
  return {
    ...files,
    'package.json': formatJson(createPackage(project)),
    'README.md': readFileSync(join(productRoot, 'src/cli/templates/package/README.md'), 'utf8')
      .replace('<title>', name)
      .replace('npm install\n', `${findManager(siteRoot).name} install\n`),
    '.github/workflows/check.yml': installWith(
      findManager(siteRoot),
      readFileSync(join(productRoot, 'docs/deploy/check.yml'), 'utf8'),
    ),
    // A file that Windows has given other line ends is the same to Git; starters keep their own.
    '.gitattributes': '* text=auto\n*.cmd text eol=crlf\n*.command text eol=lf\n*.sh text eol=lf\n',
  };
}

/** @returns a workflow in which the site's own package manager installs */
export function installWith({ name, cleanInstall }: ReturnType<typeof findManager>, workflow: string): string {
  return name === 'npm' ? workflow : workflow.replace(', cache: npm', '').replace('npm ci', cleanInstall);
}

/**
 * @returns whether a site may have this package.json: it is that of an install, and of nothing else
 * yet
 */
export function mayExtend(siteRoot: string): boolean {
  const found = readPackage(siteRoot);
  return found?.dependencies?.pagewright !== undefined && found.scripts === undefined;
}

function readPackage(siteRoot: string): Package | undefined {
  const file = join(siteRoot, 'package.json');
  return existsSync(file) ? readJson<Package>(file) : undefined;
}

/** Keeps what the package.json has that asked for the install. */
function createPackage({ productRoot, siteRoot }: Project): Package {
  const { version, engines } = readJson<{ version: string; engines: object }>(join(productRoot, 'package.json'))!;
  const found = readPackage(siteRoot) ?? {};
  const { name = packageName(basename(siteRoot)), dependencies, ...others } = found;
  return {
    name,
    private: true,
    type: 'module',
    ...others,
    scripts: createScripts((command) => `pagewright ${command}`),
    dependencies: { pagewright: `^${version}`, ...dependencies },
    engines,
  };
}

function createScripts(script: (command: string) => string): Record<string, string> {
  return Object.fromEntries([['start', script('dev')], ...siteCommands.map((name) => [name, script(name)])]);
}

/** @returns a name that npm takes, from that of a folder */
function packageName(folder: string): string {
  const name = folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return name || 'site';
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
