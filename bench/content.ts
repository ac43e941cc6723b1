// The stages of the checker, for measuring them one by one.
export { createChecker } from '../src/checker/check-site.ts';
export { readFast } from '../src/checker/yaml/fast/read-fast.ts';
export { prepareSchemas } from '../src/checker/schema/prepare-schemas.ts';
export { createTextSet } from '../src/base/pure/text-set.ts';
export { createValidators } from '../src/checker/schema/validate.ts';
export { readFacts, readSchemas } from '../src/site/folder/project.ts';
