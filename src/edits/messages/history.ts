// Words of the editor's history: what an edit has done, for people who have never seen the file.
import { say } from '../../base/words/say.ts';

export const historyWords = {
  deed: ({ kind, ...values }: { kind: string; what: string; where: string }) => {
    if (kind === 'insert') return say('{what} added, {where}', values);
    if (kind === 'remove') return say('{what} removed, {where}', values);
    if (kind === 'move') return say('{what} moved, {where}', values);
    if (kind === 'duplicate') return say('{what} copied, {where}', values);
    if (kind === 'rename') return say('{what} renamed, {where}', values);
    return say('{what} changed, {where}', values);
  },
  named: ({ kind, name }: { kind: string; name: string }) => say('{kind} “{name}”', { kind, name }),
  settingOf: ({ setting, name }: { setting: string; name: string }) => say('{setting} of “{name}”', { setting, name }),
  section: () => say('Section'),
  sections: () => say('Several sections'),
  settings: () => say('Settings'),
  site: () => say('settings of the site'),
  shared: (name: string) => say('shared section {name}', { name }),
};
