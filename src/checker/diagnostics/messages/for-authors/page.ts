// Texts, titles, pictures and forms that visitors would stumble over, for authors.
import { say, sayList } from '../../../../base/words/say.ts';
import type { pageMessages, Dimensions, TightWay } from '../page.ts';
import type { a11yMessages } from '../a11y.ts';
import type { UnsupportedMark } from '../unsupported-mark.ts';
import { didYouMean, nameFile, type AuthorNames, type AuthorText } from './author-names.ts';
import type { FileKind, Ground } from '../names.ts';

type ForAuthors = Record<
  keyof typeof pageMessages | keyof typeof a11yMessages,
  (facts: never, names: AuthorNames) => AuthorText
>;

const hardToRead: Record<Ground, (here: string) => string> = {
  paper: (here) => say('{here}: this colour is hard to read on the page.', { here }),
  card: (here) => say('{here}: this colour is hard to read on cards.', { here }),
  tint: (here) => say('{here}: this colour is hard to read on the light tint.', { here }),
  brand: (here) => say('{here}: this colour is hard to read on the brand colour.', { here }),
  brandDark: (here) => say('{here}: this colour is hard to read on the dark brand colour.', { here }),
  itself: (here) => say('{here}: white or dark words are hard to read on this colour.', { here }),
};

