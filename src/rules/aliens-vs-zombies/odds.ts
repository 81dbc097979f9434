/**
 * Odds of dice, counted exactly: `avz.attack`, how many hits remain of an attack when what is saved is taken away; and the dice of events,
 * landings and saves by themselves. A blast is left out: its sixes may go on for ever.
 */
import { flag, group, number, type Value, variant } from '../core/fields.ts';
import type { OddsRule, OddsRules } from '../core/odds-rule.ts';
import { part } from '../core/part.ts';
import type { Play } from '../core/play.ts';
import type { Horde } from './data/zombies.ts';
import { alienHits, bites, landingPoints, laserFires, missilesHit, saves, zombieHits } from './dice.ts';

const MOST_ZOMBIES = 60;
const COUNTERS = number(0, MOST_ZOMBIES);
const SAVES_ON = number(1, 7, { usual: 5 });
/** A whole stack of the strongest, and more. */
const COMBAT = number(1, 60);

/** Input of the odds, as the question and the command line give it. */
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

const upTo = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, n) => String(n));

/** Most dice that a figure may be corrected to, or added to a die. */
const MOST_OF_A_FIGURE = 15;
const FACES = 6;
/** All aliens in one place. */
const MOST_ALIENS = 26;

const SAVES_TAKES = group({ hits: number(0, MOST_DICE, { usual: 1 }), savesOn: SAVES_ON });
const SAVES: OddsRule<Value<typeof SAVES_TAKES>> = {
  outcomes: upTo(MOST_DICE),
  *play({ hits, savesOn }) {
    return String(yield* saves({ seat: 'zombies', hits, least: savesOn }));
  },
  takes: SAVES_TAKES,
};

const BITE_TAKES = group({ aliens: number(1, MOST_ALIENS) });
const BITE: OddsRule<Value<typeof BITE_TAKES>> = {
  outcomes: upTo(MOST_ALIENS),
  *play({ aliens }) {
    return String(yield* bites({ aliens }));
  },
  takes: BITE_TAKES,
};

const LASER_TAKES = group({ zombies: number(1, MOST_ZOMBIES) });
const LASER: OddsRule<Value<typeof LASER_TAKES>> = {
  outcomes: ['hit', 'miss'],
  *play({ zombies }) {
    return (yield* laserFires({ zombies })).hit ? 'hit' : 'miss';
  },
  takes: LASER_TAKES,
};

const NOTHING = group({});
const LANDING: OddsRule<Value<typeof NOTHING>> = {
  outcomes: upTo(FACES + MOST_OF_A_FIGURE),
  *play() {
    return String(yield* landingPoints({}));
  },
  takes: NOTHING,
};

const MISSILES: OddsRule<Value<typeof NOTHING>> = {
  outcomes: upTo(MOST_OF_A_FIGURE),
  *play() {
    return String(yield* missilesHit({}));
  },
  takes: NOTHING,
};

export const ODDS: OddsRules = {
  'avz.attack': ATTACK,
  'avz.saves': SAVES,
  'avz.bite': BITE,
  'avz.laser': LASER,
  'avz.landing': LANDING,
  'avz.bfar.missiles': MISSILES,
};
