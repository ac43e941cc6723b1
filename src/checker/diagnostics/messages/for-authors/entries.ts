// Lists and their pages, dates, and files of a site, for authors.
import { say } from '../../../../base/words/say.ts';
import type { entriesMessages, NeverShownReason } from '../entries.ts';
import type { fileMessages, SameAddress } from '../files.ts';
import type { publishMessages, HiddenTarget } from '../publish.ts';
import { didYouMean, nameFile, type AuthorNames, type AuthorText } from './author-names.ts';
import type { ImageFacts } from '../../../../base/pictures/image-facts.ts';

type ForAuthors = Record<
  keyof typeof entriesMessages | keyof typeof publishMessages | keyof typeof fileMessages,
  (facts: never, names: AuthorNames) => AuthorText
>;

const neverShown: Record<NeverShownReason, () => AuthorText> = {
  empty: () => ({
    message: say('The list shows nothing, because it has no page yet.'),
    hint: say('Make one with New page.'),
  }),
  dates: () => ({
    message: say('The list shows nothing, because it ends before it begins.'),
    hint: say('Change one of its two dates.'),
  }),
  settings: () => ({
    message: say('The list shows nothing, because no page fits what is chosen here.'),
    hint: say('Choose less.'),
  }),
  'no-tags': () => ({
    message: say('Nothing related is shown here, because this page has no topics.'),
    hint: say('Give the page topics in its settings.'),
  }),
  'no-entry': () => ({
    message: say('This section shows nothing here, because the page is part of no list.'),
    hint: say('Use it on a page of news, events or jobs.'),
  }),
};

const unreadable: Record<NonNullable<ImageFacts['unreadable']>, () => string> = {
  empty: () => say('Nothing is in its file. Add it once more.'),
  other: () => say('Its file is of another kind than its name says. Save it in a picture program once more.'),
  'no-size': () => say('The drawing has no size. Ask whoever made it.'),
  'cut-off': () => say('Its end is missing. Add it once more.'),
  broken: () => say('Its file is damaged. Use another copy.'),
  'too-many-pixels': () => say('It is too large: 3000 pixels in width are enough.'),
};

const differences: Record<SameAddress['difference'], (names: { one: string; other: string }) => string> = {
  form: (names) => say('Two files have names that are the same on some computers: {one}, {other}', names),
  case: (names) => say('Two files have names that differ only in capital letters: {one}, {other}', names),
  ending: (names) => say('Two files would be shown at one address: {one}, {other}', names),
};

export const entriesForAuthors = {
  'entries/no-date': ({ kind }: { kind: 'article' | 'event' | 'job' }) => ({
    message: kind === 'event' ? say('Nothing says yet when the event is.') : say('This page has no date yet.'),
    hint: say('Choose the day in the settings of the page.'),
  }),
  'entries/no-details': (_facts: object, { here }: AuthorNames) => ({
    message: say('{here}: the details that its list shows are missing.', { here }),
    hint: say('Fill them in, in the settings of the page.'),
  }),
  'entries/unknown-field': ({ nearest }: { nearest: string | null }, { setting }: AuthorNames) => ({
    message: say('The pages of the list do not have what is to be shown here.'),
    hint: nearest === null ? say('Choose something else.') : didYouMean(setting(nearest)),
  }),
  'entries/end-before-start': ({ isJob }: { isJob?: boolean }) => ({
    message: isJob ? say('This job closes before it is open.') : say('This event ends before it begins.'),
    hint: say('Change one of the two dates.'),
  }),
  'entries/no-zone': () => ({
    message: say('Nothing says in which time zone the event is.'),
    hint: say('Choose the time zone in the settings of the site.'),
  }),
  'entries/wrong-rule': () => ({
    message: say('The event cannot be repeated in this way.'),
    hint: say('Choose once more how often it comes.'),
  }),
  'entries/unknown-tag': ({ tag, nearest }: { tag: string; nearest: string | null }) => ({
    message: say('The list has no such topic: {tag}', { tag }),
    hint: nearest === null ? say('Choose another one.') : didYouMean(nearest),
  }),
  'entries/never-shown': ({ reason }: { reason: NeverShownReason }) => neverShown[reason](),
  'entries/address-taken': ({ route }: { route: string }) => ({
    message: say('The list needs an address that another page has: {route}', { route }),
    hint: say('Give that page another address.'),
  }),
  'publish/no-such-date': ({ date, wrongYear }: { date: string; wrongYear: object | null }) => ({
    message:
      wrongYear === null
        ? say('There is no such day: {date}', { date })
        : say('This year is too early or too late: {date}', { date }),
    hint: say('Choose the day in the calendar.'),
  }),
  'publish/until-before-from': () => ({
    message: say('Visitors never see this, because it ends before it begins.'),
    hint: say('Change one of the two dates.'),
  }),
  'publish/clock-change': ({ clocks }: { clocks: 'skipped' | 'twice' }) => ({
    message:
      clocks === 'skipped'
        ? say('There is no such time on this day, because the clocks go forward.')
        : say('This time comes twice on this day, because the clocks go back.'),
    hint: say('Choose another time.'),
  }),
  'publish/unknown-zone': ({ name, nearest }: { name: string; nearest: string | null }) => ({
    message: say('There is no such time zone: {name}', { name }),
    hint: nearest === null ? say('A time zone has the name of a large city.') : didYouMean(nearest),
  }),
  'publish/link-to-hidden': ({ route, reason, isShared }: HiddenTarget) => ({
    message:
      reason === 'draft'
        ? say('This link leads to a draft, which visitors do not see: {route}', { route })
        : say('This link is seen at times when its page is hidden: {route}', { route }),
    hint: isShared
      ? say('Link to it from the menu or the footer, which hide such links, or show the page.')
      : say('Hide the section with the link at the same times, or show the page.'),
  }),
  'publish/empty-page': () => ({
    message: say('There are times when visitors see this page without any section.'),
    hint: say('Hide the whole page at these times instead.'),
  }),
  'publish/home-page': () => ({
    message: say('The home page cannot be hidden, because all other pages link to it.'),
    hint: say('Hide its sections instead.'),
  }),
  'site/hours-over': () => ({
    message: say('These opening hours are over.'),
    hint: say('Remove them, or choose days that come.'),
  }),
  'site/in-the-way': ({ path }: { path: string }) => ({
    message: say('The name of this file or folder is taken by the finished site: {name}', { name: nameFile(path) }),
    hint: say('Give it another name.'),
  }),
  'site/same-address': ({ path, other, difference }: SameAddress) => ({
    message: differences[difference]({ one: nameFile(other), other: nameFile(path) }),
    hint: say('Give one of them another name.'),
  }),
  'site/unportable-name': () => ({
    message: say('A file has a name that some computers cannot have.'),
    hint: say('Give it a name of letters, digits and hyphens.'),
  }),
  'image/empty': ({ count }: { count: number }) => ({
    message: say(
      'A picture is still to come here, so visitors see the page without it. | {count} pictures are still to come here, so visitors see the page without them.',
      { count },
    ),
    hint: say('Add a photo.'),
  }),
  'image/unreadable': ({ path, reason }: { path: string; reason: NonNullable<ImageFacts['unreadable']> }) => ({
    message: say('This picture cannot be shown: {name}', { name: nameFile(path) }),
    hint: unreadable[reason](),
  }),
  'site/refused-in-frame': () => ({
    message: say('A part of what is shown in this frame does not work in browsers.'),
    hint: say('Ask whoever made it.'),
  }),
} satisfies ForAuthors;
