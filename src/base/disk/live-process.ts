// Processes of this computer, by their ids.

/** @returns whether a process with this id is running, of whichever user */
export function isProcessAlive(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
