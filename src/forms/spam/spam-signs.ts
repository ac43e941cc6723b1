// Signs of a program instead of a person: a field that people do not see is filled in, or the form
// is sent sooner than anybody can write. Such a message is marked and sent all the same: a browser
// that fills in everything, or a quick hand, looks alike.

/**
 * The name of the field that people do not see; no field of a site can have a hyphen in its name.
 */
export const trapName = 'your-website';

/** The name of the value that says why a message looks like spam. */
export const spamName = 'spam';

/** Nobody reads and fills in a form within this time, in ms. */
const leastMs = 2000;

/**
 * @param shownAt when the form was first needed, in ms since the page began
 * @returns why the message looks like spam; undefined when it does not
 */
export function findSpamSign(element: HTMLFormElement, shownAt: number | undefined): string | undefined {
  const trap = element.elements.namedItem(trapName);
  if (trap instanceof HTMLInputElement && trap.value !== '') return 'The hidden field is filled in';
  return shownAt !== undefined && performance.now() - shownAt < leastMs ? 'Sent within two seconds' : undefined;
}
