// The commands that show, build and describe a site.
import { resolve } from 'node:path';
import { Option } from '@commander-js/extra-typings';
import { isDraftCopy } from '../site/public-folder/draft-mark.ts';
import { dateOption, draftsOption, parseDateValue, parseFile, parsePort } from '../site/folder/option-values.ts';
import { openBrowser } from '../base/terminal/open-browser.ts';
import { toPreview } from '../site/folder/preview-options.ts';
import { readDevServerUrl } from '../site/folder/dev-server-address.ts';
import { declareCommand, declareSiteCommand, type Cli } from './declare-command.ts';

export function declareSiteCommands(cli: Cli): void {
  declareDev(cli);
  declareBuild(cli);
  declarePreview(cli);
  declareTest(cli);
  declareGallery(cli);
  declareNextChange(cli);
  declareEditor(cli);
  declareManual(cli);
}

const hostOption = new Option('--host <name>', 'the address to listen at').default('127.0.0.1');

function portOption(port: number) {
  return new Option('--port <number>', 'the port to listen at').default(port).env('PORT').argParser(parsePort);
}

function declareDev(cli: Cli): void {
  const command = declareSiteCommand(cli, 'dev', 'Check every page and serve the site with live reload')
    .addOption(portOption(5173))
    .addOption(hostOption)
    .addOption(dateOption)
    .addOption(draftsOption)
    .option('--open', 'open the home page in the browser, ready to be edited')
    .action(async ({ root, port, host, date, drafts, open }) => {
      const fixed = command.getOptionValueSource('port') === 'cli';
      const { startDevServer } = await import('../dev/server/dev-server.ts');
      const project = cli.project(root);
      const end = await startDevServer(project, { port, host, fixed }, { date, drafts });
      if (open) openBrowser(new URL('/__editor', readDevServerUrl(project.siteRoot)!).href);
      cli.end(end);
    });
}

function declareBuild(cli: Cli): void {
  declareSiteCommand(cli, 'build', 'Check the site and write it, finished, into a folder')
    .option('--out <folder>', 'the folder to write into, below --root', 'dist')
    .addOption(dateOption)
    .addOption(draftsOption)
    .option('--compress', 'compress pages ahead of time, also on a site of more than 300')
    .option('--no-compress', 'compress nothing')
    .option('--budgets <file>', 'fail when a page, script or section weighs more than the file says', parseFile)
    .option('--record-new', 'with --budgets: add what the file does not know yet')
    .option('--write-budgets <file>', 'write what everything weighs now into a file', parseFile)
    .action(async ({ root, out, date, drafts, compress, ...budgets }) => {
      const outDir = resolve(root, out);
      const { build } = await import('../builder/build.ts');
      const preview = toPreview({ date, drafts: drafts || isDraftCopy(root) });
      const code = await build(cli.project(root), { outDir, compress, preview });
      const { holdBudgets } = await import('../builder/budgets/budgets.ts');
      cli.end(code || holdBudgets(outDir, budgets));
    });
}

function declarePreview(cli: Cli): void {
  const command = declareSiteCommand(cli, 'preview', 'Serve the finished site as a host would')
    .option('--out <folder>', 'the folder of the finished site, below --root', 'dist')
    .addOption(portOption(4173))
    .addOption(hostOption)
    .action(async ({ root, out, port, host }) => {
      const fixed = command.getOptionValueSource('port') === 'cli';
      const { startPreview } = await import('../dev/preview/preview-server.ts');
      cli.end(await startPreview(resolve(root, out), { port, host, fixed }));
    });
}

function declareTest(cli: Cli): void {
  declareSiteCommand(cli, 'test', 'Check and build the site, and look at all its pages in a browser').action(
    async ({ root }) => {
      const { testSite } = await import('./site-test/test-site.ts');
      cli.end(await testSite(cli.project(root)));
    },
  );
}

function declareGallery(cli: Cli): void {
  declareSiteCommand(cli, 'gallery', 'Write a site of all examples of every type of section')
    .option('--out <folder>', 'the folder to write into, below --root', 'gallery')
    .action(async ({ root, out }) => {
      const { writeGallery } = await import('../dev/gallery/write-gallery.ts');
      cli.end(writeGallery(cli.project(root), resolve(root, out)));
    });
}

function declareNextChange(cli: Cli): void {
  declareSiteCommand(cli, 'next-change', 'Print the next moment at which a build would give another site')
    .option('--since <date>', 'the moment to start from, such as 2026-12-24T18:00', parseDateValue, 'now')
    .option('--json', 'print it as JSON')
    .action(async ({ root, since, json }) => {
      const { printNextChange } = await import('./commands/print-next-change.ts');
      cli.end(await printNextChange(cli.project(root), { since, json }));
    });
}

function declareEditor(cli: Cli): void {
  declareSiteCommand(cli, 'editor', 'Write what VS Code needs to complete and check the pages of a site').action(
    async ({ root }) => {
      const { setUpEditor } = await import('../site/vscode/set-up-editor.ts');
      cli.end(setUpEditor(cli.project(root)));
    },
  );
}

function declareManual(cli: Cli): void {
  const command = declareCommand(cli, 'manual', 'Serve the manual, with a search')
    .addOption(portOption(4180))
    .addOption(hostOption)
    .option('--open', 'open it in the browser')
    .action(async ({ port, host, open }) => {
      const fixed = command.getOptionValueSource('port') === 'cli';
      const { startManual } = await import('../dev/manual/manual-server.ts');
      const url = await startManual(cli.productRoot, { port, host, fixed });
      if (open) openBrowser(url);
    });
}
