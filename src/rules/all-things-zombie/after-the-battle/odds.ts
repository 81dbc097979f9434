import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { DRUNKARD_TABLE, DUMBASS_ACTS } from '../data/attribute-tables.ts';
import type { Rep } from '../types.ts';
import { type Casualty, DOC_WORDS, examine } from './doc.ts';
import { drunkard, dumbass } from './failings.ts';
import { INFECTION_WORDS, infection } from './infection.ts';
import { RECOVERY_WORDS, type Recovering, recovery } from './recovery.ts';
import { WINNERS, whoWins } from './who-wins.ts';

export interface DocInput extends Casualty {
  /** The one who examines is a Medic. */
  readonly medic: boolean;
}
export interface RepInput {
  readonly rep: Rep;
}

const SOBER = 'sober';

export const AFTER_ODDS = {
  'atz.doc': {
    outcomes: DOC_WORDS,
    *play({ medic, ...casualty }: DocInput) {
      return (yield* examine(ODDS, casualty, medic ? ['medic'] : [])).result;
    },
  } satisfies OddsRule<DocInput>,
  'atz.recovery': {
    outcomes: RECOVERY_WORDS,
    *play(input: Recovering) {
      return (yield* recovery(ODDS, input)).result;
    },
  } satisfies OddsRule<Recovering>,
  'atz.infection': {
    outcomes: INFECTION_WORDS,
    *play({ rep }: RepInput) {
      return (yield* infection(ODDS, rep)).result;
    },
  } satisfies OddsRule<RepInput>,
  'atz.who-wins': {
    outcomes: WINNERS,
    *play() {
      return (yield* whoWins(ODDS)).winner;
    },
  } satisfies OddsRule<object>,
  'atz.drunkard': {
    outcomes: [SOBER, ...Object.values(DRUNKARD_TABLE).map(({ title }) => title)],
    *play({ rep }: RepInput) {
      return (yield* drunkard(ODDS, rep)).found?.result.title ?? SOBER;
    },
  } satisfies OddsRule<RepInput>,
  'atz.dumbass': {
    outcomes: DUMBASS_ACTS,
    *play() {
      return (yield* dumbass(ODDS)).found.result;
    },
  } satisfies OddsRule<object>,
};
