// Debouncing: one call for changes that come close together.

/**
 * @returns a function that runs the task once it has not been called for `delayMs` milliseconds;
 * waiting does not keep the program alive
 */
export function debounce(task: () => void, delayMs: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(task, delayMs).unref();
  };
}
