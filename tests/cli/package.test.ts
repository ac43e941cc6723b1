// The npm package as the code of a site, a compiler and another bundler find it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkPackage, Package } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { rolldown } from 'rolldown';
import { afterAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../src/base/disk/list-files.ts';
import { compileModules } from '../../src/cli/package/compile-modules.ts';
import { writeOwnEntries } from '../../src/site/folder/own-entries.ts';
import { findOwnParts } from '../../src/site/folder/own-parts.ts';
import { productRoot } from '../product-root.ts';

interface Manifest {
  name: string;
  version: string;
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, { optional: boolean }>;
}
const manifest = JSON.parse(readFileSync(join(productRoot, 'package.json'), 'utf8')) as Manifest;
const { name, version, exports } = manifest;
const entries = Object.keys(exports).filter((entry) => entry !== './package.json');

/** A site's folder with the package, and with what npm installs beside it. */
const site = mkdtempSync(join(tmpdir(), 'pagewright-package-'));
afterAll(() => rmSync(site, { recursive: true }));
const installed = join(site, 'node_modules', name);
mkdirSync(installed, { recursive: true });
cpSync(join(productRoot, 'package.json'), join(installed, 'package.json'));
compileModules(productRoot, join(installed, 'compiled'));
run([join(productRoot, 'bin/bundle-cli.mjs'), join(installed, 'compiled/cli'), '--package']);
for (const other of ['react', 'react-dom', '@types', 'csstype', 'zustand', 'clsx', 'scheduler', 'react-router-dom'])
  symlinkSync(join(productRoot, 'node_modules', other), join(site, 'node_modules', other));

function run(args: string[], cwd = site): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout : `exit ${status}\n${stdout}${stderr}`;
}

