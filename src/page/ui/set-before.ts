// Values that a visitor entered into an island before React was there: the browser moves sliders
// and takes letters without it.

/**
 * A `ref` for an input with `value` or `checked`. React leaves what the input shows as it is, and
 * does not tell.
 * @param take is given the input when it shows something else than the server has written
 */
export function setBefore(take: (input: HTMLInputElement) => void): (input: HTMLInputElement | null) => void {
  return (input) => {
    if (input && (input.value !== input.defaultValue || input.checked !== input.defaultChecked)) take(input);
  };
}
