// Says which block could not be rendered, at its line of the page file.
import type { Diagnostic } from '../checker/diagnostics/diagnostic.ts';
import { diagnose } from '../checker/diagnostics/create-diagnostic.ts';
import { parsePointer } from '../base/pure/pointer.ts';
import { describeCodeError } from './own-code/browser-only.ts';
import type { RenderFailure } from './prerender.ts';

/** @returns one diagnostic for each block that threw */
export function diagnosticsOfFailures(failures: RenderFailure[]): Diagnostic[] {
  return failures.map(({ model, index, error }) => {
    const position = { line: model.lines[index]!, column: 1, offset: 0 };
    const { pointer } = model.sources[index]!;
    const type = model.page.blocks[index]!.type;
    const place = {
      file: model.file,
      range: { start: position, end: position },
      pointer,
      where: { route: model.route, section: Number(parsePointer(pointer)[1]) + 1, type },
    };
    return diagnose('render/failed', place, { type, cause: describeCodeError(error) });
  });
}
