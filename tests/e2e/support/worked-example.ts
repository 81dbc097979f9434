/**
 * The worked example of the rulebook (section: Putting It All Together), throw by throw in its order, as it is played on
 * Play by own dice and, quicker, by acts. `printed`: as the book has it. `chosen`: the book tells only what came of it, and
 * these dice bring that. `corrected`: the book has it otherwise than its own rules or the rulings; CORRECTIONS says how.
 */

/** Places at which the example departs from rules and rulings, and what is played instead. */
export const CORRECTIONS = {
  party: 'A Star begins with three Grunts, not with one (ATZ-10): two of them stay at home.',
  clips: 'Each weapon is loaded and has three spare clips (ATZ-15); the example gives three in all.',
  table: 'Streets, and what stands where, are the app’s; a motel is none of its buildings: it stays a store.',
  leader:
    'A Leader rolls three dice in checks and fast moves (ATZ-60): a third, which changes nothing, with Pris’s two.',
  shots: 'Five dice are fired, so five are rolled for what hears them, not six (ATZ-50): the 5 is left out.',
  door: 'A doorway costs an inch: a fast move of 16″ leads 15″ far.',
  score: 'Rep 5 can’t score 5 to hit: a 1, the lowest, makes 6 and misses as well.',
  weapon: 'Fired beyond 6″ a hit kills by Rep, not by Impact, for Pris as for Trixie.',
  reload: 'One reload covers one weapon (ATZ-129): the first of the two machine pistols.',
  rap: 'Trixie fought nobody who charged her, so she earns no point (ATZ-120).',
} as const;

type By = 'printed' | 'chosen' | readonly ['corrected', keyof typeof CORRECTIONS];
interface Throw {
  readonly dice: readonly number[];
  readonly by: By;
}

const printed = (...dice: number[]): Throw => ({ dice, by: 'printed' });
const chosen = (...dice: number[]): Throw => ({ dice, by: 'chosen' });
const corrected = (why: keyof typeof CORRECTIONS, ...dice: number[]): Throw => ({
  dice,
  by: ['corrected', why],
});

export const TRIXIE = { table: printed(4), card: '4H' } as const;

export const TABLE = {
  buildings: chosen(4),
  /** Two restaurants and three stores. */
  types: [chosen(1, 4), chosen(1, 5), chosen(1, 2), chosen(2, 2), chosen(1, 3)],
  vehicles: chosen(3),
  semiTruck: chosen(1, 4),
  suv: chosen(2, 3),
  /** Three zombies come of it. */
  zombies: chosen(1),
  places: [printed(1), printed(2), printed(6)],
} as const;

export const TURNS = {
  first: { activation: printed(1, 1) },
  second: {
    activation: printed(2, 1),
    entering: [printed(1, 6), printed(6, 5), printed(2, 6), chosen(5), chosen(3), chosen(2)],
    charged: corrected('leader', 3, 4, 6),
    fire: [chosen(1, 2, 6), printed(5)],
    melee: [chosen(2, 4), chosen(5), printed(1, 1)],
    heard: [[printed(1, 2, 4)], [corrected('shots', 6, 6), printed(6), printed(6)]],
  },
  third: {
    activation: printed(6, 1),
    surprise: corrected('leader', 6, 3, 6),
    melee: [printed(6), printed(1), printed(4), printed(3)],
  },
  fourth: {
    activation: printed(4, 6),
    fire: [chosen(6, 5, 2, 1), printed(2, 5)],
    heard: [chosen(6, 3), printed(6)],
  },
  fifth: {
    activation: printed(4, 1),
    fastMove: corrected('leader', 2, 3, 6),
    pris: corrected('leader', 1, 4, 6),
    trixie: chosen(2, 3),
    trixieFires: [chosen(5, 2), chosen(3)],
    prisFires: [corrected('score', 5, 3, 1), chosen(2)],
    heard: [chosen(4), chosen(5, 2, 3)],
  },
  sixth: {
    activation: chosen(2, 3),
    charged: corrected('leader', 2, 5, 6),
    fire: [chosen(1, 1, 6), chosen(4)],
    melee: [chosen(4, 3), chosen(6), chosen(3)],
    heard: [[chosen(2, 6, 1), printed(3)], [chosen(5)]],
  },
  seventh: {
    activation: chosen(4, 3),
    fire: [chosen(6, 3), chosen(2)],
  },
  /** With Rep 5 she stays human. */
  after: { infection: printed(3) },
} as const;
