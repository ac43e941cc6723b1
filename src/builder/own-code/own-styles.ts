// Mistakes in a site's stylesheets, which are compiled as one: each has its own file and line.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { CssSyntaxError, parse, type AtRule, type Declaration } from 'postcss';
import type { Plugin, PluginOption } from 'vite';
import { findOwnParts, type OwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { CodeMistake } from './code-mistake.ts';
import { listQuoted, quotes } from './quoted-words.ts';

function listSheets({ blocks, styles }: OwnParts): string[] {
  const ofBlocks = blocks.map(({ type, folder }) => join(folder, `${type}.css`)).filter(existsSync);
  return styles === undefined ? ofBlocks : [...ofBlocks, styles];
}

/** @returns the first mistake in the site's stylesheets that is one of CSS itself */
export function findStyleMistake({ siteRoot }: Project, own: OwnParts): CodeMistake | undefined {
  for (const file of listSheets(own)) {
    try {
      parse(readFileSync(file, 'utf8'));
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      const { reason, line = 1, column = 1 } = error;
      return new CodeMistake(siteRoot, `${reason}.`, { file, line, column });
    }
  }
  return undefined;
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
