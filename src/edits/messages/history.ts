// Words of the editor's history: what an edit has done, for people who have never seen the file.

/** Words for what an edit does, behind what it is done to. */
export const deeds = {
  set: 'changed',
  insert: 'added',
  remove: 'removed',
  move: 'moved',
  duplicate: 'copied',
  rename: 'renamed',
  wrap: 'changed',
  expand: 'changed',
  shorten: 'changed',
} as const;

export const historyWords = {
  deed: ({ what, deed, where }: { what: string; deed: string; where: string }) => `${what} ${deed}, ${where}`,
  named: ({ kind, name }: { kind: string; name: string }) => `${kind} “${name}”`,
  settingOf: ({ setting, name }: { setting: string; name: string }) => `${setting} of “${name}”`,
  section: () => 'Section',
  sections: () => 'Several sections',
  settings: () => 'Settings',
  site: () => 'settings of the site',
  shared: (name: string) => `shared section ${name}`,
};
