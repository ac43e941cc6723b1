// Mistakes in a site's stylesheets, which are compiled as one: each has its own file and line.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CssSyntaxError, parse, type AtRule, type Declaration, type Node, type Root } from 'postcss';
import type { Plugin, PluginOption } from 'vite';
import { findOwnParts, type OwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { CodeMistake } from './code-mistake.ts';
import { listQuoted, quotes } from './quoted-words.ts';

/** @returns the site's stylesheets, and those of the site that they import */
function listSheets({ blocks, styles }: OwnParts): string[] {
  const ofBlocks = blocks.map(({ type, folder }) => join(folder, `${type}.css`)).filter(existsSync);
  const sheets = new Set(styles === undefined ? ofBlocks : [...ofBlocks, styles]);
  // A set hands out also what is added meanwhile.
  for (const file of sheets) for (const imported of listImports(file)) sheets.add(imported);
  return [...sheets];
}

/** @returns the files that a stylesheet imports by a path; none of one that is no CSS, which is told */
function listImports(file: string): string[] {
  const files: string[] = [];
  try {
    parse(readFileSync(file, 'utf8')).walkAtRules('import', ({ params }) => {
      const [, path] = /^(?:url\(\s*)?["']?(\.{1,2}\/[^"')]+)/.exec(params) ?? [];
      if (path !== undefined) files.push(join(dirname(file), path));
    });
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
  }
  return files.filter((each) => existsSync(each));
}

/** @returns the first mistake in the site's stylesheets that needs no compiler to be found */
export function findStyleMistake({ siteRoot }: Project, own: OwnParts): CodeMistake | undefined {
  for (const file of listSheets(own)) {
    try {
      const loose = findLooseApply(parse(readFileSync(file, 'utf8')));
      if (!loose) continue;
      const { line, column } = loose.source!.start!;
      return new CodeMistake(siteRoot, '@apply is in no rule, so no element gets its classes.', { file, line, column });
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const { reason, line = 1, column = 1 } = error;
      return new CodeMistake(siteRoot, `${reason}.`, { file, line, column });
    }
  }
  return undefined;
}

/** Tailwind takes an `@apply` out of all rules for something that it does not know, and goes on. */
function findLooseApply(sheet: Root): AtRule | undefined {
  let found: AtRule | undefined;
  sheet.walkAtRules('apply', (apply) => {
    for (let around: Node | undefined = apply.parent; around; around = around.parent)
      if (around.type === 'rule' || (around as AtRule).name === 'utility') return undefined;
    found = apply;
    return false;
  });
  return found;
}

/**
 * Finds the statement that an error of Tailwind is about. It names none, but quotes words of it: an
 * unknown class of `@apply`, a value that `theme()` does not know, a file that `@import` misses.
 * @returns undefined if no stylesheet of the site has such words
 */
export function findQuotedMistake({ siteRoot }: Project, own: OwnParts, error: unknown): CodeMistake | undefined {
  if (!(error instanceof Error)) return undefined;
  const message = stripVTControlCharacters(error.message).trim();
  const quoted = listQuoted(message);
  let best: { file: string; statement: AtRule | Declaration; words: string[] } | undefined;
  for (const file of listSheets(own))
    parse(readFileSync(file, 'utf8')).walk((statement) => {
      if (statement.type !== 'atrule' && statement.type !== 'decl') return;
      const text = statement.type === 'decl' ? statement.value : `@${statement.name} ${statement.params}`;
      const words = quoted.filter((word) => quotes(text, word));
      if (words.length > (best?.words.length ?? 0)) best = { file, statement, words };
    });
  if (!best) return undefined;
  const { line, column } = best.statement.rangeBy({ word: best.words.at(-1)! }).start;
  return new CodeMistake(siteRoot, /[.!?]$/.test(message) ? message : `${message}.`, { file: best.file, line, column });
}

/**
 * Stops at a mistake in the site's stylesheets, in a build and in the dev server.
 * @param css the absolute path of the site's whole stylesheet
 * @param plugins those that compile it
 * @returns the plugins, with places for what they throw
 */
export function checkOwnStyles(project: Project, css: string, plugins: readonly PluginOption[]): PluginOption[] {
  const whole = css.replaceAll('\\', '/');
  const isWhole = (id: string) => id.replace(/\?.*$/, '') === whole;
  const check: Plugin = {
    name: 'pagewright:own-styles',
    enforce: 'pre',
    transform(_code, id) {
      const mistake = isWhole(id) ? findStyleMistake(project, findOwnParts(project)) : undefined;
      if (mistake) this.error(toRollupError(mistake));
    },
  };
  const placeErrors = (option: PluginOption): PluginOption => {
    if (Array.isArray(option)) return option.map(placeErrors);
    if (!option || !('transform' in option) || !option.transform) return option;
    const { transform } = option;
    const handler = typeof transform === 'function' ? transform : transform.handler;
    const placed: typeof handler = async function (code, id, options) {
      try {
        return await handler.call(this, code, id, options);
      } catch (error) {
        const mistake = isWhole(id) ? findQuotedMistake(project, findOwnParts(project), error) : undefined;
        return mistake ? this.error(toRollupError(mistake)) : Promise.reject(error as Error);
      }
    };
    return { ...option, transform: typeof transform === 'function' ? placed : { ...transform, handler: placed } };
  };
  return [check, ...plugins.map(placeErrors)];
}

function toRollupError(mistake: CodeMistake) {
  const { place, summary, frame } = mistake;
  return { message: summary, id: place.file, loc: place, frame, cause: mistake };
}
