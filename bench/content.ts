// The stages of the checker, for measuring them one by one.
export { createChecker } from '../src/content/check-site.ts';
export { readFast } from '../src/content/yaml/fast/read-fast.ts';
export { prepareSchemas } from '../src/content/schema/prepare-schemas.ts';
export { createTextSet } from '../src/content/primitives/text-set.ts';
export { createValidators } from '../src/content/schema/validate.ts';
export { readFacts, readSchemas } from '../src/node/site/project.ts';
