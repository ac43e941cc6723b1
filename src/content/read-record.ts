// Reads one page, and keeps of it what rules about the whole site ask for.
import type { Checking } from './checking.ts';
import { fileChecks, pageChecks, wordChecks } from './checks/all.ts';
import type { Named } from './checks/check.ts';
import { heldOf } from './dates/held.ts';
import { isAtErrorOf } from './echoes.ts';
import { withNewNames } from './old-names.ts';
import { factsOf, mentionFinder, targetOf, type PageRecord } from './page-record.ts';
import { nameIn, type Mention } from './references.ts';
import { resolvePage, type PageContext } from './resolve.ts';
import { nowhere, resolvePlain } from './resolve-plain.ts';
import { sharedNameOf } from './route.ts';
import { readSource, type CountMisfits, type SourceFile } from './source.ts';
import { noRemarks, remarksIn } from './suppressions.ts';

/** What a page is read with. */
export interface Reading extends PageContext {
  mention: ReturnType<typeof mentionFinder>;
}

/** @returns what is kept of a page; one with nothing to say about it is not read in full */
export function readRecord(
  file: string,
  route: string,
  { text, context }: { text: string; context: Reading },
): PageRecord {
  return plainRecord(file, text, context) ?? fullRecord(file, route, { text, context });
}

/** @returns null when there is anything to say about the page */
function plainRecord(file: string, text: string, context: Reading): PageRecord | null {
  if (fileChecks.some(({ mayFind }) => mayFind(text))) return null;
  const plain = resolvePlain(text, context);
  if (!plain) return null;
  const mentions: Mention[] = [];
  const sections: number[] = [];
  const references: Named[] = [];
  let isFine = true;
  plain.visitReferences((kind, value, { section, headed }) => {
    const mention = context.mention(kind, value);
    if (mention) sections[mentions.push(mention) - 1] = section;
    const reference = { kind, value, section, headed, locate: locateNowhere };
    isFine &&= !wordChecks.some((check) => check(reference).length > 0);
    references.push(reference);
  });
  if (!isFine || pageChecks.some(({ mayFind }) => mayFind(references))) return null;
  const remarks = text.includes('check-ignore') ? remarksIn(file, text) : noRemarks;
  return {
    facts: factsOf(plain.page),
    target: targetOf(plain.page),
    // A copy is as long as it has to be; what has grown entry by entry is longer.
    mentions: [...mentions],
    uses: plain.uses,
    ...(plain.held.length > 0 && { held: heldOf(plain.held, sections) }),
    diagnostics: [],
    remarks,
  };
}

const locateNowhere = () => nowhere;

function fullRecord(file: string, route: string, { text, context }: { text: string; context: Reading }): PageRecord {
  const source = readFile(file, text, context.checking);
  const { page, references, uses, held, locator, value, diagnostics } = resolvePage(source, route, context);
  const found = [
    ...fileChecks.flatMap(({ mayFind, check }) => (mayFind(text) ? check({ file, text, value, locator }) : [])),
    ...references.flatMap((reference) => wordChecks.flatMap((check) => check(reference))),
    ...pageChecks.flatMap(({ check }) => check(references)),
  ];
  const naming = references.filter((each) => nameIn(each.kind, each.value) !== null);
  const sections = naming.map(({ section }) => section);
  return {
    facts: page && factsOf(page),
    target: targetOf(page ?? value),
    mentions: naming.flatMap(({ kind, value: named }) => context.mention(kind, named) ?? []),
    uses,
    ...(held.length > 0 && { held: heldOf(held, sections) }),
    diagnostics: [...diagnostics, ...found.filter((each) => !isAtErrorOf(diagnostics, each))],
    remarks: remarksIn(file, text),
  };
}

/** @returns a file of the site as it is written, with the names of settings that have other ones now put right */
export function readFile(file: string, text: string, checking: Checking): SourceFile {
  const source = readSource(file, text, misfitsOf(file, checking));
  return withNewNames(source, checking.schemas[kindOf(file)], checking.schemas);
}

function kindOf(file: string): 'site' | 'page' | 'sharedFile' {
  return file === 'site.yaml' ? 'site' : sharedNameOf(file) === null ? 'page' : 'sharedFile';
}

/**
 * Counts misfits by the schema of the file's kind. A whole group or list of the wrong kind weighs more,
 * because nothing inside of it is looked at.
 */
function misfitsOf(file: string, { validators }: Checking): CountMisfits {
  const validate = validators[kindOf(file)];
  return (value) =>
    validate(value).reduce((sum, { keyword, params, data }) => {
      // What stands for another value fits as soon as the value is put in; alone, it may stand for a group or a list.
      const standsForIt = keyword === 'type' ? /^\{(param|site)\.[^{}]*\}$/ : /\{(param|site)\./;
      if (typeof data === 'string' && standsForIt.test(data)) return sum;
      return sum + (keyword === 'type' && /array|object/.test(String(params.type)) ? 20 : 1);
    }, 0);
}
