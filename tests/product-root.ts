// The folder of the product, for tests of Node code.
import { fileURLToPath } from 'node:url';

/** The folder of the product. */
export const productRoot = fileURLToPath(new URL('..', import.meta.url));
