// Does something once for changes that come close together.

/**
 * @param delay in milliseconds, without a further call
 * @returns a function that does it once for all calls that come closer together; it does not keep the program alive
 */
export function afterAWhile(task: () => void, delay: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(waiting);
    waiting = setTimeout(task, delay).unref();
  };
}
