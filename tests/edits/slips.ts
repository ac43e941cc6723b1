// Slips of the hand as authors make them, each on one page; a later mistake must still be seen behind each.

/** A page with most ways of writing: long texts, lists, groups in braces, quotes, comments. */
export const slipPage = `title: About us
description: Who we are, and how we work.
# The opening
blocks:
  - type: hero-slider
    slides:
      - heading: Boxes that count [[themselves]]
        text: >-
          A reader at the door hears every tag. It takes
          two seconds for a pallet.
        image:
          src: /images/team.jpg
          alt: The team at work
        buttons:
          - { label: Book a demo, href: / }
          - label: "Call us: now"
            href: tel:+911200000000
  - type: media-text
    heading: 'What''s new'
    text: Scanners read labels, count boxes and print lists.
    image: { src: /images/example.svg, alt: "A shelf" }
    side: start
    points:
      - Reads labels in the dark
      - Counts boxes
      - Prints lists
  - type: card-grid
    heading: Three ways
    columns: 3
    cards:
      - title: Go and look
        text: Nobody writes a plan without a visit.
        icon: users
        link:
          label: See the plans
          href: /
      - title: Say the price
        icon: package
`;

const later = `  - type: cta
    headin: See it at work
    button:
      label: Book a demo
      href: /
`;

/** The page with a mistake at its end: a misspelt setting. */
export const pageWithLater = slipPage + later;
/** Line of the later mistake, counted from the last line. */
export const laterFromEnd = 4;

export interface Slip {
  name: string;
  right: string;
  wrong: string;
  /** `line:column code` of the one diagnostic. */
  finds: string;
  /** True if --fix restores the typed text, byte for byte. */
  isMended: boolean;
}

const slip = (name: string, right: string, wrong: string, finds: string, isMended = true): Slip => ({
  name,
  right,
  wrong,
  finds,
  isMended,
});

