/** Figures of the book that stand in its sentences and in no table of its own; a rule reads one by its name. */
import { number } from '../../core/fields.ts';
import { type KeyedTable, type Row, type RowId, rowOf } from '../../core/table.ts';

/** Units of the figures, with the range in which each can be played. */
const UNITS = {
  score: number(1, 13),
  dice: number(1, 6),
  points: number(1, 12),
  times: number(2, 12),
  figures: number(1, 24),
  hours: number(1, 99),
  // From the middle of a table that may be four feet wide.
  inches: number(1, 24),
} as const;
type Unit = keyof typeof UNITS;
type Counted = { readonly [U in Unit]: { readonly [K in U]: number } }[Unit];

const ROWS = {
  /** Firing Two Weapons at Once: the most Impact together; the note to the To Hit table has 2. */
  'impact-together': { result: { points: 3 }, ruling: 'ATZ-16' },
  /** Tight Ammo: so many 1s leave a clip empty. */
  'ones-empty': { result: { dice: 2 } },
  /** Arc of Fire: inches of width for each point of Target Rating. */
  'arc-of-fire': { result: { inches: 1 } },
  /** Groups: how near each is to another of it. Leaders: how near groups are that the overall Leader brings. */
  'group-apart': { result: { inches: 4 } },
  'group-led': { result: { inches: 12 } },
  /** What Now?: how near the Leader is who helps. */
  'leader-near': { result: { inches: 6 } },
  /** Special Firing at a Zombie Rule: a zombie so near that faces the shooter is hard to kill. */
  'zombie-close': { result: { inches: 6 } },
  /** Special Melee Rules: Rep in melee is never under this. */
  'melee-rep-least': { result: { points: 1 }, ruling: 'ATZ-44' },
  /** All Things Zombie: the Rep of zombies. */
  'zombie-rep': { result: { points: 4 } },
  /** All Things Zombie: how far they move; how near they tell a human; the faces on which one climbs, or burns out. */
  'zombie-move': { result: { inches: 6 } },
  'zombie-notices': { result: { inches: 12 } },
  'zombie-climbs': { result: { score: 6 } },
  'zombie-burns-out': { result: { score: 6 } },
  /** Attacking with Fire: what a fire grows in a turn. */
  'fire-grows': { result: { inches: 3 } },
  /** Normal Movement: who has no more Rep moves less far. */
  'low-rep': { result: { points: 2 } },
  /** Entering and Exiting Buildings; Getting In and Out of Vehicles: what a door takes off a move. */
  'door-inches': { result: { inches: 1 } },
  /** Vehicle Movement, Cross Country Driving: parts of a top speed. */
  'half-speed': { result: { times: 2 } },
  'quarter-speed': { result: { times: 4 } },
  /** The Car Won't Start!: a die of this or less. */
  'car-starts': { result: { score: 3 } },
  /** Losing Control Table: a die of this or less is left. */
  'swerve-left': { result: { score: 3 } },
  /** Losing Control Table: how far aside it slides, and how far it veers. */
  'slide-inches': { result: { inches: 2 } },
  'veer-inches': { result: { inches: 6 } },
  /** Losing Control Table: each so many inches, or part of them, count their Impact. */
  'crash-inches': { result: { inches: 6 } },
  /** Cross Country Driving: exactly these on two dice. */
  'breaks-down': { result: { score: 11 }, ruling: 'ATZ-35' },
  'off-road-control': { result: { score: 7 }, ruling: 'ATZ-35' },
  /** Shooting at Vehicles: two dice against the Impact of the machine gun. */
  'disabling-impact': { result: { points: 3 } },
  /** Shooting at Vehicles: a total of this or more goes through; in inches of a turn it loses once it is stopped. */
  'vehicle-hit': { result: { score: 10 } },
  'rolls-out': { result: { inches: 12 } },
  /** All Things Zombie: whoever sits in a vehicle no faster than this is within reach of zombies. */
  'zombie-reaches-vehicle': { result: { inches: 2 } },
  /** Running Down People and Zombies: how far a zombie flies. */
  'zombie-flies': { result: { inches: 3 } },
  /** A running engine is heard as so many shots in a turn. */
  'engine-dice': { result: { dice: 6 }, ruling: 'ATZ-38' },
  /** Section: How to Pursue. The Runners are gone with a lead of more hours than these. */
  'lead-escaped': { result: { hours: 24 }, ruling: 'ATZ-83' },
  /** Section: How to Pursue. Inches from the Runners at which the Chasers come on. */
  'chasers-apart': { result: { inches: 24 } },
  /** Survivors in Buildings: a die of this or more is one of them. */
  'survivor-inside': { result: { score: 4 } },
  /** Determining State of Awareness: dice more where shots have been fired before. */
  'shots-heard': { result: { dice: 1 } },
  /** Section: Who Won, the Zombies or the Humans? The army is met on a die of this or more. */
  'army-met': { result: { score: 4 } },
  /** Section: Who Goes First. A side outnumbers the other if it is so many times as many. */
  outnumbering: { result: { times: 2 } },
  /** "Harry, Are You Okay?": die and Rep together. */
  'not-turned': { result: { score: 7 } },
  /** Finding Vehicles: a roll for each so many of the party. */
  'vehicle-roll': { result: { figures: 6 }, ruling: 'ATZ-41' },
  /** The "Cure". */
  'cure-dice': { result: { dice: 3 } },
  'cure-face': { result: { score: 6 } },
  /** Improving Rep: for an Encounter that succeeded. */
  'points-earned': { result: { points: 1 } },
} as const satisfies Record<string, Row<Counted>>;
export type SingleFigure = keyof typeof ROWS;

export const SINGLE_FIGURES: KeyedTable<SingleFigure, Counted> = {
  id: 'atz.single-figure',
  section: 'Figures in the text',
  figures: UNITS,
  rows: ROWS,
};

export function singleFigure(name: SingleFigure): number {
  return singleFigureRow(name).figure;
}

/** The same with its row. */
export function singleFigureRow(name: SingleFigure): { readonly figure: number; readonly row: RowId } {
  const { result, row } = rowOf(SINGLE_FIGURES, name);
  const [figure = 0] = Object.values(result);
  return { figure, row };
}
