import { describe, expect, it } from 'vitest';
import { beingCharged } from '../../../../src/rules/all-things-zombie/reaction/being-charged.ts';
import type { Checker } from '../../../../src/rules/all-things-zombie/reaction/checker.ts';
import { crazyAboutMyJob } from '../../../../src/rules/all-things-zombie/reaction/crazy.ts';
import { fastMove } from '../../../../src/rules/all-things-zombie/reaction/fast-move.ts';
import { inSight } from '../../../../src/rules/all-things-zombie/reaction/in-sight.ts';
import { overrun, overrunImpact } from '../../../../src/rules/all-things-zombie/reaction/overrun.ts';
import { pursueByFire } from '../../../../src/rules/all-things-zombie/reaction/pursue-by-fire.ts';
import { rally } from '../../../../src/rules/all-things-zombie/reaction/rally.ts';
import { decided, type Reaction } from '../../../../src/rules/all-things-zombie/reaction/react.ts';
import { firesOrNot } from '../../../../src/rules/all-things-zombie/reaction/reaction-fire.ts';
import { receivedFire } from '../../../../src/rules/all-things-zombie/reaction/received-fire.ts';
import { surprised } from '../../../../src/rules/all-things-zombie/reaction/surprise.ts';
import { REACTION_TABLES } from '../../../../src/rules/all-things-zombie/reaction/tables.ts';
import { REACTION_RULES } from '../../../../src/rules/all-things-zombie/reaction/text/rules.ts';
import { wantingToCharge } from '../../../../src/rules/all-things-zombie/reaction/wanting-to-charge.ts';
import { whatNow } from '../../../../src/rules/all-things-zombie/reaction/what-now.ts';
import type { ReactionWord } from '../../../../src/rules/all-things-zombie/reaction/words.ts';
import { sanity, seeZombieDeath } from '../../../../src/rules/all-things-zombie/reaction/zombie-death.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import type { Play } from '../../../../src/rules/core/play.ts';
import { rowIds } from '../../../../src/rules/core/table.ts';
import { notingRules } from '../../../support/rules/asked-by.ts';
import { ASKING } from './support.ts';

const asked = new Set<string>();
const read = new Set<string>();

function everyWay<T>(makePlay: () => Play<T, never>, look: (value: T) => readonly string[]): void {
  odds(
    () => notingRules(makePlay(), asked),
    (value) => {
      for (const row of look(value)) read.add(row);
      return 'seen';
    },
    { choices: 'even' },
  );
}

function everyReaction<W extends ReactionWord>(makePlay: () => Play<Reaction<W>, never>): void {
  everyWay(
    () => decided(ASKING, makePlay()),
    ({ rows }) => rows,
  );
}

const FLAGS = [false, true];

/** Every circumstance on and off, for plain people, Leaders, heroes, Stars, the shaken and the steady. */
function playEverything(): void {
  const people: readonly Checker[] = [
    { rep: 4, leader: true },
    { rep: 4, hero: true },
    { rep: 4, freeWill: true },
    { rep: 4, shaken: true },
    { rep: 4, attributes: ['nerves-of-steel', 'wuss', 'poser'] },
  ];
  for (const who of people) {
    everyReaction(() => seeZombieDeath(ASKING, who));
    everyReaction(() => sanity(ASKING, who));
    for (const a of FLAGS) {
      everyReaction(() => overrun(ASKING, who, { lmg: a }));
      everyReaction(() => rally(ASKING, who, { inCover: a, friendLeads: true }));
      everyReaction(() => inSight(ASKING, who, { moving: a, suppressing: true, unaware: true }));
      everyReaction(() => inSight(ASKING, who, { hidden: true, withLeader: a }));
      for (const b of FLAGS) {
        everyReaction(() => wantingToCharge(ASKING, who, { inCover: a, inBuilding: a, cannotFire: b }));
        everyReaction(() => wantingToCharge(ASKING, who, { withLeader: true, terrifying: true }));
        everyReaction(() => beingCharged(ASKING, who, { inCover: a, cannotFire: b }));
        everyReaction(() => receivedFire(ASKING, who, { inCover: a, outgunned: b }));
        everyReaction(() => receivedFire(ASKING, who, { charging: true, ranged: a, outgunned: b }));
        everyReaction(() => receivedFire(ASKING, who, { byHidden: true }));
        everyWay(
          () => whatNow(ASKING, who, { protected: a, outgunned: b, leaderNearby: true, picks: true }),
          ({ rows }) => rows,
        );
      }
      everyWay(
        () => surprised(ASKING, who, { byBurningZombie: a, flankOrRear: true }),
        ({ rows }) => rows,
      );
    }
  }
  everyWay(
    () => crazyAboutMyJob(ASKING, 4),
    ({ rows }) => rows,
  );
  everyWay(
    () => pursueByFire(ASKING, 4),
    ({ found }) => [found.row],
  );
  everyWay(
    () => fastMove(ASKING, { withLeader: true, runners: [{ rep: 4, attributes: ['clumsy', 'slow'] }] }),
    ({ moves, modifiers }) => [
      ...moves.map(({ row }) => row),
      ...modifiers.flatMap((one) => (one.whose === 'situation' ? [one.row] : [])),
    ],
  );
  for (const canFire of FLAGS) {
    for (const inChargeRange of FLAGS) {
      everyWay(
        () => firesOrNot(ASKING, { canFire, inChargeRange, inTheMiddleOfAMove: true }),
        ({ row }) => [row],
      );
    }
  }
  for (const how of ['driverRollsToHit', 'isHit', 'prone', 'zombie'] as const) {
    read.add(overrunImpact(how).row);
  }
}

describe('play of every check', () => {
  playEverything();

  it('reaches every row of every table', () => {
    // Surprise is the one check that Free Will has no part in, and Sanity leaves nothing to it.
    const never = ['atz.free-will/surprise', 'atz.free-will/sanity'];
    const rows = REACTION_TABLES.flatMap(rowIds);
    expect(rows.filter((row) => !read.has(row)).sort()).toEqual(never.sort());
    expect([...read].filter((row) => !rows.includes(row))).toEqual([]);
  });

  it('asks under every rule that has something to ask, and under no other', () => {
    const asking = Object.entries(REACTION_RULES).flatMap(([id, rule]) => ('ask' in rule ? [id] : []));
    expect([...asked].sort()).toEqual(asking.sort());
  });

  it('names no table twice', () => {
    const ids = REACTION_TABLES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
