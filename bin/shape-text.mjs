// Sets text in a site's own fonts, as outlines: a worker, because HarfBuzz cannot be loaded by the program's bundle.
// Outlines look the same on every machine, whichever fonts it has.
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** @type {{ files: string[], weight: number, lang: string }} the fonts' files, the first one first */
const { files, weight, lang } = workerData;
const fonts = [];
// One after the other: the converter reuses its memory.
for (const file of files) fonts.push(await openFont(file));
const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
const letters = new Intl.Segmenter(lang, { granularity: 'grapheme' });

parentPort.on('message', ({ id, text, sizes, maxWidth, maxLines }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort.postMessage({ id, ...setText(text, { sizes, maxWidth, maxLines }) });
});

async function openFont(file) {
  const face = new Face(new Blob(await convert(readFileSync(file), 'sfnt')));
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  return { font, upem: face.upem };
}

/**
 * Sets a text in the largest of the sizes in which it fits, else in the smallest, cut off.
 * @returns lines of outlines, each from its own baseline, and the letters that no font has
 */
function setText(text, { sizes, maxWidth, maxLines }) {
  const words = text.split(/\s+/).flatMap(splitPieces).map(shapeWord);
  const missing = words.filter(({ isMissing }) => isMissing).map(({ word }) => word);
  const isRightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
  for (const size of sizes) {
    const lines = breakLines(words, size, maxWidth);
    const fits = lines.length <= maxLines && lines.every(({ width }) => width <= maxWidth);
    if (!fits && size !== sizes.at(-1)) continue;
    const shown = lines.slice(0, maxLines);
    if (lines.length > maxLines) cutOff(shown.at(-1), size, maxWidth);
    return { size, missing, lines: shown.map((line) => drawLine(line, size, isRightToLeft)) };
  }
}

/** Scripts without spaces may break between any two words. */
function splitPieces(word, index) {
  const glued = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
    ? keepMarks(Array.from(segmenter.segment(word), ({ segment }) => segment))
    : [word];
  return glued.map((piece, place) => ({ word: piece, hasSpace: index > 0 && place === 0 })).filter(({ word: w }) => w);
}

/** No line begins with a mark that closes, or ends with one that opens. */
function keepMarks(pieces) {
  const kept = [];
  for (const piece of pieces) {
    const last = kept.at(-1) ?? '';
    const isGlued = last !== '' && (/^[\p{Pe}\p{Pf}\p{Po}ー]/u.test(piece) || /[\p{Ps}\p{Pi}]$/u.test(last));
    if (isGlued) kept[kept.length - 1] += piece;
    else kept.push(piece);
  }
  return kept;
}

/** In one font where there is one; else each run of letters in the first font that has them. */
function shapeWord({ word, hasSpace }) {
  const whole = fonts.find((font) => has(font, word));
  const runs = whole ? [{ text: word, font: whole }] : splitRuns(word);
  if (!runs) return { word, hasSpace, isMissing: true, width: 0, runs: [] };
  const shaped = runs.map(({ text, font }) => outline(listGlyphs(text, font), font));
  return { word, hasSpace, width: shaped.reduce((sum, run) => sum + run.width, 0), runs: shaped };
}

function has(font, text) {
  return listGlyphs(text, font).every(({ codepoint }) => codepoint !== 0);
}

/** @returns null when no font has one of the letters */
function splitRuns(word) {
  const runs = [];
  for (const { segment } of letters.segment(word)) {
    const font = fonts.find((each) => has(each, segment));
    if (!font) return null;
    const last = runs.at(-1);
    if (last?.font === font) last.text += segment;
    else runs.push({ text: segment, font });
  }
  return runs;
}

function listGlyphs(word, { font }) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

/** In shares of the size, upside down as fonts are. */
function outline(glyphs, { font, upem }) {
  let pen = 0;
  const paths = glyphs.flatMap(({ codepoint, xAdvance, xOffset, yOffset }) => {
    const at = [pen + xOffset, yOffset];
    pen += xAdvance;
    const path = font.glyphToPath(codepoint);
    return path ? [{ path, x: at[0], y: at[1] }] : [];
  });
  return { width: pen / upem, paths, upem };
}

const space = 0.25;

function breakLines(words, size, maxWidth) {
  const lines = [];
  for (const word of words) {
    const last = lines.at(-1);
    const gap = word.hasSpace ? space * size : 0;
    if (last && last.width + gap + word.width * size <= maxWidth) {
      last.words.push(word);
      last.width += gap + word.width * size;
    } else lines.push({ words: [word], width: word.width * size });
  }
  return lines;
}

function cutOff(line, size, maxWidth) {
  const dots = { ...shapeWord({ word: '…', hasSpace: false }) };
  const measureWidth = (words) =>
    words.reduce((sum, word, index) => sum + word.width * size + (index > 0 && word.hasSpace ? space * size : 0), 0);
  while (line.words.length > 1 && measureWidth([...line.words, dots]) > maxWidth) line.words.pop();
  line.words.push(dots);
  line.width = measureWidth(line.words);
}

/** Phrases of words in other letters are read from the left, also within a line from the right. */
function turnPhrases(words) {
  const turned = [];
  let phrase = [];
  for (const { word, ...rest } of [...words, { word: 'א' }]) {
    const isForeign = /[\p{L}\p{N}]/u.test(word) && !/[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(word);
    if (isForeign) phrase.push({ word, ...rest });
    else {
      turned.push(...phrase.toReversed(), { word, ...rest });
      phrase = [];
    }
  }
  // Distances stay where they are.
  return turned.slice(0, -1).map((each, index) => ({ ...each, hasSpace: words[index].hasSpace }));
}

/** Words are in the order of reading, which in Hebrew and Arabic begins at the right. */
function drawLine({ words, width }, size, isRightToLeft) {
  let pen = isRightToLeft ? width : 0;
  const ordered = isRightToLeft ? turnPhrases(words) : words;
  const parts = ordered.map(({ runs, width: share, hasSpace }, index) => {
    const gap = index > 0 && hasSpace ? space * size : 0;
    pen += isRightToLeft ? -(gap + share * size) : gap;
    let start = pen;
    if (!isRightToLeft) pen += share * size;
    // The runs of one word are in the order of reading as well.
    return (isRightToLeft ? runs.toReversed() : runs).map((run) => {
      const at = start;
      start += run.width * size;
      return drawRun(run, size, at);
    });
  });
  return { svg: parts.flat().join(''), width };
}

function drawRun({ paths, upem }, size, start) {
  const scale = size / upem;
  const shapes = paths.map(({ path, x, y }) => `<path transform="translate(${x} ${y})" d="${path}"/>`).join('');
  return `<g transform="translate(${start.toFixed(2)} 0) scale(${scale} ${-scale})">${shapes}</g>`;
}
