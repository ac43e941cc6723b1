// The table of repairers. A new repairer is a file beside this one and a line here.
import { backslash } from './backslash.ts';
import { beforeList } from './before-list.ts';
import { blockIndent, leftOfText, textBesideMark } from './block-indent.ts';
import { colonInLongText, colonInText } from './colon-in-text.ts';
import { commentInText } from './comment-in-text.ts';
import { extraDash } from './extra-dash.ts';
import { foreignComment } from './foreign-comment.ts';
import { quoteInFlow } from './quote-in-flow.ts';
import { indent } from './indent.ts';
import { joinedSettings } from './joined-settings.ts';
import { lostListName } from './lost-list-name.ts';
import { markedName } from './marked-name.ts';
import { missingColon, missingColonOfName } from './missing-colon.ts';
import { commas } from './missing-comma.ts';
import { missingDash } from './missing-dash.ts';
import { multipleDocuments } from './multiple-documents.ts';
import { nonAsciiSpace } from './non-ascii-space.ts';
import { spaceAfterColon } from './space-after-colon.ts';
import { spaceAfterDash } from './space-after-dash.ts';
import { specialStart } from './special-start.ts';
import { tabIndent } from './tab-indent.ts';
import { textAfterQuote } from './text-after-quote.ts';
import { unclosedBracket } from './unclosed-bracket.ts';
import { unclosedQuote } from './unclosed-quote.ts';
import type { Repairer } from './repair.ts';

/** The most specific first: of equally good repairs, that of the first repairer wins. */
export const repairers: Repairer[] = [
  multipleDocuments, // `---` in the middle of a file
  foreignComment, // `// a comment`, ``` of Markdown
  commentInText, // a comment between two lines of a text
  tabIndent, // a tab for spaces
  nonAsciiSpace, // a non-breaking or zero-width space
  spaceAfterColon, // `title:Hello`
  spaceAfterDash, // `-title: Hello`
  markedName, // `**title**: Hello`, <title>Hello</title>
  unclosedQuote, // `title: "Hello`
  backslash, // `title: "C:\data"`
  quoteInFlow, // `{ label: Sale: 50% off }`
  textAfterQuote, // `title: "Hello" world`
  textBesideMark, // `text: | One line`
  specialStart, // `title: @home`
  commas, // `{ label: Home; href: / }`
  unclosedBracket, // `[Bills, Stock`
  joinedSettings, // `icon: package title: Stock`
  colonInText, // `title: Sale: 50% off`
  missingColonOfName, // `title Hello`, if other lines have `title:`
  leftOfText, // a line of a block text that is indented too little
  extraDash, // `- zoom: 15` among the settings of a group
  missingDash, // `title: B` for `- title: B`
  lostListName, // a list without its name
  beforeList, // a setting between the name of a list and its first entry
  blockIndent, // a block text that is not indented
  indent, // a line that is indented too far or too little
  colonInLongText, // a colon in a text of several lines
  missingColon, // `title Hello`
];
