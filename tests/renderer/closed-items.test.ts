import { describe, expect, it } from 'vitest';
import {
  closedIn,
  closedItems,
  closedText,
} from '../../renderer/games/all-things-zombie/acts/closed-items.ts';
import type { SearchItem } from '../../src/contract/games/all-things-zombie/encounter-view/places.ts';

const ITEMS_BY_TITLE: Readonly<Record<string, 'vehicles' | 'weapons' | 'body-armor'>> = {
  Vehicle: 'vehicles',
  Weapon: 'weapons',
  'Body armour': 'body-armor',
};
const item = (title: string, why: string | null): SearchItem => ({
  item: ITEMS_BY_TITLE[title] ?? 'weapons',
  title,
  target: 3,
  corrected: false,
  who: why === null ? ['f1' as SearchItem['who'][number]] : [],
  why,
});
const ENEMIES = 'Enemies are left in there.';
const NEVER = 'It is never found in such a place.';

describe('what can’t be looked for', () => {
  it('is refused once, however many things it holds for', () => {
    const items = ['Vehicle', 'Weapon', 'Body armour'].map((title) => item(title, ENEMIES));
    expect(closedItems(items).map(closedText)).toEqual([ENEMIES]);
    const some = [item('Vehicle', NEVER), item('Weapon', null), item('Body armour', NEVER)];
    expect(closedItems(some).map(closedText)).toEqual([`Vehicle, body armour: ${NEVER}`]);
  });

  it('is refused once, however many places it holds for', () => {
    const house = { spot: 'b1', items: [item('Vehicle', NEVER), item('Weapon', null)] };
    const store = { spot: 'b4', items: [item('Vehicle', NEVER), item('Weapon', ENEMIES)] };
    const said = closedIn([house, store]).map((closed) => [
      closed.places.map(({ spot }) => spot),
      closedText(closed),
    ]);
    expect(said).toEqual([
      [['b1', 'b4'], `Vehicle: ${NEVER}`],
      [['b4'], `Weapon: ${ENEMIES}`],
    ]);
  });
});
