/** "Meeting & Greeting" Zombies: at the start, drawn by noise, and inside buildings. */
import { number } from '../../core/fields.ts';
import { type Modified, type OddsAsk, type Play, roll, type Share } from '../../core/play.ts';
import { type KeyedTable, type RowId, rowOf } from '../../core/table.ts';
import type { Asking } from '../asking.ts';
import type { Phase } from '../calendar.ts';
import type { Area, Winner } from '../types.ts';
import { zombieLevel } from './levels.ts';

/** The lowest score of a die that brings a zombie (section: Zombie Reinforcement Table). */
export const REINFORCEMENT = {
  id: 'atz.zombie-reinforcement',
  section: 'Zombie Reinforcement Table',
  figures: { result: number(1, 7) },
  rows: { urban: { result: 4 }, outskirts: { result: 5 }, rural: { result: 6 } },
} as const satisfies KeyedTable<Area, number>;

export interface AtLarge {
  readonly area: Area;
  readonly phase: Phase;
  readonly winner?: Winner | null | undefined;
}

/** Input that odds are counted with: before the war is decided nobody has won it. */
export const atLargeOf = ({ area, phase, winner }: AtLarge): AtLarge => ({
  area,
  phase,
  ...(winner === null || winner === undefined ? {} : { winner }),
});

export interface Counted {
  readonly faces: readonly number[];
  readonly zombies: number;
}

/** Zombies on the table when an Encounter starts, placed once the players have made their first move (ATZ-107). */
export function* zombiesAtStart(asking: Asking, where: AtLarge): Play<Counted, never> {
  const { area, phase, winner = null } = where;
  const { level, row } = zombieLevel(area, phase, winner);
  const faces = yield* roll({
    ...asking,
    rule: 'atz.zombies-at-start',
    dice: 1,
    reading: { by: 'sum' },
    odds: { rule: 'atz.zombies-at-start', input: atLargeOf(where) },
    basis: { modifiers: [{ row, does: 'score', by: level }] },
  });
  return { faces, zombies: sum(faces) + level };
}

/** Zombies drawn by so many shots, at the end of the turn; a die for each (ATZ-92 says what counts as one). */
export function* reinforcement(asking: Asking, area: Area, shots: number): Play<Counted, never> {
  const odds = { rule: 'atz.zombie-reinforcement', input: { area, shots } };
  return yield* appearing(asking, odds, area, shots);
}

/** Zombies that so many shots draw on average. */
export const drawnOnAverage = (area: Area, shots: number): number =>
  (shots * (7 - rowOf<Area, number>(REINFORCEMENT, area).result)) / 6;

/** Zombies in a building where zombies are met: a die for each point of the area's plain level (ATZ-72). */
export function* zombiesInBuilding(asking: Asking, where: AtLarge): Play<Counted, never> {
  const { area, phase, winner = null } = where;
  const { level, row } = zombieLevel(area, phase, winner);
  const odds = { rule: 'atz.zombies-in-building', input: atLargeOf(where) };
  return yield* appearing(asking, odds, area, level, [row]);
}

function* appearing(
  asking: Asking,
  odds: OddsAsk,
  area: Area,
  dice: number,
  levels: readonly RowId[] = [],
): Play<Counted, never> {
  if (dice === 0) return { faces: [], zombies: 0 };
  const { result: least, row } = rowOf<Area, number>(REINFORCEMENT, area);
  const rows = [...levels, row];
  const reading = { by: 'classes', cuts: [least - 1] } as const;
  const faces = yield* roll({ ...asking, rule: odds.rule, dice, reading, odds, basis: { least, rows } });
  return { faces, zombies: faces.filter((face) => face >= least).length };
}

export interface Entering {
  readonly id: string;
  readonly rep: number;
}

export interface Charged {
  readonly figure: string;
  readonly zombies: number;
  /** The figure's own score against the zombies'. */
  readonly score: number;
  /** Check that the figure has to take. */
  readonly check: 'surprise' | 'being-charged';
}

export interface Onslaught {
  readonly zombieScore: number;
  readonly zombieFace: number;
  readonly figureFace: number;
  readonly charged: readonly Charged[];
}

/**
 * Lets the zombies of a building fall upon figures: one for each figure, then a second for each, and so on; where they don’t go round, each
 * that is left over dices for its own (ATZ-127). Nobody is charged by none.
 */
export function* onslaught(
  asking: Asking,
  zombies: number,
  figures: readonly Entering[],
): Play<Onslaught, never> {
  const reps = repsOf(figures);
  const { zombieFace, figureFace } = yield* scores(asking, zombies, reps, figures);
  const zombieScore = zombieFace + zombies;
  const rest = zombies % figures.length;
  const picked: Entering[] = [];
  while (picked.length < rest) {
    const left = figures.filter((figure) => !picked.includes(figure));
    picked.push(yield* oneByDie(asking, 'atz.who-is-charged', left));
  }
  const each = Math.floor(zombies / figures.length);
  const charged = figures.flatMap((figure): Charged[] => {
    const share = each + (picked.includes(figure) ? 1 : 0);
    if (share === 0) return [];
    const score = figureFace + figure.rep;
    const check = isSurprised(zombieScore, figureFace, figure.rep) ? 'surprise' : 'being-charged';
    return [{ figure: figure.id, zombies: share, score, check }];
  });
  return { zombieScore, zombieFace, figureFace, charged };
}

