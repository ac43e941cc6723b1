// Colours of the theme, taken from one or two colours: one change of site.yaml.
import { say } from '../../../base/words/say.ts';
import { isGroup } from '../../../base/pure/pointer.ts';
import { refuse } from '../../../base/pure/result.ts';
import { completeTheme, type GivenTheme } from '../../../checker/resolve/complete-theme.ts';
import type { Edit } from '../../../edits/model/edit.ts';
import { composeColours } from '../../../edits/model/theme-colours.ts';
import type { SiteParts } from './authored-site.ts';
import { planSettings, type PlannedAction } from './page-actions.ts';

/** Colours that follow from others unless the theme has them: those of before do not fit. */
const followers = ['brandText', 'onBrand', 'onDark', 'dark'];
/** Colours of the dark scheme that a look has, too, so that they have to be written. */
const darkColours = ['brand', 'brandDark', 'accent', 'tint', 'ink', 'paper', 'card'] as const;

/** Plans that the theme takes its colours from these. */
export function planColours(parts: SiteParts, main: string, second: string): PlannedAction {
  const { site } = parts;
  if (![main, second].every((colour) => /^#[0-9a-f]{6}$/i.test(colour))) return refuse(say('This is no colour.'));
  const colours = composeColours(main, second);
  const { dark } = completeTheme({ ...colours } as GivenTheme);
  const own = site.ruleContext().site.data?.theme;
  const isLight = (site.lastGoodSite()?.theme.scheme ?? 'light') === 'light';
  const all = {
    ...colours,
    ...(!isLight && { dark: Object.fromEntries(darkColours.map((name) => [name, dark[name]])) }),
  };
  const stale = followers.filter((name) => isGroup(own) && name in own && !(name in all));
  const edits: Edit[] = [
    ...stale.map((name): Edit => ({ kind: 'remove', path: ['theme', name] })),
    ...Object.entries(all).map(([name, value]): Edit => ({ kind: 'set', path: ['theme', name], value })),
  ];
  return planSettings(parts, {
    edits,
    keyOrder: Object.keys(site.schemas.site.definitions?.theme?.properties ?? {}),
    label: say('Colours from the logo'),
    done: say('Saved.'),
    words: say('The settings of the site are changed.'),
  });
}
