/** Looking things up in the Chronicle: words, quotation marks, accents, and whatever else is typed. */
import { describe, expect, it } from 'vitest';
import { termsOf } from '../../src/backend/views/search-terms.ts';
import type { Input } from '../../src/contract/contract.ts';
import { ask, testBackend } from '../support/backend/backend.ts';
import { type At, settled } from '../support/backend/party.ts';

const open = (...words: string[]) => ({ words, open: true });
const closed = (...words: string[]) => ({ words, open: false });

describe('what is typed', () => {
  it.each([
    ['pump', [open('pump')]],
    ['  the   pump ', [open('the'), open('pump')]],
    ['Mbeki-Tranter', [open('Mbeki', 'Tranter')]],
    ['Lowe’s', [open('Lowe', 's')]],
    ['"the pump" house', [closed('the', 'pump'), open('house')]],
    ['“the pump” house', [closed('the', 'pump'), open('house')]],
    ['"the pu', [open('the', 'pu')]],
    ['"" " - * ( OR', [open('OR')]],
    ['\u0301', []],
  ])('%j is taken apart', (search, terms) => {
    expect(termsOf(search)).toEqual(terms);
  });
});

/** A settled campaign with three notes beside its first act. */
async function written() {
  const backend = await testBackend();
  const at: At = await settled(backend);
  const { campaign } = at;
  for (const text of ['Ines Valcárcel at the pump house.', 'The house by the pump', 'ŁÓDŹ, 3 km; “why?”'])
    await ask(backend, 'note.add', { campaign, act: 1, text });
  const found = async (search: string, more: Partial<Input<'chronicle.page'>> = {}) => {
    const { entries } = await ask(backend, 'chronicle.page', { campaign, search, ...more });
    return entries.map(({ act }) => act);
  };
  return { backend, campaign, found };
}

describe('a search', () => {
  it('finds beginnings of words, without regard to case and accents', async () => {
    const { found } = await written();
    for (const search of ['valcarcel', 'VALCÁR', 'valca\u0301r', 'ines valc', 'łódź', 'km 3'])
      expect([search, await found(search)]).toEqual([search, [1]]);
    expect(await found('alcarcel')).toEqual([]);
    expect(await found('ines xyzzy')).toEqual([]);
  });

  it('holds what stands in quotation marks together', async () => {
    const { backend, campaign, found } = await written();
    expect(await found('"pump house"')).toEqual([1]);
    expect(await found('"house pump"')).toEqual([]);
    expect(await found('"pump hou"')).toEqual([]);
    expect(await found('"pump hou')).toEqual([1]);
    const { entries } = await ask(backend, 'chronicle.page', { campaign, search: '"pump house"' });
    expect(entries[0]?.snippet.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['pump', 'house']);
  });

  it('is combined with what else is filtered', async () => {
    const { found } = await written();
    expect(await found('pump', { what: 'notes' })).toEqual([1]);
    expect(await found('pump', { what: 'encounters' })).toEqual([]);
    expect(await found('pump', { from: 3 })).toEqual([]);
  });

  it('never fails, whatever is typed', async () => {
    const { found } = await written();
    const odd = [
      '"',
      '""',
      "'",
      '*',
      'a*',
      '(',
      ')',
      'AND',
      'NEAR(a, b)',
      'text:pump',
      '^pump',
      '-',
      '\\',
      '%',
      '😀',
      '\u0000',
      '{a b}',
      'a + b',
      '"a" "',
      ';--',
      '\u0301\u0301',
      '²½',
    ];
    for (const search of odd) expect([search, Array.isArray(await found(search))]).toEqual([search, true]);
  });
});