export const pageForAuthors = {
  'site/unused-file': ({ path, kind }: { path: string; kind: FileKind }) => ({
    message:
      kind === 'picture'
        ? say('No page shows this picture: {name}', { name: nameFile(path) })
        : say('No page shows this file: {name}', { name: nameFile(path) }),
    hint: say('Use it, or remove it.'),
  }),
  'site/unused-shared': ({ name }: { name: string }) => ({
    message: say('No page uses this shared section: {name}', { name }),
    hint: say('Use it, or remove it.'),
  }),
  'site/unreachable-page': () => ({
    message: say('No link leads to this page, so visitors will not find it.'),
    hint: say('Link to it from the menu, the footer or another page.'),
  }),
  'site/unused-setting': ({ setting: key }: { setting: string }, { setting }: AuthorNames) => ({
    message: say('{setting}: this changes nothing here, because another setting decides it.', {
      setting: setting(key),
    }),
    hint: say('Remove it.'),
  }),
  'site/silent-form': () => ({
    message: say('Visitors who send this form are not told that it was sent.'),
    hint: say('Add what they see after sending, or show a page that thanks them.'),
  }),
  'site/step-order': () => ({
    message: say('The steps of this form are not in the order of its fields.'),
    hint: say('Let the first step begin at the first field, and put the others in the order of theirs.'),
  }),
  'site/file-not-sent': ({ tight }: { tight: TightWay | null }) => ({
    message:
      tight === null
        ? say('Files that visitors add to this form would be lost: whoever delivers its messages takes none.')
        : say('Visitors may add {asked} MB to this form, but only {taken} MB are delivered.', {
            asked: tight.asked,
            taken: tight.taken,
          }),
    hint: tight === null ? say('Choose another way of delivery.') : say('Allow smaller files.'),
  }),
  'site/duplicate-field': () => ({
    message: say('Two fields of this form are sent under one name, so only one of the answers would arrive.'),
    hint: say('Remove one of them, or give it another name.'),
  }),
  'site/font-without-letters': ({
    names,
    companions,
  }: {
    names: readonly string[];
    companions: readonly string[];
  }) => ({
    message: say('This font has no letters for the language of the site: {names}', { names: sayList(names) }),
    hint:
      companions.length > 0
        ? say('Visitors see this one for them: {names}. Choose another font.', { names: sayList(companions) })
        : say('Visitors see a font of their device for them. Choose another font.'),
  }),
  'site/unknown-font': ({ nearest }: { nearest: string }) => ({
    message: say('There is no font with this name.'),
    hint: didYouMean(nearest),
  }),
  'site/untranslated-labels': ({ labels }: { labels: readonly { english: string }[] }) => ({
    message: say('Words that sections and buttons bring along are still in English: {length} of them.', {
      length: labels.length,
    }),
    hint: say('Write them in the language of the site, in its settings under the words for visitors.'),
  }),
  'seo/title-too-long': ({ length, limit }: { length: number; limit: number }) => ({
    message: say('The title is {length} characters long; search results show about {limit}.', { length, limit }),
    hint: say('Put the important words first and shorten the rest.'),
  }),
  'seo/description-too-long': ({ length, limit }: { length: number; limit: number }) => ({
    message: say('The description is {length} characters long; search results show about {limit}.', { length, limit }),
    hint: say('Put the important words first and shorten the rest.'),
  }),
  'seo/duplicate-title': () => ({
    message: say('Another page has the same title.'),
    hint: say('Give each page its own title.'),
  }),
  'seo/duplicate-description': () => ({
    message: say('Another page has the same description.'),
    hint: say('Give each page its own description.'),
  }),
  'text/open-mark': () => ({
    message: say('A sign in this text has no partner, so visitors see it as it is typed.'),
    hint: say('Delete it. For bold words and links there are buttons above the text.'),
  }),
  'text/unfilled-gap': () => ({
    message: say('There is still a gap to be filled in this text.'),
    hint: say('Replace the words in brackets with your own.'),
  }),
  'text/unsupported-mark': ({ what }: { what: UnsupportedMark }) => ({
    message: say('Visitors see signs of this text as they are typed.'),
    hint:
      what === 'entity' || what === 'unseen-entity'
        ? say('Type what they stand for: a letter, a sign or a space.')
        : say('Delete them. For bold words and links there are buttons above the text.'),
  }),
  'text/unsupported-markdown': () => ({
    message: say('A line of this text has something that pages do not show.'),
  }),
  'text/unreadable-file': () => ({
    message: say('Part of this text cannot be read.'),
    hint: say('Save it once more with the program that made it.'),
  }),
  'editor/modeline-path': () => ({
    message: say('Other programs cannot tell what this text is.'),
    hint: say('This changes nothing for visitors.'),
  }),
  'safety/raw-html': () => ({
    message: say('Visitors see this code as it is typed.'),
    hint: say('Type plain words, and use the buttons above the text.'),
  }),
  'safety/secret-like': () => ({
    message: say('This looks like a password or key, and every visitor can read it.'),
    hint: say('Delete it, and make a new one where it is from: this one is no longer secret.'),
  }),
  'safety/secret-file': ({ file }: { file: string }) => ({
    message: say('This file is not published, because it may hold passwords: {name}', { name: nameFile(file) }),
    hint: say('If it was published before, change the passwords in it.'),
  }),
  'safety/outside-link': ({ file }: { file: string }) => ({
    message: say('This file is not published, because it is elsewhere on the computer: {name}', {
      name: nameFile(file),
    }),
    hint: say('Add the file itself.'),
  }),
  'safety/mixed-content': () => ({
    message: say('What is at this address is not encrypted, so browsers block it.'),
    hint: say('Add the file to the site, or use an encrypted address.'),
  }),
  'text/control-character': () => ({
    message: say('This text has a sign that nobody sees, from the program that it was copied from.'),
    hint: say('Type the words here once more.'),
  }),
  'text/direction-sign': () => ({
    message: say('This text has a sign that nobody sees and that changes the order of its letters.'),
    hint: say('Type the words here once more.'),
  }),
  'text/garbled': ({ word, better }: { word: string; better: string | null }) => ({
    message: say('Another program has garbled letters of this text: {word}', { word }),
    hint: better === null ? say('Type the words here once more.') : didYouMean(better),
  }),
  'text/odd-character': () => ({
    message: say('This text has a sign that visitors see as an empty box, or not at all.'),
    hint: say('Type the words here once more.'),
  }),
  'text/folded': () => ({
    message: say('The lines of this text are shown as one.'),
    hint: say('Begin each line here once more.'),
  }),
  'image/too-heavy': ({ path, kilobytes }: { path: string; kilobytes: number }) => ({
    message: say('This picture has {megabytes} MB, which take long to load: {name}', {
      megabytes: Math.round(kilobytes / 100) / 10,
      name: nameFile(path),
    }),
    hint: say('Choose a smaller one.'),
  }),
  'image/wrong-dimensions': ({ path, wanted }: Dimensions) =>
    wanted === null
      ? {
          message: say('This picture may be damaged: {name}', { name: nameFile(path) }),
          hint: say('Add it once more.'),
        }
      : {
          message: say('Social networks cut the edges off this picture: {name}', { name: nameFile(path) }),
          hint: say('A picture of {width} x {height} pixels fits.', { width: wanted.width, height: wanted.height }),
        },
  'image/upscaled': ({ path, width, wanted }: { path: string; width: number; wanted: number }) => ({
    message: say('This picture is only {width} pixels wide, and looks blurred: {name}', {
      width,
      name: nameFile(path),
    }),
    hint: say('Choose one of at least {wanted} pixels.', { wanted }),
  }),
  'image/case-mismatch': ({ path }: { path: string }) => ({
    message: say('The name of this file has other capital letters: {name}', { name: nameFile(path) }),
    hint: say('Choose it once more.'),
  }),
  'check/unused-suppression': () => ({
    message: say('A note says to pass over a mistake here that is mended.'),
    hint: say('The note can be removed.'),
  }),
  'check/bad-suppression': () => ({
    message: say('A note here says to pass over a mistake, and does not say which one or why.'),
    hint: say('Ask whoever wrote it.'),
  }),
  'a11y/missing-alt': () => ({
    message: say('People who cannot see this picture hear nothing of it.'),
    hint: say('Say what it shows. Of a logo, that is the name.'),
  }),
  'a11y/alt-is-filename': ({ alt }: { alt: string }) => ({
    message: say('This does not say what the picture shows: {words}', { words: nameFile(alt) }),
    hint: say('Describe it in a few words, or say that it is only decoration.'),
  }),
  'a11y/vague-link-text': ({ label }: { label: string }) => ({
    message: say('These words do not say where the link leads: {label}', { label }),
    hint: say('Name what it leads to, for example: See the prices'),
  }),
  'a11y/same-text-different-target': ({ label }: { label: string }) => ({
    message: say('Two links with the same words lead to different pages: {label}', { label }),
    hint: say('Give the two links different words.'),
  }),
  'a11y/low-contrast-theme': ({ ground }: { ground: Ground }, { here }: AuthorNames) => ({
    message: hardToRead[ground](here),
    hint: say('Choose one that differs more, darker or lighter.'),
  }),
} satisfies ForAuthors;
