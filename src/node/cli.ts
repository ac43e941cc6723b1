// The command line. Commands are loaded when asked for, so that a check starts without a bundler.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { WrongSource } from '../content/wrong-source.ts';
import { checkFlags, type Written } from './check-options.ts';
import { failureText, refusalText } from './failure-text.ts';
import { optionMistake } from './option-mistake.ts';
import type { Project } from './project.ts';
import { dateOf, previewOf, viewFlags, viewOf } from './view-options.ts';
import { WrongUse } from './wrong-use.ts';

/** Exit codes: 0 clean, 1 problems found, 2 wrong use or a refusal of the system, 3 our own crash. */
export type ExitCode = 0 | 1 | 2 | 3;

interface Call {
  project: Project;
  words: string[];
  options: Written;
}

interface Command {
  summary: string;
  /** The option names that the command takes beside --root. */
  options: ParseArgsConfig['options'];
  run: (call: Call) => Promise<ExitCode>;
  /** What --help prints, where a line is not enough. */
  help?: (productRoot: string) => Promise<string>;
}

const server: ParseArgsConfig['options'] = { port: { type: 'string' }, host: { type: 'string' } };
const out: ParseArgsConfig['options'] = { out: { type: 'string' } };

const commands: Record<string, Command> = {
  dev: {
    summary: 'start the site with live reload          --port 5173 --host 127.0.0.1 --date DATE --drafts',
    options: { ...server, ...viewFlags },
    run: async ({ project, options }) =>
      (await import('./dev-server.ts')).startDevServer(project, portAndHost(options, 5173), previewOf(options)),
  },
  build: {
    summary:
      'write the finished site into a folder     --out dist --date DATE --drafts\n' +
      '             --compress | --no-compress --budgets FILE --record-new --write-budgets FILE',
    options: {
      ...out,
      ...viewFlags,
      compress: { type: 'boolean' },
      'no-compress': { type: 'boolean' },
      budgets: { type: 'string' },
      'record-new': { type: 'boolean' },
      'write-budgets': { type: 'string' },
    },
    run: async ({ project, options }) => {
      const outDir = outFolder(project, options);
      const code = await (
        await import('./build.ts')
      ).build(project, { outDir, compress: compressionOf(options), view: viewOf(previewOf(options)) });
      const { holdBudgets } = await import('./budgets/budgets.ts');
      return (
        code ||
        holdBudgets(outDir, {
          budgets: fileName(options.budgets),
          writeBudgets: fileName(options['write-budgets']),
          recordNew: options['record-new'] === true,
        })
      );
    },
  },
  preview: {
    summary: 'serve the finished site as a host would   --out dist --port 4173 --host 127.0.0.1',
    options: { ...server, ...out },
    run: async ({ project, options }) =>
      (await import('./preview-server.ts')).startPreview(outFolder(project, options), portAndHost(options, 4173)),
  },
  check: {
    summary: 'check every YAML file                     [PATHS] --fix; all options: check --help',
    options: checkFlags,
    help: async () => (await import('./check-help.ts')).checkHelp(),
    run: async ({ project, words, options }) => (await import('./check.ts')).check(project, { words, options }),
  },
  gallery: {
    summary: 'write every type of section with its examples as pages  --out gallery, or --examples FOLDER',
    options: { ...out, examples: { type: 'string' } },
    run: async ({ project, options }) => {
      const { writeExamples, writeGallery } = await import('./gallery/write-gallery.ts');
      if (options.examples) return writeExamples(project, resolve(String(options.examples)));
      return await writeGallery(project, outFolder(project, { out: 'gallery', ...options }));
    },
  },
  'next-change': {
    summary: 'print when dates of pages change the site --since DATE --json',
    options: { since: { type: 'string' }, json: { type: 'boolean' } },
    run: async ({ project, options: { since = 'now', json } }) =>
      (await import('./next-change.ts')).printNextChange(project, {
        since: dateOf('since', String(since)),
        json: json === true,
      }),
  },
  editor: {
    summary: 'put into a site what VS Code needs to complete and check its pages',
    options: {},
    run: async ({ project }) => (await import('./set-up-editor.ts')).setUpEditor(project),
  },
  generate: {
    summary: 'write what follows from the block schemas --check to compare only',
    options: { check: { type: 'boolean' } },
    run: async ({ project, options }) =>
      (await import('./write-generated.ts')).writeGenerated(project.productRoot, options.check === true),
  },
  'new:block': {
    summary: 'start a new type of section               NAME --island | --behavior',
    options: { island: { type: 'boolean' }, behavior: { type: 'boolean' } },
    help: async () => (await import('./new-block.ts')).newBlockHelp,
    run: async ({ project, words, options }) =>
      (await import('./new-block.ts')).newBlock(project.productRoot, { name: words[0], ...options }),
  },
  'new:site': {
    summary: 'start a new site in a folder of its own   FOLDER --name WORDS --email ADDRESS',
    options: { name: { type: 'string' }, email: { type: 'string' } },
    help: async () => (await import('./new-site.ts')).newSiteHelp(),
    run: async ({ project, words, options }) =>
      (await import('./new-site.ts')).newSite(project.productRoot, { words, options }),
  },
  'new:page': {
    summary: 'start a new page from a recipe            ADDRESS --recipe product --title WORDS --menu WORDS --no-open',
    options: {
      recipe: { type: 'string' },
      title: { type: 'string' },
      menu: { type: 'string' },
      'no-open': { type: 'boolean' },
    },
    help: async (productRoot) => (await import('./new-page.ts')).newPageHelp(productRoot),
    run: async ({ project, words, options }) => (await import('./new-page.ts')).newPage(project, { words, options }),
  },
  migrate: {
    summary: 'write the new names of what was renamed    --dry-run',
    options: { 'dry-run': { type: 'boolean' } },
    run: async ({ project, options }) => (await import('./migrate.ts')).migrate(project, options),
  },
  move: {
    summary: 'move a page, its links and a redirect     /OLD /NEW --below --no-redirect --dry-run',
    options: { below: { type: 'boolean' }, 'no-redirect': { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    run: async ({ project, words, options }) => (await import('./move-page.ts')).movePage(project, { words, options }),
  },
  usages: {
    summary: 'print where something is named            NAME --kind page|file|modal|form|shared|block --json',
    options: { kind: { type: 'string' }, json: { type: 'boolean' } },
    run: async ({ project, words, options }) => (await import('./usages.ts')).usages(project, { words, options }),
  },
};

/**
 * Runs a command.
 * @param args what stands after the program's name
 * @param productRoot the folder that holds Pagewright
 */
export async function run(args: string[], productRoot: string): Promise<ExitCode> {
  const [name = 'help', ...rest] = args;
  const command = commands[name];
  if (!command) return usage(name);
  try {
    const call = parse(command, rest, productRoot);
    if (call.options.help) return await helpOf(command, { name, productRoot });
    return await command.run(call);
  } catch (error) {
    if (error instanceof WrongUse) return wrongUse(error.message, name);
    console.error(failureText(error));
    return error instanceof WrongSource || refusalText(error) !== undefined ? 2 : 3;
  }
}

function parse(command: Command, args: string[], productRoot: string): Call {
  const help = { type: 'boolean' as const, short: 'h' };
  const options = { root: { type: 'string' as const }, help, ...command.options };
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new WrongUse(optionMistake(error, Object.keys(options)));
  }
  const siteRoot = resolve(String(parsed.values.root ?? productRoot));
  if (!existsSync(siteRoot)) throw new WrongUse(`There is no folder ${siteRoot}. Give the site's folder with --root.`);
  return { project: { productRoot, siteRoot }, words: parsed.positionals, options: parsed.values as Call['options'] };
}

function portAndHost(options: Call['options'], standard: number) {
  const port = Number(options.port ?? process.env.PORT ?? standard);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new WrongUse('--port takes a number from 0 to 65535.');
  return { port, host: String(options.host ?? '127.0.0.1'), fixed: options.port !== undefined };
}

function outFolder({ siteRoot }: Project, options: Call['options']): string {
  return resolve(siteRoot, String(options.out ?? 'dist'));
}

/** @returns whether compressed forms are wanted; none when nothing is said */
function compressionOf(options: Call['options']): boolean | undefined {
  if (options.compress && options['no-compress'])
    throw new WrongUse('--compress and --no-compress exclude each other.');
  return options['no-compress'] ? false : options.compress ? true : undefined;
}

function fileName(value: Written[string]): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function usage(name: string): ExitCode {
  const asked = /^(-*help|-h)$/.test(name);
  const lines = Object.entries(commands).map(([command, { summary }]) => `  ${command.padEnd(12)} ${summary}`);
  const text = `pagewright COMMAND [--root FOLDER]\n\n${lines.join('\n')}\n\n--root is the folder with site.yaml and pages; without it, Pagewright's own.`;
  if (asked) console.log(text);
  else console.error(`There is no command "${name}".\n\n${text}`);
  return asked ? 0 : 2;
}

async function helpOf(
  { summary, help }: Command,
  { name, productRoot }: { name: string; productRoot: string },
): Promise<ExitCode> {
  console.log(help ? await help(productRoot) : `pagewright ${name} [--root FOLDER]\n\n  ${summary}`);
  return 0;
}

function wrongUse(message: string, command: string): ExitCode {
  console.error(`${message}\nTry: node bin/pagewright.mjs ${command} --help`);
  return 2;
}
