// Two windows of the editor with its own code, at a server whose answers come late: both type in the same texts, in place, in
// the form and in the YAML, move sections, undo, choose between two versions and are reloaded, while other programs write.
// Every word that was typed is in its place in the file, on its way there, or was replaced by somebody who had seen it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Conflict, Choice } from '../../../src/editor/protocol/conflict.ts';
import type { EditedPage, KnownVersions, PageUpdate, Posted, Refusal } from '../../../src/editor/protocol/page.ts';
import type { Base, Waiting } from '../../../src/editor/client/changes/bases.ts';
import { replaceFile } from '../../../src/base/disk/write-atomic.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { applyPosted } from '../../../src/editor/server/apply-posted.ts';
import { SiteFiles } from '../../../src/editor/server/disk-store/site-files.ts';
import type { SiteStore } from '../../../src/editor/server/store/site-store.ts';
import { Typing } from '../../../src/editor/server/typing.ts';
import { assertProperty } from '../../sampling.ts';

const requests = '../../../src/editor/client/state/requests.ts';
const names = ['pages/index.yaml', 'site.yaml'] as const;
const count = 3;
const fields = ['heading', 'text'] as const;

interface Section {
  id: string;
  heading: string;
  text: string;
}

// prettier-ignore
const kinds = [
  'type', 'type', 'type', 'type', 'type', 'type', 'begin', 'begin', 'panel', 'replace', 'yaml', 'move', 'move', 'other program',
  'deliver', 'deliver', 'deliver', 'deliver', 'deliver', 'notify', 'notify', 'choose', 'choose', 'choose',
  'undo', 'redo', 'reload', 'restart',
] as const;

