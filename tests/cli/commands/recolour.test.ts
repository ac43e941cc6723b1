// The drawing of a new site in the colours of its theme.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recolour } from '../../../src/cli/commands/recolour.ts';
import type { Site } from '#schemas';
import { productRoot } from '../../product-root.ts';

it('gives the drawing the theme’s colours, and keeps what stands for things', () => {
  const drawing = readFileSync(join(productRoot, 'src/cli/templates/site/public/images/opening.svg'), 'utf8');
  const colours = { brand: '#207a4c', brandDark: '#14342b', accent: '#d9480f', paper: '#ffffff' };
  const changed = recolour(drawing, { theme: { ...colours, scheme: 'light' } } as Site);
  for (const colour of [colours.brand, colours.brandDark, colours.accent]) expect(changed).toContain(colour);
  expect(changed).not.toMatch(/#(1d4ed8|0f1e46|c2410c|dbe4f5|e8eefb)/);
  expect(changed).toContain('#f6c26b');
});
