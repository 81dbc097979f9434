/** Exact odds of every reaction check: what goes in beside the figure, and the words that come out. */
import type { Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { BEING_CHARGED, BEING_CHARGED_ASKS, beingCharged } from './being-charged.ts';
import { WHO } from './checker.ts';
import { crazyAboutMyJob } from './crazy.ts';
import { FAST_MOVE, FAST_MOVE_ASKS, fastMove } from './fast-move.ts';
import { IN_SIGHT, IN_SIGHT_ASKS, inSight } from './in-sight.ts';
import { OVERRUN, OVERRUN_ASKS, overrun } from './overrun.ts';
import { PURSUE_BY_FIRE, pursueByFire } from './pursue-by-fire.ts';
import { RALLY, RALLY_ASKS, rally } from './rally.ts';
import { RECEIVED_FIRE, RECEIVED_FIRE_ASKS, receivedFire } from './received-fire.ts';
import { SURPRISE, SURPRISE_ASKS, surprise } from './surprise.ts';
import { WANTING_TO_CHARGE, WANTING_TO_CHARGE_ASKS, wantingToCharge } from './wanting-to-charge.ts';
import { WHAT_NOW, WHAT_NOW_ODDS_ASK, whatNow } from './what-now.ts';
import { SANITY, SEE_ZOMBIE_DEATH, sanity, seeZombieDeath } from './zombie-death.ts';

/** Fields for the odds of each check. Rep alone is enough; every circumstance left out is not the case. */
export const REACTION_ODDS_FIELDS = {
  'atz.in-sight': { ...WHO, ...IN_SIGHT_ASKS },
  'atz.received-fire': { ...WHO, ...RECEIVED_FIRE_ASKS },
  'atz.wanting-to-charge': { ...WHO, ...WANTING_TO_CHARGE_ASKS },
  'atz.being-charged': { ...WHO, ...BEING_CHARGED_ASKS },
  'atz.surprise': { ...WHO, ...SURPRISE_ASKS },
  'atz.overrun': { ...WHO, ...OVERRUN_ASKS },
  'atz.rally': { ...WHO, ...RALLY_ASKS },
  'atz.what-now': { ...WHO, ...WHAT_NOW_ODDS_ASK },
  'atz.fast-move': { ...WHO, ...FAST_MOVE_ASKS },
  'atz.see-zombie-death': WHO,
  'atz.sanity': WHO,
  'atz.crazy-about-my-job': WHO,
  'atz.pursue-by-fire': WHO,
} as const;
type Input<R extends keyof typeof REACTION_ODDS_FIELDS> = Values<(typeof REACTION_ODDS_FIELDS)[R]>;

function* resultOf(play: Play<{ readonly result: string }, never>): Play<string, never> {
  return (yield* play).result;
}

/** From the longest fast move that the table may have down to none. */
const { most: LONGEST } = FAST_MOVE.figures.result;
const FAST_MOVES = Array.from({ length: LONGEST + 1 }, (_, less) => String(LONGEST - less));

export const REACTION_ODDS = {
  'atz.in-sight': {
    outcomes: IN_SIGHT.figures.result.of,
    play: (input) => resultOf(inSight(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.in-sight'>>,
  'atz.received-fire': {
    outcomes: RECEIVED_FIRE.figures.result.of,
    play: (input) => resultOf(receivedFire(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.received-fire'>>,
  'atz.wanting-to-charge': {
    outcomes: WANTING_TO_CHARGE.figures.result.of,
    play: (input) => resultOf(wantingToCharge(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.wanting-to-charge'>>,
  'atz.being-charged': {
    outcomes: BEING_CHARGED.figures.result.of,
    play: (input) => resultOf(beingCharged(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.being-charged'>>,
  'atz.surprise': {
    outcomes: SURPRISE.figures.result.of,
    play: (input) => resultOf(surprise(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.surprise'>>,
  'atz.overrun': {
    outcomes: OVERRUN.figures.result.of,
    play: (input) => resultOf(overrun(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.overrun'>>,
  'atz.rally': {
    outcomes: RALLY.figures.result.of,
    play: (input) => resultOf(rally(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.rally'>>,
  'atz.see-zombie-death': {
    outcomes: SEE_ZOMBIE_DEATH.figures.result.of,
    play: (input) => resultOf(seeZombieDeath(ODDS, input)),
  } satisfies OddsRule<Input<'atz.see-zombie-death'>>,
  'atz.sanity': {
    outcomes: SANITY.figures.result.of,
    play: (input) => resultOf(sanity(ODDS, input)),
  } satisfies OddsRule<Input<'atz.sanity'>>,
  'atz.crazy-about-my-job': {
    outcomes: ['returns', 'returnsWeaker', 'neverRecovers'],
    play: ({ rep }) => resultOf(crazyAboutMyJob(ODDS, rep)),
  } satisfies OddsRule<Input<'atz.crazy-about-my-job'>>,
  'atz.what-now': {
    outcomes: WHAT_NOW.figures.result.of,
    play: (input) => resultOf(whatNow(ODDS, input, { ...input, picks: false })),
  } satisfies OddsRule<Input<'atz.what-now'>>,
  'atz.pursue-by-fire': {
    outcomes: PURSUE_BY_FIRE.figures.result.of,
    *play({ rep }) {
      return (yield* pursueByFire(ODDS, rep)).found.result;
    },
  } satisfies OddsRule<Input<'atz.pursue-by-fire'>>,
  'atz.fast-move': {
    outcomes: [...FAST_MOVES, 'stumbles'],
    *play({ withLeader, leader, ...runner }) {
      const group = { withLeader: withLeader === true || leader === true, runners: [runner] };
      const [move] = (yield* fastMove(ODDS, group)).moves;
      if (!move) throw new Error('a fast move of nobody');
      return move.stumbles ? 'stumbles' : String(move.inches);
    },
  } satisfies OddsRule<Input<'atz.fast-move'>>,
};
