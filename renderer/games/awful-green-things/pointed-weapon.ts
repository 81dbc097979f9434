/** The weapon whose row in the foot is pointed at: the deck plan lights its places and whoever bears it. */
import type { WeaponKind } from '../../../src/rules/awful-green-things/data/weapons.ts';
import { storeOf } from '../../client/store.ts';

export const pointedWeapon = storeOf<WeaponKind | null>(null);
