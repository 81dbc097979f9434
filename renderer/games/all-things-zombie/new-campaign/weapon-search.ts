/** Finds weapons by a few letters: by what they are called, or by the book’s own examples of their kind. */
import type { Reference } from '../../../../src/contract/games/all-things-zombie/reference.ts';
import { WEAPON_TERMS } from '../../../../src/rules/all-things-zombie/data/text/weapon-terms.ts';
import { WEAPON_EXAMPLES } from './text/weapon-examples.ts';

type WeaponRow = Pick<Reference['weapons'][number], 'id' | 'title'>;

/** The one that is called so, then those that begin with the letters, then those that hold them, then those meant by another word. */
export function weaponsFound<W extends WeaponRow>(weapons: readonly W[], sought: string): readonly W[] {
  const letters = sought.trim().toLowerCase();
  const rankOf = ({ id, title }: W): number => {
    const name = title.toLowerCase();
    if (name === letters) return 0;
    if (name.startsWith(letters)) return 1;
    if (name.includes(letters)) return 2;
    const others = [WEAPON_TERMS[id].long.title, ...(WEAPON_EXAMPLES[id] ?? [])];
    return others.some((other) => other.toLowerCase().includes(letters)) ? 3 : 4;
  };
  return weapons
    .map((weapon) => ({ weapon, rank: rankOf(weapon) }))
    .filter(({ rank }) => rank < 4)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ weapon }) => weapon);
}
