// Signs in the path of a site's folder that Vite and the programs below it take for something else.
import { UsageError } from '../terminal/usage-error.ts';

/** Signs that no dev server works with: in addresses they end the path, or stand for others. */
export const signsOfAddresses = ['#', '?', '*'] as const;

/** Signs that no build works with. */
export const signsOfPatterns = ['?', '*'] as const;

/**
 * @param folders those that modules are in
 * @throws UsageError if the path of one has such a sign
 */
export function refuseSigns(folders: readonly string[], signs: readonly string[]): void {
  for (const folder of folders) {
    const sign = signs.find((each) => folder.includes(each));
    if (sign !== undefined)
      throw new UsageError(
        `${folder} has a ${sign} in its path, which means something else in an address. Please rename the folder, or move the site to another.`,
      );
  }
}
