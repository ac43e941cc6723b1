// Random edits over every YAML file of the repository and over odd ones: a file says afterwards
// what it should, and keeps all else. The same edits every time: 1,200, as many of one word,
// and as many there and back; 70,000 of each in `npm run test:all`. TEST_SEED looks at others.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdit, applySets, editInOrder } from '../../../src/edits/engine/apply-edit.ts';
import { editData } from '../../../src/edits/model/edit-data.ts';
import type { Edit } from '../../../src/edits/model/edit.ts';
import { editRefusals } from '../../../src/edits/messages/refusals.ts';
import { isPlain } from '../../../src/edits/engine/write/write-scalar.ts';
import { applyEdits } from '../../../src/base/pure/positions.ts';
import { readYaml } from '../../../src/checker/yaml/read-yaml.ts';
import { assertProperty } from '../../sampling.ts';
import { chooseEdit, dice, listPaths, findValue, type Dice } from './random-edit.ts';
import { oddTexts, readRepositoryTexts } from './yaml-texts.ts';

const texts = [...oddTexts, ...readRepositoryTexts()].map(([name, text]) => {
  const { value, diagnostics } = readYaml(name, text);
  return { name, text, data: value, mistakes: diagnostics.length };
});

/** Files as sites have them; the odd ones are there to be refused now and then. */
const ofSites = new Set(texts.slice(oddTexts.length).flatMap(({ name, mistakes }) => (mistakes === 0 ? [name] : [])));
const readable = texts.filter(({ data }) => data !== undefined);
const anyText = fc.oneof(fc.constantFrom(...readable.slice(0, oddTexts.length)), fc.constantFrom(...readable));
const runs = { sample: 1200, all: 4_000 };

/** For all of them, on a machine that does other things as well. */
const maxMs = 15 * 60_000;

/** A text that was read once is edited several times: that costs half. */
const several = fc.array(dice, { minLength: 10, maxLength: 10 });
const inGroups = ({ sample, all }: typeof runs) => ({ sample: sample / 10, all: all / 10 });

describe('any edit of any file', () => {
  const refused: string[] = [];

  test(
    'makes it say what it should, adds no mistake and changes only what it says',
    () => {
      const makeOne = ({ name, text, data, mistakes }: (typeof texts)[number], thrown: Dice) => {
        const edit = chooseEdit(data, thrown);
        const edited = applyEdit(text, edit);
        if (!edited.ok) {
          if (ofSites.has(name) && edited.reason !== editRefusals.lostComment())
            refused.push(`${name}: ${edit.kind}: ${edited.reason}`);
          return;
        }
        const after = readYaml('', edited.text);
        expect(after.value, edited.text).toEqual(editData(data, edit));
        expect(after.diagnostics.length, edited.text).toBeLessThanOrEqual(
          mistakes * (edit.kind === 'duplicate' ? 2 : 1),
        );
        expect(applyEdits(text, edited.changes)).toBe(edited.text);
        expectKept(text, edited.text, edit);
        if (edit.kind === 'remove' && typeof edit.path.at(-1) === 'string' && !isHolder(findValue(data, edit.path)))
          expect(edited.lostComments, edited.text).toEqual([]);
      };
      const property = fc.property(anyText, several, (text, throws) => throws.forEach((each) => makeOne(text, each)));
      assertProperty(property, inGroups(runs));
    },
    maxMs,
  );

  test(
    'of several texts at once gives the bytes of one after the other',
    () => {
      const makeAll = ({ text, data }: (typeof texts)[number], throws: readonly Dice[]) => {
        const places = listPaths(data).filter((path) => typeof findValue(data, path) === 'string');
        if (places.length === 0) return;
        const paths = new Map(throws.map(({ place }) => [place % places.length, places[place % places.length]!]));
        const edits = [...paths.values()].map((path, index) => ({
          kind: 'set' as const,
          path,
          value: `${String(findValue(data, path)).replace(/[aeiou]/, index % 2 ? 'Straße' : '')} x`,
        }));
        const applied = applySets(text, edits);
        const inOrder = editInOrder(text, edits);
        if (inOrder.ok) expect(applied).toEqual({ text: inOrder.text, refused: new Map() });
        else expect([...applied.refused.values()][0]).toBe(inOrder.reason);
      };
      assertProperty(fc.property(anyText, several, makeAll), inGroups(runs));
    },
    maxMs,
  );

  test('is refused in no file of a site that has no mistake, but where a comment would be lost', () => {
    expect(ofSites.size).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });
});

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/**
 * Line ends, the byte order mark and the end of the file stay as they are; and comments, where
 * nothing goes.
 */
function expectKept(before: string, after: string, edit: Edit): void {
  if (before !== '') expect(after.startsWith('\uFEFF')).toBe(before.startsWith('\uFEFF'));
  if (before.includes('\n')) expect(/[^\r]\n/.test(after) && /\r\n/.test(after)).toBe(false);
  if (edit.kind === 'rename' || edit.kind === 'insert' || edit.kind === 'wrap')
    expect(listComments(after)).toEqual(listComments(before));
  if (['move', 'expand', 'shorten'].includes(edit.kind))
    expect(listComments(after).sort()).toEqual(listComments(before).sort());
}

