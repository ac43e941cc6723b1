// Makes the page of every code in docs/errors: its words, an example that triggers it
// (tests/fixtures/err) and the output.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adjustable, codes, type Code } from '../../checker/diagnostics/messages/codes.ts';
import { about } from '../../checker/diagnostics/messages/about.ts';

/** @returns the pages by path, and their list */
export function errorPages(productRoot: string): Record<string, string> {
  const all = Object.keys(codes) as Code[];
  const pages = all.map((code) => [errorPagePath(code), errorPage(productRoot, code)]);
  return { 'docs/errors/README.md': overview(all), ...Object.fromEntries(pages) };
}

/** @returns the file of a code's page */
export function errorPagePath(code: string): string {
  return `docs/errors/${code}.md`;
}

function errorPage(productRoot: string, code: Code): string {
  const fixture = (ending: string) => {
    const path = join(productRoot, 'tests/fixtures/err', code.replace('/', '-') + ending);
    return existsSync(path) ? readFileSync(path, 'utf8').trimEnd() : null;
  };
  const [input, output, fixed] = [fixture('.yaml'), fixture('.out'), fixture('.fixed')];
  const parts = [
    `# ${code}`,
    `${formatSeverity(code)} ${escapeTags(about[code])}`,
    ...(input === null ? [] : ['## Example', ...formatExample(input)]),
    ...(output === null ? [] : ['## What the check says', fenced('text', output)]),
    ...(fixed === null ? [] : ['## After `check --fix`', fenced('yaml', fixed)]),
    '## Ignoring it',
    quieting(code),
  ];
  return `${parts.join('\n\n')}\n`;
}

function formatExample(input: string): string[] {
  const note = 'Several files. Each starts with a line such as `#: site.yaml`; a file after `#-` does not exist.';
  return [...(/^#[:-] /.test(input) ? [note] : []), fenced('yaml', input)];
}

function formatSeverity(code: Code): string {
  return codes[code] === 'error' ? '**Error.**' : '**Warning.**';
}

function quieting(code: Code): string {
  if (!adjustable.has(code)) return 'This has to be fixed; it cannot be ignored.';
  return [
    'If it is right as it is, say so on the line above:',
    fenced('yaml', `# check-ignore ${code}: why it is right here`),
    'Or for the whole site, in site.yaml (error, warning or off):',
    fenced('yaml', `checks:\n  ${code}: off`),
  ].join('\n\n');
}

/** Markdown would hide a tag or a comment of HTML that a description names. */
function escapeTags(text: string): string {
  return text.replaceAll(/<(?=[a-z/!])/gi, String.raw`\<`);
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

function overview(all: Code[]): string {
  const rows = all.map(
    (code) => `| [${code}](${code}.md) | ${codes[code]} | ${escapeTags(about[code]).replaceAll('|', '\\|')} |`,
  );
  const head = '# Everything that the check finds\n\nThe same text in a terminal: `npm run check -- --explain CODE`';
  return `${head}\n\n| Code | Severity | What it is about |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}
