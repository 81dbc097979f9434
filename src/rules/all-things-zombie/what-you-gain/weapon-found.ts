/** Finding Weapons: which one it is. Two dice, and more than common arms only where soldiers or police were. */

import { choice, number } from '../../core/fields.ts';
import { choose, type Play, roll } from '../../core/play.ts';
import { type Found, type KeyedTable, lookUp, type RangeTable, rowOf } from '../../core/table.ts';
import { read } from '../../core/transcript.ts';
import type { Asking } from '../asking.ts';
import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import { CROSSBOWS, type CrossbowId, SHOTGUNS, type ShotgunId } from '../data/weapons.ts';
import { type BuildingId, WEAPONS, type WeaponId } from '../types.ts';

/** The table prints "shotgun" without its kind (ATZ-91). */
export type FoundWeapon = WeaponId | 'shotgun';

export const WEAPON_FOUND = {
  id: 'atz.weapon-found',
  section: 'Finding Weapons',
  figures: { result: choice([...WEAPONS, 'shotgun']) },
  rows: [
    { from: 2, to: 3, result: 'chain-saw' },
    { from: 4, to: 4, result: 'crossbow' },
    { from: 5, to: 5, result: 'bow' },
    { from: 6, to: 6, result: 'one-hand-bludgeon' },
    { from: 7, to: 7, result: 'one-hand-edged' },
    { from: 8, to: 12, result: 'pistol' },
    { from: 13, to: 14, result: 'shotgun' },
    { from: 15, to: 15, result: 'machine-pistol' },
    { from: 16, to: 16, result: 'assault-rifle' },
    { from: 17, to: 17, result: 'light-machine-gun' },
    { from: 18, to: 18, result: 'light-machine-gun', confidence: 'RULING', ruling: 'ATZ-67' },
  ],
} as const satisfies RangeTable<FoundWeapon>;

/** Sites with good weapons, and the only ones with ammunition for a light machine gun (section: Finding Weapons). */
export const ARMED_SITES = ['police-station', 'military-base'] as const satisfies readonly BuildingId[];
type ArmedSite = (typeof ARMED_SITES)[number];

/** Added once to the total (ATZ-67). */
export const WEAPON_MODIFIER = {
  id: 'atz.weapon-modifier',
  section: 'Finding Weapons',
  figures: { result: number(0, 6) },
  rows: {
    'police-station': { result: 4, ruling: 'ATZ-67' },
    'military-base': { result: 6, ruling: 'ATZ-67' },
    elsewhere: { result: 0 },
  },
} as const satisfies KeyedTable<ArmedSite | 'elsewhere', number>;

export function isArmedSite(building: BuildingId | null): building is ArmedSite {
  return ARMED_SITES.some((site) => site === building);
}

export interface WeaponRolled {
  readonly faces: readonly number[];
  readonly modifier: Found<number>;
  readonly total: number;
  readonly found: Found<FoundWeapon>;
}

const DICE = 2;

export function* weaponFound(asking: Asking, building: BuildingId | null): Play<WeaponRolled, never> {
  const modifier: Found<number> = rowOf(WEAPON_MODIFIER, isArmedSite(building) ? building : 'elsewhere');
  const faces = yield* roll({
    ...asking,
    rule: WEAPON_FOUND.id,
    dice: DICE,
    reading: { by: 'sum' },
    odds: { rule: WEAPON_FOUND.id, input: { building } },
    basis: { modifiers: [{ row: modifier.row, does: 'score', by: modifier.result }] },
  });
  const total = faces.reduce((sum, face) => sum + face, modifier.result);
  const found = lookUp<FoundWeapon>(WEAPON_FOUND, total);
  if (found === undefined) throw new Error(`${WEAPON_FOUND.id} has no row for ${total}`);
  return { faces, modifier, total, found: read(found) };
}

/** Asks which kind a shotgun among the finds is; the pump comes first (ATZ-91). */
export function* shotgunFound({ seat, of }: Asking): Play<ShotgunId, never> {
  return yield* choose<ShotgunId>({
    rule: 'atz.shotgun-found',
    seat,
    of,
    options: SHOTGUNS.map((id) => ({ id, text: WEAPON_TERMS[id].title })),
  });
}

/** Asks which size a crossbow among the finds is; the large one comes first (section: Primitive Weapons). */
export function* crossbowFound({ seat, of }: Asking): Play<CrossbowId, never> {
  return yield* choose<CrossbowId>({
    rule: 'atz.crossbow-found',
    seat,
    of,
    options: CROSSBOWS.map((id) => ({ id, text: WEAPON_TERMS[id].title })),
  });
}
