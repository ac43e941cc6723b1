// What each code is about, in a sentence or two for its page in docs/errors: why it is checked, and what to do.
import type { Code } from '../codes.ts';

export const about: Record<Code, string> = {
  'yaml/syntax': 'A line cannot be read, and no known slip explains it. The check leaves the line out and goes on.',
  'yaml/tab-indent': 'YAML shows by spaces which settings belong together. A tab is not a space.',
  'yaml/indent':
    'Settings of one group start at the same column. A line that stands further left or right belongs nowhere.',
  'yaml/comment-in-text': 'A line that begins with # ends the text above it. What follows it would belong to nothing.',
  'yaml/unclosed-quote': 'A text that begins with a quote goes on until the same quote comes again.',
  'yaml/unclosed-bracket': 'A list in [ ] or a group in { } needs its closing bracket.',
  'yaml/extra-bracket': 'There is a closing bracket more than opening ones.',
  'yaml/comma-in-text':
    'Between { and } a comma ends a text or a number, and what follows it is read as another setting.',
  'yaml/missing-comma': 'Inside { } and [ ] a comma stands between two settings.',
  'yaml/extra-comma':
    'Commas stand only inside { } and [ ], one between two settings. At the end of a line there is none.',
  'yaml/foreign-line':
    'Other languages write comments with // or <!-- -->, and Markdown puts fences around a text. Here only # begins a comment.',
  'yaml/colon-in-text':
    'A colon with a space after it separates a name from its value. In a text it needs quotes around the text.',
  'yaml/special-start': 'Some characters mean something to YAML at the start of a value: @ % ` > | ? - [ { * & ! #.',
  'yaml/text-after-quote': 'A quoted text ends at its closing quote. What follows it cannot be read.',
  'yaml/space-after-colon': 'Between a name and its value stand a colon and a space.',
  'yaml/space-after-dash': 'An entry of a list starts with a dash and a space.',
  'yaml/missing-colon': 'Every setting is a name, a colon, a space and a value.',
  'yaml/missing-dash':
    'Every entry of a list, and so every section of a page, begins with a dash and a space. Without them its settings belong to the entry above.',
  'yaml/extra-dash': 'A dash begins an entry of a list. Before a setting of a group it has no place.',
  'yaml/dash-in-text':
    'A dash starts an entry of a list only when it stands below the other dashes. Further right it is part of a text.',
  'yaml/odd-space':
    'Text that is copied from other programs may have invisible characters in it that are no ordinary spaces.',
  'yaml/backslash': 'In double quotes a backslash starts a special character. In single quotes it is only a backslash.',
  'yaml/path-escape': 'In double quotes \\n is a line break and \\t a tab, which is rarely meant in a path of Windows.',
  'yaml/duplicate-key': 'A setting can be made once. Of two, one would be lost in silence.',
  'yaml/merge-conflict': 'Git could not join two versions of the file, and left both in it.',
  'yaml/alias': 'YAML has shorthands (&name, *name, <<) that make pages hard to read. Shared sections do the same job.',
  'yaml/hash-cuts-text': 'A # after a space starts a comment, so the rest of the text is not shown.',
  'yaml/multiple-documents': 'Three dashes end a document. A page is one document.',
  'yaml/encoding': 'The file is not text in the encoding UTF-8, or it is no text at all.',
  'yaml/too-large': 'The file is larger than any page that visitors could want to read.',
  'yaml/too-deep': 'Groups stand in groups deeper than any setting needs, most often because brackets are missing.',
  'schema/unknown-key': 'This kind of section has no such setting, so it would have no effect.',
  'schema/missing-key': 'This kind of section cannot be shown without the setting.',
  'schema/unknown-type': 'There is no such kind of section.',
  'schema/other-type': 'All settings fit another kind of section than the one that is named.',
  'schema/not-allowed': 'The setting takes one of a few values.',
  'schema/wrong-kind': 'The setting takes another kind of value: a text, a number, true or false, a list or a group.',
  'schema/empty': 'The setting has a name but no value.',
  'schema/bad-address': 'A link needs an address that a browser can follow.',
  'schema/bad-format': 'The value is written in another way than the setting needs.',
  'schema/too-long': 'The text does not fit where it is shown.',
  'schema/out-of-range': 'The number is too small or too large.',
  'schema/too-few': 'The list or group needs more entries.',
  'schema/too-many': 'The list or group has more entries than can be shown.',
  'schema/lost-indent':
    'The lines are right, but they stand at the level of another group than the one they belong to.',
  'schema/deprecated': 'The setting has a new name. The old one still works, and editors no longer offer it.',
  'schema/deprecated-type':
    'The type of section has a new name. The old one still works, and editors no longer offer it.',
  'schema/both-names': 'A setting is there twice, by its old name and by its new one, and only one of them can count.',
  'site/no-site-file': 'site.yaml holds what all pages share. Without it no page can be made.',
  'site/no-home-page': 'pages/index.yaml is the page at the address / where visitors begin.',
  'site/not-a-page': 'Only files that end in .yaml become pages. Any other file would be passed over in silence.',
  'site/bad-route': 'The path of a file is the address of its page, and some names make bad addresses.',
  'site/file-shadows-page':
    'Everything in the folder public is uploaded as it is. Where a file there has the address of a page, hosts differ in which of the two they show.',
  'site/duplicate-route': 'Two files cannot be the page at one address.',
  'site/route-case-clash':
    'Some computers see no difference between capital and small letters, and visitors remember none.',
  'site/broken-link': 'The link leads to a page that is not there. Visitors would see an error.',
  'site/dead-address':
    'What stands behind https://, mailto: or tel: must be an address, an e-mail address or a number. Otherwise nothing happens when somebody follows the link.',
  'site/broken-anchor': 'The part after # is the id of a section, and the page has none with this id.',
  'site/missing-file': 'The picture is not in the folder public. Visitors would see a broken frame.',
  'site/missing-icon': 'The icon set has no icon of this name.',
  'site/nav-target': 'A button or form names a window, form, list or template that site.yaml does not have.',
  'site/unused-name':
    'Several places use a name that site.yaml does not have, and site.yaml has one that is nearly the same and that nothing uses.',
  'site/duplicate-id': 'A link can lead to one section only, so every id is used once on a page.',
  'site/unknown-value': 'A text asks for a value of site.yaml, such as {site.phone}, that is not there.',
  'site/unknown-shared': 'The page uses a shared section that is not in pages/_shared.',
  'site/unknown-param': 'The shared section has no parameter of this name, so the value would have no effect.',
  'site/missing-param': 'The shared section needs a value that the page does not give.',
  'site/unused-param':
    'A shared section has a parameter that none of its sections uses, and uses one of nearly the same name that it does not have.',
  'site/wrong-param': 'The shared section needs another kind of value.',
  'site/unused-file':
    'The picture is uploaded with the site, but nobody sees it. It may be left over, or its use is missing.',
  'site/unused-shared': 'The shared section is in no page. It may be left over, or its use is missing.',
  'site/unreachable-page':
    'Visitors come to a page by links from the menu, the footer, forms, redirects or other pages. Not-found pages need none.',
  'site/unused-setting':
    'The setting says something about a list to choose from, and no visitor sees it: the field is of another kind, or has its list from elsewhere.',
  'site/duplicate-field':
    'What a visitor types is sent under the name of its field, so each field of a form needs a name of its own.',
  'site/duplicate-redirect': 'An address can lead to one place only.',
  'site/redirect-loop': 'Each redirect leads to the next and the last to the first, so a browser gives up.',
  'site/redirect-shadows-page':
    'An address is either a page or a redirect. Hosts differ in which of the two they prefer.',
  'publish/no-such-date': 'The calendar has no such day, or the clock no such time.',
  'publish/until-before-from': 'What ends before it begins is never seen. Most often a year is wrong.',
  'publish/clock-change':
    'When clocks are put forward, an hour is left out; when they are put back, an hour comes twice. Nobody knows then which moment is meant.',
  'publish/unknown-zone': 'Without its time zone nobody knows when a day of the site begins.',
  'publish/link-to-hidden':
    'A link that visitors see leads to something that they do not see: a draft, or something whose time has not come or is over. It is told in advance, so that nothing breaks in the night.',
  'publish/empty-page': 'All sections of the page are drafts or out of their dates, and the page itself is still seen.',
  'publish/home-page': 'Visitors begin at the home page, and the name of the site leads there from every page.',
  'image/unreadable': 'The file is there, but no picture can be made of it. Visitors would see a broken frame.',
  'a11y/alt-is-filename':
    'People who cannot see a picture hear its description. The name of a file tells them nothing.',
  'a11y/vague-link-text': 'Many people go from link to link, and hear or see only the words of the links.',
  'a11y/same-text-different-target':
    'People who hear a list of all links cannot tell two links with the same words apart.',
  'a11y/low-contrast-theme':
    'Text needs a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). Compared are: brand and white, brandDark and white, ink and tint, brand and tint.',
  'seo/title-too-long': 'Search results cut titles off after about 60 characters.',
  'seo/description-too-long': 'Search results cut descriptions off after about 155 characters.',
  'seo/duplicate-title': 'In a list of results nobody can tell two pages with one title apart.',
  'seo/duplicate-description': 'In a list of results nobody can tell two pages with one description apart.',
  'text/open-mark':
    'Marks come in pairs: [[ and ]] around a highlight, two stars before and behind bold words, { and } around the name of a value. One alone is shown as it is written.',
  'editor/modeline-path':
    'A comment with $schema beats the settings of the editor. With a wrong path the editor is silent about all mistakes.',
  'safety/unsafe-url':
    'The address could run a program in the visitor’s browser, or leads to another site without saying so.',
  'safety/raw-html':
    'HTML in texts is never run, so that no text can harm the site. Visitors would see the angle brackets.',
  'safety/secret-like':
    'Pages and site.yaml are sent to every visitor. Keys, tokens and passwords in them are no secrets any more.',
  'safety/mixed-content': 'A page that came encrypted may not load or send anything without encryption.',
  'image/too-heavy': 'Heavy pictures make a page slow, most of all on phones.',
  'image/wrong-dimensions':
    'The size of a picture keeps its place free while it loads. Share pictures have the shape that networks show.',
  'image/upscaled': 'A picture that is shown larger than it is looks blurred.',
  'image/case-mismatch':
    'On most web hosts /Team.jpg and /team.jpg are two files, even if they are one on your computer.',
  'check/unused-suppression': 'A remark ignores a mistake that is not there any more. It would hide the next one.',
  'check/bad-suppression':
    'A remark says which code it ignores and why. Mistakes that leave no page to show cannot be ignored.',
  'render/failed': 'The code of the section failed while the page was made.',
};
