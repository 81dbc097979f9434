/** The dice of the game, of events (§4.0), landings (§3.2) and attacks (§7.1, §7.2): no state is read, so that odds are counted by the same plays. */

import { part } from '../core/part.ts';
import type { Basis, OddsAsk } from '../core/play.ts';
import { type Play, roll } from '../core/play.ts';
import { STREAM } from './asking.ts';
import { figureOf, figureRow } from './data/figures.ts';
import {
  type Horde,
  isMob,
  mobOf,
  ZOMBIE_TYPES,
  type ZombieKind,
  type ZombieType,
  zombieRow,
} from './data/zombies.ts';

const SIX = 6;

/** The face from which a die counts; what lies between is all that is read. */
const from = (least: number) => ({ by: 'classes', cuts: [least - 1] }) as const;
/** The same, and a six that was rolled as a six apart from the rest (AVZ-9, AVZ-10). */
const fromWithSixes = (least: number) =>
  ({ by: 'classes', cuts: [...new Set([least - 1, SIX - 1])] }) as const;

const countFrom = (faces: readonly number[], least: number): number =>
  faces.filter((face) => face >= least).length;
const sixesOf = (faces: readonly number[]): number => countFrom(faces, SIX);

export interface Rolled {
  readonly dice: number;
  readonly hits: number;
  /** Dice that showed a six, whatever was added to them. */
  readonly sixes: number;
}

interface Asking {
  readonly odds?: OddsAsk;
  readonly of?: string;
}

export interface AlienAttack extends Asking {
  readonly combat: number;
  /** True if a leader is stacked with them. */
  readonly leader: boolean;
  /** Each natural six hits and is rolled again (§5.4). */
  readonly blast: boolean;
}

function alienBasis(leader: boolean): Basis {
  const { result, row } = figureRow('alien-hits-on');
  const bonus = figureRow('leader-bonus');
  return {
    least: result - (leader ? bonus.result : 0),
    modifiers: leader ? [{ row: bonus.row, does: 'die', by: bonus.result }] : [],
    rows: [row],
  };
}

/** A die for each point of combat, 4 or more hits; with a leader one more is added to each (§7.1a). */
export function* alienHits({ combat, leader, blast, odds, of }: AlienAttack): Play<Rolled, never> {
  const basis = alienBasis(leader);
  const least = basis.least ?? 0;
  const asked = { rule: 'avz.attack.aliens', seat: 'aliens', stream: STREAM, of, basis } as const;
  const reading = blast ? fromWithSixes(least) : from(least);
  const first = yield* roll({ ...asked, dice: combat, reading, odds });
  let dice = combat;
  let hits = blast ? first.filter((face) => face >= Math.min(least, SIX)).length : countFrom(first, least);
  let sixes = sixesOf(first);
  for (let again = blast ? sixes : 0; again > 0; ) {
    const faces = yield* roll({ ...asked, dice: again, reading });
    dice += again;
    hits += faces.filter((face) => face >= Math.min(least, SIX)).length;
    again = sixesOf(faces);
    sixes += again;
  }
  return { dice, hits, sixes };
}

export interface ZombieAttack extends Asking {
  readonly zombies: Readonly<Horde>;
  /** True if one is added to each die this turn (§4.0). */
  readonly claw: boolean;
}

/** Dice of zombies of a kind: one for each, and one more for a mob. */
const diceOf = (zombies: Readonly<Horde>, kind: ZombieKind): number =>
  zombies[kind] * (1 + (isMob(kind) ? figureOf('mob-dice') : 0));

/** The lowest face that hits: more than the zombie number. */
export function zombieBasis(type: ZombieType, claw: boolean): Basis {
  const { result, row } = zombieRow(type);
  const bonus = figureRow('claw-bonus');
  return {
    least: result.number + 1 - (claw ? bonus.result : 0),
    modifiers: claw ? [{ row: bonus.row, does: 'die', by: bonus.result }] : [],
    rows: [row, figureRow('mob-dice').row],
  };
}

