// Every block whose HTML has frames of other sites, plays files or searches says so in its schema: the content policy follows from it.
import { expect, it } from 'vitest';
import { frameHosts } from '../../src/ui/embed/embed-frame.tsx';
import { schemas } from '../content/test-site.ts';
import { rendered } from './rendered.ts';

type Written = Parameters<typeof rendered>[0];

it.each(Object.entries(schemas.blocks))('%s embeds what its schema says, and nothing else', (_type, schema) => {
  const html = (schema.examples as Written[]).map((example) => rendered(example)).join('');
  const frames = [...html.matchAll(/<iframe src="(https?:\/\/[^/"]+)/g)].map((match) => match[1]!);
  const embeds = [
    ...(frames.length > 0 ? ['frames'] : []),
    ...(/<(video|audio)\b/.test(html) ? ['media'] : []),
    ...(html.includes('data-live="search"') ? ['wasm'] : []),
  ];
  expect(embeds).toEqual(schema['x-embeds'] ?? []);
  expect(Object.values(frameHosts)).toEqual(expect.arrayContaining(frames));
});
