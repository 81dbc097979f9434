/**
 * Gear. Titles, what is special about each, and who gets one more of what are printed; bonuses and copies are ours, until an
 * owner of the printed cards corrects them. The rifle is printed by its name alone.
 */
import { line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import type { Gear, Stat, Stats, SurvivorId } from '../types.ts';

export interface GearCard extends Stats {
  readonly title: string;
  readonly copies: number;
  /** Survivors who get one more, and of which figure. */
  readonly extra?: Readonly<Partial<Record<SurvivorId, Stat>>>;
  /** Gone once somebody in the Encounter has died of the Threat. */
  readonly isOneUse?: true;
  /** Goes in place of such a one. */
  readonly spares?: true;
  /** Most pieces of Gear that its carrier may have, this one included. */
  readonly limit?: number;
  /** Neither traded nor looted, and discarded where it is dropped. */
  readonly isBound?: true;
}

type Bonus = readonly [wits: number, fight: number, speed: number];
type More = Omit<GearCard, keyof Stats | 'title' | 'copies'>;

const rebuilt = (
  title: string,
  copies: number,
  [wits, fight, speed]: Bonus,
  more: More = {},
): Row<GearCard> => ({ result: { title, copies, wits, fight, speed, ...more }, confidence: 'RECONSTRUCTED' });

const each = (stat: Stat, ...ids: readonly SurvivorId[]): Pick<GearCard, 'extra'> => ({
  extra: Object.fromEntries(ids.map((id) => [id, stat])),
});

export const GEAR_CARDS: KeyedTable<Gear, GearCard> = {
  id: 'azta.gear',
  section: 'Gear',
  figures: {
    title: line(40),
    wits: number(0, 9),
    fight: number(0, 9),
    speed: number(0, 9),
    copies: number(0, 9),
    limit: number(1, 3),
  },
  rows: {
    'tire-iron': rebuilt('Tire iron', 2, [0, 1, 0], each('fight', 'biker', 'biker-chick', 'bouncer')),
    laptop: rebuilt('Laptop', 2, [1, 0, 0], each('wits', 'physicist', 'smartass-kid', 'gamer-girl')),
    shotgun: rebuilt('Shotgun', 2, [1, 3, 1], { isOneUse: true }),
    rifle: rebuilt('Rifle', 2, [2, 2, 1], { isOneUse: true }),
    pistol: rebuilt('Pistol', 3, [1, 2, 1], { isOneUse: true }),
    'stun-gun': rebuilt('Stun gun', 2, [0, 1, 1], each('speed', 'policewoman', 'starlet', 'lawyer')),
    chainsaw: rebuilt('Chainsaw', 1, [0, 3, 1], { limit: 2 }),
    'tin-foil-hat': rebuilt('Tin foil hat', 2, [2, 0, 0], each('wits', 'homeless-vet')),
    'extra-ammo': rebuilt('Extra ammo', 2, [0, 0, 0], { spares: true }),
    'alien-gizmo': rebuilt('Alien gizmo', 1, [1, 1, 1], {
      extra: { physicist: 'wits', 'gamer-girl': 'fight', stoner: 'speed' },
    }),
    'coffee-plus': rebuilt('Coffee plus', 2, [1, 0, 1], { isBound: true }),
  },
};
