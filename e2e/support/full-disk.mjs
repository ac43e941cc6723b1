// Loaded into a dev server: its disk is full while there is a file with the name in FULL_DISK.
import fs from 'node:fs';

const { writeSync } = fs;
fs.writeSync = (...args) => {
  if (fs.existsSync(process.env.FULL_DISK)) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  return writeSync(...args);
};