describe('the entries of the package', () => {
  it('fit what publint asks of them', async () => {
    const files = listFiles(installed, '').map((path) => ({
      name: `package/${path}`,
      data: readFileSync(join(installed, path)),
    }));
    const { messages } = await publint({ pkgDir: 'package', level: 'warning', pack: { files } });
    const ofEntries = messages.filter(({ path }) => ['exports', 'types', 'typesVersions', 'main'].includes(path[0]!));
    expect(ofEntries.map(({ code, path }) => `${path.join('.')} ${code}`)).toEqual([]);
  });

  it('have types that every kind of module resolution finds, and that say what the code is', async () => {
    const files = listFiles(installed, '').map((path) => {
      const text = readFileSync(join(installed, path), 'utf8');
      return [`/node_modules/${name}/${path}`, text] as const;
    });
    const result = await checkPackage(new Package(Object.fromEntries(files), name, version));
    if (!result.types) throw new Error('no types');
    expect(Object.keys(result.entrypoints)).toEqual(expect.arrayContaining(entries));
    // A package of ES modules alone: Node loads them with `require`, too.
    const problems = result.problems.filter(({ kind }) => kind !== 'CJSResolvesToESM');
    expect(problems).toEqual([]);
  });

  it.each([
    ['bundler', 'esnext', 'es2020'],
    ['nodenext', 'nodenext', 'es2022'],
    ['node16', 'node16', 'esnext'],
  ])('are typed for strict code with moduleResolution %s', (moduleResolution, module, lib) => {
    writeFileSync(join(site, 'own.tsx'), ownCode);
    const compilerOptions = {
      moduleResolution,
      module,
      target: 'es2020',
      lib: [lib, 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noPropertyAccessFromIndexSignature: true,
      noImplicitOverride: true,
      isolatedModules: true,
      skipLibCheck: false,
    };
    writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(site, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['own.tsx'] }));
    expect(run([join(productRoot, 'node_modules/typescript/bin/tsc'), '--project', site])).toBe('');
  });

  it('are typed by the settings that are written for a site', () => {
    const project = { productRoot: installed, siteRoot: site };
    writeOwnEntries(project, findOwnParts(project));
    writeFileSync(
      join(site, 'own.tsx'),
      ownCode.slice(ownCode.indexOf('import type { BlockProps')).replace(/^export const found.*$/m, ''),
    );
    writeFileSync(
      join(site, 'tsconfig.json'),
      '{ "extends": "./.pagewright/own/tsconfig.json", "files": ["own.tsx"] }',
    );
    expect(run([join(productRoot, 'node_modules/typescript/bin/tsc'), '--project', site])).toBe('');
  });

  it('come with all that they and their stylesheets import', () => {
    const paths = listFiles(join(installed, 'compiled'), '').filter((path) => /^(?:src|schemas)\//.test(path));
    expect(paths.length).toBeGreaterThan(300);
    const present = new Set(paths);
    const specifier = /(?:\bfrom |\bimport |\bimport\(|@import )['"](\.[^'"]+)['"]/g;
    const missing = paths
      .filter((path) => path !== 'src/public/programs.js')
      .flatMap((path) => {
        const targets = readFileSync(join(installed, 'compiled', path), 'utf8').matchAll(specifier);
        return Array.from(targets, ([, target]) => join(dirname(path), target!))
          .map((target) => (path.endsWith('.d.ts') ? target.replace(/\.js$/, '.d.ts') : target))
          .filter((target) => !present.has(target))
          .map((target) => `${path} imports ${target}`);
      });
    expect(missing).toEqual([]);
  });

  it('import no package that is neither installed with them nor named as an optional one', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifest;
    const paths = listFiles(join(installed, 'compiled'), '').filter((path) => /^(?:src|schemas)\//.test(path));
    const specifier = /(?:\bfrom |\bimport |\bimport\(|@import )['"]((?:@[\w-]+\/)?[a-z][\w-]*)[^'"]*['"]/g;
    const imported = paths.flatMap((path) =>
      Array.from(readFileSync(join(installed, 'compiled', path), 'utf8').matchAll(specifier), ([, target]) => target!),
    );
    const types = paths.some((path) => path.endsWith('.d.ts')) ? ['@types/react'] : [];
    const known = { ...dependencies, ...peerDependencies };
    const needed = new Set([...imported.filter((target) => target !== 'node'), ...types]);
    expect([...needed].filter((target) => !(target in known))).toEqual([]);
    expect(needed).toContain('vitest');
    expect(Object.keys(peerDependencies).filter((target) => !peerDependenciesMeta[target]?.optional)).toEqual([]);
  });

  it('run in Node as they are', () => {
    const code = `const { formatMoney } = await import('pagewright/ui');
      await import('pagewright/state');
      await import('pagewright/blocks');
      console.log(formatMoney({ amount: 3, currency: 'EUR', lang: 'en' }));`;
    writeFileSync(join(site, 'own.mjs'), code);
    expect(run(['own.mjs'])).toBe('€3\n');
  });
});

describe('the state of a page', () => {
  it('is in one module, whatever bundles a section', async () => {
    const code = `export * from 'pagewright/state'; export * from 'pagewright/ui'; export * from 'pagewright/testing';`;
    writeFileSync(join(site, 'all.js'), code);
    const bundle = await rolldown({
      input: join(site, 'all.js'),
      external: /^(?:vitest|react|zustand)/,
      logLevel: 'silent',
    });
    const { output } = await bundle.generate();
    await bundle.close();
    const ofState = output[0].moduleIds.filter((id) => id.includes('/state/'));
    const names = ofState.map((id) => id.slice(id.lastIndexOf('/') + 1));
    expect(names).toContain('use-store.js');
    expect(new Set(names).size).toBe(names.length);
    expect([...new Set(ofState.map((id) => dirname(id)))]).toEqual([
      expect.stringMatching(/compiled\/src\/page\/state$/),
    ]);
  });

  it('cannot be imported beside the entries', () => {
    writeFileSync(join(site, 'inside.mjs'), `import 'pagewright/compiled/src/page/state/use-store.js';`);
    expect(run(['inside.mjs'])).toMatch(/ERR_PACKAGE_PATH_NOT_EXPORTED/);
  });
});

/** Code of a site that uses every entry but the one for tests, whose types need Vitest. */
const ownCode = `import { checkSite, type Diagnostic } from 'pagewright';
import type { BlockProps, CtaBlock, FooterProps, FrameProps, HeaderProps, Image, PageControls, Site } from 'pagewright/blocks';
import { usePageState, usePageStore, useSessionState } from 'pagewright/state';
import { Action, Icon, InlineText, Island, Picture, RichText, Section, SectionHeading, SmartLink, formatMoney } from 'pagewright/ui';

export const found: Diagnostic[] = checkSite({ folder: '.' });
export type All = FooterProps | FrameProps | HeaderProps | Image | PageControls | Site;
export const Parts = { Action, Icon, InlineText, Island, Picture, RichText, SmartLink };

export function Own({ id, background, heading, text, level, site }: BlockProps<CtaBlock>) {
  const [count, setCount] = useSessionState('own:count', 0);
  const lang: string = site.lang;
  const [store, dialog] = [usePageStore(), usePageState(({ dialog: open }) => open)];
  store.getState().goTo('/contact');
  return (
    <Section id={id} background={background}>
      <SectionHeading heading={heading} text={text} level={level} />
      <button onClick={() => setCount(count + 1)}>{formatMoney({ amount: count, currency: 'EUR', lang })}{dialog?.name}</button>
    </Section>
  );
}
`;
