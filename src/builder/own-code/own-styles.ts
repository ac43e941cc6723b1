// Stylesheets of a site's own sections, checked one by one before they become one: a mistake has
// its own file and line.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CssSyntaxError, parse } from 'postcss';
import type { Plugin } from 'vite';
import { findOwnParts, type OwnParts } from '../../site/folder/own-parts.ts';
import type { Project } from '../../site/folder/project.ts';
import { CodeMistake } from './code-mistake.ts';

/** @returns the first mistake in the site's stylesheets */
export function findStyleMistake({ siteRoot }: Project, own: OwnParts): CodeMistake | undefined {
  const ofBlocks = own.blocks.map(({ type, folder }) => join(folder, `${type}.css`)).filter(existsSync);
  const files = own.styles === undefined ? ofBlocks : [...ofBlocks, own.styles];
  for (const file of files) {
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
 * Stops at such a mistake, in a build and in the dev server.
 * @param css the absolute path of the site's whole stylesheet
 */
export function checkOwnStyles(project: Project, css: string): Plugin {
  const whole = css.replaceAll('\\', '/');
  return {
    name: 'pagewright:own-styles',
    enforce: 'pre',
    transform(_code, id) {
      if (id.replace(/\?.*$/, '') !== whole) return;
      const mistake = findStyleMistake(project, findOwnParts(project));
      if (!mistake) return;
      const { place, summary, frame } = mistake;
      this.error({ message: summary, id: place.file, loc: place, frame });
    },
  };
}
