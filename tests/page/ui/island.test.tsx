// An island whose file does not export its view: nothing would be shown, and nobody told.
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, type IslandProps } from '../../../src/page/ui/island.tsx';

test('an island without a view and a fallback says which export is missing', () => {
  const island = { name: 'price', wake: 'visible', props: {}, view: undefined } as unknown as IslandProps<object>;
  expect(() => renderToString(<Island {...island} />)).toThrow(
    'The island "price" has no view. Its file must export the component as View',
  );
});
