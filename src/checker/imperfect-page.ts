// Imperfect page: a page with mistakes as far as it can be shown, for whoever works on it.
import type { Page } from '#schemas';
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
 * @throws for a fault of ours, which is not in the values
 */
export function createImperfectModel(handle: PageHandle, inputs: ModelInputs): PageModel | null {
  const { record } = handle;
  if (record.diagnostics.some((each) => isError(each) && each.code.startsWith('yaml/'))) return null;
  const { unchecked } = handle.open();
  if (!unchecked || typeof unchecked.title !== 'string' || typeof unchecked.description !== 'string') return null;
  try {
    return createModel(unchecked, handle, inputs);
  } catch {
    // The values may be of a kind that nothing can be made of. What fits its schema never is: if
    // that fails, too, the fault is ours, and is thrown.
    const sound = withoutMisfits(unchecked, inputs);
    if (sound.blocks.length > 0) createModel(sound, handle, inputs);
    return null;
  }
}

function createModel(page: Page, handle: PageHandle, inputs: ModelInputs): PageModel | null {
  const { record, file, route, version, textFiles } = handle;
  const entry = createEntryFacts(page, inputs.compiled.schemas);
  const lists = createListFacts(page, inputs.compiled.schemas);
  const facts = createPageFacts(page, inputs.compiled);
  const shown = { ...record, facts, ...(entry && { entry }), ...(lists && { lists }) };
  const reader: PageReader = {
    open: () => handle.open(),
    read: () => copyData(page),
    text: () => handle.text(),
  };
  const model = new PageModelImpl(new PageHandle({ file, route, version, textFiles, record: shown }, reader), inputs);
  // Values of any shape are read here for the first time.
  return model.page.blocks.length > 0 ? model : null;
}

/** @returns the page with the sections that fit their schemas, and without settings of its own that do not */
function withoutMisfits({ blocks, ...own }: Page, { compiled: { validators } }: ModelInputs): Page {
  const sound = blocks.filter((block) => validators.sharedFile.fits({ blocks: [copyData(block)] }));
  const { title, description } = own;
  const page = { ...own, blocks: sound };
  return validators.page.fits(copyData(page)) ? page : ({ title, description, blocks: sound } as Page);
}
