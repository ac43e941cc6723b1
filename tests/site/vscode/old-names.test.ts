// Editors warn at the old name of a setting, with its new one, and offer the new one only.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generatedFiles } from '../../../src/cli/generate/generate.ts';
import { oldNameSchema } from '../../checker/golden-files.ts';
import { productRoot, servers, startYamlServer, type YamlServer } from './yaml-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewright-old-names-'));
for (const path of ['schemas', '.vscode']) cpSync(join(productRoot, path), join(folder, path), { recursive: true });
const file = join(folder, 'schemas/blocks/cta.schema.json');
const schema = JSON.parse(readFileSync(file, 'utf8'));
// A setting that may be left out: editors ask for a required one by its new name, too.
schema.properties.words = oldNameSchema('text');
writeFileSync(file, JSON.stringify(schema));
// Files generated from it, as `npm run generate` would write them beside the schemas.
symlinkSync(join(productRoot, 'src'), join(folder, 'src'));
symlinkSync(join(productRoot, 'node_modules'), join(folder, 'node_modules'));
const generated = Object.entries(await generatedFiles(folder)).filter(([path]) => path.startsWith('schemas/'));
for (const [path, text] of generated) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const page = 'title: T\ndescription: D.\nblocks:\n  - type: cta\n    heading: H\n    button: { label: G, href: / }\n';

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(servers)('%s', (name) => {
  let server: YamlServer;
  beforeAll(async () => {
    server = await startYamlServer(name, folder);
  }, 60_000);
  afterAll(() => server.stop());

  test('warns at the old name and says the new one', async () => {
    const [findings] = await server.validate([{ path: 'pages/old.yaml', text: `${page}    words: Old\n` }]);
    expect(findings).toEqual([expect.objectContaining({ line: 7, message: expect.stringContaining('"text" now') })]);
  }, 60_000);

  test('offers the new name and not the old one', async () => {
    const offered = (await server.complete('pages/new.yaml', `${page}    |\n`)).map(({ label }) => label);
    expect(offered).toContain('text');
    expect(offered).not.toContain('words');
  }, 60_000);
});
