// Contents of other sites in blocks are those that their schemas name: the content policy follows
// from it.
import { expect, it } from 'vitest';
import { frameHosts } from '../../../src/page/ui/embed/embed-frame.tsx';
import { compileSchemas } from '../../../src/checker/resolve/compiled-schemas.ts';
import { schemas } from '../../checker/test-site.ts';
import { rendered } from './rendered.ts';

type Written = Parameters<typeof rendered>[0];

const { listFrames, validators } = compileSchemas(schemas);

it.each(Object.entries(schemas.blocks))('%s embeds what its schema says, and nothing else', (_type, schema) => {
  const html = (schema.examples as Written[]).map((example) => rendered(example)).join('');
  const embeds = [
    ...(/<(video|audio)\b/.test(html) ? ['media'] : []),
    ...(html.includes('data-live="search"') ? ['wasm'] : []),
  ];
  expect(embeds).toEqual(schema['x-embeds'] ?? []);
});

it.each(Object.entries(schemas.blocks))('%s has the frames that its settings name', (_type, schema) => {
  for (const example of schema.examples as Written[]) {
    const block = structuredClone(example);
    validators.sharedFile.fits({ blocks: [block] });
    const html = rendered(example);
    const frames = [...new Set([...html.matchAll(/<iframe src="(https?:\/\/[^/"]+)/g)].map((match) => match[1]!))];
    expect(listFrames(block)).toEqual(frames);
    expect(Object.values(frameHosts)).toEqual(expect.arrayContaining(frames));
  }
});
