// Asks what a new page shall be, as far as the command line did not say it.
import { createInterface } from 'node:readline';
import type { Recipe } from './recipe.ts';

/** What is known of the page; what is undefined is asked for. */
export interface Wishes {
  address: string | undefined;
  recipe: string | undefined;
  title: string | undefined;
  /** The words of its entry in the menu; "" for none. */
  menu: string | undefined;
}

/** Asks one question. @returns the answer without spaces around it, or null when nobody answers any more */
export type Ask = (question: string) => Promise<string | null>;

interface Rules {
  recipes: readonly Recipe[];
  /** What is wrong with an address, or null. */
  problemWith(address: string): string | null;
}

/** Asks again after a wrong answer. @returns the wishes, or null when nobody answers any more */
export async function askForPage(
  { address, recipe, title, menu }: Wishes,
  { recipes, problemWith }: Rules,
  ask: Ask,
): Promise<Record<keyof Wishes, string> | null> {
  const until = async (question: string, wrong: (answer: string) => string | null): Promise<string | null> => {
    for (let note = ''; ;) {
      const answer = await ask(note + question);
      const problem = answer === null ? null : wrong(answer);
      if (problem === null) return answer;
      note = `${problem}\n`;
    }
  };
  const place = address ?? (await until('The address of the page, for example /offers: ', problemWith));
  if (place === null) return null;
  const list = recipes.map(({ name, about }, index) => `  ${index + 1} ${name.padEnd(11)} ${about}`).join('\n');
  const chosen = recipe ?? (await until(`${list}\nWhich one, by its number or name: `, wrongRecipe(recipes)));
  if (chosen === null) return null;
  const standard = titleFrom(place);
  const words = title ?? (await until(`Its title (Enter for "${standard}"): `, () => null));
  if (words === null) return null;
  const entry = menu ?? (await until('The words of its entry in the menu (Enter for none): ', () => null));
  if (entry === null) return null;
  return { address: place, recipe: recipeMeant(chosen, recipes) ?? chosen, title: words || standard, menu: entry };
}

/** @returns the name of a recipe by its name, its number or how it begins; undefined when there is none */
export function recipeMeant(answer: string, recipes: readonly Recipe[]): string | undefined {
  const names = recipes.map(({ name }) => name);
  const beginning = names.filter((name) => answer !== '' && name.startsWith(answer.toLowerCase()));
  return (
    names.find((name) => name === answer) ??
    names[Number(answer) - 1] ??
    (beginning.length === 1 ? beginning[0] : undefined)
  );
}

function wrongRecipe(recipes: readonly Recipe[]): (answer: string) => string | null {
  return (answer) => (recipeMeant(answer, recipes) ? null : `There is no recipe "${answer}".`);
}

/** @returns a title for an address: `/products/hand-scanner` is "Hand scanner", and `/` is "Home" */
export function titleFrom(address: string): string {
  if (address === '/') return 'Home';
  const words = address
    .split('/')
    .at(-1)!
    .replaceAll(/[-_.~]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @returns a function that asks in the terminal, and one that ends asking */
export function terminalAsker(): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const line = await lines.next();
    return line.done ? null : line.value.trim();
  };
  return { ask, close: () => terminal.close() };
}
