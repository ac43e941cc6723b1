// Messages for what makes pages hard to find, read or use, and for comments that ignore a code.
import {
  unreadableFile,
  unsupportedMark,
  unsupportedMarkdown,
  controlCharacter,
  directionSign,
  foldedText,
  garbledText,
  oddCharacter,
} from './unsupported-mark.ts';
import { writeYamlText } from '../../../base/pure/write-yaml-text.ts';
import { fileKinds, type FileKind } from './names.ts';
import { joinQuoted, pluralize, quote } from './quote.ts';

export interface Dimensions {
  path: string;
  width: number;
  height: number;
  /** Null when the file's own size cannot be read. */
  wanted: { width: number; height: number } | null;
}

const highlight = 'Put both pairs around the words, with no bracket in between: [[these words]]';

const noMarkBehind = 'Delete it, unless visitors should see it: settings need no mark at their end.';

/** By the mark without its partner. */
const openMark: Record<string, { message: string; hint: string }> = {
  '**': {
    message: 'These two stars are not part of a pair, so visitors see them.',
    hint: 'Put two stars before and after bold words, and none in between: **these words**',
  },
  '~~': {
    message: 'These two waves are not part of a pair, so visitors see them.',
    hint: 'Put two waves before and after words that are struck out: ~~these words~~',
  },
  '[[': { message: 'This [[ has no ]], so visitors see the brackets.', hint: highlight },
  ']]': { message: 'This ]] has no [[, so visitors see the brackets.', hint: highlight },
  '{': {
    message: 'This name has no } after it, so visitors see it as typed.',
    hint: 'Write the name of a value between braces, such as {site.name}',
  },
  '{{': {
    message: 'One pair of braces is enough, so visitors see the second one.',
    hint: 'Write the name of a value between braces, such as {site.name}',
  },
  ';': { message: 'This text ends with a semicolon, so visitors see it.', hint: noMarkBehind },
  ',': { message: 'This text ends with a comma, so visitors see it.', hint: noMarkBehind },
  '}': { message: 'This } has no { before it, so visitors see it.', hint: 'Delete it, or write the other one too.' },
  ']': { message: 'This ] has no [ before it, so visitors see it.', hint: 'Delete it, or write the other one too.' },
};

/** A way to deliver that takes fewer megabytes than a form asks for. */
export interface TightWay {
  call: string;
  taken: number;
  asked: number;
}

/** A quote at the start or end of a text, without its partner. */
const openQuote = {
  message: 'This quote is not part of a pair, so visitors see it.',
  hint: 'Delete it, or write the other quote too.',
};

