// The options of create-pagewright, and what is wrong with them.
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Choices of Pagewright, written by `npm run generate` in its repository. */
export const choices = JSON.parse(readFileSync(new URL('choices.gen.json', import.meta.url), 'utf8'));

/** An error in the user's request, described in one sentence. */
export class WrongUse extends Error {}

export const help = `Starts a website in a folder of its own.

  npm create pagewright@latest my-site

Options, after --:
  --name <words>      what the business is called; by default from the folder's name
  --email <address>   where visitors write to
  --lang <code>       the language of the pages: ${choices.languages.map(({ code }) => code).join(', ')} or another;
                      by default that of the computer
  --look <name>       how it looks: ${choices.looks.map(({ name }) => name).join(', ')}
  --pages <names>     pages to begin with: ${choices.recipes.map(({ name }) => name).join(', ')}
  --version-of <tag>  the version of Pagewright to install, such as latest
  --no-git            begin no Git repository
  --yes               ask nothing`;

/** @throws WrongUse */
export function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        email: { type: 'string' },
        lang: { type: 'string' },
        look: { type: 'string' },
        pages: { type: 'string' },
        'version-of': { type: 'string' },
        'no-git': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (positionals.length > 1) throw new WrongUse('Give one folder. Words with spaces need quotes.');
    const { pages, ...others } = values;
    return { folder: positionals[0], ...others, ...(pages !== undefined && { pages: listOf(pages) }) };
  } catch (error) {
    throw error instanceof WrongUse ? error : new WrongUse(`${error.message.split('\n')[0]} See --help.`);
  }
}

/** @throws WrongUse for a value that no site can have */
export function checkOptions({ folder, email, lang, look, pages = [] }) {
  const problem =
    folderProblem(folder) ??
    (email ? emailProblem(email) : undefined) ??
    (lang ? languageProblem(lang) : undefined) ??
    unknown('look', look ? [look] : [], choices.looks) ??
    unknown('page', pages, choices.recipes);
  if (problem) throw new WrongUse(problem);
}

export function emailProblem(email) {
  if (!/^[^\s@"]+@[^\s@".]+(\.[^\s@".]+)+$/.test(email))
    return `"${email}" is no e-mail address, such as rosa@example.com.`;
}

export function languageProblem(lang) {
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(lang)) return `"${lang}" is no language code, such as en or de-AT.`;
}

/** npm does not install into a package of such a name, and the dev server takes signs of addresses for such. */
export function folderProblem(folder) {
  const [sign] = /[#?*]/.exec(resolve(folder)) ?? [];
  if (sign)
    return `${resolve(folder)} has a ${sign} in its path, which means something else in an address. Choose another folder.`;
  const name = basename(resolve(folder));
  if (/^(node_modules|favicon\.ico|pagewright)$/i.test(name))
    return `npm refuses a package that is called "${name}". Choose another folder.`;
  if (packageName(name) === '') return `"${name}" has no letter or digit that npm takes. Choose another folder.`;
}

/** @returns a name that npm takes, from that of a folder */
export function packageName(folder) {
  return folder
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 200);
}

/** @returns `Rosas bakery` for `../rosas-bakery` */
export function formatTitle(folder) {
  const words = basename(resolve(folder))
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function unknown(what, names, known) {
  const name = names.find((each) => !known.some((one) => one.name === each));
  if (name !== undefined)
    return `There is no ${what} "${name}". There are: ${known.map((one) => one.name).join(', ')}.`;
}

function listOf(value) {
  return value.split(',').flatMap((each) => each.trim() || []);
}
