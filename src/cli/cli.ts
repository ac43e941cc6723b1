// The command line: declares the commands, runs one, and turns errors into exit codes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, CommanderError } from '@commander-js/extra-typings';
import { isDeveloperError } from '../base/pure/developer-error.ts';
import { declareCheck } from './check-command.ts';
import { dropForeignCaches } from '../base/disk/own-caches.ts';
import { describeError, describeSystemError } from '../base/terminal/error-text.ts';
import { UsageError } from '../base/terminal/usage-error.ts';
import type { ExitCode } from './declare-command.ts';
import { declarePageCommands } from './page-commands.ts';
import { declareProductCommands } from './product-commands.ts';
import { findNewerWish, readVersion } from '../base/installation/installed-version.ts';
import { hasSources, programName } from '../base/installation/product-files.ts';
import { declareSiteCommands } from './site-commands.ts';
import type { Project } from '../site/folder/project.ts';

/**
 * Runs a command.
 * @param args the arguments of the program
 * @param productRoot the folder that holds Pagewright
 */
export async function run(args: string[], productRoot: string): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = new Command('pagewright')
    .exitOverride()
    .showHelpAfterError()
    .configureHelp({ subcommandTerm: (command) => command.name() });
  program.hook('preAction', (_program, command) => refuseOptionsAsValues(command));
  const cli = {
    program,
    productRoot,
    project: (siteRoot: string) => openProject(productRoot, siteRoot),
    end: (code: ExitCode) => void (exitCode = code),
  };
  for (const declare of [declareSiteCommands, declareCheck, declarePageCommands, declareProductCommands]) declare(cli);
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.code === 'commander.excessArguments') console.error('Values with spaces need quotes.');
      return error.exitCode === 0 ? 0 : 2;
    }
    if (error instanceof UsageError) return printUsageError(error, `${programName(productRoot)} ${args[0] ?? ''}`);
    console.error(describeError(error));
    return isDeveloperError(error) || describeSystemError(error) !== undefined ? 2 : 3;
  }
}

/**
 * Commander takes the next option for a value that is missing: `--out --drafts` would write into a
 * folder `--drafts`.
 */
function refuseOptionsAsValues(command: { opts(): object }): void {
  const [name, value] = Object.entries(command.opts()).find(([, each]) => String(each).startsWith('--')) ?? [];
  if (name !== undefined) throw new UsageError(`--${name} needs a value, and ${value} is an option.`);
}

/** @throws UsageError where there is no site; in the repository the check says what is missing */
function openProject(productRoot: string, siteRoot: string): Project {
  const project = { productRoot, siteRoot };
  dropForeignCaches(project);
  if (hasSources(productRoot)) return project;
  if (existsSync(join(siteRoot, 'site.yaml'))) return ofInstalledVersion(project);
  throw new UsageError(
    `There is no site in ${siteRoot}: it has no site.yaml. Go to the folder of a site, name it with --root, or start one: npm create pagewright@latest`,
  );
}

function ofInstalledVersion(project: Project): Project {
  const wish = findNewerWish(project);
  if (wish === undefined) return project;
  const installed = readVersion(project.productRoot);
  throw new UsageError(`This site asks for Pagewright ${wish}, and ${installed} is installed. Install it: npm install`);
}

function printUsageError({ message }: UsageError, command: string): 2 {
  console.error(`${message}\nTry: ${command} --help`);
  return 2;
}
