// Reads a guide as the steps that its reader takes: files to write, commands to run, what they answer, pictures to see.

/**
 * @typedef {object} Step
 * @property {'write' | 'append' | 'run' | 'answer' | 'editor' | 'swap' | 'picture' | 'open' | 'press' | 'fill' | 'paste' | 'choose' | 'point' | 'retype' | 'count'} kind
 * @property {number} line where it stands in the guide, from 1
 * @property {string} text the file's text, the command, the answer, what the editor says, the picture's file, what is pressed,
 *   typed or chosen
 * @property {string} [path] the file that is meant
 * @property {number} [at] the line of that file
 * @property {string} [old] what stands there before
 * @property {string} [field] the label of the field that is typed into
 */

/**
 * A fence of YAML names its file (```yaml pages/x.yaml); a + behind it stands for "at the end of that file". A fence of
 * text is what the command above it answers, what the editor says in a file (```text editor pages/x.yaml), or what is pasted
 * into a field of the editor (```text paste Name). A mistake is made in prose: In line 9 of `pages/x.yaml` write `this` instead
 * of `that`. So is what is done in the browser: Open
 * <http://127.0.0.1:5173/>. Press **Save**. Write "Bread" into **Title**. Choose the file `bread.jpg`, or the files `a.jpg` and
 * `b.jpg`. Click on the picture "A cake". Click on the words "Heading" and type "Bread". "That is 3 clicks and texts" is the count of these.
 * @param {string} guide Markdown
 * @returns {Step[]}
 * @throws {Error} for a fence that nobody could test
 */
export function parseSteps(guide) {
  const lines = guide.split('\n');
  const steps = [];
  let prose = [];
  for (let index = 0; index < lines.length; index++) {
    const [, words] = /^```(.+)$/.exec(lines[index]) ?? [];
    if (words === undefined) {
      if (lines[index].trim() !== '') prose.push(lines[index]);
      else steps.push(...inProse(prose.splice(0), index));
      continue;
    }
    const end = lines.indexOf('```', index);
    steps.push(...inFence(words.split(' '), lines.slice(index + 1, end), index + 1));
    index = end;
  }
  return [...steps, ...inProse(prose, lines.length)];
}

function inFence([language, ...words], lines, line) {
  const text = `${lines.join('\n')}\n`;
  if (language === 'sh') return lines.map((command, row) => ({ kind: 'run', line: line + row + 1, text: command }));
  if (language === 'yaml' && words.length > 0)
    return [{ kind: words[1] === '+' ? 'append' : 'write', line, path: words[0], text }];
  if (language === 'text' && words[0] === 'paste')
    return [{ kind: 'paste', line, field: words.slice(1).join(' '), text: lines.join('\n') }];
  if (language === 'text') return [{ kind: words[0] === 'editor' ? 'editor' : 'answer', line, path: words[1], text }];
  throw new Error(`Line ${line}: a part in "${language}" that is not tested. Which file is it?`);
}

/** Steps in prose, in order: of each match, its groups by the names in Step. */
const inSentences = [
  {
    kind: 'swap',
    pattern: /[Ii]n line (?<at>\d+) of `(?<path>[^`]+)` write `(?<text>[^`]+)` instead of `(?<old>[^`]+)`/g,
  },
  { kind: 'picture', pattern: /!\[[^\]]+\]\((?<text>[^)]+)\)/g },
  { kind: 'open', pattern: /[Oo]pen <(?<text>http[^>]+)>/g },
  { kind: 'press', pattern: /[Pp]ress \*\*(?<text>[^*]+)\*\*/g },
  { kind: 'fill', pattern: /[Ww]rite "(?<text>[^"]+)" into \*\*(?<field>[^*]+)\*\*/g },
  { kind: 'choose', pattern: /[Cc]hoose the files? (?<text>`[^`]+`(?:(?:,| and) `[^`]+`)*)/g },
  { kind: 'point', pattern: /[Cc]lick on the picture "(?<text>[^"]+)"/g },
  { kind: 'retype', pattern: /[Cc]lick on the words "(?<old>[^"]+)" and type "(?<text>[^"]+)"/g },
  { kind: 'count', pattern: /(?<text>\d+) clicks and texts/g },
];

function inProse(rows, end) {
  const line = end - rows.length + 1;
  const prose = rows.join(' ').replaceAll(/ +/g, ' ');
  return inSentences
    .flatMap(({ kind, pattern }) =>
      [...prose.matchAll(pattern)].map(({ index, groups: { at, ...words } }) => ({
        index,
        step: { kind, line, ...words, ...(at && { at: Number(at) }) },
      })),
    )
    .sort((one, other) => one.index - other.index)
    .map(({ step }) => step);
}