/** Each Rep of them once: one die serves all, and those of one Rep score alike. */
export const repsOf = (figures: readonly Pick<Entering, 'rep'>[]): readonly number[] => [
  ...new Set(figures.map(({ rep }) => rep)),
];
const oneOfEach = (reps: readonly number[]) => reps.map((rep) => ({ rep }));

/** Says whether the zombies outscore a figure of this Rep. */
const isSurprised = (zombieScore: number, figureFace: number, rep: number) => zombieScore > figureFace + rep;

/** The zombies’ die, to which their number is added, then the figures’. */
function* scores(
  asking: Asking,
  zombies: number,
  reps: readonly number[],
  figures: readonly Entering[] = [],
): Play<{ readonly zombieFace: number; readonly figureFace: number }, never> {
  const rule = 'atz.zombies-surprise';
  const modifiers: readonly Modified[] = [{ row: `${rule}/zombies`, does: 'score', by: zombies }];
  const odds = { rule, input: { zombies, figures: oneOfEach(reps) } };
  const ask = { ...asking, rule, dice: 1, reading: { by: 'faces' }, basis: { modifiers }, odds } as const;
  const zombieFace = sum(yield* roll(ask));
  return { zombieFace, figureFace: yield* figuresScore(asking, zombieFace + zombies, reps, figures) };
}

/** Rolls one die for all figures, to which each adds its own Rep: with the zombies’ score or more none is surprised. */
function* figuresScore(
  asking: Asking,
  score: number,
  reps: readonly number[],
  figures: readonly Entering[],
): Play<number, never> {
  const rule = 'atz.figures-surprise';
  const modifiers = reps.map((rep): Modified => ({ row: `atz.reputation/${rep}`, does: 'score', by: rep }));
  const [first = 0, ...others] = reps;
  const held =
    others.length === 0
      ? { least: score - first }
      : {
          shares: figures.map(
            ({ id, rep }): Share => ({
              ...{ against: id, takes: 'all', dice: 1, least: score - rep },
              modifiers: [{ row: `atz.reputation/${rep}`, does: 'score', by: rep }],
            }),
          ),
        };
  const faces = yield* roll({
    ...asking,
    rule,
    dice: 1,
    reading: { by: 'faces' },
    basis: { modifiers, ...held },
    odds: { rule, input: { score, figures: oneOfEach(reps) } },
  });
  return sum(faces);
}

/** Share of those who come in, each with one of these Reps, that the zombies surprise. */
export const SURPRISED = ['all', 'some', 'nobody'] as const;

function surprisedOf(zombieScore: number, figureFace: number, reps: readonly number[]) {
  const surprised = reps.filter((rep) => isSurprised(zombieScore, figureFace, rep)).length;
  return surprised === 0 ? 'nobody' : surprised === reps.length ? 'all' : 'some';
}

/** Surprise before both dice. */
export function* surprisedBy(
  asking: Asking,
  zombies: number,
  reps: readonly number[],
): Play<(typeof SURPRISED)[number], never> {
  const { zombieFace, figureFace } = yield* scores(asking, zombies, reps);
  return surprisedOf(zombieFace + zombies, figureFace, reps);
}

/** Surprise with the zombies’ score known. */
export function* surprisedAt(
  asking: Asking,
  score: number,
  reps: readonly number[],
): Play<(typeof SURPRISED)[number], never> {
  return surprisedOf(score, yield* figuresScore(asking, score, reps, []), reps);
}

/** Rules by which a die picks one of several, all as likely. */
type Picking = 'atz.who-is-charged' | 'atz.zombie-nearest';

/** One of several by a die; the last of them needs none. */
export function* oneByDie<T extends { readonly id: string }>(
  asking: Asking,
  rule: Picking,
  among: readonly T[],
): Play<T, never> {
  const [only] = among;
  if (only !== undefined && among.length === 1) return only;
  const rows = Array.from({ length: Math.ceil(among.length / 6) }, (_, row) =>
    among.slice(row * 6, row * 6 + 6),
  );
  for (;;) {
    // More than one die can tell apart stand in rows of six: a die for the row, and one for the place in it.
    const row = rows.length === 1 ? among : rows[yield* placeByDie(asking, rule, rows.length, [])];
    const ids = row === among ? among.map(({ id }) => id) : [];
    const figure = row?.[yield* placeByDie(asking, rule, row === among ? among.length : 6, ids)];
    if (figure !== undefined) return figure;
  }
}

/**
 * Picks one of so many places by a die whose faces are shared out alike, each with who stands there; a face that is left over is no place.
 */
function* placeByDie(
  asking: Asking,
  rule: Picking,
  places: number,
  ids: readonly string[],
): Play<number, never> {
  const each = Math.floor(6 / places);
  const shares = ids.map(
    (against, at): Share => ({
      ...{ against, takes: 'all', dice: 1, modifiers: [] },
      ...{ least: at * each + 1, target: (at + 1) * each },
    }),
  );
  const ask = { ...asking, rule, dice: 1, reading: { by: 'faces' }, basis: { shares } } as const;
  return Math.floor((sum(yield* roll(ask)) - 1) / each);
}

function sum(faces: readonly number[]): number {
  return faces.reduce((total, face) => total + face, 0);
}