const step = fc.record({
  kind: fc.constantFrom(...kinds),
  window: fc.nat(1),
  file: fc.constantFrom(0, 0, 0, 1),
  section: fc.nat(count - 1),
  field: fc.nat(1),
  pick: fc.nat(99),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const listWords = (text: string | null) => text?.match(/\bw\d+\b/g) ?? [];

/** The dev server, with what every window has asked of it and not yet received. */
class Server {
  readonly root = mkdtempSync(join(tmpdir(), 'pagewright-windows-'));
  files = new SiteFiles(this.root);
  readonly typing = new Typing();
  state = 1;

  read = (file: string) => this.files.read(file)!;

  write(file: string, text: string): void {
    replaceFile(join(this.root, file), text);
    this.state++;
  }

  sections(file: string): Section[] {
    return (readYaml(file, this.read(file)).value as { blocks: Section[] }).blocks;
  }

  /** Leaves out what the window has, as the real one does; the version of a text is the text. */
  page(known: KnownVersions): PageUpdate {
    const texts = names.map((file) => [file, this.read(file)] as const);
    const version = JSON.stringify(texts);
    const history = this.files.journal.heads();
    const page = { route: '/', file: names[0], messages: [], isCurrent: true, state: this.state, history, version };
    if (version === known.page) return page;
    const files = texts.map(([file, text]) => {
      const isKnown = known.files?.[file] === text;
      return [file, isKnown ? null : { text, version: text, data: readYaml(file, text).value }];
    });
    const content = { sections: [], leaves: {}, body: [], style: '', files: Object.fromEntries(files) };
    return { ...page, content };
  }

  async edit(posted: Posted): Promise<EditedPage | Refusal> {
    const texts = { has: (file: string) => this.files.read(file) !== null };
    const change: SiteStore['change'] = async (changes, options) => {
      const result = this.files.change(changes, options);
      if (result.ok && result.files.length > 0) this.state++;
      return result;
    };
    const store = { texts: () => texts, change } as unknown as SiteStore;
    const parts = {
      store,
      typing: this.typing,
      schemas: { sections: {}, siteFields: [], pageFields: [] },
      dataOf: () => undefined,
    };
    const result = await applyPosted(JSON.parse(JSON.stringify(posted)), parts);
    if (!result.ok) return result;
    const page = this.page(posted.known);
    const made = [...result.made].filter(([file, text]) => page.content?.files[file]?.text !== text);
    return { ok: true, page, made: Object.fromEntries(made) };
  }
}

/** Loads the editor's code once more: each window has its own. */
async function loadClient(server: Server) {
  /** Answers under way; an edit is made when its answer is delivered. */
  const pending: (() => void)[] = [];
  const later = <Value>(answer: () => Value | Promise<Value>) =>
    new Promise<Value>((resolve) => pending.push(() => resolve(answer())));
  vi.resetModules();
  vi.doMock(requests, () => ({
    describeFailure: (error: unknown) => String(error),
    fetchSchemas: () => Promise.resolve({ version: '' }),
    fetchPage: (_route: string, known: KnownVersions) => {
      const page = server.page(known);
      return later(() => page);
    },
    postEdits: (_route: string, posted: Posted) => later(() => server.edit(posted)),
  }));
  const sync = await import('../../../src/editor/client/state/sync.ts');
  const { useEditor } = await import('../../../src/editor/client/state/store.ts');
  const bases = await import('../../../src/editor/client/changes/bases.ts');
  const steps = await import('../../../src/editor/client/changes/steps.ts');
  vi.doUnmock(requests);
  return { sync, useEditor, bases, steps, pending };
}
type Client = Awaited<ReturnType<typeof loadClient>>;

interface Window {
  client: Client;
  /** A text that is being edited in place. */
  session: { file: string; path: (string | number)[]; value: string; place: string; base: Base; step: string } | null;
  /** The text of the YAML side, and the text that it was made from. */
  yaml: { base: Base; text: string } | null;
}

class Day {
  readonly server = new Server();
  windows: Window[] = [];
  /** By the words that were typed: where each belongs. */
  readonly places = new Map<string, string>();
  /** Words that somebody has replaced, undone, or not chosen. */
  readonly gone = new Set<string>();
  readonly chosen = new Set<string>();
  asked = 0;

  async begin(): Promise<void> {
    for (const file of names) {
      const sections = Array.from({ length: count }, (_, index) => {
        const [heading, text] = fields.map((field) => this.word(`${file} s${index} ${field}`));
        return `  - id: s${index}\n    heading: ${heading}\n    text: ${text}\n`;
      });
      this.server.write(file, `title: x\nblocks:\n${sections.join('')}`);
    }
    for (let index = 0; index < 2; index++) this.windows.push(await this.open());
  }

  async open(kept?: string): Promise<Window> {
    const client = await loadClient(this.server);
    if (kept) client.useEditor.setState({ waiting: client.bases.joinBases(JSON.parse(kept) as Waiting) });
    void client.sync.openPage('/');
    await settle();
    client.pending.shift()!();
    await settle();
    return { client, session: null, yaml: null };
  }

  word(place: string): string {
    const word = `w${this.places.size}`;
    this.places.set(word, place);
    return word;
  }

  async take({ kind, window: number, file: fileNumber, section, field: fieldNumber, pick }: Step): Promise<void> {
    const window = this.windows[number]!;
    const { client } = window;
    const { conflicts, page } = client.useEditor.getState();
    const file = names[fileNumber]!;
    const path = ['blocks', section, fields[fieldNumber]!];
    // Whoever does something else in a window has left the text on the page.
    const leaves =
      kind === 'choose'
        ? conflicts !== null
        : ['end', 'undo', 'redo', 'move', 'yaml', 'panel', 'replace'].includes(kind);
    if (leaves) window.session = null;
    if (kind === 'deliver') this.deliver(window, pick);
    else if (kind === 'notify') client.sync.follow(this.server.state);
    else if (kind === 'restart') this.server.files = new SiteFiles(this.server.root);
    else if (kind === 'other program' && window.session && pick % 2 === 0) this.writeElsewhere(window.session.place);
    else if (kind === 'other program') this.writeElsewhere(`${file} s${section} ${fields[fieldNumber]!}`);
    else if (kind === 'reload') await this.reload(number, pick);
    else if (kind === 'choose') await this.choose(window, pick % 2 === 0 ? 'mine' : 'theirs');
    // A dialog is in front of all else.
    else if (conflicts) return;
    else if (kind === 'undo' || kind === 'redo') this.step(window, kind);
    else if (kind === 'move') await this.move(window, { file, from: section, to: pick % count });
    else if (kind === 'yaml') this.typeInYaml(window, file, { section, field: fields[fieldNumber]! });
    else {
      const shown = (page!.files[file]!.data as { blocks: Section[] }).blocks[section];
      // Whoever has chosen the old place of a section and its new one has lost one or has it twice.
      if (!shown) return;
      const value = shown[fields[fieldNumber]!];
      const place = `${file} ${shown.id} ${fields[fieldNumber]!}`;
      if (kind === 'begin') {
        window.session = { file, path, value, place, base: client.bases.baseOf(file), step: client.steps.newStep() };
      }
      if (kind === 'type') this.typeInPlace(window);
      if (kind === 'panel') set(client, { file, path, value: `${value} ${this.word(place)}` });
      if (kind === 'replace') {
        for (const word of listWords(value)) this.gone.add(word);
        set(client, { file, path, value: this.word(place) });
      }
    }
  }

  typeInPlace({ client, session }: Window): void {
    if (!session) return;
    session.value += ` ${this.word(session.place)}`;
    const { file, path, value, base, step: name } = session;
    void client.sync.editInStep(name, { file, edit: { kind: 'set', path, value }, base });
  }

  typeInYaml(window: Window, file: string, at: { section: number; field: string }): void {
    const { useEditor, sync } = window.client;
    const { waiting, page } = useEditor.getState();
    const isUnsent = waiting.texts.some((each) => each.file === file);
    if (!isUnsent || window.yaml?.base.file !== file) {
      const { text } = page!.files[file]!;
      window.yaml = { base: { file, text }, text };
    }
    const { yaml } = window;
    const lines = yaml!.text.split('\n');
    const line = 2 + at.section * 3 + (at.field === 'heading' ? 1 : 2);
    const [, id] = /id: (s\d)/.exec(lines[2 + at.section * 3] ?? '') ?? [];
    if (id === undefined) return;
    lines[line] += ` ${this.word(`${file} ${id} ${at.field}`)}`;
    yaml!.text = lines.join('\n');
    void sync.writeText({ file, text: yaml!.text, base: yaml!.base });
  }

  /** Moves a section. The answer shows where sections are, so nothing else is done before it. */
  async move({ client }: Window, { file, from, to }: { file: string; from: number; to: number }): Promise<void> {
    if (isBusy(client) || from === to) return;
    void client.sync.edit({ file, edit: { kind: 'move', from: ['blocks', from], to: ['blocks', to] } });
    await this.deliverAll(client);
  }

  writeElsewhere(place: string): void {
    const [file, id, field] = place.split(' ') as [string, string, 'heading' | 'text'];
    const found = this.server.sections(file).find((section) => section.id === id);
    if (!found) return;
    const line = `    ${field}: ${found[field]}\n`;
    const word = this.word(place);
    this.server.write(
      file,
      this.server.read(file).replace(line, () => `${line.trimEnd()} ${word}\n`),
    );
  }

  deliver({ client }: Window, pick: number): void {
    client.pending.splice(pick % Math.max(1, client.pending.length), 1)[0]?.();
  }

  async deliverAll({ pending }: Client): Promise<void> {
    while (pending.length > 0) {
      pending.shift()!();
      await settle();
    }
  }

  /** Reloads a window; some of the requests under way may arrive. */
  async reload(number: number, pick: number): Promise<void> {
    const { client } = this.windows[number]!;
    const kept = JSON.stringify(client.useEditor.getState().waiting);
    if (pick % 2 === 0) for (const answer of client.pending) answer();
    this.windows[number] = await this.open(kept);
  }

  step({ client }: Window, way: 'undo' | 'redo'): void {
    if (isBusy(client)) return;
    const next = this.server.files.journal.next(way);
    const result = this.server.files.step(way, client.useEditor.getState().page!.history[way] ?? 'none');
    if (result === null || (!result.ok && !result.conflicts)) return;
    for (const { before, after } of next!.changes) this.leave(listWords(before), listWords(after));
    if (!result.ok) return client.sync.refuse(result, []);
    this.server.state++;
    void client.sync.refresh();
  }

  /** The dialog closes when the page after the choice is shown. */
  async choose({ client }: Window, side: 'mine' | 'theirs'): Promise<void> {
    const { conflicts } = client.useEditor.getState();
    if (!conflicts) return;
    this.asked++;
    const result = this.server.files.choose(
      conflicts.map((each) => chooseSide(each, side)),
      'Page',
    );
    for (const { parts, mine, theirs } of conflicts) {
      const shown = parts.flatMap((part) => (typeof part === 'string' ? [] : [part]));
      const text = (of: 'mine' | 'theirs') => shown.flatMap((place) => place[of].map((piece) => piece.text)).join('');
      const all = parts.length > 0 ? [text('mine'), text('theirs')] : [mine, theirs];
      // Where both have moved sections, one may choose the words of one and the place of another.
      for (const word of listWords(all.join(' '))) this.chosen.add(word);
      this.leave(listWords(all.join(' ')), listWords(all[side === 'mine' ? 0 : 1]!));
    }
    // Somebody has written meanwhile: one is asked once more.
    if (!result.ok) return client.sync.refuse(result, []);
    this.server.state++;
    void client.sync.refresh();
    await this.deliverAll(client);
    void client.sync.settleConflicts();
  }

  leave(before: string[], after: string[]): void {
    for (const word of before) if (!after.includes(word)) this.gone.add(word);
  }

  /** Words that are lost, and those in a wrong place. */
  faults(): string[] {
    const found = new Map<string, string>();
    for (const file of names)
      for (const section of this.server.sections(file))
        for (const field of fields)
          for (const word of listWords(String(section[field]))) found.set(word, `${file} ${section.id} ${field}`);
    const waiting = this.windows.map(({ client }) => JSON.stringify(client.useEditor.getState().waiting)).join('');
    const underWay = new Set(listWords(waiting));
    return [...this.places].flatMap(([word, place]) => {
      const at = found.get(word);
      if (at === undefined) return underWay.has(word) || this.gone.has(word) ? [] : [`${word} of ${place} is lost`];
      return at === place || this.chosen.has(word) ? [] : [`${word} of ${place} is at ${at}`];
    });
  }

  async end(): Promise<void> {
    for (let round = 0; round < 200; round++) {
      for (const window of this.windows) {
        await this.deliverAll(window.client);
        await this.choose(window, 'mine');
        window.client.sync.follow(this.server.state);
        await settle();
      }
      const isSettled = ({ pending, useEditor }: Client) =>
        pending.length === 0 && useEditor.getState().page!.state === this.server.state;
      if (this.windows.every(({ client }) => isSettled(client) && !isBusy(client))) return;
    }
  }
}

function chooseSide({ file, mine, theirs, parts }: Conflict, side: 'mine' | 'theirs'): Choice {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part[side].map(({ text }) => text).join('')));
  const whole = side === 'mine' ? mine : theirs;
  return { file, mine, theirs, text: parts.length === 0 ? whole : texts.join('') };
}

