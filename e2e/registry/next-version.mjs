// A copy of the repository as its next version, in which one setting has a new name.
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const parts = [
  'bin',
  'docs',
  'manual',
  'schemas',
  'src',
  'tests/fixtures/err',
  'create-pagewright',
  '.vscode',
  'README.md',
  'LICENSE',
];
const files = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'tsconfig.base.json', '.prettierrc.json'];

/** @returns {string} the version */
export function makeNextVersion(root, folder) {
  for (const path of [...parts, ...files]) cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const edit = (path, change) => writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const next = version.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  edit('package.json', (text) => text.replace(`"version": "${version}"`, `"version": "${next}"`));
  edit('CHANGELOG.md', (text) => text.replace('\n## ', `\n## ${next}\n\n- cta: \`text\` is called \`words\`.\n\n## `));
  edit('schemas/blocks/cta.schema.json', renameText);
  edit('src/page/blocks/cta/cta.tsx', (text) => text.replace('heading, text, button', 'heading, words: text, button'));
  const { status, stderr } = spawnSync(process.execPath, ['bin/pagewright.mjs', 'generate'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The next version cannot be generated:\n${stderr}`);
  return next;
}

function renameText(schema) {
  const parsed = JSON.parse(schema);
  const { text } = parsed.properties;
  parsed.properties.words = text;
  parsed.properties.text = {
    title: 'Text',
    description: 'The old name of words.',
    deprecated: true,
    renamedTo: 'words',
    deprecationMessage: 'It is called "words" now.',
    doNotSuggest: true,
  };
  return JSON.stringify(parsed, null, 2);
}
