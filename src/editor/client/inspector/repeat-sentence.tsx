// The repetition of an event as a sentence.
import { describeRepeat, type WrittenRepeat } from '../../../edits/fields/describe-repeat.ts';

export function RepeatSentence({ repeat }: { repeat: WrittenRepeat }) {
  const sentence = describeRepeat(repeat);
  return sentence && <p role="status">{sentence}</p>;
}
