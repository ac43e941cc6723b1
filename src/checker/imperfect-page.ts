// Imperfect page: a page with mistakes as far as it can be shown, for whoever works on it.
import { copyData } from '../base/pure/copy-data.ts';
import { createEntryFacts } from './collections/entry-facts.ts';
import { createListFacts } from './collections/list-facts.ts';
import { isError } from './diagnostics/diagnostic.ts';
import type { ModelInputs } from './model-inputs.ts';
import { PageModelImpl, type PageModel } from './page-model.ts';
import { createPageFacts, PageHandle, type PageReader } from './site-model/page-record.ts';

/**
 * @param handle a page that has errors
 * @returns null where the text is no YAML, a section is missing, or nothing is left to show
 */
export function createImperfectModel(handle: PageHandle, inputs: ModelInputs): PageModel | null {
  const { record } = handle;
  if (record.diagnostics.some((each) => isError(each) && each.code.startsWith('yaml/'))) return null;
  const { unchecked } = handle.open();
  if (!unchecked || typeof unchecked.title !== 'string' || typeof unchecked.description !== 'string') return null;
  const { schemas } = inputs.compiled;
  try {
    const entry = createEntryFacts(unchecked, schemas);
    const lists = createListFacts(unchecked, schemas);
    const facts = createPageFacts(unchecked, inputs.compiled);
    const shown = { ...record, facts, ...(entry && { entry }), ...(lists && { lists }) };
    const reader: PageReader = {
      open: () => handle.open(),
      read: () => copyData(unchecked),
      text: () => handle.text(),
    };
    const { file, route, version, textFiles } = handle;
    const model = new PageModelImpl(new PageHandle({ file, route, version, textFiles, record: shown }, reader), inputs);
    // Values of any shape are read here for the first time.
    return model.page.blocks.length > 0 ? model : null;
  } catch {
    // The values are of a kind that nothing could be made of; the check has said so.
    return null;
  }
}
