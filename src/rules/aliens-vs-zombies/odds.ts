/** `avz.attack`: how many hits remain of an attack when what is saved is taken away, counted exactly. */

import { flag, group, number, type Value, variant } from '../core/fields.ts';
import type { OddsRule, OddsRules } from '../core/odds-rule.ts';
import { part } from '../core/part.ts';
import type { Play } from '../core/play.ts';
import type { Horde } from './data/zombies.ts';
import { alienHits, saves, zombieHits } from './dice.ts';

const MOST_ZOMBIES = 60;
const COUNTERS = number(0, MOST_ZOMBIES);
const SAVES_ON = number(1, 7, { usual: 5 });
/** A whole stack of the strongest, and more. */
const COMBAT = number(1, 60);

/** What the question asks it with, and the command line. */
const TAKES = variant('attacker', {
  aliens: { combat: COMBAT, leader: flag, savesOn: SAVES_ON },
  zombies: {
    zombies: group({
      rotting: COUNTERS,
      rottingMob: COUNTERS,
      fast: COUNTERS,
      fastMob: COUNTERS,
      tough: COUNTERS,
      toughMob: COUNTERS,
    }),
    claw: flag,
    savesOn: SAVES_ON,
  },
});

export type AttackInput = Value<typeof TAKES>;
type ZombieNumbers = Extract<AttackInput, { attacker: 'zombies' }>['zombies'];

export const asNumbers = (horde: Readonly<Horde>): ZombieNumbers => ({
  rotting: horde.rotting,
  rottingMob: horde.rotting_mob,
  fast: horde.fast,
  fastMob: horde.fast_mob,
  tough: horde.tough,
  toughMob: horde.tough_mob,
});

const asHorde = (numbers: ZombieNumbers): Horde => ({
  rotting: numbers.rotting,
  rotting_mob: numbers.rottingMob,
  fast: numbers.fast,
  fast_mob: numbers.fastMob,
  tough: numbers.tough,
  tough_mob: numbers.toughMob,
});

/** All sixty zombies in one place, every mob with its second die. */
const MOST_DICE = 2 * MOST_ZOMBIES;

function* remaining(input: AttackInput): Play<string, never> {
  const { hits } = yield* part(
    () =>
      input.attacker === 'aliens'
        ? alienHits({ combat: input.combat, leader: input.leader, blast: false })
        : zombieHits({ zombies: asHorde(input.zombies), claw: input.claw }),
    (result) => result.hits,
  );
  const seat = input.attacker === 'aliens' ? 'zombies' : 'aliens';
  const saved = yield* saves({ seat, hits, least: input.savesOn });
  return String(hits - saved);
}

const ATTACK: OddsRule<AttackInput> = {
  outcomes: Array.from({ length: MOST_DICE + 1 }, (_, hits) => String(hits)),
  play: remaining,
  takes: TAKES,
  refusal: (input) =>
    input.attacker === 'zombies' &&
    Object.values(input.zombies).reduce((sum, some) => sum + some, 0) > MOST_ZOMBIES
      ? `There are ${MOST_ZOMBIES} zombies in all.`
      : undefined,
};

export const ODDS: OddsRules = { 'avz.attack': ATTACK };
