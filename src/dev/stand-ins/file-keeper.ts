// Keeps the files of messages on the author's own machine: each becomes a file in the folder
// `files`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles, type Service } from './service.ts';

/** @returns the service, which first puts the files that it gets into the folder */
export function keepingFiles(
  service: Service,
  { folder, log }: { folder: string; log: (line: string) => void },
): Service {
  return async (request) => {
    for (const file of await readFiles(request)) {
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${file.name.replaceAll(/[^\w. -]+/g, '_').slice(-80)}`;
      await mkdir(join(folder, 'files'), { recursive: true });
      await writeFile(join(folder, 'files', name), new Uint8Array(await file.arrayBuffer()));
      log(`File written to ${join(folder, 'files', name)}`);
    }
    return service(request);
  };
}