function set(
  { sync }: Client,
  { file, path, value }: { file: string; path: (string | number)[]; value: string },
): void {
  void sync.edit({ file, edit: { kind: 'set', path, value } });
}

function isBusy({ useEditor }: Client): boolean {
  const { waiting, isSaving, conflicts } = useEditor.getState();
  return isSaving || conflicts !== null || waiting.texts.length + waiting.edits.length > 0;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

beforeAll(() => void vi.stubGlobal('history', { replaceState: () => {} }));
afterAll(() => void vi.unstubAllGlobals());

test('no word that was typed in two windows is lost, or at a wrong place', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 300, maxLength: 300 }), async (steps) => {
    const day = new Day();
    try {
      await day.begin();
      for (const [index, each] of steps.entries()) {
        await day.take(each);
        await settle();
        expect({ index, each, faults: day.faults() }).toEqual({ index, each, faults: [] });
      }
      await day.end();
      expect(day.faults()).toEqual([]);
      for (const { client } of day.windows) {
        expect(isBusy(client)).toBe(false);
        for (const file of names)
          expect(client.useEditor.getState().page!.files[file]!.text).toBe(day.server.read(file));
      }
      expect(day.asked).toBeGreaterThan(0);
    } finally {
      rmSync(day.server.root, { recursive: true });
    }
  });
  await assertProperty(property, { sample: 3, all: 6, endOnFailure: true });
});
