// Drives the real yaml-language-server over stdio, as VS Code's YAML extension does, with the settings of a site's folder.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import { writeEditorSetup } from '../../../src/site/vscode/set-up-editor.ts';

/** The folder of Pagewright, which is also a site. */
export const productRoot = fileURLToPath(new URL('../../..', import.meta.url));
// Files that follow from the site in this folder are not in Git: the check and the dev server write
// them.
writeEditorSetup({ productRoot, siteRoot: productRoot });

/** The versions of the server that are installed, by the package they are installed as: an old, a middle, and the newest for Node 20. */
export const servers = ['yls-old', 'yls-middle', 'yls-new'] as const;
export type ServerName = (typeof servers)[number];

export interface Completion {
  label: string;
  insertText: string;
  documentation: string;
}

export interface Finding {
  /** From 1, as in our own reports. */
  line: number;
  column: number;
  message: string;
}

export interface YamlServer {
  version: string;
  /** Opens a text that need not be on disk. `|` in it is the cursor. @returns what is offered there */
  complete(path: string, text: string): Promise<Completion[]>;
  /** @returns what is shown when the mouse rests where `|` stands; '' when nothing is */
  hover(path: string, text: string): Promise<string>;
  /** @returns what is wrong with each text, in their order */
  validate(texts: { path: string; text: string }[]): Promise<Finding[][]>;
  /** Tells the server, as editors do, that a file on disk is another one now. */
  fileChanged(path: string): void;
  stop(): Promise<void>;
}

/** Starts a server on a folder whose `.vscode/settings.json` it gets as its configuration. */
export async function startYamlServer(name: ServerName, folder: string): Promise<YamlServer> {
  const home = join(productRoot, 'node_modules', name);
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const child = spawn(process.execPath, [join(home, 'bin/yaml-language-server'), '--stdio'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { toUri, ...session } = await connect(child, folder);
  // The server keeps what it has parsed by address and version.
  let opened = 0;
  const open = (path: string, text: string) => {
    const uri = toUri(path);
    session.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: ++opened, text } });
    return uri;
  };
  const close = (uri: string) => session.notify('textDocument/didClose', { textDocument: { uri } });
  const ask = async (method: string, path: string, text: string): Promise<unknown> => {
    const at = text.indexOf('|');
    const before = text.slice(0, at).split('\n');
    const uri = open(path, text.slice(0, at) + text.slice(at + 1));
    const position = { line: before.length - 1, character: before.at(-1)!.length };
    const answer = await session.request(method, { textDocument: { uri }, position });
    close(uri);
    return answer;
  };
  return {
    version,
    complete: async (path, text) => listCompletions(await ask('textDocument/completion', path, text)),
    hover: async (path, text) =>
      readText((await ask('textDocument/hover', path, text)) as { contents?: Markup } | null),
    validate: async (texts) => {
      const found = texts.map(({ path, text }) => session.diagnosticsOf(open(path, text)));
      const all = await Promise.all(found);
      for (const { path } of texts) close(toUri(path));
      // Some versions tell that a closed text has no mistakes: that must not be taken for an answer to the next call.
      await session.request('textDocument/hover', { textDocument: { uri: toUri('none') }, position: nowhere });
      return all;
    },
    fileChanged: (path) =>
      session.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: toUri(path), type: 2 }] }),
    stop: async () => {
      await session.request('shutdown', undefined);
      const ended = new Promise((resolve) => child.once('exit', resolve));
      session.notify('exit', undefined);
      await ended;
    },
  };
}

async function connect(child: ChildProcess, folder: string) {
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout!),
    new StreamMessageWriter(child.stdin!),
  );
  const toUri = (path: string) => pathToFileURL(join(folder, path)).href;
  const waiting = new Map<string, (found: Finding[]) => void>();
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: Published) => {
    waiting.get(uri)?.(diagnostics.map(describeFinding));
    waiting.delete(uri);
  });
  const settings = nested(JSON.parse(readFileSync(join(folder, '.vscode/settings.json'), 'utf8')));
  const configured = new Promise<void>((resolve) => {
    connection.onRequest('workspace/configuration', ({ items }: { items: { section: string }[] }) => {
      setImmediate(resolve);
      return items.map(({ section }) => settings[section] ?? {});
    });
  });
  connection.onRequest('client/registerCapability', () => null);
  connection.listen();
  const root = pathToFileURL(folder).href;
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: root,
    workspaceFolders: [{ uri: root, name: 'site' }],
    capabilities: {
      textDocument: {
        completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
        hover: { contentFormat: ['markdown', 'plaintext'] },
        publishDiagnostics: {},
      },
      workspace: {
        configuration: true,
        workspaceFolders: true,
        didChangeConfiguration: { dynamicRegistration: true },
        didChangeWatchedFiles: { dynamicRegistration: true },
      },
    },
  });
  await connection.sendNotification('initialized', {});
  await configured;
  return {
    toUri,
    request: (method: string, parameters: unknown): Promise<unknown> => connection.sendRequest(method, parameters),
    notify: (method: string, parameters: unknown): void => void connection.sendNotification(method, parameters),
    diagnosticsOf: (uri: string) => new Promise<Finding[]>((resolve) => waiting.set(uri, resolve)),
  };
}

const nowhere = { line: 0, character: 0 };

interface Published {
  uri: string;
  diagnostics: { range: { start: { line: number; character: number } }; message: string }[];
}

function describeFinding({ range, message }: Published['diagnostics'][number]): Finding {
  return { line: range.start.line + 1, column: range.start.character + 1, message };
}

/** `{ 'yaml.schemas': x }` as `{ yaml: { schemas: x } }`, which is how editors send their settings. */
function nested(settings: Record<string, unknown>): Record<string, Record<string, unknown>> {
  const result: Record<string, Record<string, unknown>> = {};
  for (const [name, value] of Object.entries(settings)) {
    const [section = '', ...path] = name.split('.');
    const last = path.pop()!;
    let group = (result[section] ??= {});
    for (const key of path) group = (group[key] ??= {}) as Record<string, unknown>;
    group[last] = value;
  }
  return result;
}

type Markup = string | { value: string } | Markup[];

function readText(answer: { contents?: Markup } | null): string {
  const plain = (markup: Markup): string =>
    typeof markup === 'string' ? markup : Array.isArray(markup) ? markup.map(plain).join('\n') : markup.value;
  return answer?.contents === undefined ? '' : plain(answer.contents);
}

function listCompletions(answer: unknown): Completion[] {
  const items = Array.isArray(answer) ? answer : ((answer as { items?: unknown[] } | null)?.items ?? []);
  return (
    items as { label: string; insertText?: string; textEdit?: { newText: string }; documentation?: Markup }[]
  ).map(({ label, insertText, textEdit, documentation }) => ({
    label,
    insertText: textEdit?.newText ?? insertText ?? label,
    documentation: documentation === undefined ? '' : readText({ contents: documentation }),
  }));
}
