// The direction of the page that a text is on.
import { createContext, useContext } from 'react';
import { findTextDirection, type Direction } from '../../../base/pure/text-direction.ts';

/** Given by the renderer. Undefined in an island, whose code in the browser is not given it. */
export const PageDirection = createContext<Direction | undefined>(undefined);

/** @returns the direction of a text that runs the other way than its page; otherwise undefined */
export function useForeignDirection(text: string): Direction | undefined {
  const page = useContext(PageDirection);
  const own = page && findTextDirection(text);
  return own === page ? undefined : own;
}
