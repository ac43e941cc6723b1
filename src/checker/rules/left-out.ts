// Rules safety/secret-file, safety/outside-link, site/not-published: everything in the public
// folder is published. An author may believe so of the rest, or that it was safe there.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/create-diagnostic.ts';
import type { LeftOut } from '../site-model/rule-context.ts';
import { locateFileStart } from './required-files.ts';
import type { SiteRule } from './rule.ts';

/** Reports what is left out; not what systems and editors leave, which they would write again. */
export const leftOutRule: SiteRule = ({ facts }) => (facts.leftOut ?? []).flatMap(report);

function report({ path, reason }: LeftOut): Diagnostic[] {
  const file = path === '' ? 'public' : `public/${path}`;
  const place = locateFileStart(file);
  switch (reason) {
    case 'secret':
      return [diagnose('safety/secret-file', place, { file })];
    case 'outside':
      return [diagnose('safety/outside-link', place, { file })];
    case 'hidden':
      return [diagnose('site/not-published', place, { file })];
    case 'junk':
      return [];
  }
}
