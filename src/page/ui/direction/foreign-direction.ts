// Directions of texts that run the other way than their page.
import { createContext } from 'react';
import type { Direction } from '../../../base/languages/text-direction.ts';

export type FindForeignDirection = (text: string) => Direction | undefined;

export const noForeignDirection: FindForeignDirection = () => undefined;

/**
 * Gives the direction of a text that runs the other way than its page; otherwise undefined. The
 * renderer provides it, so the code of islands in the browser is the shorter.
 */
export const ForeignDirection = createContext(noForeignDirection);
