/** Exact odds of every reaction check: what goes in beside the figure, and the words that come out. */
import type { Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import type { Play } from '../../core/play.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import { BEING_CHARGED_ASKS, beingCharged } from './being-charged.ts';
import { WHO } from './checker.ts';
import { crazyAboutMyJob } from './crazy.ts';
import { FAST_MOVE, FAST_MOVE_ASKS, fastMove } from './fast-move.ts';
import { IN_SIGHT_ASKS, inSight } from './in-sight.ts';
import { OVERRUN_ASKS, overrun } from './overrun.ts';
import { pursueByFire } from './pursue-by-fire.ts';
import { RALLY_ASKS, rally } from './rally.ts';
import { RECEIVED_FIRE_ASKS, receivedFire } from './received-fire.ts';
import { SURPRISE_ASKS, surprise } from './surprise.ts';
import { WANTING_TO_CHARGE_ASKS, wantingToCharge } from './wanting-to-charge.ts';
import { WHAT_NOW_ODDS_ASK, whatNow } from './what-now.ts';
import { sanity, seeZombieDeath } from './zombie-death.ts';

/** What the odds of each want to know. Rep alone is enough; every circumstance left out is not the case. */
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
    outcomes: ['fires', 'holdsOrFires', 'doesNotFire', 'firesAndIsExposed'],
    play: (input) => resultOf(inSight(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.in-sight'>>,
  'atz.received-fire': {
    outcomes: [
      'continuesCharge',
      'stopsAndFires',
      'finishesMoveAndFires',
      'finishesMove',
      'fires',
      'duckBackOrFinishMove',
      'fireOrDuckBack',
      'ducksBack',
      'runsAway',
    ],
    play: (input) => resultOf(receivedFire(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.received-fire'>>,
  'atz.wanting-to-charge': {
    outcomes: ['charges', 'staysAndFires', 'stays', 'ducksBack'],
    play: (input) => resultOf(wantingToCharge(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.wanting-to-charge'>>,
  'atz.being-charged': {
    outcomes: ['firesThenMelee', 'melee', 'runsAway'],
    play: (input) => resultOf(beingCharged(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.being-charged'>>,
  'atz.surprise': {
    outcomes: ['turns', 'oneDie', 'noDice'],
    play: (input) => resultOf(surprise(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.surprise'>>,
  'atz.overrun': {
    outcomes: ['standsAndFires', 'dodges', 'driverRollsToHit', 'isHit'],
    play: (input) => resultOf(overrun(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.overrun'>>,
  'atz.rally': {
    outcomes: ['rallies', 'mayTryAgain', 'lost'],
    play: (input) => resultOf(rally(ODDS, input, input)),
  } satisfies OddsRule<Input<'atz.rally'>>,
  'atz.see-zombie-death': {
    outcomes: ['carriesOn', 'ducksBack', 'runsAway'],
    play: (input) => resultOf(seeZombieDeath(ODDS, input)),
  } satisfies OddsRule<Input<'atz.see-zombie-death'>>,
  'atz.sanity': {
    outcomes: ['recovers', 'huddles', 'collapses'],
    play: (input) => resultOf(sanity(ODDS, input)),
  } satisfies OddsRule<Input<'atz.sanity'>>,
  'atz.crazy-about-my-job': {
    outcomes: ['returns', 'returnsWeaker', 'neverRecovers'],
    play: ({ rep }) => resultOf(crazyAboutMyJob(ODDS, rep)),
  } satisfies OddsRule<Input<'atz.crazy-about-my-job'>>,
  'atz.what-now': {
    outcomes: ['actsOrMoves', 'staysDown'],
    play: (input) => resultOf(whatNow(ODDS, input, { ...input, picks: false })),
  } satisfies OddsRule<Input<'atz.what-now'>>,
  'atz.pursue-by-fire': {
    outcomes: ['fires', 'firesAtCover', 'doesNotFire'],
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
