import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDevServer } from '../../../src/dev/server/dev-server.ts';
import { productRoot } from '../../product-root.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

it('takes in a section that is written while it starts', async () => {
  const siteRoot = mkdtempSync(join(tmpdir(), 'pagewright-dev-server-'));
  onTestFinished(() => rmSync(siteRoot, { recursive: true }));
  cpSync(join(productRoot, 'tests/fixtures/sites/bakery'), siteRoot, { recursive: true });
  const opening = openDevServer({ productRoot, siteRoot }, { port: 0, host: '127.0.0.1', fixed: true });
  // The sections that there are have been read, and nothing is served yet.
  const block = join(productRoot, 'tests/fixtures/sites/hotel/blocks/stay-price');
  cpSync(block, join(siteRoot, 'blocks/stay-price'), { recursive: true });
  const { examples } = JSON.parse(readFileSync(join(block, 'stay-price.schema.json'), 'utf8')) as {
    examples: object[];
  };
  appendFileSync(join(siteRoot, 'pages/index.yaml'), `  - ${JSON.stringify({ type: 'stay-price', ...examples[0] })}\n`);
  const server = await opening;
  onTestFinished(() => server.stop());
  const island = `/@fs${siteRoot}/blocks/stay-price/stay-price.island.tsx`;
  await expect.poll(async () => (await fetch(server.url)).text(), { timeout: 60_000 }).toContain(island);
});
