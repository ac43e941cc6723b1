// The questions of create-pagewright, for what the options do not say.
import * as clack from '@clack/prompts';
import { guessLanguage, nameLanguage } from './language.mjs';
import { choices, emailProblem, folderProblem, languageProblem, formatTitle } from './options.mjs';

/** @returns the options with the answers; null when the user has given up */
export async function askForMissing(options) {
  clack.intro('A new website with Pagewright');
  const answers = { ...options };
  for (const [key, ask] of Object.entries(questions)) {
    if (answers[key] !== undefined) continue;
    const answer = await ask(answers);
    if (clack.isCancel(answer)) return null;
    answers[key] = answer;
  }
  return answers;
}

const none = '';

const questions = {
  folder: () =>
    clack.text({
      message: 'A folder for the site',
      placeholder: 'my-site',
      defaultValue: 'my-site',
      validate: (value) => folderProblem(value || 'my-site'),
    }),
  name: ({ folder }) => {
    const fromFolder = formatTitle(folder);
    return clack.text({ message: 'What the business is called', placeholder: fromFolder, defaultValue: fromFolder });
  },
  email: () =>
    clack.text({
      message: 'The e-mail address for visitors (Enter for none)',
      defaultValue: none,
      validate: (value) => (value ? emailProblem(value) : undefined),
    }),
  lang: async () => {
    const guess = guessLanguage();
    const codes = [...new Set([guess, ...choices.languages.map(({ code }) => code)])];
    const options = codes.map((code) => ({ value: code, label: nameLanguage(code) }));
    const chosen = await clack.select({
      message: 'The language of its pages, in which they begin',
      options: [...options, { value: none, label: 'Another one', hint: 'the pages begin in English' }],
      initialValue: guess,
    });
    if (chosen !== none) return chosen;
    return clack.text({ message: 'Its code', placeholder: 'it', validate: (value) => languageProblem(value ?? '') });
  },
  look: () =>
    clack.select({
      message: 'A look to begin with; everything in it can be changed',
      options: [
        { value: none, label: 'plain', hint: 'blue on white' },
        ...choices.looks.map(({ name, about }) => ({ value: name, label: name, hint: about })),
      ],
    }),
  pages: () =>
    clack.multiselect({
      message: 'Pages to begin with, beside the home page (space chooses)',
      required: false,
      options: choices.recipes.map(({ name, about }) => ({ value: name, label: name, hint: about })),
    }),
};
