// Sentences and questions for the person who starts a site, a page or a type of section.

const didYouMean = (nearest: string | null) => (nearest === null ? '' : ` Did you mean ${nearest}?`);

const englishTexts = (what: string, lang: string) =>
  `The texts of the ${what} are English: Pagewright has none in the language "${lang}" yet.`;

export const newSiteMessages = {
  askFolder: () => 'The folder for the new site, for example ../rosas-bakery: ',
  askName: (usual: string) => `What the business is called (Enter for "${usual}"): `,
  askEmail: () => 'The e-mail address for visitors (Enter for none): ',
  noFolder: () => 'Give the new site a folder: npm run new:site -- ../rosas-bakery',
  noName: () => `Say what the business is called: --name "Rosa's Bakery"`,
  noEmail: (email: string) => `"${email}" is no e-mail address, such as rosa@example.com.`,
  unknown: ({ option, name, known }: { option: string; name: string; known: readonly string[] }) =>
    `There is no ${option} "${name}". There are: ${known.join(', ')}.`,
  takenFolder: ({ name, folder }: { name: string; folder: string }) =>
    `There is a ${name} in ${folder} already. A new site needs a folder of its own.`,
  unwritable: (reason: string) => `The folder cannot be written to: ${reason}`,
  failedPage: ({ address, recipe }: { address: string; recipe: string }) =>
    `The page ${address} could not be made. Try: npm run new:page -- ${address} --recipe ${recipe}`,
  otherOptions: () => 'Nothing was written. Another --name, --email or --lang may help.',
  nothingWritten: () => 'Nothing was written.',
  inEnglish: (lang: string) => englishTexts('site', lang),
  written: ({ folder, files }: { folder: string; files: readonly string[] }) =>
    `written into ${folder}: ${files.join(', ')}, pictures, and what VS Code needs`,
  nextStep: () => 'Now open that folder in VS Code, and type in its terminal: npm start',
};

export const newPageMessages = {
  askAddress: () => 'The address of the page, for example /offers: ',
  askRecipe: (list: string) => `${list}\nWhich one, by its number or name: `,
  askTitle: (usual: string) => `Its title (Enter for "${usual}"): `,
  askMenu: () => 'The label of its entry in the menu (Enter for none): ',
  askCollection: () => 'Make a collection for such pages, with a page that lists them (y, or Enter for no)? ',
  noRecipe: (name: string) => `There is no recipe "${name}".`,
  unknownRecipe: ({ name, nearest, names }: { name: string; nearest: string | null; names: readonly string[] }) =>
    `There is no recipe "${name}".${didYouMean(nearest)} Recipes: ${names.join(', ')}.`,
  noSite: (siteRoot: string) =>
    `There is no site.yaml in ${siteRoot}. Give the site's folder with --root, or start a site: npm run new:site`,
  noHomePage: () => 'The site has no home page yet. Make it first: npm run new:page -- / --recipe campaign',
  noAnswers: (example: string) => `Give the new page an address and a recipe: ${example}`,
  nothingWritten: () => 'Nothing was written.',
  otherTitle: () => 'Nothing was written. Another --title may help.',
  unlinked: (address: string) =>
    `Nothing links to ${address} yet: link to it from a page, or add it to the menu in site.yaml.`,
  inEnglish: (lang: string) => englishTexts('page', lang),
  otherLaw: (country: string) => `It is what the law of ${country} asks: compare it with the law of your country.`,
  comments: () => 'Its comments say what to write where.',
  newCollection: ({ name, home }: { name: string; home: string }) =>
    `The collection "${name}" begins with it: site.yaml has it, and its list is at ${home}.`,
  entry: ({ collection, address }: { collection: string; address: string }) =>
    `It is an entry of the collection "${collection}", so it is at ${address}.`,
  inNoCollection: (kind: string) =>
    `No list or feed has the page: it is in no collection of the kind "${kind}". With --collection, new:page makes one.`,
  runningAt: (address: string) => `It is at ${address}`,
  howToSee: ({ command, route }: { command: string; route: string }) =>
    `To see it: ${command}, then the address ${route}`,
};

export const newBlockMessages = {
  works: ({ name, example }: { name: string; example: string }) =>
    `It works as it is, with npm start at /__blocks/${name} and on a page, below "blocks:":\n\n${example}`,
  guide: (path: string) => `The rest is in ${path}.`,
  generate: () => 'After a change of its schema: npm run generate.',
  /** In a site, which has no Vitest before it has such a test. */
  siteTest: () => 'Its test runs with npm run test:sections, and needs Vitest: npm install --save-dev vitest happy-dom',
  test: (name: string) => `Its own test: npx vitest run tests/page/blocks/${name}.test.tsx`,
  noName: (name: string) => `"${name}" cannot be the name of a block: use small letters, digits and hyphens.`,
  device: (name: string) => `"${name}" cannot be the name of a block: Windows keeps it for a device.`,
  shared: () => '"shared" is the type of shared sections.',
  taken: ({ name, path }: { name: string; path: string }) => `There is a block "${name}" already: ${path}`,
  takenInBrowser: ({ name, file }: { name: string; file: string }) =>
    `"${name}" is taken by ${file}: what runs in the browser goes by this name.`,
  takenType: (name: string) => `"${name}" is taken: types.gen.ts has a type of that name. Try ${name}-band.`,
};
