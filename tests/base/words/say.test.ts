// Words in the language in use: by the English text, with numbers and plural forms of that language.
import { afterEach, describe, expect, it } from 'vitest';
import { say, sayList, speakBy, spokenLanguage, translate, type Dictionary } from '../../../src/base/words/say.ts';

const german: Dictionary = {
  lang: 'de',
  texts: {
    Undo: 'Rückgängig',
    Start: 'Anfang',
    '[time] Start': 'Beginn',
    '{name} is on {page}.': 'Auf {page} ist {name}.',
    '{count} page | {count} pages': '{count} Seite | {count} Seiten',
  },
};
const arabic: Dictionary = {
  lang: 'ar',
  texts: { '{count} page | {count} pages': 'لا صفحات | صفحة | صفحتان | {count} صفحات | {count} صفحة | {count} صفحة.' },
};

afterEach(() => speakBy(() => undefined));

describe('say', () => {
  it('is English without a dictionary', () => {
    expect(spokenLanguage()).toBe('en');
    expect(say('Undo')).toBe('Undo');
    expect(say('{count} page | {count} pages', { count: 1 })).toBe('1 page');
    expect(say('{count} page | {count} pages', { count: 2000 })).toBe('2,000 pages');
    expect(sayList(['a', 'b', 'c'])).toBe('a, b, and c');
  });

  it('puts values where the language needs them', () => {
    speakBy(() => german);
    expect(say('Undo')).toBe('Rückgängig');
    expect(say('{name} is on {page}.', { name: 'A', page: '{name}' })).toBe('Auf {name} ist A.');
    expect(say('{count} page | {count} pages', { count: 2000 })).toBe('2.000 Seiten');
    expect(sayList(['a', 'b', 'c'], 'disjunction')).toBe('a, b oder c');
  });

  it('has as many forms as the language', () => {
    speakBy(() => arabic);
    const forms = [0, 1, 2, 3, 11, 100].map((count) => say('{count} page | {count} pages', { count }));
    expect(forms.map((text) => text.replaceAll(/[\d٠-٩]+/g, '#'))).toEqual(
      arabic.texts['{count} page | {count} pages']!.replaceAll('{count}', '#').split(' | '),
    );
  });

  it('has other words for the same text about something else, and no English author sees what it is about', () => {
    expect([say('Start'), say('Start', undefined, 'time'), translate('Start', 'time')]).toEqual([
      'Start',
      'Start',
      'Start',
    ]);
    speakBy(() => german);
    expect([say('Start'), say('Start', undefined, 'time'), translate('Start', 'time')]).toEqual([
      'Anfang',
      'Beginn',
      'Beginn',
    ]);
    expect(translate('Start', 'button')).toBe('Start');
  });

  it('is English, in English forms, where the dictionary has nothing', () => {
    speakBy(() => arabic);
    expect(say('{count} word | {count} words', { count: 3 })).toMatch(/^.+ words$/);
    expect(translate('constructor')).toBe('constructor');
  });
});
