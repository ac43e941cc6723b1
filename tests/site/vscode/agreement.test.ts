// The editor and the check agree, line by line, on mistakes that the schemas can tell: asked of three versions of the
// real server, on pages with one mistake each. Mistakes in the writing of YAML and rules about the site as a whole are
// the check's alone: the server does not know them.
import { readdirSync, readFileSync } from 'node:fs';
import { isPair, LineCounter, parseDocument, visit, type Node } from 'yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../src/checker/check-site.ts';
import { readFiles, fixtureFolder } from '../../checker/golden-files.ts';
import {
  deletions,
  emptyings,
  examplePages,
  misindentations,
  misspellings,
  retypings,
} from '../../checker/mutations.ts';
import { check, siteYaml } from '../../checker/test-site.ts';
import { productRoot, servers, startYamlServer, type Finding, type YamlServer } from './yaml-server.ts';

const shared = `params:
  heading:
    description: What it is about.
blocks:
  - type: cta
    heading: "{param.heading}"
    button:
      label: Book a demo
      href: /
`;

interface Slip {
  name: string;
  path: string;
  text: string;
}

/**
 * Messages of the server in lines where the check is silent, because the check says one thing for
 * one mistake.
 */
const saidOnce: Record<string, { also: RegExp; why: string }> = {
  'schema/unknown-key': {
    also: /^Missing property/,
    why: 'A misspelt name is one mistake; the server also says that the right name is missing.',
  },
  'schema/lost-indent': {
    also: /^Missing property|^Property \S+ is not allowed|^Object has (more|fewer) properties|^Incorrect type/,
    why: 'A line that slipped out of its group is one mistake; the server says what the group misses or that it is empty, and each line.',
  },
  'schema/other-type': {
    also: /^Missing property|^Property \S+ is not allowed/,
    why: 'Settings of another type of section are one mistake; the server says each of them.',
  },
};

/**
 * A message of the check alone: one of two settings is needed. Said by a schema (`anyOf`), the
 * server would mark a section with a mistake in either of them twice.
 */
const saidAlone = { code: 'schema/missing-key', hint: /^Or write "from"/ };

/**
 * The check's diagnostic for a slip's own file, by its text: the same slips are sent to every
 * server.
 */
const said = new Map<string, Diagnostic[]>();

/** Every so-manieth slip of a kind, so that three servers have answered within seconds; all kinds of blocks are among them. */
const step = 37;
const slips = [...slipsOfPages(), ...slipsOfNumber(), ...goldenSlips(), ...slipsOfSharedFiles()];

// The servers wait a fifth of a second before they judge a text, so they wait side by side.
describe.concurrent.each(servers)('%s', (name) => {
  let server: YamlServer;
  beforeAll(async () => {
    server = await startYamlServer(name, productRoot);
  }, 60_000);
  afterAll(() => server.stop());

  test('marks the lines that the check marks, and no others', async () => {
    expect(slips.length).toBeGreaterThan(200);
    const found = await server.validate(slips);
    expect(slips.flatMap((slip, index) => disagreements(slip, found[index]!))).toEqual([]);
  });

  test('and so it is in site.yaml', async () => {
    for (const slip of slipsOfSite()) {
      const [found] = await server.validate([slip]);
      expect(found!.length, slip.name).toBeGreaterThan(0);
      expect(disagreements(slip, found!)).toEqual([]);
    }
  });

  test('a remark that silences the server does not silence the check', async () => {
    const text = 'title: Test\ndescription: A page.\nblocks:\n  # yaml-language-server-disable\n  - type: ctaa\n';
    const [found] = await server.validate([{ path: 'pages/test.yaml', text }]);
    // Versions before 1.22 do not know the remark.
    expect(found!.map(({ line }) => line)).toEqual(name === 'yls-old' ? [5] : []);
    expect(listCodes({ name: '', path: 'pages/test.yaml', text })).toEqual(['5 schema/unknown-type']);
  });
});

test('every exception is met, so that none outlives its reason', () => {
  const met = new Set(slips.flatMap((slip) => listDiagnostics(slip).map(({ code }) => code)));
  expect(Object.keys(saidOnce).filter((code) => !met.has(code as never))).toEqual([]);
});

function disagreements(slip: Slip, found: Finding[]): string[] {
  const ours = listDiagnostics(slip);
  const lines = new Set(ours.map(({ range }) => range.start.line));
  const theirs = found.map((finding) => ({ ...finding, meant: linesForUs(slip.text, finding) }));
  const missed = ours.filter(
    ({ code, hint, range }) =>
      !(code === saidAlone.code && saidAlone.hint.test(hint ?? '')) &&
      !theirs.some(({ meant }) => meant.includes(range.start.line)),
  );
  const alone = theirs.filter(
    ({ meant, message }) =>
      !meant.some((line) => lines.has(line)) && !ours.some(({ code }) => saidOnce[code]?.also.test(message)),
  );
  return [
    ...missed.map(({ code, range }) => `${slip.name}: only the check says ${range.start.line} ${code}\n${slip.text}`),
    ...alone.map(({ line, message }) => `${slip.name}: only the server says ${line} ${message}\n${slip.text}`),
  ];
}

