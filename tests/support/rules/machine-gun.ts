/**
 * A burst of a light machine gun over several targets, by the book's own figures: what odds can't count way by way, and a
 * rule that says what matters on its way. Sections: Target Selection, Ranged Combat, Obviously Dead, Damage, Received Fire.
 */

import { type Merge, part } from '../../../src/rules/core/part.ts';
import { pass } from '../../../src/rules/core/pass.ts';
import { type Play, roll } from '../../../src/rules/core/play.ts';
import { type KeyedTable, lookUp, type RangeTable, rowOf } from '../../../src/rules/core/table.ts';

/** Fates of a target, the worst last. */
export const FATES = ['fires', 'ducks', 'runs', 'down', 'out', 'dead'] as const;
export type Fate = (typeof FATES)[number];
/** Number of targets that came to each fate. */
export type Toll = Readonly<Record<Fate, number>>;

export interface Target {
  readonly rep: number;
  /** Declared before any die is rolled. */
  readonly shots: number;
}
export interface Burst {
  readonly rep: number;
  /** Rolls a die more for each shot, and counts the best. */
  readonly crackShot: boolean;
  /** From the nearest on. */
  readonly targets: readonly Target[];
}

const ASKED = { seat: 'player', stream: 'battle' } as const;
const IMPACT = 3;

/** Number of targets, from the first on, that a score is good enough for. */
const REACH: RangeTable<number> = {
  id: 'gun.reach',
  section: 'Ranged Combat To Hit Table',
  rows: [
    { to: 7, result: 0 },
    { from: 8, to: 8, result: 1 },
    { from: 9, to: 9, result: 2 },
    { from: 10, result: 6 },
  ],
};

const UNDER_FIRE: KeyedTable<'2' | '1' | '0', Fate> = {
  id: 'gun.under-fire',
  section: 'Received Fire',
  rows: { '2': { result: 'fires' }, '1': { result: 'ducks' }, '0': { result: 'runs' } },
};

const UNHURT: Toll = { fires: 0, ducks: 0, runs: 0, down: 0, out: 0, dead: 0 };

function worse(a: Fate, b: Fate): Fate {
  return FATES.indexOf(a) > FATES.indexOf(b) ? a : b;
}

/** Rolls for one hit: Obviously Dead, Out of the Fight or knocked down. */
function* struck({ rep }: Target): Play<Fate, never> {
  const asked = { ...ASKED, dice: 1 } as const;
  const cuts = [IMPACT];
  const [first = 0] = yield* roll({ ...asked, rule: 'gun.dead', reading: { by: 'classes', cuts } });
  if (first <= IMPACT) return 'dead';
  const reading = { by: 'classes', cuts: [rep - IMPACT] } as const;
  const [face = 0] = yield* roll({ ...asked, rule: 'gun.damage', reading });
  return face <= rep - IMPACT ? 'down' : 'out';
}

/** The worst of all hits on one target, the only one that matters. */
function* struckBy(hits: number, target: Target, merge: Merge): Play<Fate | undefined, never> {
  let worst: Fate | undefined;
  for (let hit = 0; hit < hits; hit++) {
    const fate = yield* struck(target);
    worst = worst === undefined ? fate : worse(worst, fate);
    yield* merge(() => worst);
  }
  return worst;
}

function* nerve({ rep }: Target, dice: number): Play<Fate, never> {
  const { passes } = yield* pass({ ...ASKED, rule: 'gun.under-fire', dice, target: rep });
  return rowOf(UNDER_FIRE, `${passes}`).result;
}

function fateOf(target: Target, hits: number): Play<Fate, never> {
  return part(function* (merge) {
    const fate = yield* struckBy(hits, target, merge);
    if (fate !== undefined) return fate;
    return yield* nerve(target, 2);
  });
}

/** The best dice go on the first target. */
function hitsOn(targets: readonly Target[], scores: readonly number[]): readonly number[] {
  let next = 0;
  return targets.map(({ shots }, at) => {
    const own = scores.slice(next, next + shots);
    next += shots;
    return own.filter((score) => at < (lookUp(REACH, score)?.result ?? 0)).length;
  });
}

export function burst({ rep, crackShot, targets }: Burst): Play<Toll, never> {
  return part(function* (merge) {
    const shots = targets.reduce((sum, target) => sum + target.shots, 0);
    const faces = yield* roll({
      ...ASKED,
      rule: 'gun.shots',
      dice: crackShot ? 2 * shots : shots,
      reading: {
        by: 'classes',
        cuts: [7 - rep, 8 - rep, 9 - rep],
        keep: { count: shots, best: 'high' },
      },
    });
    const best = faces.toSorted((a, b) => b - a).slice(0, shots);
    const hits = hitsOn(
      targets,
      best.map((face) => face + rep),
    );
    let toll = UNHURT;
    for (const [at, target] of targets.entries()) {
      // Only the dice still to come matter, and of the fates how many targets came to each.
      yield* merge(() => [hits.slice(at), toll]);
      const fate = yield* fateOf(target, hits[at] ?? 0);
      toll = { ...toll, [fate]: toll[fate] + 1 };
    }
    return toll;
  });
}

/** The same without a thought for odds: shot by shot, each face told apart, every target that can tests its nerve. */
export function shotByShot({ rep, targets }: Burst): Play<Toll, never> {
  return part(function* (merge) {
    let toll = UNHURT;
    for (const [at, target] of targets.entries()) {
      const [face = 0] = yield* roll({ ...ASKED, rule: 'gun.shot', dice: 1, reading: { by: 'faces' } });
      const isHit = at < (lookUp(REACH, face + rep)?.result ?? 0);
      const hurt = isHit ? yield* struck(target) : undefined;
      const isSpared = hurt === undefined || hurt === 'down';
      const fate = isSpared ? worse(hurt ?? 'fires', yield* nerve(target, 3)) : hurt;
      toll = { ...toll, [fate]: toll[fate] + 1 };
      yield* merge(() => toll);
    }
    return toll;
  });
}

/** `2 dead, 1 ducks`, the worst first. */
export function tollName(toll: Toll): string {
  return FATES.toReversed()
    .flatMap((fate) => (toll[fate] > 0 ? [`${toll[fate]} ${fate}`] : []))
    .join(', ');
}
