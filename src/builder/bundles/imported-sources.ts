// Finds the sources of a live part: its module and all that it imports, also through
// `pagewright/ui`, of which only the parts that it names count.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFile } from '../../base/installation/product-files.ts';

/** @returns the texts of a module and of all that it imports, each once */
export function importedSources(productRoot: string, module: string): string[] {
  const texts = new Map<string, string>();
  const visit = (file: string) => {
    if (texts.has(file) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const imported of listImports(productRoot, file, text)) visit(imported);
  };
  visit(module);
  return [...texts.values()];
}

function listImports(productRoot: string, file: string, text: string): string[] {
  return [...text.matchAll(/(?:import|export)\s+([^;'"]*?)\s*from ['"]([^'"]+)['"]/g)].flatMap(
    ([, what = '', target = '']) => {
      if (target.startsWith('.')) return join(file, '..', target);
      const [, entry] = /^pagewright\/([\w-]+)$/.exec(target) ?? [];
      return entry === undefined ? [] : listParts(moduleFile(productRoot, `src/public/${entry}.ts`), what);
    },
  );
}

/** @returns the files of those parts of an entry of Pagewright that an import names */
function listParts(entry: string, what: string): string[] {
  if (!existsSync(entry)) return [];
  const named = new Set(what.match(/\w+/g));
  return [...readFileSync(entry, 'utf8').matchAll(/export (?:type )?\{([^}]+)\} from ['"]([^'"]+)['"]/g)].flatMap(
    ([, names = '', file = '']) =>
      names.match(/\w+/g)?.some((name) => named.has(name)) ? join(entry, '..', file) : [],
  );
}
