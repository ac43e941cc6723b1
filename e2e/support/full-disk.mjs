// Loaded into a dev server: its disk is full for authors' files while there is a file with the name in FULL_DISK.
import fs from 'node:fs';

const { writeFileSync } = fs;
fs.writeFileSync = (file, content, options) => {
  if (options?.flush && fs.existsSync(process.env.FULL_DISK))
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  return writeFileSync(file, content, options);
};
