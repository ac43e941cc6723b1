// A thousand edits on bad days: two windows with old texts, other programs, restarts, full disks,
// files that may not be written, undo and redo in any order. Nothing that was taken is lost, nothing that was undone comes back,
// and every file can be read.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdit } from '../../../src/edits/engine/apply-edit.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { replaceFile } from '../../../src/base/disk/write-atomic.ts';
import { SiteFiles } from '../../../src/editor/server/disk-store/site-files.ts';
import { assertProperty } from '../../sampling.ts';

const names = ['site.yaml', 'pages/index.yaml', 'pages/about.yaml'];
const start = `# what it is\nlist:\n${Array.from({ length: 12 }, (_, index) => `  # about ${index}\n  - start ${index}\n`).join('')}`;

interface Step {
  kind: 'edit' | 'two files' | 'other program' | 'undo' | 'redo' | 'restart' | 'look' | 'full disk' | 'no permission';
  file: number;
  place: number;
  window: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'edit',
    'edit',
    'edit',
    'two files',
    'other program',
    'undo',
    'redo',
    'restart',
    'look',
    'look',
    'full disk',
    'no permission',
  ),
  file: fc.nat(2),
  place: fc.nat(11),
  window: fc.nat(1),
});

/** A site with two windows, each of which knows the texts as it saw them last. */
class BadDay {
  readonly root = mkdtempSync(join(tmpdir(), 'pagewright-days-'));
  /** Why a file cannot be written; null when it can. */
  fault: 'ENOSPC' | 'EACCES' | null = null;
  files = this.open();
  readonly windows = [new Map<string, string>(), new Map<string, string>()];
  /** Words that must be in the files. */
  readonly expected = new Set<string>();
  done: string[] = [];
  undone: string[] = [];
  count = 0;
  taken = 0;

  constructor() {
    for (const name of names) replaceFile(join(this.root, name), start);
    this.windows.forEach((_window, index) => this.look(index));
  }

  open(): SiteFiles {
    const replace: typeof replaceFile = (file, text) => {
      if (this.fault && file.endsWith('about.yaml')) throw Object.assign(new Error('fault'), { code: this.fault });
      replaceFile(file, text);
    };
    return new SiteFiles(this.root, { replace });
  }

  read = (name: string) => readFileSync(join(this.root, name), 'utf8');

  look(window: number): void {
    for (const name of names) this.windows[window]!.set(name, this.read(name));
  }

  take({ kind, file, place, window }: Step): void {
    if (kind === 'restart') this.files = this.open();
    else if (kind === 'look') this.look(window);
    else if (kind === 'other program') this.editElsewhere(names[file]!, place);
    else if (kind === 'undo' || kind === 'redo') this.step(kind);
    else
      this.edit(kind === 'edit' ? [names[file]!] : [names[file]!, names[(file + 1) % 3]!], {
        place,
        window,
        fault: kind === 'full disk' ? 'ENOSPC' : kind === 'no permission' ? 'EACCES' : null,
      });
  }

  edit(edited: string[], { place, window, fault }: { place: number; window: number; fault: BadDay['fault'] }): void {
    const mark = `mark ${this.count++}`;
    const seen = this.windows[window]!;
    const changes = edited.map((file) => {
      const before = seen.get(file)!;
      const result = applyEdit(before, { kind: 'insert', path: ['list'], at: place, value: mark });
      return { file, before, after: 'text' in result ? result.text : before };
    });
    this.fault = fault;
    const result = this.files.change(changes, { label: mark });
    this.fault = null;
    if (!result.ok) return;
    this.taken++;
    for (const file of edited) this.expected.add(`${file} ${mark}`);
    this.done.push(mark);
    this.undone = [];
    this.look(window);
  }

  editElsewhere(file: string, place: number): void {
    const mark = `other ${this.count++}`;
    const lines = this.read(file).split('\n');
    const at = lines.findIndex((line) => line.includes(`- start ${place}`));
    lines.splice(at + 1, 0, `  - ${mark}`);
    writeFileSync(join(this.root, file), lines.join('\n'));
    this.expected.add(`${file} ${mark}`);
  }

  step(way: 'undo' | 'redo'): void {
    const result = this.files.step(way);
    if (result === null || !result.ok) return;
    const mark = way === 'undo' ? this.done.pop()! : this.undone.pop()!;
    (way === 'undo' ? this.undone : this.done).push(mark);
    expect(result.label).toBe(mark);
    for (const file of names) this.expected.delete(`${file} ${mark}`);
    if (way === 'redo') for (const file of this.filesOf(mark)) this.expected.add(`${file} ${mark}`);
  }

  filesOf(mark: string): string[] {
    return this.files.journal.entries().find(({ label }) => label === mark)!.files;
  }

  found(): string[] {
    return names.flatMap((name) =>
      (this.read(name).match(/(?:mark|other) \d+/g) ?? []).map((mark) => `${name} ${mark}`),
    );
  }
}

test('a thousand steps lose nothing', () => {
  const property = fc.property(fc.array(step, { minLength: 1000, maxLength: 1000 }), (steps) => {
    const day = new BadDay();
    try {
      for (const each of steps) {
        day.take(each);
        expect(day.found().sort()).toEqual([...day.expected].sort());
      }
      for (const name of names) {
        expect(readYaml(name, day.read(name)).diagnostics).toEqual([]);
        expect(day.read(name).match(/# about/g)).toHaveLength(12);
      }
      expect(day.taken).toBeGreaterThan(100);
    } finally {
      rmSync(day.root, { recursive: true });
    }
  });
  assertProperty(property, { sample: 1, all: 3, endOnFailure: true });
});
