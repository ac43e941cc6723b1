// Questions about a new page: asks for what the command line did not give.
import { isNotFoundPage } from '../../base/pure/route.ts';
import type { Terminal } from '../../base/terminal/terminal.ts';
import type { EntryKind } from '../../site/recipes/starter-words.ts';
import type { Recipe } from '../../site/recipes/page-template.ts';
import { newPageMessages } from '../messages/new.ts';

/** Answers from which a new page is made. */
export interface NewPagePlan {
  address: string;
  /** The name of a recipe. */
  recipe: string;
  title: string;
  /** The label of its entry in the menu; "" for none. */
  menu: string;
  /** True to make a collection for it if the site has none of its kind. */
  collection: boolean;
}

interface Rules {
  recipes: readonly Recipe[];
  /** @returns what is wrong with an address, or null */
  findProblem(address: string): string | null;
  titles: FixedTitles;
  /** @returns whether the site has a collection of a kind */
  hasCollection(kind: EntryKind): boolean;
}

/**
 * Asks for each part that is missing, again after a wrong answer.
 * @returns null when nobody answers any more
 */
export async function askForPage(
  given: Partial<NewPagePlan>,
  { recipes, findProblem, hasCollection, titles }: Rules,
  ask: Terminal['ask'],
): Promise<NewPagePlan | null> {
  const askUntilRight = async (question: string, findMistake: (answer: string) => string | null = () => null) => {
    for (let note = ''; ;) {
      const answer = await ask(note + question);
      const mistake = answer === null ? null : findMistake(answer);
      if (mistake === null) return answer;
      note = `${mistake}\n`;
    }
  };
  const address = given.address ?? (await askUntilRight(newPageMessages.askAddress(), findProblem));
  if (address === null) return null;
  const list = recipes.map(({ name, about }, index) => `  ${index + 1} ${name.padEnd(11)} ${about}`).join('\n');
  const findMistake = (answer: string) => (findRecipe(answer, recipes) ? null : newPageMessages.noRecipe(answer));
  const recipe = given.recipe ?? (await askUntilRight(newPageMessages.askRecipe(list), findMistake));
  if (recipe === null) return null;
  const defaultTitle = titleFromAddress(address, titles);
  const title = given.title ?? (await askUntilRight(newPageMessages.askTitle(defaultTitle)));
  if (title === null) return null;
  const menu = given.menu ?? (await askUntilRight(newPageMessages.askMenu()));
  if (menu === null) return null;
  const name = findRecipe(recipe, recipes) ?? recipe;
  const kind = recipes.find((each) => each.name === name)?.kind;
  let { collection = false } = given;
  if (kind && !collection && !hasCollection(kind)) {
    const answer = await ask(newPageMessages.askCollection());
    if (answer === null) return null;
    collection = /^y/i.test(answer);
  }
  return { address, recipe: name, title: title || defaultTitle, menu, collection };
}

/**
 * @returns the name of a recipe by its name, its number or the start of its name; undefined if
 * there is none
 */
export function findRecipe(answer: string, recipes: readonly Recipe[]): string | undefined {
  const names = recipes.map(({ name }) => name);
  const matches = names.filter((name) => answer !== '' && name.startsWith(answer.toLowerCase()));
  return (
    names.find((name) => name === answer) ??
    names[Number(answer) - 1] ??
    (matches.length === 1 ? matches[0] : undefined)
  );
}

/** Titles that follow from no address. */
export interface FixedTitles {
  home: string;
  notFound: string;
}

/** @returns a title for an address: `/products/hand-scanner` is "Hand scanner" */
export function titleFromAddress(address: string, { home, notFound }: FixedTitles): string {
  if (address === '/') return home;
  return isNotFoundPage(address) ? notFound : titleFromName(address);
}

/** @returns the last part of an address, or the name of a folder, as words */
export function titleFromName(name: string): string {
  const words = name
    .split('/')
    .at(-1)!
    .replaceAll(/[-_.~]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
