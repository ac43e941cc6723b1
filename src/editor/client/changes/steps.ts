// Steps of undo: each change of this window has the name of one, and changes that follow each other
// with the same name are undone together.

/** Typing in a form without a longer pause is one step. */
const maxPauseMs = 3000;

let latest = { setting: '', time: -Infinity, step: '' };

/** @returns the name of a new step: no window has another one of that name */
export function newStep(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * @param setting a setting or a text that is typed in
 * @returns the step of its last change; a new one after a pause, or when another was changed since
 */
export function stepOf(setting: string): string {
  const time = performance.now();
  const isMore = latest.setting === setting && time - latest.time < maxPauseMs;
  latest = { setting, time, step: isMore ? latest.step : newStep() };
  return latest.step;
}
