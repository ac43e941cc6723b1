// Declaring a command: its name, help and --root. Each command's code is loaded when the command
// runs.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { InvalidArgumentError, Option, type Command } from '@commander-js/extra-typings';
import { hasSources, programName } from '../base/installation/product-files.ts';
import type { Project } from '../site/folder/project.ts';

/**
 * 0 clean, 1 problems found, 2 wrong use or an error of the file system, 3 a crash of Pagewright.
 */
export type ExitCode = 0 | 1 | 2 | 3;

/** Parts that all declarations share. */
export interface Cli {
  program: Command;
  /** The folder that holds Pagewright. */
  productRoot: string;
  /** @param root the value of --root */
  project(root: string): Project;
  /** Sets the exit code, once a command has done its work. */
  end(code: ExitCode): void;
}

/** Declares a command; the caller adds arguments, options and the action. */
export function declareCommand({ program, productRoot }: Cli, name: string, summary: string) {
  return program
    .command(name)
    .description(`${summary}.`)
    .summary(summary.charAt(0).toLowerCase() + summary.slice(1))
    .showHelpAfterError(`Try: ${programName(productRoot)} ${name} --help`);
}

/** Declares a command that works on the site in the folder `--root`. */
export function declareSiteCommand(cli: Cli, name: string, summary: string) {
  const root = new Option('--root <folder>', 'the folder with site.yaml and pages')
    .default(defaultSiteRoot(cli.productRoot), 'the folder you are in')
    .argParser(parseFolder);
  return declareCommand(cli, name, summary).addOption(root);
}

/** The folder one is in; elsewhere in Pagewright's repository its own, which holds a site. */
function defaultSiteRoot(productRoot: string): string {
  const here = process.cwd();
  return existsSync(join(here, 'site.yaml')) || !hasSources(productRoot) ? here : productRoot;
}

function parseFolder(name: string): string {
  const folder = resolve(name);
  if (!existsSync(folder)) throw new InvalidArgumentError('There is no such folder.');
  return folder;
}
