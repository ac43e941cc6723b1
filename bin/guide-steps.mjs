// Reads a guide as the steps that its reader takes: files to write, commands to run, what they answer, pictures to see.

/**
 * @typedef {object} Step
 * @property {'write' | 'append' | 'run' | 'answer' | 'editor' | 'swap' | 'picture'} kind
 * @property {number} line where it stands in the guide, from 1
 * @property {string} text the file's text, the command, the answer, what the editor says, the picture's file
 * @property {string} [path] the file that is meant
 * @property {number} [at] the line of that file
 * @property {string} [old] what stands there before
 */

/**
 * A fence of YAML names its file (```yaml pages/x.yaml); a + behind it stands for "at the end of that file". A fence of
 * text is what the command above it answers, or what the editor says in a file (```text editor pages/x.yaml). A mistake
 * is made in prose: In line 9 of `pages/x.yaml` write `this` instead of `that`.
 * @param {string} guide Markdown
 * @returns {Step[]}
 * @throws {Error} for a fence that nobody could test
 */
export function stepsOf(guide) {
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
  if (language === 'text') return [{ kind: words[0] === 'editor' ? 'editor' : 'answer', line, path: words[1], text }];
  throw new Error(`Line ${line}: a part in "${language}" that is not tested. Which file is it?`);
}

function inProse(rows, end) {
  const line = end - rows.length + 1;
  const text = rows.join(' ');
  const swaps = [...text.matchAll(/[Ii]n line (\d+) of `([^`]+)` write `([^`]+)` instead of `([^`]+)`/g)];
  const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
  return [
    ...swaps.map(([, at, path, wrong, old]) => ({ kind: 'swap', line, path, at: Number(at), text: wrong, old })),
    ...pictures.map(([, file]) => ({ kind: 'picture', line, text: file })),
  ];
}
