// The command `check` with its options.
import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { dateOption, draftsOption, parseCount, parseFile } from '../site/folder/option-values.ts';
import { declareSiteCommand, type Cli } from './declare-command.ts';
import { formats, type Output } from '../site/report/formats.ts';

const formatText = `how to report: ${formats.join(', ')}; <format>=<file> writes a file; may be repeated`;
const formatOption = new Option('--format <format>', formatText).argParser(addOutput);

/**
 * Options that change files: they make no sense while checking a text that is not on disk, or again
 * and again.
 */
const fixOptions = ['fix', 'fixSuggested', 'dryRun'];

const stdinOption = new Option('--stdin', 'check the text of standard input').conflicts([
  ...fixOptions,
  'watch',
  'changed',
  'writeBaseline',
]);
const watchOption = new Option('--watch', 'check again after every change').conflicts([...fixOptions, 'writeBaseline']);

/** A baseline is that of the whole site, as it is now. */
const writeBaselineOption = new Option('--write-baseline <file>', 'write all present problems into a file')
  .conflicts([...fixOptions, 'baseline', 'changed'])
  .argParser(parseFile);

export function declareCheck(cli: Cli): void {
  declareSiteCommand(cli, 'check', 'Check every YAML file, or report only the given files and folders')
    .argument('[paths...]', 'files and folders; without any, the whole site')
    .addOption(formatOption)
    .option(
      '--max-problems <number>',
      'print at most so many problems and count the rest; 50 in a terminal',
      parseCount,
    )
    .option('--max-warnings <number>', 'fail when there are more warnings', parseCount)
    .option('--fix', 'apply all safe fixes')
    .option('--fix-suggested', 'apply all safe fixes, then ask about each likely one')
    .option('--yes', 'with --fix-suggested: apply all of them without asking')
    .option('--dry-run', 'show what --fix or --fix-suggested would change, and change nothing')
    .option(
      '--baseline <file>',
      'leave out the problems that the file lists, and say which of them are gone',
      parseFile,
    )
    .addOption(writeBaselineOption)
    .addOption(stdinOption)
    .option('--stdin-filename <page>', 'the page that this text stands for, such as pages/about.yaml')
    .option('--changed <commit>', 'report only what has changed since a commit, branch or tag')
    .option('--cache', 'keep what was read in .pagewright/check, so that the next check reads only what has changed')
    .addOption(watchOption)
    .option('--explain <code>', 'print what a code means, with an example')
    .addOption(dateOption)
    .addOption(draftsOption)
    .addHelpText('after', helpText)
    .action(async (paths, { root, ...options }) => {
      const { check } = await import('../site/check/check.ts');
      cli.end(await check(cli.project(root), paths, options));
    });
}

const helpText = `
In GitHub Actions it prints for people, annotates the changed files and writes the summary of the step.
Exit codes: 0 no errors, 1 errors, 2 wrong use or a file that cannot be read or written, 3 a crash.`;

function addOutput(text: string, outputs: Output[] = []): Output[] {
  const [name, ...rest] = text.split('=');
  const format = formats.find((each) => each === name);
  if (!format) throw new InvalidArgumentError(`Choose one of: ${formats.join(', ')}.`);
  const file = rest.join('=');
  if (text.includes('=') && file === '') throw new InvalidArgumentError('Give the name of a file after =.');
  return [...outputs, file === '' ? { format } : { format, file: resolve(file) }];
}
