// Before the browser tests: the package that tests of the editor start is as its sources are.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function preparePackage(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('make-package.mjs', import.meta.url))]);
}
