// The command line: declares the commands, runs one, and turns errors into exit codes.
import { Command, CommanderError } from '@commander-js/extra-typings';
import { DeveloperError } from '../content/primitives/developer-error.ts';
import { declareCheck } from './check-command.ts';
import { describeError, describeSystemError } from './cli/error-text.ts';
import { UsageError } from './cli/usage-error.ts';
import type { ExitCode } from './declare-command.ts';
import { declarePageCommands } from './page-commands.ts';
import { declareProductCommands } from './product-commands.ts';
import { declareSiteCommands } from './site-commands.ts';

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
    project: (siteRoot: string) => ({ productRoot, siteRoot }),
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
    if (error instanceof UsageError) return printUsageError(error, args[0]);
    console.error(describeError(error));
    return error instanceof DeveloperError || describeSystemError(error) !== undefined ? 2 : 3;
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

function printUsageError({ message }: UsageError, name = ''): 2 {
  console.error(`${message}\nTry: node bin/pagewright.mjs ${name} --help`);
  return 2;
}