/** Lists what surely is a comment. */
function listComments(text: string): string[] {
  return (
    text.match(/# (?:about|of|beside|first|second|more|last|at the end|only|below|alone|----|before|to the left).*/g) ??
    []
  );
}

describe('a word in a text of any style', () => {
  test.each<[string, (word: string) => string]>([
    ['that is put in', (word) => `${word} zebra`],
    ['that becomes another one', () => 'zebra'],
    ['that gets a letter', (word) => `${word}s`],
  ])(
    '%s changes its own line alone',
    (_name, change) => {
      const makeOne = ({ text, data, mistakes }: (typeof texts)[number], { place, other }: Dice) => {
        const paths = listPaths(data).filter((path) => /\p{L}{2} /u.test(String(findValue(data, path))));
        const path = paths[place % paths.length];
        const own = path && findValue(data, path);
        if (!path || typeof own !== 'string' || mistakes > 0) return;
        const words = [...own.matchAll(/\p{L}+/gu)];
        const { 0: word, index } = words[other % words.length]!;
        const value = own.slice(0, index) + change(word) + own.slice(index + word.length);
        const edited = applyEdit(text, { kind: 'set', path, value });
        if (!edited.ok) return expect(text, edited.reason).toMatch(/[&*]\w/);
        expect(countChangedLines(text, edited.text), edited.text).toBeLessThanOrEqual(1);
      };
      const property = fc.property(anyText, several, (text, throws) => throws.forEach((each) => makeOne(text, each)));
      assertProperty(property, inGroups({ ...runs, sample: runs.sample / 3, all: runs.all / 3 }));
    },
    maxMs,
  );
});

/** @returns how many lines of a text are not in the other one, at its start or its end */
function countChangedLines(before: string, after: string): number {
  const [old, lines] = [before, after].map((text) => text.split(/(?<=\n)/)) as [string[], string[]];
  let [head, tail] = [0, 0];
  while (head < old.length && old[head] === lines[head]) head++;
  while (tail < old.length - head && old.at(-1 - tail) === lines.at(-1 - tail)) tail++;
  return old.length - head - tail;
}

describe('there and back', () => {
  const clean = readable.filter(
    ({ mistakes, name }) => mistakes === 0 && !/anchors|one text|nothing|comment alone/.test(name),
  );
  const anyClean = fc.oneof(fc.constantFrom(...clean.slice(0, oddTexts.length - 4)), fc.constantFrom(...clean));

  test.each<[string, (data: unknown, thrown: Dice) => [Edit, Edit] | null]>([
    ['an entry that is inserted and removed', insertAndRemove],
    ['an entry that is moved in its list', moveBothWays],
    ['a text that is set and set back', setAndSetBack],
    ['a setting that is renamed', renameBothWays],
  ])(
    '%s leaves the same bytes',
    (_name, both) => {
      const makeBoth = ({ text, data }: (typeof texts)[number], thrown: Dice) => {
        const edits = both(data, thrown);
        const [there, back] = edits ?? [];
        const first = there && applyEdit(text, there);
        if (!first || !first.ok) return;
        const second = applyEdit(first.text, back!);
        expect(!second.ok ? second.reason : withoutNewQuotes(text, second.text, back!)).toBe(text);
      };
      const property = fc.property(anyClean, several, (text, throws) => throws.forEach((each) => makeBoth(text, each)));
      assertProperty(property, inGroups({ ...runs, sample: runs.sample / 4, all: runs.all / 4 }));
    },
    maxMs,
  );
});

function insertAndRemove(data: unknown, thrown: Dice): [Edit, Edit] | null {
  const edit = chooseEdit(data, thrown, 'insert');
  return edit.kind === 'insert' ? [edit, { kind: 'remove', path: [...edit.path, edit.at] }] : null;
}

function moveBothWays(data: unknown, thrown: Dice): [Edit, Edit] | null {
  const edit = chooseEdit(data, thrown, 'move');
  const isInList = edit.kind === 'move' && edit.from.slice(0, -1).join() === edit.to.slice(0, -1).join();
  return edit.kind === 'move' && isInList ? [edit, { kind: 'move', from: edit.to, to: edit.from }] : null;
}

function setAndSetBack(data: unknown, thrown: Dice): [Edit, Edit] | null {
  const edit = chooseEdit(data, { ...thrown, kind: 1 }, 'set');
  if (edit.kind !== 'set') return null;
  const own = findValue(data, edit.path);
  const isShort = typeof own === 'string' && own !== '' && own.length < 60 && !/[\n"'\\]|^ | $/.test(own);
  return isShort ? [edit, { kind: 'set', path: edit.path, value: own }] : null;
}

/**
 * The engine puts quotes around a text that is much like something else, as `y` or `380+`; an author
 * may have written it without, and that is gone with the text.
 */
function withoutNewQuotes(before: string, after: string, edit: Edit): string {
  if (edit.kind !== 'set' || typeof edit.value !== 'string' || isPlain(edit.value, false)) return after;
  let at = 0;
  while (before[at] === after[at] && at < before.length) at++;
  const quoted = [`"${edit.value}"`, `'${edit.value}'`].find((each) => after.startsWith(each, at));
  return quoted ? after.slice(0, at) + edit.value + after.slice(at + quoted.length) : after;
}

function renameBothWays(data: unknown, thrown: Dice): [Edit, Edit] | null {
  const edit = chooseEdit(data, thrown, 'rename');
  const key = edit.kind === 'rename' ? String(edit.path.at(-1)) : '';
  if (edit.kind !== 'rename' || !/^(?!yes)[a-z]{3,}$/i.test(key)) return null;
  return [edit, { kind: 'rename', path: [...edit.path.slice(0, -1), edit.key], key }];
}
