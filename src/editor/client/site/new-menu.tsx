// The menu "New": pages, news, events and legal pages, and the form for what was chosen.
import { say } from '../../../base/words/say.ts';
import { TroubleText } from '../controls/trouble-text.tsx';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { WordedButton } from '../controls/buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { makePage, readOverview, useSite } from '../state/site-store.ts';
import type { NewPageRecipe } from '../../protocol/site.ts';
import { NewPageForm } from './new-page-form.tsx';
import '../controls/list.css';
import '../controls/select-field.css';

const kinds = ['article', 'event', 'job'] as const;
const legal: ReadonlySet<string> = new Set(['imprint', 'privacy', 'legal']);

function isLegal({ name }: NewPageRecipe): boolean {
  return legal.has(name);
}

/** @returns the recipes in groups: what comes again and again first, legal pages last */
function groupRecipes(recipes: readonly NewPageRecipe[]) {
  return [
    { title: say('News and the like'), recipes: kinds.flatMap((kind) => recipes.filter((each) => each.kind === kind)) },
    { title: say('Pages'), recipes: recipes.filter((each) => each.kind === undefined && !isLegal(each)) },
    { title: say('Legal pages'), recipes: recipes.filter(isLegal) },
  ];
}

export function NewMenu({ autoFocus = false }: { autoFocus?: boolean }) {
  const recipes = useSite((state) => state.overview?.recipes);
  return (
    <MenuTrigger onOpenChange={(isOpen) => isOpen && void readOverview()}>
      <WordedButton icon="plus" words={say('New')} className="new-button" autoFocus={autoFocus} />
      <Popover className="popover" placement="bottom start">
        <Menu className="menu" aria-label={say('New')} onAction={(key) => void makePage(String(key))}>
          {groupRecipes(recipes ?? []).map(({ title, recipes: own }) => (
            <MenuSection key={title} id={title}>
              <Header className="menu-title">{title}</Header>
              {own.map(({ name, title: words }) => (
                <MenuItem key={name} id={name} className="menu-item">
                  {words}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function close() {
  void makePage(null);
}

export function NewPageDialog() {
  const { making, overview, trouble } = useSite();
  const recipe = overview?.recipes.find(({ name }) => name === making);
  return (
    <DialogFrame
      title={say('New: {title}', { title: recipe?.title ?? '' })}
      isOpen={recipe !== undefined}
      onClose={close}
    >
      {trouble && <TroubleText text={trouble} />}
      {recipe && overview && <NewPageForm key={recipe.name} recipe={recipe} lang={overview.lang} />}
    </DialogFrame>
  );
}
