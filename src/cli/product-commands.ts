// The commands for developers: of sections, and of Pagewright itself.
import { Option } from '@commander-js/extra-typings';
import { declareCommand, declareSiteCommand, type Cli } from './declare-command.ts';

export function declareProductCommands(cli: Cli): void {
  declareNewBlock(cli);
  declareTestSections(cli);
  declareGenerate(cli);
}

function declareNewBlock(cli: Cli): void {
  declareSiteCommand(cli, 'new:block', 'Start a new type of section')
    .argument('<name>', 'such as quote-band')
    .addOption(
      new Option('--island', 'with state: React, which is loaded when a visitor comes to it').conflicts('behavior'),
    )
    .option('--behavior', 'with motion: some lines of plain DOM code')
    .addHelpText('after', newBlockHelp)
    .action(async (name, { root, ...options }) => {
      const { newBlock } = await import('./commands/new-block.ts');
      cli.end(await newBlock(cli.project(root), name, options));
    });
}

const newBlockHelp = `
Without an option the section shows texts and pictures: HTML, and no script.

For example: npm run new:block -- savings-calculator --island
docs/developers/first-section.md makes one of it, step by step.`;

function declareTestSections(cli: Cli): void {
  declareSiteCommand(cli, 'test:sections', "Run the tests of a site's own sections")
    .argument('[names...]', 'parts of the paths of the tests to run; all without')
    .action(async (names, { root }) => {
      const { runSectionTests } = await import('./section-tests/run-section-tests.ts');
      cli.end(await runSectionTests(cli.project(root), names));
    });
}

function declareGenerate(cli: Cli): void {
  declareCommand(cli, 'generate', 'Write what follows from the schemas')
    .option('--check', 'only compare, and fail when a file is out of date')
    .action(async ({ check = false }) => {
      const { writeGenerated } = await import('./generate/write-generated.ts');
      cli.end(await writeGenerated(cli.productRoot, check));
    });
}
