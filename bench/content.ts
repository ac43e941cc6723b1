// The stages of the checker, for measuring them one by one.
export { createChecker } from '../src/content/check-site.ts';
export { readPlain } from '../src/content/plain-yaml/read-plain.ts';
export { prepareSchemas } from '../src/content/prepare-schemas.ts';
export { textsOf } from '../src/content/texts.ts';
export { createValidators } from '../src/content/validate.ts';
export { readSchemas } from '../src/node/project.ts';