export const slips: Slip[] = [
  slip('no space after a colon', 'title: About', 'title:About', '1:1 yaml/space-after-colon'),
  slip('no space after a nested colon', '    side: start', '    side:start', '22:5 yaml/space-after-colon'),
  slip('no space after the colon of a type', '- type: media-text', '- type:media-text', '18:5 yaml/space-after-colon'),
  slip('no space after a colon before braces', 'image: { src', 'image:{ src', '21:5 yaml/space-after-colon'),
  slip('no space after a colon in braces', '{ label: Book', '{ label:Book', '15:15 yaml/space-after-colon'),
  slip('no space after a dash', '- Counts', '-Counts', '25:7 yaml/space-after-dash'),
  slip('no space after the first dash', '- Reads', '-Reads', '24:7 yaml/space-after-dash'),
  slip('no space after the last dash', '- Prints', '-Prints', '26:7 yaml/space-after-dash'),
  slip('no space after the dash of a section', '- type: card', '-type: card', '27:3 yaml/space-after-dash'),
  slip('no space after the dash of an entry', '- title: Say', '-title: Say', '37:7 yaml/space-after-dash'),
  slip('no space after the dash before braces', '- { label', '-{ label', '15:11 yaml/space-after-dash'),
  slip('a missing colon', 'heading: Three', 'heading Three', '28:5 yaml/missing-colon'),
  slip('a missing colon of a type', '- type: media-text', '- type media-text', '18:5 yaml/missing-colon'),
  slip('a missing colon before a list', '    points:\n', '    points\n', '23:5 yaml/missing-colon'),
  slip('a missing colon before a group', '        link:\n', '        link\n', '34:9 yaml/missing-colon'),
  slip('a missing colon at the top', 'blocks:\n', 'blocks\n', '4:1 yaml/missing-colon'),
  slip('an equals sign', 'side: start', 'side= start', '22:5 yaml/missing-colon'),
  slip('a colon in a title', 'title: About us', 'title: About: us', '1:8 yaml/colon-in-text', false),
  slip('a colon in a text', 'text: Scanners read', 'text: Scanners: read', '20:11 yaml/colon-in-text', false),
  slip(
    'a colon at the end of a text',
    'heading: Three ways',
    'heading: Three ways:',
    '28:14 yaml/colon-in-text',
    false,
  ),
  slip('a colon in the entry of a list', '- Counts boxes', '- Counts: boxes', '25:9 yaml/colon-in-text', false),
  slip('a colon in a title in a card', 'title: Go and look', 'title: Go: and look', '31:16 yaml/colon-in-text', false),
  slip('an opening quote alone', 'title: About us', 'title: "About us', '1:8 yaml/unclosed-quote', false),
  slip('a lost closing quote', '"Call us: now"', '"Call us: now', '16:20 yaml/unclosed-quote'),
  slip('a lost closing quote in braces', 'alt: "A shelf" }', 'alt: "A shelf }', '21:45 yaml/unclosed-quote'),
  slip('an opening apostrophe alone', 'heading: Three', "heading: 'Three", '28:14 yaml/unclosed-quote', false),
  slip('an apostrophe in apostrophes', "'What''s new'", "'What's new'", '19:14 yaml/text-after-quote', false),
  slip('text after a quote', 'title: Say the price', 'title: "Say" the price', '37:16 yaml/text-after-quote', false),
  slip('quotes in quotes', '"Call us: now"', '"Call "us": now"', '16:20 yaml/text-after-quote', false),
  slip('a lost closing brace', 'href: / }', 'href: /', '15:13 yaml/unclosed-bracket', false),
  slip('a closing brace too many', 'href: / }', 'href: / }}', '15:44 yaml/extra-bracket'),
  slip('a missing comma in braces', 'demo, href', 'demo href', '15:34 yaml/missing-comma'),
  slip('a missing comma after a path', 'example.svg, alt', 'example.svg alt', '21:39 yaml/missing-comma'),
  slip('a tab at the start', '    side: start', '\tside: start', '22:1 yaml/tab-indent'),
  slip(
    'tabs for the first lines',
    '    heading: Three ways\n    columns: 3',
    '\t\theading: Three ways\n\t\tcolumns: 3',
    '28:1 yaml/tab-indent',
  ),
  slip('a tab before a dash', '      - Counts', '\t- Counts', '25:1 yaml/tab-indent'),
  slip('a tab deep inside', '          label: See', '\t\t\t\t\tlabel: See', '35:1 yaml/tab-indent'),
  slip('a setting one space too far', '    side: start', '     side: start', '22:6 yaml/indent'),
  slip('a setting one space too little', '    side: start', '   side: start', '22:4 yaml/indent'),
  slip('a setting two spaces too far', '    side: start', '      side: start', '22:7 yaml/indent'),
  slip(
    'a first setting one space too far',
    '          src: /images/team',
    '           src: /images/team',
    '12:12 yaml/indent',
  ),
  slip('a dash one space too far', '      - Counts', '       - Counts', '25:8 yaml/dash-in-text'),
  slip('a dash two spaces too far', '      - Prints', '        - Prints', '26:9 yaml/dash-in-text'),
  slip('a dash one space too little', '      - Counts', '     - Counts', '25:6 yaml/indent'),
  slip('a section one space too far', '  - type: card-grid', '   - type: card-grid', '27:4 yaml/indent'),
  slip('a section at the edge', '  - type: card-grid', '- type: card-grid', '27:1 yaml/indent'),
  slip('an entry one space too far', '      - title: Say', '       - title: Say', '37:8 yaml/indent'),
  slip(
    'a setting after a long text too far',
    '        image:\n          src: /images/team',
    '          image:\n          src: /images/team',
    '11:11 yaml/indent',
  ),
  slip('a non-breaking space after a colon', 'side: start', 'side:\u00a0start', '22:10 yaml/odd-space'),
  slip(
    'non-breaking spaces as indentation',
    '    side: start',
    '\u00a0\u00a0\u00a0\u00a0side: start',
    '22:1 yaml/odd-space',
  ),
  slip('a character of no width before a name', '    side:', '    \u200bside:', '22:5 yaml/odd-space'),
  slip('a wide space after a dash', '- Counts', '-\u3000Counts', '25:8 yaml/odd-space'),
  slip('a name in curly quotes', '    side:', '    \u201cside\u201d:', '22:5 schema/unknown-key'),
  slip('an at sign first', 'text: Nobody', 'text: @Nobody', '32:15 yaml/special-start', false),
  slip('a brace behind the name of a group', 'image:\n', 'image: {\n', '11:16 yaml/unclosed-bracket'),
  slip('a bracket behind the name of a list', 'cards:\n', 'cards: [\n', '30:12 yaml/unclosed-bracket'),
  slip('a semicolon after quotes', '"Call us: now"', '"Call us: now";', '16:34 yaml/extra-comma'),
  slip('a comma after the mark of a text', 'text: >-', 'text: >-,', '8:15 yaml/special-start'),
  slip('a name in bold', '    side: start', '    **side**: start', '22:5 yaml/foreign-line'),
  slip('a name in bold with its colon', '    side: start', '    **side:** start', '22:5 yaml/foreign-line'),
  slip('a first name in bold', '- title: Say', '- **title**: Say', '37:9 yaml/foreign-line'),
  slip('the type in grave accents', '- type: media-text', '- `type`: media-text', '18:5 yaml/foreign-line'),
  slip('a setting as in HTML', '    side: start', '    <side>start</side>', '22:5 yaml/foreign-line'),
  slip('a quote before a name', '    side: start', '    "side: start', '22:5 yaml/foreign-line'),
  slip('a quote before the first name', '- type: media-text', '- "type: media-text', '18:5 yaml/foreign-line'),
  slip('a dash first', 'text: Nobody', 'text: - Nobody', '32:15 yaml/special-start', false),
  slip('all quotes twice', '"Call us: now"', '""Call us: now""', '16:20 yaml/text-after-quote'),
  slip('a colon and an equals sign', 'side: start', 'side := start', '22:5 yaml/missing-colon'),
  slip('a star first', 'text: Nobody writes', 'text: *Nobody writes', '32:15 yaml/special-start', false),
  slip('an ampersand first', 'text: Nobody', 'text: &Nobody', '32:15 yaml/special-start', false),
  slip('an exclamation mark first', 'text: Nobody', 'text: !Nobody', '32:15 yaml/special-start', false),
  slip('a per cent sign first', 'text: Nobody', 'text: %Nobody', '32:15 yaml/special-start', false),
  slip('a grave accent first', 'text: Nobody', 'text: `Nobody', '32:15 yaml/special-start', false),
  slip('a bracket first', 'text: Nobody writes', 'text: [Nobody] writes', '32:15 yaml/special-start', false),
  slip('a brace first', 'text: Nobody', 'text: {site.name} nobody', '32:15 yaml/special-start', false),
  slip('double braces', 'text: Nobody', 'text: {{ name }} nobody', '32:15 yaml/special-start', false),
  slip('a question mark first', 'text: Nobody', 'text: ? Nobody', '32:15 yaml/special-start', false),
  slip('a greater-than sign first', 'text: Nobody', 'text: > Nobody', '32:15 yaml/special-start', false),
  slip('a hash first', 'title: Go and look', 'title: #Go and look', '31:16 yaml/special-start', false),
  slip('a hash inside', 'text: Nobody writes', 'text: Nobody #writes', '32:22 yaml/hash-cuts-text', false),
  slip(
    'a path in double quotes',
    'alt: The team',
    'alt: "C:\\Team"\n          # The team',
    '13:19 yaml/backslash',
    false,
  ),
  slip('a setting twice', '    side: start\n', '    side: start\n    side: end\n', '23:5 yaml/duplicate-key', false),
  slip('three dashes inside', '  - type: card-grid', '---\n  - type: card-grid', '27:1 yaml/multiple-documents', false),
  slip(
    'a mark of Git',
    '    side: start\n',
    '<<<<<<< HEAD\n    side: start\n=======\n    side: end\n>>>>>>> other\n',
    '22:1 yaml/merge-conflict',
    false,
  ),
  slip(
    'a mark of Git that was left',
    '    side: start\n',
    '    side: start\n>>>>>>> other\n',
    '23:1 yaml/merge-conflict',
    false,
  ),
  slip(
    'a text that goes on at the column of its name',
    '          two seconds',
    '        two seconds',
    '10:9 yaml/indent',
  ),
  slip('a forgotten dash before a section', '  - type: card-grid', '    type: card-grid', '27:5 yaml/missing-dash'),
  slip(
    'a text that goes on at the edge',
    '          two seconds for a pallet.',
    'two seconds for a pallet.',
    '10:1 yaml/missing-colon',
    false,
  ),
  slip(
    'settings of a group at its own column',
    '          label: See the plans\n          href: /\n',
    '        label: See the plans\n        href: /\n',
    '35:9 schema/lost-indent',
    false,
  ),
  slip('a comma at the end of a line', 'side: start\n', 'side: start,\n', '22:11 schema/not-allowed', false),
  slip('a semicolon for a colon', 'side: start', 'side; start', '22:5 yaml/missing-colon'),
  slip('a lost dash of an entry', '      - title: Say', '        title: Say', '37:9 yaml/missing-dash'),
  slip('a lost dash of the first entry', '      - title: Go', '        title: Go', '31:9 yaml/missing-dash'),
  slip('a dash taken away with its space', '      - title: Go', '      title: Go', '31:7 yaml/missing-dash'),
  slip('a lost dash of the first text', '      - Reads', '        Reads', '24:9 yaml/missing-dash'),
  slip('a lost dash of the first section', '  - type: hero', '    type: hero', '5:5 yaml/missing-dash'),
  slip('a long dash before an entry', '- Counts', '– Counts', '25:7 yaml/missing-dash'),
  slip('a bullet before an entry', '- title: Say', '• title: Say', '37:7 yaml/missing-dash'),
  slip('a long dash before a section', '  - type: card-grid', '  – type: card-grid', '27:3 yaml/missing-dash'),
  slip('a star before an entry', '- Counts', '* Counts', '25:7 yaml/missing-dash'),
  slip(
    'stars before all entries',
    '- Reads labels in the dark\n      - Counts boxes\n      - Prints',
    '* Reads labels in the dark\n      * Counts boxes\n      * Prints',
    '24:7 yaml/missing-dash',
  ),
  slip(
    'numbers before all entries',
    '- Reads labels in the dark\n      - Counts boxes\n      - Prints',
    '1. Reads labels in the dark\n      2. Counts boxes\n      3. Prints',
    '24:7 yaml/missing-dash',
  ),
  slip('two dashes before an entry', '- title: Say', '-- title: Say', '37:7 yaml/missing-dash'),
  slip('a dash before a setting', '    side: start', '    - side: start', '22:5 yaml/extra-dash'),
  slip('a dash before the title', 'title: About', '- title: About', '1:1 yaml/extra-dash'),
  slip(
    'all settings of a section too far right',
    '    heading: Three ways\n    columns: 3\n    cards:\n      - title: Go and look\n        text: Nobody writes a plan without a visit.\n        icon: users\n        link:\n          label: See the plans\n          href: /\n      - title: Say the price\n        icon: package\n',
    '      heading: Three ways\n      columns: 3\n      cards:\n        - title: Go and look\n          text: Nobody writes a plan without a visit.\n          icon: users\n          link:\n            label: See the plans\n            href: /\n        - title: Say the price\n          icon: package\n',
    '28:7 yaml/indent',
  ),
  slip(
    'all settings of an entry too far left',
    '        icon: users\n        link:\n          label: See the plans\n          href: /\n',
    '      icon: users\n      link:\n        label: See the plans\n        href: /\n',
    '33:7 yaml/indent',
  ),
  slip('a colon in a text in braces', 'alt: "A shelf"', 'alt: Inside: A shelf', '21:45 yaml/colon-in-text', false),
  slip('an at sign in braces', 'label: Book', 'label: @Book', '15:22 yaml/special-start', false),
  slip('a star in braces', 'label: Book a', 'label: *Book* a', '15:22 yaml/special-start', false),
  slip('double braces in braces', 'label: Book', 'label: {{ name }} Book', '15:22 yaml/special-start', false),
  slip('a hash in braces', 'label: Book a', 'label: Book #1 a', '15:22 yaml/special-start', false),
  slip('a hash first in braces', 'demo, href: /', 'demo, href: #here', '15:41 yaml/special-start', false),
  slip('text after a quote in braces', 'alt: "A shelf"', 'alt: "A" shelf', '21:45 yaml/text-after-quote', false),
  slip('a lost opening brace', '- { label: Book', '- label: Book', '15:13 yaml/extra-bracket'),
  slip('a square bracket for a brace', 'href: / }', 'href: / ]', '15:13 yaml/unclosed-bracket'),
  slip('a semicolon in braces', 'demo, href', 'demo; href', '15:33 yaml/missing-comma'),
  slip('a comma too many in braces', 'demo, href', 'demo,, href', '15:34 yaml/extra-comma'),
  slip('a comma at the end of a line', '"Call us: now"', '"Call us: now",', '16:34 yaml/extra-comma'),
  slip('a quote too many', '"Call us: now"', '"Call us: now""', '16:20 yaml/text-after-quote'),
  slip('the other quote at the end', '"Call us: now"', '"Call us: now\'', '16:20 yaml/unclosed-quote'),
  slip('two texts in quotes', 'title: Say the price', 'title: "Say" it, "now"', '37:16 yaml/text-after-quote', false),
  slip('an arrow for a colon', 'side: start', 'side => start', '22:5 yaml/missing-colon'),
  slip('a dash for a colon', 'side: start', 'side - start', '22:5 yaml/missing-colon'),
  slip('a wide colon', 'side: start', 'side：start', '22:5 yaml/missing-colon'),
  slip(
    'a comment of other languages',
    '    side: start',
    '    // the side\n    side: start',
    '22:5 yaml/foreign-line',
    false,
  ),
  slip(
    'a setting that is a comment in other languages',
    '    side: start\n',
    '    // side: start\n',
    '22:5 yaml/foreign-line',
    false,
  ),
  slip(
    'no space after the colon before braces with one setting',
    'description: Who',
    'publish:{ from: 2026-01-01 }\ndescription: Who',
    '2:1 yaml/space-after-colon',
    false,
  ),
  slip('a fence of Markdown', 'blocks:\n', '```yaml\nblocks:\n', '4:1 yaml/foreign-line', false),
  slip('three dots', '  - type: card-grid', '...\n  - type: card-grid', '27:1 yaml/foreign-line', false),
  slip(
    'a slash without the space before it',
    'label: Book a demo, href: /',
    'label: Book a demo, href:/',
    '15:35 yaml/space-after-colon',
  ),
  slip('a missing colon before braces', '    image: { src', '    image { src', '21:5 yaml/missing-colon'),
  slip('a mark for long texts cut short', 'text: >-', 'text: -', '8:15 yaml/special-start'),
  slip('a missing colon below a long text', '        image:\n', '        image\n', '11:9 yaml/missing-colon'),
];
