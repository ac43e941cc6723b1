// The icon of the site in tabs and on home screens, made from its logo: a file that the build makes
// all sizes of (src/builder/images/site-icons.ts).
import { say } from '../../../base/words/say.ts';
import { refuse } from '../../../base/pure/result.ts';
import { findImage } from '../../../checker/addresses/public-files.ts';
import type { SiteParts } from './authored-site.ts';
import type { FileChange } from '../store/site-store.ts';
import type { PlannedAction } from './page-actions.ts';

/** The files that icons are made of: the first one that is there counts. */
const sources = ['svg', 'png'];

/** Plans that the icon is the logo. */
export function planIcon({ site, store }: SiteParts): PlannedAction {
  const {
    facts,
    site: { data },
  } = site.ruleContext();
  const src = (data?.logo as { src?: unknown } | undefined)?.src;
  if (typeof src !== 'string' || src === '') return refuse(say('The site has no logo yet.'));
  const address = findImage(facts, src) ?? src;
  const ending = address.slice(address.lastIndexOf('.') + 1).toLowerCase();
  if (!sources.includes(ending))
    return refuse(
      say('An icon is made of an SVG or a PNG file, and the logo is none. Choose such a file as the logo.'),
    );
  const logo = store.readPicture(`public${address}`);
  if (logo === null) return refuse(say('The file of the logo is gone.'));
  const changes = sources.map((each): FileChange => {
    const file = `public/favicon.${each}`;
    return { file, before: store.readPicture(file), after: each === ending ? logo : null };
  });
  const label = say('The logo is the icon of the tab');
  return {
    ok: true,
    changes: changes.filter(({ before, after }) => before !== after),
    label,
    done: { ok: true, done: say('{done}. Undo takes it back.', { done: label }), route: null },
    consequences: { ok: true, words: [label], usedAt: [] },
  };
}
