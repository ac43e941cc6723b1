// Judges whether characters that decode to a letter are garbled, or a letter with signs behind it.

export interface GarbledLetter {
  index: number;
  mark: string;
  /** The character that it decodes to. */
  is: string;
}

/** Signs that stand behind a letter in good texts: closing quotes, dashes, marks of rights. */
const closing = /[\xa0\xad»«›‹”“’‘´…–—•™®©°·†‡¹²³ªº€]/;
/** Those that a letter may follow without a space. */
const joining = /[’‘´–—…·\xad\xa0•®™«»‹›“”„¡¿]$/;
/** Signs that never stand between letters, or behind a letter. */
const odd = /[\x80-\x9f¤¶¨¦¬¯¸ˆ˜‰‚„£¥¢§±¼½¾µ]/;
const neverLast = /[\x80-\x9f¤¶¨¦¬¯¸ˆ˜‰‚„]/;
/** First bytes of Greek, Russian, Hebrew and Arabic letters: words are made of several. */
const otherScript = /^[ÎÏÐÑ×ØÙ]/;

/**
 * Decides whether an author can have written the characters as they are. Once one letter of a text
 * is certainly garbled, the likely ones are, too.
 */
export function judgeLetter({ index, mark, is }: GarbledLetter, joined: readonly GarbledLetter[], text: string) {
  const before = text.charAt(index - 1);
  const isInWord = /^\p{L}/u.test(text.slice(index + mark.length));
  // One that was garbled twice: it is no letter yet.
  if (/\p{Cc}/u.test(is)) return { isCertain: false, isLikely: joined.length > 0 };
  if (mark.length > 2) {
    const isLikely = joined.length > 0 || (isInWord && !joining.test(mark)) || !closing.test(mark.slice(-1));
    return { isCertain: isOddSmall(mark, joined, isInWord), isLikely };
  }
  const isWord = otherScript.test(mark) && joined.some((each) => otherScript.test(each.mark));
  const isCertain =
    isWord ||
    (/\p{Ll}/u.test(before) && !mark.startsWith('×')) ||
    (isInWord && odd.test(mark)) ||
    isOddCapital(mark, before, text.slice(index + 2));
  const startsWord = !/\p{L}/u.test(before);
  const isLikely =
    joined.length > 0 ||
    (isInWord && !joining.test(mark)) ||
    !closing.test(mark.charAt(1)) ||
    (startsWord && mark.startsWith('Â'));
  return { isCertain, isLikely };
}

/** A small letter with signs behind it that are in no text. */
function isOddSmall(mark: string, joined: readonly GarbledLetter[], isInWord: boolean): boolean {
  return (
    mark.startsWith('ð') ||
    /^(?:ï»¿|ï¿½|â[€‚„†‡ˆ˜œ])/.test(mark) ||
    neverLast.test(mark) ||
    joined.some((each) => each.mark.length === mark.length) ||
    (isInWord && !joining.test(mark) && !/^.\p{L}{2}/u.test(mark))
  );
}

/** A capital with a sign behind it that is in no text: Ã‰, Â°, or Ä° at the start of a word. */
function isOddCapital([capital = '', sign = '']: string, before: string, after: string): boolean {
  const startsWord = !/\p{L}/u.test(before);
  const isInWord = /^\p{L}/u.test(after);
  if (capital === 'Â') {
    if (sign === '\xa0') return /[\d.!?;:]/.test(before);
    return /[ºª]/.test(sign) || (startsWord && /[£©®°±²³µ·¼½¾§¥¢¹¶¡¿«]/.test(sign));
  }
  // Ä‘ was the Vietnamese đ.
  if (capital === 'Ä' && sign === '‘') return isInWord;
  if (capital !== 'Ã') return startsWord && isInWord && /[°¹²³º®¡¿]/.test(sign);
  if (odd.test(sign)) return true;
  // The French word à, with a space behind it.
  if (sign === '\xa0') return startsWord && after.startsWith(' ');
  const isApart = /[\xad»«›‹”“’‘´…•™·]/.test(sign) || (/[–—]/.test(sign) && !isInWord);
  return (startsWord && !isApart) || (isInWord && /[©®ªº°²³¹ŒœŠšŽžŸƒ€†‡¡¿]/.test(sign));
}
