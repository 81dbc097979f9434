/** The weapons table. */
import { number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import { WEAPONS, type WeaponId } from '../types.ts';
import { printed, rowOfSourced } from './source.ts';
import type { InMelee, Noise, Reload, Volley, Weapon, WeaponFigures, WeaponWords } from './weapon.ts';

const ONE_BARREL: Volley = { dice: 4, counted: 2, targets: 2 };
const BOTH_BARRELS: Volley = { dice: 8, counted: 4, targets: 3 };

const TWO_ONES: Reload = { by: 'clips', ones: 'in-one-volley', among: 'counted' };
const SECOND_ONE: Reload = { by: 'clips', ones: 'over-the-encounter', among: 'counted' };
const SILENT: Noise = { by: 'nothing' };

/** Section: Improvised Combat. A gun in the hand hits for Impact 1 and takes nothing from the enemy's Rep. */
const IMPROVISED: InMelee = { impact: 1, enemyRep: 0 };
const EDGED: InMelee = { impact: 2, enemyRep: -2 };

const FIREARM = {
  family: 'modern',
  section: 'Modern Weapons',
  oRating: 1,
  reload: TWO_ONES,
  noise: { by: 'shot' },
  inMelee: IMPROVISED,
  notes: [],
} as const;

const SHOTGUN = { ...FIREARM, range: 12, impact: 2, oneTargetWithin: 3 } as const;

const PRIMITIVE = {
  family: 'primitive',
  section: 'Primitive Weapons',
  oRating: 1,
  targets: 1,
  fewest: 1,
  reload: SECOND_ONE,
  noise: SILENT,
  inMelee: IMPROVISED,
} as const;

const MELEE = {
  family: 'melee',
  section: 'Hand-to-Hand Weapons',
  range: null,
  targets: 1,
  oRating: 1,
  reload: { by: 'nothing' },
  noise: SILENT,
  notes: [],
} as const;

/** Kinds of a printed “shotgun”, the pump first: it is one unless the player would have another (ATZ-91). */
export const SHOTGUNS = ['pump-shotgun', 'single-barrel-shotgun', 'double-barrel-shotgun'] as const;
export type ShotgunId = (typeof SHOTGUNS)[number];

export const CROSSBOWS = ['crossbow', 'pistol-crossbow'] as const;
export type CrossbowId = (typeof CROSSBOWS)[number];

const ONES_ADD_UP = {
  ruling: 'ATZ-25',
  text: 'Rolls one die, so its 1s add up over the Encounter; the second empties the clip.',
} as const;
const QUIVER = {
  ruling: 'ATZ-24',
  text: 'Runs out like a rifle: on the second 1 of the Encounter.',
} as const;
const LOAD_EACH_SHOT = {
  ruling: 'ATZ-22',
  text: 'Loading is an action, needed after every shot; it costs no clip, and 1s do not run it dry.',
} as const;
const SCOPE = { ruling: 'ATZ-19', text: 'The quick reference calls it a sniper rifle.' } as const;
const SCOPE_FREE = { text: 'The price list names no scope, so it costs what the rifle costs.' } as const;
const GUESSED_PRICE = {
  ruling: 'ATZ-18',
  text: 'The price is missing from the list and was set between its neighbours.',
} as const;

const guessed = (value: number) => ({ value, confidence: 'RECONSTRUCTED', ruling: 'ATZ-18' }) as const;

/** Sections: Modern, Primitive and Hand-to-Hand Weapons; ATZ Weapons Table; O-Rating; Points. */
const ROWS: { readonly [W in WeaponId]: Weapon & { readonly id: W } } = {
  'one-hand-bludgeon': {
    ...MELEE,
    id: 'one-hand-bludgeon',
    summary: 'A pipe, a baton, anything blunt for one hand.',
    impact: 1,
    inMelee: { impact: 1, enemyRep: -1 },
    cost: printed(1),
  },
  'one-hand-edged': {
    ...MELEE,
    id: 'one-hand-edged',
    summary: 'A machete, a knife, any blade for one hand; also a bat or another club for two.',
    impact: 2,
    inMelee: EDGED,
    cost: printed(2),
  },
  'chain-saw': {
    ...MELEE,
    id: 'chain-saw',
    summary: 'Two hands, terrible wounds and a great deal of noise. Stalls, and runs dry.',
    impact: 3,
    inMelee: { impact: 3, enemyRep: -3 },
    // The noise is diced from where its user began the turn.
    noise: { by: 'turn', shots: 6 },
    motor: { stallsOn: 1, restartTurns: 1, emptyAt: 2 },
    cost: printed(3),
  },
  thrown: {
    ...PRIMITIVE,
    id: 'thrown',
    summary: 'A throwing knife or an axe, good for a few steps; pick it up again afterwards.',
    range: 4,
    impact: 1,
    reload: { by: 'throw' },
    inMelee: EDGED,
    cost: guessed(1),
    notes: [
      { ruling: 'ATZ-24', text: 'One use; then it lies where it fell.' },
      { ruling: 'ATZ-93', text: 'Kept in the hand, it fights as a one-hand edged weapon.' },
      GUESSED_PRICE,
    ],
  },
  bow: {
    ...PRIMITIVE,
    id: 'bow',
    summary: 'Any bow and arrows. Makes no sound a zombie would follow.',
    range: 18,
    impact: 1,
    cost: guessed(3),
    notes: [QUIVER, GUESSED_PRICE],
  },
  'pistol-crossbow': {
    ...PRIMITIVE,
    id: 'pistol-crossbow',
    summary: 'The small crossbow: silent, hits hard, short reach.',
    range: 12,
    impact: 2,
    cost: guessed(3),
    notes: [QUIVER, GUESSED_PRICE],
  },
  crossbow: {
    ...PRIMITIVE,
    id: 'crossbow',
    summary: 'The crossbow with a stock: silent and hits hard.',
    range: 18,
    impact: 2,
    cost: guessed(3),
    notes: [QUIVER, GUESSED_PRICE],
  },
  pistol: {
    ...FIREARM,
    id: 'pistol',
    summary: 'On every hip, and for emergencies: its hits rarely stop a zombie.',
    range: 12,
    targets: 2,
    impact: 1,
    fewest: 1,
    cost: printed(3),
  },
  'ba-pistol': {
    ...FIREARM,
    id: 'ba-pistol',
    summary: 'A rare pistol of large calibre.',
    range: 12,
    targets: 2,
    impact: 2,
    fewest: 1,
    cost: printed(4),
  },
  'single-barrel-shotgun': {
    ...SHOTGUN,
    id: 'single-barrel-shotgun',
    summary: 'Four dice, the best two count. Load it again after each shot.',
    targets: 2,
    barrels: [ONE_BARREL],
    reload: { by: 'barrel' },
    cost: printed(4),
    notes: [LOAD_EACH_SHOT],
  },
  'double-barrel-shotgun': {
    ...SHOTGUN,
    id: 'double-barrel-shotgun',
    summary: 'Fire one barrel, or both: eight dice, the best four count. Each fired barrel is loaded again.',
    targets: 3,
    barrels: [ONE_BARREL, BOTH_BARRELS],
    reload: { by: 'barrel' },
    cost: printed(6),
    notes: [LOAD_EACH_SHOT],
  },
  'pump-shotgun': {
    ...SHOTGUN,
    id: 'pump-shotgun',
    summary: 'Four dice, the best two count, and no loading between shots.',
    targets: 2,
    barrels: [ONE_BARREL],
    reload: { by: 'clips', ones: 'in-one-volley', among: 'rolled' },
    cost: printed(8),
    notes: [{ ruling: 'ATZ-23', text: 'All four dice are looked at for 1s, also those that do not count.' }],
  },
  carbine: {
    ...FIREARM,
    id: 'carbine',
    summary: 'A light semi-automatic of small calibre.',
    range: 24,
    targets: 2,
    impact: 1,
    fewest: 1,
    cost: printed(5),
  },
  'submachine-gun': {
    ...FIREARM,
    id: 'submachine-gun',
    summary: 'Sprays up to three targets; never fewer than two shots.',
    range: 24,
    targets: 3,
    impact: 1,
    oRating: 2,
    fewest: 2,
    cost: printed(8),
  },
  rifle: {
    ...FIREARM,
    id: 'rifle',
    summary: 'A hunting rifle: one shot, a long way.',
    range: 48,
    targets: 1,
    impact: 2,
    fewest: 1,
    reload: SECOND_ONE,
    cost: printed(4),
    notes: [ONES_ADD_UP],
  },
  'scoped-rifle': {
    ...FIREARM,
    id: 'scoped-rifle',
    summary: 'The rifle with a scope: it reaches a foot farther on the table.',
    range: 60,
    targets: 1,
    impact: 2,
    fewest: 1,
    reload: SECOND_ONE,
    cost: { value: 4, confidence: 'DERIVED' },
    notes: [ONES_ADD_UP, SCOPE, SCOPE_FREE],
  },
  'semi-automatic-rifle': {
    ...FIREARM,
    id: 'semi-automatic-rifle',
    summary: 'As far as a rifle, and twice as fast.',
    range: 48,
    targets: 2,
    impact: 2,
    fewest: 1,
    cost: guessed(6),
    notes: [GUESSED_PRICE],
  },
  'scoped-semi-automatic-rifle': {
    ...FIREARM,
    id: 'scoped-semi-automatic-rifle',
    summary: 'The semi-automatic rifle with a scope.',
    range: 60,
    targets: 2,
    impact: 2,
    fewest: 1,
    cost: guessed(6),
    notes: [GUESSED_PRICE, SCOPE, SCOPE_FREE],
  },
  'machine-pistol': {
    ...FIREARM,
    id: 'machine-pistol',
    summary: 'Outguns most people at short range; never fewer than two shots.',
    range: 12,
    targets: 3,
    impact: 1,
    oRating: 2,
    fewest: 2,
    cost: printed(8),
  },
  'ba-machine-pistol': {
    ...FIREARM,
    id: 'ba-machine-pistol',
    summary: 'The machine pistol in a large calibre; never fewer than two shots.',
    range: 12,
    targets: 3,
    impact: 2,
    oRating: 2,
    fewest: 2,
    cost: printed(10),
  },
  'assault-rifle': {
    ...FIREARM,
    id: 'assault-rifle',
    summary: 'One, two or three shots at rifle range, as its owner likes.',
    range: 48,
    targets: 3,
    impact: 2,
    oRating: 2,
    fewest: 1,
    cost: printed(12),
  },
  'light-machine-gun': {
    ...FIREARM,
    id: 'light-machine-gun',
    summary: 'Two to six shots that outgun everything else, and the only gun that wrecks a vehicle.',
    range: 48,
    targets: 6,
    impact: 3,
    oRating: 3,
    fewest: 2,
    hurtsVehicles: true,
    cost: printed(24),
    notes: [{ ruling: 'ATZ-17', text: 'Has no row in the weapons tables; its figures come from its entry.' }],
  },
};

/** Names and descriptions of the weapons. */
export const WEAPON_TABLE: { readonly [W in WeaponId]: WeaponWords & { readonly id: W } } = ROWS;

const byWeapon = <T>(rowFor: (weapon: Weapon) => Row<T>) =>
  Object.fromEntries(WEAPONS.map((id) => [id, rowFor(ROWS[id])])) as KeyedTable<WeaponId, T>['rows'];

/** Figures of the weapons; the way a weapon is loaded can’t be corrected, since it makes the weapon what it is. */
export const WEAPON_FIGURES: KeyedTable<WeaponId, WeaponFigures> = {
  id: 'atz.weapon',
  section: 'ATZ Weapons Table',
  figures: {
    range: number(1, 120),
    targets: number(1, 12),
    fewest: number(1, 12),
    'barrels.0.dice': number(1, 12),
    'barrels.0.counted': number(1, 12),
    'barrels.0.targets': number(1, 12),
    'barrels.1.dice': number(1, 12),
    'barrels.1.counted': number(1, 12),
    'barrels.1.targets': number(1, 12),
    impact: number(1, 3),
    oRating: number(0, 3),
    oneTargetWithin: number(1, 48),
    'noise.shots': number(1, 12),
    'inMelee.impact': number(1, 3),
    'inMelee.enemyRep': number(-3, 0),
    'motor.stallsOn': number(1, 6),
    'motor.restartTurns': number(1, 6),
    'motor.emptyAt': number(1, 6),
  },
  rows: byWeapon(
    ({
      range,
      targets,
      impact,
      oRating,
      fewest,
      barrels,
      oneTargetWithin,
      reload,
      noise,
      inMelee,
      motor,
      hurtsVehicles,
    }) => ({
      result: {
        range,
        targets,
        impact,
        oRating,
        ...(fewest === undefined ? {} : { fewest }),
        ...(barrels === undefined ? {} : { barrels }),
        reload,
        noise,
        inMelee,
        ...(oneTargetWithin === undefined ? {} : { oneTargetWithin }),
        ...(motor === undefined ? {} : { motor }),
        ...(hurtsVehicles === undefined ? {} : { hurtsVehicles }),
      },
    }),
  ),
};

/** Points. */
export const WEAPON_COST: KeyedTable<WeaponId, number> = {
  id: 'atz.weapon-cost',
  section: 'Points',
  figures: { result: number(0, 99) },
  rows: byWeapon(({ cost }) => rowOfSourced(cost)),
};