/** Each type rolls by itself (§7.1z). */
export function zombieHits({ zombies, claw, odds, of }: ZombieAttack): Play<Rolled, never> {
  return part(function* (merge) {
    let [dice, hits, sixes] = [0, 0, 0];
    for (const type of ZOMBIE_TYPES) {
      const some = diceOf(zombies, type) + diceOf(zombies, mobOf(type));
      if (some === 0) continue;
      const basis = zombieBasis(type, claw);
      const least = Math.min(basis.least ?? 0, SIX);
      const asked = { rule: 'avz.attack.zombies', seat: 'zombies', stream: STREAM, of, basis } as const;
      const faces = yield* roll({
        ...asked,
        dice: some,
        reading: fromWithSixes(least),
        odds: dice === 0 ? odds : undefined,
      });
      dice += some;
      hits += countFrom(faces, least);
      sixes += sixesOf(faces);
      yield* merge(() => [hits, sixes]);
    }
    return { dice, hits, sixes };
  });
}

/** Lowest face on which a stack saves: 5 or more, or 4 with a leader or a tough zombie in it (§7.2). */
export const savesOf = (well: boolean) => figureRow(well ? 'saves-well-on' : 'saves-on');

export interface Saving extends Asking {
  readonly seat: 'aliens' | 'zombies';
  readonly hits: number;
  readonly least: number;
  readonly rows?: readonly string[];
}

/** Rolls a die for each hit, and returns how many hits are taken back. */
export function* saves({ seat, hits, least, rows = [], of, odds }: Saving): Play<number, never> {
  if (hits === 0) return 0;
  const faces = yield* roll({
    rule: 'avz.saves',
    seat,
    stream: STREAM,
    of,
    dice: hits,
    reading: from(least),
    basis: { least, rows },
    odds,
  });
  return countFrom(faces, least);
}

/** A bite: a die for each alien there, and how many of them it kills. */
export function* bites({ aliens, of, odds }: Asking & { readonly aliens: number }): Play<number, never> {
  const { result: least, row } = figureRow('bites-on');
  const basis = { least, rows: [row] };
  const asked = { rule: 'avz.bite', seat: 'zombies', stream: STREAM, of, odds } as const;
  return countFrom(yield* roll({ ...asked, dice: aliens, reading: from(least), basis }), least);
}

/** A laser kills all counters of a location where its die shows no more than they are (AVZ-8). */
export function* laserFires({
  zombies,
  of,
  odds,
}: Asking & { readonly zombies: number }): Play<{ readonly face: number; readonly hit: boolean }, never> {
  const asked = { rule: 'avz.laser', seat: 'aliens', stream: STREAM, of, odds } as const;
  const reading = { by: 'classes', cuts: [zombies] } as const;
  const [face = 0] = yield* roll({ ...asked, dice: 1, target: zombies, reading });
  return { face, hit: face <= zombies };
}

/** Points of combat strength that may land. */
export function* landingPoints({ odds }: Asking): Play<number, never> {
  const { result: bonus, row } = figureRow('landing-bonus');
  const asked = { rule: 'avz.landing', seat: 'aliens', stream: STREAM, odds } as const;
  const [face = 0] = yield* roll({ ...asked, dice: 1, reading: { by: 'faces' }, basis: { rows: [row] } });
  return face + bonus;
}

/** The missiles of the BFAR that hit, all of them fired at once (AVZ-3). */
export function* missilesHit({ of, odds }: Asking): Play<number, never> {
  const missiles = figureRow('missiles');
  const { result: least, row } = figureRow('missile-hits-on');
  const basis = { least, rows: [row, missiles.row] };
  const asked = { rule: 'avz.bfar.missiles', seat: 'aliens', stream: STREAM, of, odds } as const;
  return countFrom(yield* roll({ ...asked, dice: missiles.result, reading: from(least), basis }), least);
}
