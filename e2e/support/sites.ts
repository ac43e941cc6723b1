// The finished sites that browsers look at, as folders.

/** The made-up site of the product's own tests. */
export const fixtureDist = new URL('../fixture-site/dist/', import.meta.url);

/** Every example of every section. */
export const examplesDist = new URL('../../.pagewright/examples-dist/', import.meta.url);

/** The site that ships with the product. */
export const siteDist = new URL('../../dist/', import.meta.url);
