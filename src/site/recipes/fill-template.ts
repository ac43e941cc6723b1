// Fills a template: selects the parts that a site can have, translates its texts, puts in values.
import { isCollection, parseDocument, visit, type Scalar } from 'yaml';
import { writeYamlText } from '../../base/pure/write-yaml-text.ts';

/** Heading and text of a section of a legal page. */
export interface TextSection {
  heading: string;
  text: string;
}

/** Values that fill a template. */
export interface Filling {
  /** Texts by the `<word>` that they replace. */
  texts: Readonly<Record<string, string>>;
  /** Names that `#if` may ask for: types of sections, and things that the site has. */
  has: ReadonlySet<string>;
  /** Texts in the language of the site by the English ones of templates; none in English. */
  translations?: Readonly<Record<string, string>>;
  /** Sections by the name that `#sections` gives. */
  sections?: Readonly<Record<string, readonly TextSection[]>>;
}

/** Marks at the beginning of a line of Markdown, which are no part of its text. */
const markdownMark = /^(?:#+ |- |> )?/;

/** @returns the page's text @throws for an unknown `<word>` or list, which is our mistake */
export function fillTemplate(template: string, filling: Filling): string {
  const text = selectLines(template, filling).join('\n');
  const fill = (part: string) => fillWords(part, filling.texts);
  let filled = '';
  let end = 0;
  for (const { from, to, value } of listReplacements(text, filling)) {
    // What is put in is filled once: a title may have a word in angle brackets, too.
    filled += fill(text.slice(end, from)) + value;
    end = to;
  }
  return (filled + fill(text.slice(end))).replaceAll(/\n{3,}/g, '\n\n');
}

function fillWords(text: string, words: Filling['texts']): string {
  return text.replaceAll(/<(\w+)>/g, (all, name: string) => {
    if (words[name] === undefined) throw new Error(`A template uses ${all}, which has no text.`);
    return words[name];
  });
}

/** @returns the lines that are in no `#if` whose condition fails, with the lists of `#sections` */
function selectLines(template: string, { has, sections = {} }: Filling): string[] {
  const open: boolean[] = [];
  return template.split('\n').flatMap((line) => {
    const [, indent = '', word, needs = ''] = /^(\s*)#(if|else|endif|sections)\b ?(.*)$/.exec(line) ?? [];
    if (word === 'if') open.push(needs.split(' ').every((name) => has.has(name)));
    else if (word === 'else') open.push(!open.pop());
    else if (word === 'endif') open.pop();
    else if (!open.every(Boolean)) return [];
    else if (word === 'sections') return writeSections(sections[needs], indent);
    else return [line];
    return [];
  });
}

function writeSections(sections: readonly TextSection[] | undefined, indent: string): string[] {
  if (!sections) throw new Error('A template asks for sections that no language has.');
  return sections.flatMap(({ heading, text }) => [
    `${indent}- heading: ${writeYamlText(heading)}`,
    `${indent}  text: |`,
    ...text
      .trim()
      .split('\n')
      .map((line) => (line === '' ? '' : `${indent}    ${line}`)),
  ]);
}

interface Replacement {
  from: number;
  to: number;
  value: string;
}

/** @returns the texts that are other ones in the page, in their order */
function listReplacements(text: string, { texts, translations = {} }: Filling): Replacement[] {
  const replacements: Replacement[] = [];
  visit(parseDocument(text), {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const [from, to] = node.range;
      if (node.type === 'BLOCK_LITERAL') {
        const value = translateLines(text.slice(from, to), translations);
        replacements.push({ from, to, value: fillWords(value, texts) });
        return;
      }
      const translated = translations[node.value] ?? node.value;
      // Dates are no texts: they are written without quotes.
      const hasWord = /<(?!today|later)\w+>/.test(translated);
      if (translated === node.value && !hasWord) return;
      const inFlow = path.some((each) => isCollection(each) && each.flow);
      replacements.push({ from, to, value: writeScalar(fillWords(translated, texts), node, inFlow) });
    },
  });
  return replacements;
}

/** The line break after a folded text belongs to it. */
function writeScalar(value: string, { type }: Scalar, inFlow: boolean): string {
  return writeYamlText(value, { inFlow }) + (type === 'BLOCK_FOLDED' ? '\n' : '');
}

function translateLines(block: string, translations: Readonly<Record<string, string>>): string {
  return block
    .split('\n')
    .map((line) => {
      const words = line.trimStart();
      const [mark] = markdownMark.exec(words)!;
      const translated = translations[words.slice(mark.length)];
      return translated === undefined ? line : line.slice(0, line.length - words.length) + mark + translated;
    })
    .join('\n');
}
