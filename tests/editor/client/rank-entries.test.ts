// Ranking of the palette's entries by the words that somebody types.
import { describe, expect, it } from 'vitest';
import { rankEntries } from '../../../src/editor/client/palette/rank-entries.ts';

const entries = [
  { key: 'undo', title: 'Undo', note: '', about: 'back take back' },
  { key: 'menu', title: 'Speisekarte', note: '/speisekarte', about: '' },
  { key: 'brand', title: 'Brand colour', note: 'Theme', about: 'Buttons and links have it.' },
  { key: 'contact', title: 'Gäste fragen', note: '/fragen', about: '' },
  { key: 'theme', title: 'Theme', note: '', about: 'Colours and fonts.' },
  { key: 'street', title: 'Straße nach Łódź', note: '/strasse', about: '' },
  { key: 'japanese', title: '会社案内', note: '/company', about: '' },
];

const keysFor = (words: string, recent: string[] = []) => rankEntries(entries, words, recent).map(({ key }) => key);

describe('entries of the palette', () => {
  it('are all there without words, those that were chosen before first', () => {
    expect(keysFor('')).toEqual(entries.map(({ key }) => key));
    expect(keysFor('  ', ['theme', 'gone', 'undo']).slice(0, 3)).toEqual(['theme', 'undo', 'menu']);
  });

  it('are found by the beginnings of words, in any order', () => {
    expect(keysFor('spei')).toEqual(['menu']);
    expect(keysFor('colour bra')).toEqual(['brand']);
    expect(keysFor('fra gä')).toEqual(['contact']);
  });

  it('are found without marks on letters, with capitals, and in other scripts', () => {
    expect(keysFor('GASTE')).toEqual(['contact']);
    expect(keysFor('strasse')).toContain('street');
    expect(keysFor('会社')).toEqual(['japanese']);
  });

  it('are found with a slip in a word', () => {
    expect(keysFor('speisekrte')).toEqual(['menu']);
    expect(keysFor('speisekatre')).toEqual(['menu']);
  });

  it('have those first whose title has the words', () => {
    expect(keysFor('theme')).toEqual(['theme', 'brand']);
    expect(keysFor('colour')).toEqual(['brand', 'theme']);
    // Among titles, what was chosen before.
    expect(keysFor('e', ['theme']).at(0)).toBe('theme');
  });

  it('are none for words that nothing has, and for signs alone', () => {
    expect(keysFor('kugelfisch')).toEqual([]);
    expect(keysFor('?!')).toEqual([]);
  });
});
