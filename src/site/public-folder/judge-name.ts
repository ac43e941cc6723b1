// Names in the public folder that visitors must not read, as docs/operators/published-files.md
// lists them.
import { isEditorLeftover } from '../../base/disk/list-files.ts';
import type { LeftOut } from '../../checker/site-model/rule-context.ts';

/** In small letters. Of files, and of folders with all that is in them. */
const secretNames =
  /^(?:\.env(?:\..*)?|\.git|\.svn|\.hg|\.ssh|\.aws|\.gnupg|\.npmrc|\.netrc|\.pgpass|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|wp-config\.php)$/;

/** Stores of keys, dumps of databases, and copies that programs make of files. */
const secretEndings =
  /\.(?:p12|pfx|jks|keystore|ppk|kdbx|tfstate|sql|sql\.(?:gz|bz2|xz|zip)|dump|sqlite3?|sqlite-(?:wal|journal)|mdb|bak|backup|old|orig|swp|swo)$/;

/** For Git, which keeps no empty folders, and for editors. */
const marks = /^\.(?:gitkeep|keep|gitignore|gitattributes|editorconfig|prettierrc|prettierignore)$/;

/** @returns the reason why a file or folder of this name is not published, if it has one */
export function judgeName(name: string): LeftOut['reason'] | undefined {
  const lower = name.toLowerCase();
  if (isEditorLeftover(name) || marks.test(lower)) return 'junk';
  if (secretNames.test(lower) || secretEndings.test(lower)) return 'secret';
  return lower.startsWith('.') && lower !== '.well-known' ? 'hidden' : undefined;
}
