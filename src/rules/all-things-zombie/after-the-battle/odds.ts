/** Exact odds of what is rolled after a battle. */
import { choice, flag, number, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { DEAD_DRUNK_WORDS, DRUNKARD_TABLE, DUMBASS_ACTS } from '../data/attribute-tables.ts';
import { REP } from '../odds-fields.ts';
import { WINNERS } from '../types.ts';
import { DOC_WORDS, examine } from './doc.ts';
import { deadDrunk, drunkard, dumbass } from './failings.ts';
import { INFECTION_WORDS, infection } from './infection.ts';
import { RECOVERY_KINDS, RECOVERY_WORDS, recovery } from './recovery.ts';
import { whoWins } from './who-wins.ts';

const OF_REP = { rep: REP } as const;

/** Fields for the odds of each rule; a circumstance left out is not the case. */
export const AFTER_THE_BATTLE_ODDS_FIELDS = {
  'atz.doc': {
    rep: REP,
    /** Times out of the fight in this Encounter before the present one: none where it is left out. */
    wounds: optional(number(0, 20)),
    /** The one who examines is a Medic. */
    medic: optional(flag),
    /** The casualty wears body armour. */
    protected: optional(flag),
  },
  'atz.recovery': {
    rep: REP,
    kind: choice(RECOVERY_KINDS),
    /** Medical supplies, which help those who were out of the fight. */
    medical: optional(flag),
  },
  'atz.infection': OF_REP,
  'atz.who-wins': {},
  'atz.drunkard': OF_REP,
  'atz.dead-drunk': OF_REP,
  'atz.dumbass': {},
} as const;
type Input<R extends keyof typeof AFTER_THE_BATTLE_ODDS_FIELDS> = Values<
  (typeof AFTER_THE_BATTLE_ODDS_FIELDS)[R]
>;

const SOBER = 'sober';

export const AFTER_THE_BATTLE_ODDS = {
  'atz.doc': {
    outcomes: DOC_WORDS,
    *play({ rep, wounds = 0, medic, protected: armour = false }: Input<'atz.doc'>) {
      return (yield* examine(ODDS, { rep, wounds, protected: armour }, medic ? ['medic'] : [])).result;
    },
  } satisfies OddsRule<Input<'atz.doc'>>,
  'atz.recovery': {
    outcomes: RECOVERY_WORDS,
    *play({ rep, kind, medical = false }: Input<'atz.recovery'>) {
      return (yield* recovery(ODDS, { rep, kind, medical })).result;
    },
  } satisfies OddsRule<Input<'atz.recovery'>>,
  'atz.infection': {
    outcomes: INFECTION_WORDS,
    *play({ rep }: Input<'atz.infection'>) {
      return (yield* infection(ODDS, rep)).result;
    },
  } satisfies OddsRule<Input<'atz.infection'>>,
  'atz.who-wins': {
    outcomes: WINNERS,
    *play() {
      return (yield* whoWins(ODDS)).winner;
    },
  } satisfies OddsRule<object>,
  'atz.drunkard': {
    outcomes: [SOBER, ...Object.values(DRUNKARD_TABLE).map(({ title }) => title)],
    *play({ rep }: Input<'atz.infection'>) {
      return (yield* drunkard(ODDS, rep)).found?.result.title ?? SOBER;
    },
  } satisfies OddsRule<Input<'atz.infection'>>,
  'atz.dead-drunk': {
    outcomes: DEAD_DRUNK_WORDS,
    *play({ rep }: Input<'atz.dead-drunk'>) {
      return (yield* deadDrunk(ODDS, rep)).found.result;
    },
  } satisfies OddsRule<Input<'atz.dead-drunk'>>,
  'atz.dumbass': {
    outcomes: DUMBASS_ACTS,
    *play() {
      return (yield* dumbass(ODDS)).found.result;
    },
  } satisfies OddsRule<object>,
};
