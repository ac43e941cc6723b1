// Keeps the files of messages on the author's own machine: each becomes a file in the folder
// `files`.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readFiles, readValues, type Service } from './service.ts';
import { standInMessages } from '../messages.ts';

interface FileKeeping {
  folder: string;
  log: (line: string) => void;
  /**
   * True if it recognizes a repeated message, as the function does; a service of mail knows no ids.
   */
  knowsIds?: boolean;
}

/** @returns the service, which first puts the files that it gets into the folder */
export function keepingFiles(service: Service, { folder, log, knowsIds }: FileKeeping): Service {
  return async (request) => {
    const id = knowsIds ? (await readValues(request))?.['lead_id'] : undefined;
    for (const file of await readFiles(request)) {
      const start = typeof id === 'string' ? id : new Date().toISOString();
      const name = `${cleanName(start)}-${cleanName(file.name)}`;
      await mkdir(join(folder, 'files'), { recursive: true });
      await writeFile(join(folder, 'files', name), new Uint8Array(await file.arrayBuffer()));
      log(standInMessages.file(join(folder, 'files', name)));
    }
    return service(request);
  };
}

function cleanName(name: string): string {
  return name.replaceAll(/[^\w. -]+/g, '_').slice(-80);
}
