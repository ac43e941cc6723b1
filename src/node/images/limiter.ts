// Lets only so many jobs run at a time.

/** @returns a function that runs a job as soon as fewer than `most` others run, in the order of asking */
export function limiter(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (job) => {
    if (running < most) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await job();
    } finally {
      // The place goes straight to the next one, so that nobody can come between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
