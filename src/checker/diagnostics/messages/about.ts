// Descriptions of the codes, for their pages in docs/errors: why each is checked, and what to do.
import type { Code } from './codes.ts';

export const about: Record<Code, string> = {
  'yaml/syntax': 'A line cannot be read, and the check does not recognise the mistake. It skips the line and goes on.',
  'yaml/tab-indent':
    'In YAML, the spaces at the start of a line show what belongs together. A tab does not count as a space.',
  'yaml/indent':
    'All settings of a group start in the same column. A line that starts further left or right belongs to no group.',
  'yaml/comment-in-text':
    'A line that starts with # ends the text above it, so the lines after it would belong to nothing.',
  'yaml/unclosed-quote': 'A text that starts with a quote goes on until the same quote comes again.',
  'yaml/unclosed-bracket': 'A list in [ ] or a group in { } needs its closing bracket.',
  'yaml/extra-bracket': 'There are more closing brackets than opening ones.',
  'yaml/comma-in-text': 'Between brackets a comma ends a value, and what follows is read as the next one.',
  'yaml/missing-comma': 'Commas separate the settings inside { } and the entries inside [ ].',
  'yaml/extra-comma': 'A comma separates two settings inside { } or two entries inside [ ]. Elsewhere none is needed.',
  'yaml/foreign-line':
    'Other languages write comments with // or <!-- -->, and Markdown puts fences around code, and both put marks around names. In YAML a comment starts with #, and a name stands alone before its colon.',
  'yaml/colon-in-text':
    'A colon and a space separate a name from its value, so a text that contains them needs quotes.',
  'yaml/special-start':
    'Some characters have a meaning in YAML at the start of a value: @ % ` > | ? - [ { * & ! #. In quotes they are text.',
  'yaml/text-after-quote': 'A quoted text ends at its closing quote, so what follows cannot be read.',
  'yaml/space-after-colon': 'A name and its value are separated by a colon and a space.',
  'yaml/space-after-dash': 'A list entry starts with a dash and a space.',
  'yaml/missing-colon': 'Every setting is a name, a colon, a space and a value.',
  'yaml/missing-dash':
    'Every list entry, and so every section of a page, starts with a dash and a space. Without them its settings belong to the entry above.',
  'yaml/joined-settings': 'Each setting is on a line of its own.',
  'yaml/lost-list-name': 'A list stands below its name, and each name is on a line of its own.',
  'yaml/before-list':
    'Below the name of a list come its entries, each with a dash. A setting belongs into an entry, or beside the list.',
  'yaml/extra-dash': 'A dash starts a list entry. A setting of a group has none.',
  'yaml/dash-in-text':
    'A dash starts a list entry only if it lines up with the other dashes. Further right it is part of a text.',
  'yaml/odd-space':
    'Text that is copied from other programs may contain invisible characters, unusual spaces or old line breaks.',
  'yaml/backslash':
    'In double quotes a backslash starts a special character. In single quotes it is an ordinary character.',
  'yaml/path-escape': 'In double quotes \\n is a line break and \\t a tab, which is rarely meant in a Windows path.',
  'yaml/duplicate-key': 'A group can have a setting only once. One of the two would be lost without a warning.',
  'yaml/merge-conflict': 'Git could not merge two versions of the file, and left both in it.',
  'yaml/alias':
    'YAML can repeat parts of a file (&name, *name, <<), which makes pages hard to read. Shared sections do the same job.',
  'yaml/hash-cuts-text': 'A # after a space starts a comment, so visitors do not see the rest of the text.',
  'yaml/multiple-documents': 'Three dashes end a YAML document, and a page is a single document.',
  'yaml/encoding': 'The file is not text in the encoding UTF-8, or not text at all.',
  'yaml/too-large': 'The file is larger than any page that visitors would want to read.',
  'yaml/too-deep': 'Groups are nested deeper than any setting needs, usually because closing brackets are missing.',
  'schema/unknown-key': 'The section or group has no setting with this name, so it would have no effect.',
  'schema/missing-key': 'The setting is required. The section or group cannot be shown without it.',
  'schema/unknown-type':
    'The type decides which settings a section has and how it looks, so it must be one that exists.',
  'schema/not-in-column':
    'Some sections take the width of the page or belong to it as a whole. In a column they would be broken.',
  'schema/other-type': 'All settings of the section belong to a type other than the one it names.',
  'schema/not-allowed': 'The setting has a fixed list of possible values.',
  'schema/wrong-kind': 'The setting needs another kind of value: text, a number, true or false, a list or a group.',
  'schema/empty': 'The setting has a name but no value.',
  'schema/bad-address': 'A link needs an address that a browser can open.',
  'schema/bad-format': 'The value does not have the form that the setting needs.',
  'schema/too-long': 'The text is too long for the place where it is shown.',
  'schema/out-of-range': 'The number is too small or too large.',
  'schema/too-few': 'The list or group has too few entries.',
  'schema/too-many': 'The list or group has more entries than can be shown.',
  'schema/lost-indent': 'The lines are correct, but their indentation puts them into the wrong group.',
  'schema/deprecated': 'The setting has a new name. The old one still works, but editors no longer offer it.',
  'schema/both-names': 'A setting is given twice, by its old name and by its new one, and only one of them can apply.',
  'site/no-site-file': 'site.yaml contains what all pages share. No page can be built without it.',
  'site/no-home-page': 'pages/index.yaml is the home page, at the address /, where visitors start.',
  'site/no-not-found-page':
    'pages/404.yaml is what visitors see at an address that does not exist. Without it hosts show a page of their own, which does not lead back to the site.',
  'site/not-a-page': 'Only files that end in .yaml become pages. Any other file would be ignored without a warning.',
  'site/passed-over':
    'Names that begin with _ are for what is no page: shared sections, which stand in pages/_shared itself. Any other such file would be ignored without a warning.',
  'site/not-published':
    'Everything in the folder public is uploaded, but for names that begin with a dot. They are for programs, and hosts disagree on whether visitors may read them. The folder .well-known is the exception.',
  'site/reserved-folder':
    'In the dev server, addresses that begin with /src/, /node_modules/, /.pagewright/, /@ or /__ are those of the modules of pages and of the editor. A folder of public with such a name could only be there to take their place.',
  'site/bad-route': 'The path of a file is the address of its page, and some names do not work in addresses.',
  'site/file-shadows-page':
    'Every file in the folder public is uploaded unchanged. Where one has the address of a page, some hosts show the file and others the page.',
  'site/in-the-way':
    'A build writes folders and files of its own beside those of the folder public: for pages, pictures, feeds, the search. One name cannot be both a file and a folder, also where only capital and small letters differ.',
  'site/duplicate-route': 'Two files cannot be the page at the same address.',
  'site/route-case-clash':
    'Some computers do not distinguish capital and small letters, and visitors do not remember which are which.',
  'site/same-address':
    'Some hosts and computers take capital and small letters for the same, or both ways to encode a letter such as é; and most hosts show name.html and name/index.html at one address. Of two such files visitors get one.',
  'site/unportable-name':
    'Windows refuses some names: those with < > : " \\ | ? *, with a dot or space at the end, and those of devices, such as con and aux. Other disks refuse very long ones. Whoever has such a computer cannot get the site from its repository.',
  'site/broken-link': 'The link leads to a page that does not exist. Visitors would see an error.',
  'site/dead-address':
    'After https://, mailto: or tel: there must be a site, an e-mail address or a phone number. Otherwise nothing happens when a visitor follows the link.',
  'site/cut-address':
    'In the address of an e-mail or message, & and # end the text, and % begins an encoded letter. A text that has these signs is cut there, so they are encoded.',
  'site/broken-anchor': 'The part of a link after # is the id of a section, and the page has no section with this id.',
  'site/missing-file': 'The picture or file is not in the folder public, so visitors would see a gap or an error.',
  'site/missing-text-file':
    'A setting names a Markdown file in the folder texts or a CSV file in the folder data, and there is none with this name.',
  'site/missing-icon': 'The icon set has no icon with this name.',
  'site/nav-target': 'A button or form names a pop-up, form, list, template or collection that is not in site.yaml.',
  'site/unused-name':
    'Several places use a name that is not in site.yaml, and site.yaml has a very similar one that nothing uses.',
  'site/duplicate-id': 'A link can lead to only one section, so each id is used once on a page.',
  'site/unknown-value': 'A text uses a value, such as {site.phone}, that does not exist.',
  'site/unknown-shared': 'The page uses a shared section that does not exist in pages/_shared.',
  'site/unknown-param': 'The shared section has no parameter with this name, so the value would have no effect.',
  'site/missing-param': 'The shared section needs a value that the page does not give.',
  'site/unused-param':
    'A shared section declares a parameter that it does not use, and uses a very similar name that it does not declare.',
  'site/wrong-param': 'The shared section needs another kind of value for the parameter.',
  'site/unused-file':
    'No page shows the picture, or the Markdown or CSV file. Either it is no longer needed, or a page should use it. Pictures are uploaded with the site all the same.',
  'site/unused-shared': 'No page uses the shared section. Either it is no longer needed, or a page should use it.',
  'site/unreachable-page':
    'Visitors reach a page by links from the menu, the footer, forms or other pages. A redirect and a link on a not-found page are no way to it, because nobody goes there on purpose. Not-found pages need no link.',
  'site/unused-setting':
    'The setting is for fields of another kind, for another way to deliver, or for pages of another collection, so it changes nothing.',
  'site/hours-over':
    'Visitors read the days that differ from the week. Days that are over are in the way of those to come.',
  'site/silent-form':
    'Who presses the button wants to know that the message has arrived. Without a word about it, many send it again, or think that it is lost.',
  'site/step-order':
    'A step of a form has the fields from its first one up to the next step, so all fields belong to a step when the first step begins at the first field, and each step below the one before it.',
  'site/file-not-sent':
    'Not every way to deliver a form takes files, and each has a limit. What it does not take is lost: the message has only the name of the file.',
  'site/refused-in-frame':
    'An HTML file in a closed frame gets what the policy of the site allows: styles, and scripts and pictures from files of the site. All else works with npm start, and not on a host.',
  'site/duplicate-field':
    'An answer is sent under the name of its field, so each field of a form needs a name of its own.',
  'site/duplicate-redirect': 'An address can be redirected to only one place.',
  'site/redirect-loop': 'Each redirect leads to the next and the last one to the first, so the browser gives up.',
  'site/redirect-chain':
    'A redirect leads to another redirect, so visitors wait twice, and search engines follow only a few.',
  'site/redirected-link':
    'A link leads to an address that site.yaml redirects. It works, but visitors wait longer, and it breaks when the redirect goes.',
  'site/own-host':
    'A link to the site itself begins with /. Written with the host, it leads from a preview to the live site, and breaks when the site gets another address.',
  'site/redirect-shadows-page':
    'An address is either a page or file, or a redirect: some hosts would use the one and others the other. A page has its address also with /, .html or /index.html at the end, so /about.html cannot be redirected when /about is a page.',
  'publish/no-such-date': 'The calendar has no such day, the day no such time, or the year cannot be meant.',
  'publish/until-before-from': 'What ends before it begins is never visible. Usually a year is wrong.',
  'publish/clock-change':
    'When clocks go forward, an hour is skipped; when they go back, an hour comes twice. A time in that hour does not exist, or exists twice.',
  'publish/unknown-zone': 'The time zone decides when a day of the site begins, so it must be one that is known.',
  'publish/link-to-hidden':
    'A visible link leads to something hidden: a draft, or something that is not published yet or no longer. It is reported in advance, before a visitor meets it.',
  'publish/empty-page': 'All sections of the page are drafts or outside their dates, but the page itself is visible.',
  'publish/home-page': 'Visitors start at the home page, and the name of the site links to it from every page.',
  'entries/no-date': 'Lists of articles, events and jobs are sorted by date, and visitors and search engines see it.',
  'entries/no-details':
    'Lists, the page itself and search engines show what an entry says of itself, so it must say it.',
  'entries/unknown-field':
    'A file of the site defines the fields of entries. A section can show those that the entries of its collection have.',
  'entries/end-before-start':
    'An event ends after it begins, and comes back until a day after its first one. A job closes after its date.',
  'entries/no-zone':
    'A time is another moment in each time zone. Calendars of people elsewhere would show a wrong one.',
  'entries/wrong-rule':
    'A rule of calendars (RRULE) says when the event comes back. One that cannot be worked out says nothing.',
  'entries/unknown-tag':
    'A section asks for a tag that no entry has, or an entry has one that its collection does not know.',
  'entries/never-shown': 'A section lists entries, but none can ever fit its settings or its place.',
  'entries/address-taken':
    'The further pages of a list and the pages of tags have addresses below the page of the list.',
  'image/unreadable': 'The file exists, but no picture can be made of it. Visitors would see a gap.',
  'a11y/missing-alt':
    'A picture without a description is left out when a page is read aloud. That is right for decoration, and wrong for a picture that is what the section shows: in a gallery, a section "picture", a row of logos, or a text. With a caption nothing is reported, because the caption is read.',
  'a11y/alt-is-filename':
    'People who cannot see a picture hear its description. The name of a file tells them nothing.',
  'a11y/vague-link-text': 'Many people move from link to link, and hear or see only the words of the links.',
  'a11y/same-text-different-target':
    'People who hear a list of all links cannot tell apart two links with the same words.',
  'a11y/low-contrast-theme':
    'Text needs a contrast of at least 4.5 to 1 (WCAG 2.2, 1.4.3). The check compares the text colour and words in the brand colour with the page, cards and the tint, and the words on the brand colours with these, in each scheme that the site shows.',
  'site/font-without-letters':
    'A font has the letters of some scripts only. For the others a browser takes another font, which may look unlike it.',
  'site/unknown-font':
    'A font is found by its name alone. By any other, visitors see a font of their device instead, and nothing says so.',
  'site/untranslated-labels':
    'Buttons of menus and slides, what forms say, and some words of sections are in no file of the site. Without a translation, visitors read or hear them in English.',
  'site/unknown-language':
    'Browsers, screen readers and search engines know languages by their codes. By one that does not exist they guess, and so does what writes numbers and dates.',
  'site/no-currency':
    'A price without a currency says nothing, and no currency is right for every site. One line in site.yaml is enough for all prices.',
  'site/unknown-currency': 'A currency has a code of three letters, by which its sign and its decimals are known.',
  'seo/title-too-long': 'Search results cut off titles after about 60 characters.',
  'seo/description-too-long': 'Search results cut off descriptions after about 155 characters.',
  'seo/duplicate-title': 'In search results nobody can tell apart two pages with the same title.',
  'seo/duplicate-description': 'In search results nobody can tell apart two pages with the same description.',
  'text/control-character':
    'Some programs leave characters in a text that are no letters and cannot be seen. Feeds, calendars and other readers of a page break at them.',
  'text/direction-sign':
    'Invisible signs of Unicode say where a run of text from right to left, or from left to right, begins and ends. One that is left open moves what stands behind the text; one that turns letters round makes people read something else than what is written, which programs that copy or search the page see.',
  'text/garbled':
    'A program has read a file as something else than UTF-8 and saved it: each letter with an accent, dash or round quote is now two or three strange ones, and visitors see those.',
  'text/odd-character':
    'Some characters belong to one font, and are an empty box in any other. Two are ends of lines that browsers do not show, so the words around them become one.',
  'text/folded':
    'YAML joins the lines of a text behind >, in quotes, or right behind its colon: paragraphs, lists and tables become one line. The sign | keeps lines as they are, and a text shows the lines of a paragraph one behind the other all the same.',
  'text/open-mark':
    'Marks come in pairs: [[ and ]] around a highlight, two stars before and after bold words, two waves around what is struck out, { and } around the name of a value. A single mark is shown as typed, and so is a comma or semicolon that another language wants behind a text.',
  'text/unfilled-gap':
    'A legal page begins with words in brackets for what only you know. Visitors would read them as they are.',
  'text/unsupported-mark':
    'Each text takes the marks that its section shows: most take bold words, italics and code, captions also links, and longer texts also headings, lists, tables and pictures. Anything else is shown as typed.',
  'text/unsupported-markdown':
    'A Markdown file takes what longer texts take: headings of two levels, paragraphs, lists, quotations, tables, pictures, links and marks around words. Anything else has no place on a page, so the page is not built until it is written otherwise.',
  'text/unreadable-file': 'The file that a setting names cannot be read as Markdown or as CSV.',
  'editor/modeline-path':
    "A comment with $schema overrides the editor's settings. If its path is wrong, the editor reports no mistakes.",
  'safety/unsafe-url':
    "The address could run a program in the visitor's browser, or hides that it leads to another site.",
  'safety/raw-html':
    'HTML in texts is not used, so that no text can harm the site. Visitors would see the angle brackets.',
  'safety/secret-like':
    'Every visitor can read what is in pages and site.yaml, so keys, tokens and passwords in them are not secret.',
  'safety/secret-file':
    'Everything in the folder public is uploaded. Programs look for keys, settings, dumps of databases and backups on every site, so such files are never uploaded, and the site is not built while one is there. Private keys are found by their content, too.',
  'safety/outside-link':
    'A link in the folder public may lead to other files of the site and of its repository. One that leads out of them could publish anything on the computer that builds the site.',
  'safety/mixed-content': 'A page that was loaded with encryption may not load or send anything without it.',
  'image/empty': 'A place that waits for its picture is seen in the editor only. Visitors get the page without it.',
  'image/too-heavy': 'Large picture files make a page slow, above all on phones.',
  'image/wrong-dimensions':
    'The size of a picture reserves its place while it loads. Share pictures need the shape that social networks show.',
  'image/upscaled': 'A picture that is shown larger than its file looks blurred.',
  'image/case-mismatch':
    'On most web hosts /Team.jpg and /team.jpg are two files, even if they are one on your computer.',
  'check/unused-suppression': 'The comment ignores a mistake that no longer exists. It would hide the next one.',
  'check/bad-suppression':
    'An ignore comment gives a code and a reason. A mistake that leaves no page to show cannot be ignored.',
  'render/failed': 'The code of the section failed while the page was being built.',
};
