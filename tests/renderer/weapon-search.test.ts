/** A weapon is looked for by its name, or by the book’s own example of its kind (section: Weapons). */
import { expect, it } from 'vitest';
import { weaponsFound } from '../../renderer/games/all-things-zombie/new-campaign/weapon-search.ts';
import { WEAPON_TERMS } from '../../src/rules/all-things-zombie/data/text/weapon-terms.ts';
import { WEAPONS } from '../../src/rules/all-things-zombie/types.ts';

const rows = WEAPONS.map((id) => ({ id, title: WEAPON_TERMS[id].title }));
const found = (sought: string) => weaponsFound(rows, sought).map(({ id }) => id);

it.each([
  ['machete', ['one-hand-edged']],
  ['Baseball bat', ['one-hand-edged']],
  ['baton', ['one-hand-bludgeon']],
  ['axe', ['thrown']],
  ['knife', ['thrown']],
  ['chainsaw', ['chain-saw']],
  ['SMG', ['submachine-gun']],
  ['light machine', ['light-machine-gun']],
  ['no such thing', []],
])('%s', (sought, ids) => {
  expect(found(sought)).toEqual(ids);
});

it('what is called so comes before what is only meant', () => {
  expect(found('pistol').slice(0, 2)).toEqual(['pistol', 'pistol-crossbow']);
  expect(found(' ')).toEqual([...WEAPONS]);
});