/** Marks of the server in another line than the check, and which line the check marks. */
const otherPlaces: { message: RegExp; nth: (found: RegExpExecArray, size: number) => number; why: string }[] = [
  {
    message: /^Missing property/,
    nth: () => 0,
    why: "The server marks the group's name; the check its first setting, because the new one is to be written there.",
  },
  {
    message: /^Object has more properties/,
    nth: (_found, size) => size - 1,
    why: "The server marks the group's first setting; the check the last one, which has to go.",
  },
  {
    message: /^Array has too many items\. Expected (\d+)/,
    nth: ([, most]) => Number(most),
    why: 'The server marks the first entry; the check the first one that is too many.',
  },
];

/** @returns the lines in which the check might say what the server found: a group can begin where the group around it begins */
function linesForUs(text: string, { line, column, message }: Finding): number[] {
  const other = otherPlaces.find((each) => each.message.test(message));
  if (!other) return [line];
  const lineCounter = new LineCounter();
  const at = (node: unknown) => lineCounter.linePos((node as Node).range![0]);
  const meant: number[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Collection: (_key, collection, path) => {
      const parent = path.at(-1);
      const marked = [at(collection), ...(isPair(parent) ? [at(parent.key)] : [])];
      if (!marked.some((place) => place.line === line && place.col === column)) return;
      const entry = collection.items[other.nth(other.message.exec(message)!, collection.items.length)];
      meant.push(at(isPair(entry) ? entry.key : entry).line);
    },
  });
  return meant;
}

function allSaid({ path, text }: Slip): Diagnostic[] {
  const known = said.get(path + text);
  if (known) return known;
  const result = check({ [path]: text }).diagnostics.filter(({ file }) => file === path);
  said.set(path + text, result);
  return result;
}

function listDiagnostics(slip: Slip): Diagnostic[] {
  return allSaid(slip).filter(({ code }) => code.startsWith('schema/'));
}

function listCodes(slip: Slip): string[] {
  return listDiagnostics(slip).map(({ range, code }) => `${range.start.line} ${code}`);
}

/** A slip that is one of YAML's writing, or none at all, is left out. */
function ofSchema(slip: Slip): boolean {
  const all = allSaid(slip);
  return all.length > 0 && all.every(({ code }) => code.startsWith('schema/'));
}

function slipsOfPages(): Slip[] {
  const kinds = [misspellings, retypings, emptyings, deletions, misindentations];
  return kinds.flatMap((slip) =>
    (['block', 'flow'] as const).flatMap((layout) => {
      if (slip === misindentations && layout === 'flow') return [];
      const all = examplePages(layout).flatMap(({ name, text }) => slip(name, text, layout));
      return all
        .filter((_slip, index) => index % step === 0)
        .map(({ name, text }, index) => ({ name, text, path: `pages/${slip.name}-${layout}-${index}.yaml` }))
        .filter(ofSchema);
    }),
  );
}

/** Too many and too few of something, over several lines. */
function slipsOfNumber(): Slip[] {
  const section = (text: string) => `title: Test\ndescription: A page.\nblocks:\n  - type: ${text}`;
  const cards = '      - title: One\n'.repeat(101);
  return [
    ['too many settings', 'cta\n    heading: x\n    button:\n      label: x\n      href: /\n      opens: callback\n'],
    ['too few settings', 'cta\n    heading: x\n    button:\n      label: x\n'],
    ['too many entries', `card-grid\n    heading: x\n    cards:\n${cards}`],
    ['too few entries', 'card-grid\n    heading: x\n    cards:\n      []\n'],
  ].map(([name, text], index) => ({ name: name!, text: section(text!), path: `pages/number-${index}.yaml` }));
}

function goldenSlips(): Slip[] {
  const names = readdirSync(fixtureFolder).filter((name) => /^schema-.*\.yaml$/.test(name));
  return names.map((name) => {
    const { 'pages/test.yaml': text } = readFiles(readFileSync(new URL(name, fixtureFolder), 'utf8'));
    return { name, text: text!, path: `pages/${name}` };
  });
}

function slipsOfSharedFiles(): Slip[] {
  const ways: [string, string, string][] = [
    ['a misspelt name', 'button:', 'buton:'],
    ['a value of another kind', 'label: Book a demo', 'label: [x]'],
    ['an unknown type', 'type: cta', 'type: ctaa'],
    ['a missing setting', '      label: Book a demo\n', ''],
    ['a bad address', 'href: /', 'href: contact'],
    ['an unknown setting of a parameter', 'description: What', 'kinds: What'],
    ['no sections', '\nblocks:', '\nblocs:'],
  ];
  return ways.map(([name, from, to], index) => ({
    name: `shared file with ${name}`,
    path: `pages/_shared/slip-${index}.yaml`,
    text: shared.replace(from, to),
  }));
}

function slipsOfSite(): Slip[] {
  const ways: [string, string, string][] = [
    ['a misspelt name', 'phone:', 'phon:'],
    ['a value of another kind', 'founded: 2006', 'founded: long ago'],
    ['a choice that there is not', 'kind: email', 'kind: e-mail'],
    ['a missing setting', '      busyLabel: Sending\n', ''],
    ['a bad address', 'url: https://www.example.com', 'url: www.example.com'],
    ['a value out of range', 'founded: 2006', 'founded: 20060'],
  ];
  return ways.map(([name, from, to]) => ({ name, path: 'site.yaml', text: siteYaml.replace(from, to) }));
}
