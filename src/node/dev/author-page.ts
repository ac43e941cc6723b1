// What the author's view shows of a page: its sections with the places they are written in, and what the checker says.
import type { PageModel } from '../../content/check-site.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { AuthorMessage, AuthorBlock, AuthorPage } from '../../browser/dev/author/author-answers.ts';
import type { LiveSite } from './dev-state.ts';

/** @returns the page at a route as it was last sound, with what is said of its files and of site.yaml now */
export function authorPage(route: string, site: LiveSite): AuthorPage {
  const { model } = site.pageAt(route);
  const diagnostics = site.diagnostics();
  if (!model) return { file: null, blocks: [], messages: diagnostics.map(messageOf) };
  const blocks = model.page.blocks.map((block, index) => blockOf(block, index, model));
  const files = new Set([model.file, 'site.yaml', ...blocks.map(({ file }) => file)]);
  const messages: AuthorMessage[] = [];
  for (const diagnostic of diagnostics.filter(({ file }) => files.has(file))) {
    const message = messageOf(diagnostic);
    (blockAt(message, blocks, model)?.messages ?? messages).push(message);
  }
  return { file: model.file, blocks, messages };
}

function blockOf(block: PageModel['page']['blocks'][number], index: number, { origins }: PageModel): AuthorBlock {
  const heading = 'heading' in block && typeof block.heading === 'string' ? block.heading : '';
  const { id = '', type } = block;
  return { id, type, heading: heading.replaceAll(/\[\[|\]\]|\*\*/g, ''), ...origins[index]!, messages: [] };
}

/** The section that stands at a message's line: the last one that begins at or before it. */
function blockAt({ file, line }: AuthorMessage, blocks: AuthorBlock[], model: PageModel): AuthorBlock | undefined {
  const isAbove = (block: AuthorBlock, index: number) =>
    (block.file === file && block.line <= line) || (model.file === file && model.lines[index]! <= line);
  return blocks.findLast(isAbove);
}

function messageOf({ severity, message, hint, file, range: { start } }: Diagnostic): AuthorMessage {
  return { severity, message, hint, file, line: start.line, column: start.column };
}
