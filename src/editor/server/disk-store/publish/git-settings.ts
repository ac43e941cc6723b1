// Settings of a repository that name programs to git, or that decide whom git trusts: a folder from
// somebody else may bring any of them in its `.git/config`.

export interface GitSetting {
  /** As git lists it: `filter.NAME.clean`, with the name as it is written. */
  key: string;
  value: string;
}

/** Settings that make git run a program, or send passwords somewhere else. */
const dangerous: readonly RegExp[] = [
  /^core\.(?:fsmonitor|hookspath|sshcommand|gitproxy|askpass|alternaterefscommand|editor|pager)$/,
  /^(?:filter\..+\.(?:clean|smudge|process)|diff\.external|diff\..+\.(?:command|textconv)|merge\..+\.driver)$/,
  /^(?:credential\.(?:.+\.)?helper|gpg\.(?:.+\.)?program|gpg\.ssh\.defaultkeycommand|ssh\.variant)$/,
  /^(?:remote\..+\.(?:uploadpack|receivepack|vcs|proxy)|protocol\.(?:.+\.)?allow|url\..+\.(?:push)?insteadof)$/,
  /^(?:trailer\..+\.(?:command|cmd)|uploadpack\.packobjectshook|submodule\..+\.update|pager\..+|alias\..+)$/,
];

/** Values with which such a setting names nothing: git has them as a switch of its own. */
const plainValues: ReadonlySet<string> = new Set(['', 'true', 'false', 'checkout', 'rebase', 'merge', 'none']);

/**
 * @param listed what `git config --list --show-scope -z` has said
 * @returns the settings of the folder, without those of the person and of the computer
 */
export function parseSettings(listed: string): GitSetting[] {
  const parts = listed.split('\0');
  return parts.flatMap((scope, index) => {
    if (index % 2 === 1 || !['local', 'worktree'].includes(scope)) return [];
    const [key = '', ...value] = parts[index + 1]!.split('\n');
    return [{ key, value: value.join('\n') }];
  });
}

/** @returns those that make git run a program, or send passwords somewhere else */
export function findDangerous(settings: readonly GitSetting[]): GitSetting[] {
  return settings.filter(({ key, value }) => {
    const lower = key.toLowerCase();
    if (lower.startsWith('http.')) return true;
    if (/^remote\..+\.(?:push)?url$/.test(lower)) return /^[a-z\d]+::/i.test(value);
    return dangerous.some((each) => each.test(lower)) && !plainValues.has(value.toLowerCase());
  });
}

/** @returns settings with which those of the folder run nothing when a question is asked */
export function neutralize(settings: readonly GitSetting[]): GitSetting[] {
  return settings.flatMap(({ key }) => {
    const [, filter] = /^(filter\..+)\.(?:clean|smudge|process)$/is.exec(key) ?? [];
    if (filter)
      return [
        { key, value: '' },
        { key: `${filter}.required`, value: 'false' },
      ];
    const [, command] = /^remote\..+\.(upload|receive)pack$/is.exec(key) ?? [];
    return command ? [{ key, value: `git-${command.toLowerCase()}-pack` }] : [];
  });
}
