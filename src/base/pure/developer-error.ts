// Developer errors: sources, or schemas, contradict themselves, and no author can do anything about
// it.

/**
 * Thrown for a mistake in the source code or the schemas, of Pagewright or of a site; the message
 * says where it is.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError';
}

/**
 * @returns whether it is one. The renderer is bundled apart and has no access to the class, so it
 * gives its errors the name (src/page/app/frame.tsx)
 */
export function isDeveloperError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'DeveloperError';
}
