// The commands that write pages and sites, and find what is used where.
import { newPageExample, readRecipes } from '../site/recipes/page-template.ts';
import { declareCommand, declareSiteCommand, type Cli } from './declare-command.ts';

export function declarePageCommands(cli: Cli): void {
  declareNewSite(cli);
  declareNewPage(cli);
  declareMove(cli);
  declareUsages(cli);
  declareMigrate(cli);
  declareUpgrade(cli);
}

function declareNewSite(cli: Cli): void {
  declareCommand(cli, 'new:site', 'Start a new site in a folder of its own')
    .argument('[folder]', 'the folder for the site')
    .option('--name <words>', "what the business is called; by default from the folder's name")
    .option('--email <address>', 'where visitors write to')
    .option('--lang <code>', 'the language of its pages, such as en, de or fr', 'en')
    .option('--look <name>', 'how it looks: studio, signal, garden, press, atelier or ledger')
    .option('--pages <recipes>', 'pages to begin with, such as contact,service', parseList)
    .addHelpText('after', newSiteHelp)
    .action(async (folder, options) => {
      const { newSite } = await import('./commands/new-site.ts');
      cli.end(await newSite(cli.productRoot, { folder, ...options }));
    });
}

function parseList(value: string): string[] {
  return value.split(',').flatMap((each) => each.trim() || []);
}

const newSiteHelp = `
In a terminal it asks for what is missing. For example: npm run new:site -- ../rosas-bakery --name "Rosa's Bakery"

The folder gets site.yaml, a home page, a drawing, the settings of VS Code, and commands of its own:
npm start, npm run check, npm run new:page ...`;

function declareNewPage(cli: Cli): void {
  declareSiteCommand(cli, 'new:page', 'Start a new page from a recipe')
    .argument('[address]', 'the address of the page, such as /offers')
    .option('--recipe <name>', 'what the page is made from (see below)')
    .option('--title <words>', "the page's title; by default from the address")
    .option('--menu <words>', 'also add an entry to the menu in site.yaml')
    .option('--footer <words>', 'also add a link to the footer in site.yaml')
    .option('--collection', 'make a collection for news, events or jobs where the site has none')
    .option('--no-open', 'do not show the page in the browser')
    .addHelpText('after', () => formatNewPageHelp(cli.productRoot))
    .action(async (address, { root, ...options }) => {
      const { newPage } = await import('./commands/new-page.ts');
      cli.end(await newPage(cli.project(root), { address, ...options }));
    });
}

function formatNewPageHelp(productRoot: string): string {
  const list = readRecipes(productRoot).map(({ name, about }) => `  ${name.padEnd(11)} ${about}`);
  return `\nIn a terminal it asks for what is missing. For example:\n  ${newPageExample}\n\nRecipes:\n${list.join('\n')}`;
}

function declareMove(cli: Cli): void {
  declareSiteCommand(cli, 'move', 'Move a page or a file and update what links to it or names it')
    .argument('<old>', 'the address of a page (/offers), or a file (texts/terms.md, /images/team.jpg)')
    .argument('<new>', 'its new address, or the new name of the file')
    .option('--below', 'move the pages below it, too')
    .option('--no-redirect', 'leave no redirect at the old address of a page')
    .option('--dry-run', 'show what would change, and change nothing')
    .action(async (from, to, { root, ...options }) => {
      const project = cli.project(root);
      const { isFileToMove, moveFile } = await import('./commands/move-file.ts');
      if (isFileToMove(project, from)) return cli.end(moveFile(project, { from, to, dryRun: options.dryRun }));
      const { movePage } = await import('./commands/move-page.ts');
      cli.end(movePage(project, { from, to, ...options }));
    });
}

function declareUsages(cli: Cli): void {
  declareSiteCommand(cli, 'usages', 'Print where something is used')
    .argument(
      '<name>',
      'a page (/about), a file (/images/team.jpg, texts/terms.md), a pop-up, a form, a shared section or a type',
    )
    .option('--kind <kind>', 'page, file, popup, form, shared or block, when a name has several meanings')
    .option('--json', 'print them as JSON')
    .action(async (name, { root, ...options }) => {
      const { printUsages } = await import('./commands/print-usages.ts');
      cli.end(printUsages(cli.project(root), { name, ...options }));
    });
}

function declareMigrate(cli: Cli): void {
  declareSiteCommand(cli, 'migrate', 'Write the new names of renamed settings and types')
    .option('--dry-run', 'show what would change, and change nothing')
    .action(async ({ root, dryRun }) => {
      const { migrate } = await import('./commands/migrate.ts');
      cli.end(migrate(cli.project(root), { dryRun }));
    });
}

function declareUpgrade(cli: Cli): void {
  declareSiteCommand(cli, 'upgrade', 'Take the site to a newer version of Pagewright')
    .option('--to <version>', 'the version, or a tag of npm', 'latest')
    .option('--dry-run', 'say what would change, and change nothing')
    .action(async ({ root, ...options }) => {
      const { upgrade } = await import('./upgrade/upgrade.ts');
      cli.end(upgrade(cli.project(root), options));
    });
}