export const pageMessages = {
  'site/unused-file': ({ path, kind }: { path: string; kind: FileKind }) => ({
    message: `No page shows the ${fileKinds[kind]} ${path}.`,
    hint: 'Delete the file, or use it.',
  }),
  'site/unused-shared': ({ name }: { name: string }) => ({
    message: `No page uses the shared section ${quote(name)}.`,
    hint: 'Delete the file, or use it.',
  }),
  'site/unreachable-page': ({ route }: { route: string }) => ({
    message: `No link leads to the page ${route}, so visitors will not find it.`,
    hint: 'Link to it from the menu, the footer or another page.',
  }),
  'site/unused-setting': ({ setting, reason, hint }: { setting: string; reason: string; hint: string }) => ({
    message: `${quote(setting)} has no effect here: ${reason}.`,
    hint,
  }),
  'site/silent-form': ({ name, file }: { name: string; file: string }) => ({
    message: `Who sends the form ${quote(name)} is not told that the message was sent.`,
    hint: `Below "success" add a panel with a heading and a text, or add a section "type: thank-you" to ${file}.`,
  }),
  'site/step-order': ({ from, first, before }: { from: string; first: string; before: string | null }) =>
    before === null
      ? {
          message: `The first step begins at ${quote(from)}, so the fields above it belong to no step.`,
          hint: `Let it begin at the first field: from: ${first}`,
        }
      : {
          message: `This step begins at ${quote(from)}, which is not below ${quote(before)}, where the step before it begins.`,
          hint: 'Put the steps into the order of the fields.',
        },
  'site/file-not-sent': ({ name, tight }: { name: string; tight: TightWay | null }) =>
    tight
      ? {
          message: `The files of this form may have ${tight.asked} MB together, and ${quote(tight.call)} takes ${tight.taken}.`,
          hint: `Set "maxMegabytes" of its fields for files to less: together at most ${tight.taken}.`,
        }
      : {
          message: `No call of this form takes files, so the file of the field ${quote(name)} would be lost.`,
          hint: 'Add one of these below "delivery": function, formspree, web3forms, netlify.',
        },
  'site/duplicate-field': ({ name }: { name: string }) => ({
    message: `Two fields of the form have the name ${quote(name)}, so only one of the answers would arrive.`,
    hint: 'Rename this field, or delete it.',
  }),
  'site/font-without-letters': ({
    lang,
    names,
    companions,
    shipped,
    install,
  }: {
    lang: string;
    names: readonly string[];
    /** Fonts that are shown instead. */
    companions: readonly string[];
    shipped: readonly string[];
    install: { name: string; package: string } | undefined;
  }) => ({
    message: `${names.length > 1 ? 'The fonts' : 'The font'} ${joinQuoted(names)} ${names.length > 1 ? 'have' : 'has'} no letters for the language ${quote(lang)}: visitors see ${companions.length > 0 ? `${joinQuoted(companions)} for them` : 'a font of their device'}.`,
    hint:
      companions.length > 0
        ? `These have them: ${shipped.join(', ')}.`
        : install
          ? `For one that has them, run: npm install ${install.package}. Then write: font: ${install.name}`
          : 'Name a font of your own that has them, under theme: fonts.',
  }),
  'site/unknown-font': ({ name, nearest }: { name: string; nearest: string }) => ({
    message: `There is no font ${quote(name)}. Did you mean ${quote(nearest)}?`,
  }),
  'site/untranslated-labels': ({
    lang,
    labels,
    languages,
  }: {
    lang: string;
    labels: readonly { name: string; english: string }[];
    languages: readonly string[];
  }) => ({
    message: `The site is in ${quote(lang)}, but ${pluralize(labels.length, 'word')} that sections, forms and buttons bring along ${labels.length === 1 ? 'is' : 'are'} in English: Pagewright has them in ${joinQuoted(languages)} only.`,
    hint: [
      'Copy these lines into site.yaml, below labels, and translate what follows the colons. Keep what is in braces.',
      ...labels.map(({ name, english }) => `${name}: ${writeYamlText(english)}`),
    ].join('\n'),
  }),
  'seo/title-too-long': ({ length, limit }: { length: number; limit: number }) => ({
    message: `The title is ${length} characters long; search results show about ${limit}.`,
    hint: 'Put the important words first and shorten the rest.',
  }),
  'seo/description-too-long': ({ length, limit }: { length: number; limit: number }) => ({
    message: `The description is ${length} characters long; search results show about ${limit}.`,
    hint: 'Put the important words first and shorten the rest.',
  }),
  'seo/duplicate-title': ({ other }: { other: string }) => ({
    message: `The page ${other} has the same title.`,
    hint: 'Give each page its own title.',
  }),
  'seo/duplicate-description': ({ other }: { other: string }) => ({
    message: `The page ${other} has the same description.`,
    hint: 'Give each page its own description.',
  }),
  'text/open-mark': ({ mark }: { mark: string }) => openMark[mark] ?? openQuote,
  'text/unfilled-gap': ({ gap, count }: { gap: string; count: number }) => ({
    message: `${quote(gap)} is still to be replaced${count > 1 ? `, and ${count - 1} more on this page` : ''}: visitors would read the brackets.`,
    hint: 'Write what belongs there, or delete the line if it does not concern you. With draft: true nobody sees the page meanwhile.',
  }),
  'text/unsupported-mark': unsupportedMark,
  'text/unsupported-markdown': unsupportedMarkdown,
  'text/unreadable-file': unreadableFile,
  'editor/modeline-path': ({ path, right }: { path: string; right: string }) => ({
    message: `${quote(path)} is not the schema of this file, so editors report no mistakes in it.`,
    hint: `Delete this comment (VS Code does not need it), or write: ${right}`,
  }),
  'safety/raw-html': ({ tag }: { tag: string }) => ({
    message: `${quote(tag)} is HTML, which is not used here: visitors would see it as typed.`,
    hint: 'Write plain text. Two stars around words make them bold: **words**',
  }),
  'safety/secret-like': ({ kind }: { kind: string }) => ({
    message: `This looks like ${kind}, and every visitor can read what is in this file.`,
    hint: 'Delete it, and create a new one at the service: this one is no longer secret.',
  }),
  'safety/secret-file': ({ file }: { file: string }) => ({
    message: `${file} is not published: it has the name or the content of keys, settings, a database or a backup.`,
    hint: 'Move it out of the folder public. Was it published before? Then what it holds is no longer secret: change keys and passwords.',
  }),
  'safety/outside-link': ({ file }: { file: string }) => ({
    message: `${file} is a link to a place outside of the site and its repository, so it is not published.`,
    hint: 'Put a copy of the file or folder in its place.',
  }),
  'safety/mixed-content': ({ address, better }: { address: string; better: string | null }) => ({
    message: `${quote(address)} is not encrypted, so browsers block it on a page that is.`,
    hint: better === null ? 'Put the file in the folder public, and use its address there.' : `Write: ${better}`,
  }),
  'text/control-character': controlCharacter,
  'text/direction-sign': directionSign,
  'text/folded': foldedText,
  'text/garbled': garbledText,
  'text/odd-character': oddCharacter,
  'image/too-heavy': ({ path, kilobytes, limit }: { path: string; kilobytes: number; limit: number }) => ({
    message: `The picture ${path} is ${kilobytes} kB, which takes long to load; ${limit} kB is enough for any picture.`,
    hint: 'Save it as .webp or .avif, or with fewer pixels.',
  }),
  'image/wrong-dimensions': ({ path, width, height, wanted }: Dimensions) => ({
    message:
      wanted === null
        ? `The size of the picture ${path} cannot be read; the file may be damaged.`
        : `The picture ${path} is ${width} x ${height} pixels; social networks crop it to the shape of ${wanted.width} x ${wanted.height}.`,
    hint: wanted === null ? 'Save the picture again.' : `Save it at ${wanted.width} x ${wanted.height} pixels.`,
  }),
  'image/upscaled': ({ path, width, wanted }: { path: string; width: number; wanted: number }) => ({
    message: `The picture ${path} is only ${width} pixels wide and would be enlarged to ${wanted}.`,
    hint: `Save it at least ${wanted} pixels wide.`,
  }),
  'image/case-mismatch': ({ kind, path, other }: { kind: FileKind; path: string; other: string }) => ({
    message: `There is no ${fileKinds[kind]} ${path}, only ${other}, and capital letters matter on the web.`,
    hint: `Write: ${other}`,
  }),
  'check/unused-suppression': ({ code }: { code: string }) => ({
    message: `This comment ignores ${code}, but the next line has no such mistake.`,
    hint: 'Delete this comment.',
  }),
  'check/bad-suppression': ({ reason, nearest }: { reason: string; nearest: string | null }) => ({
    message: reason + (nearest === null ? '' : ` Did you mean ${quote(nearest)}?`),
    hint: 'Write: # check-ignore CODE: why it is right here',
  }),
};
