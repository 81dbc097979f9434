/** Exact odds of every reaction check: what goes in beside the figure, and the words that come out. */
import type { Play } from '../../core/play.ts';
import { PLAYER_ASKING as ODDS } from '../asking.ts';
import type { OddsRule } from '../odds-rule.ts';
import { beingCharged, type UnderCharge } from './being-charged.ts';
import type { Checker, Friend, Opponent } from './checker.ts';
import { crazyAboutMyJob } from './crazy.ts';
import { FAST_MOVE, fastMove } from './fast-move.ts';
import { type ComingIntoSight, inSight } from './in-sight.ts';
import { type InTheWay, overrun } from './overrun.ts';
import { pursueByFire } from './pursue-by-fire.ts';
import { rally } from './rally.ts';
import { receivedFire, type UnderFire } from './received-fire.ts';
import { type CaughtUnawares, surprise } from './surprise.ts';
import { type AboutToCharge, wantingToCharge } from './wanting-to-charge.ts';
import { type DuckedBack, whatNow } from './what-now.ts';
import { sanity, seeZombieDeath } from './zombie-death.ts';

/** The figure itself; odds are those of the dice, before Free Will. */
export type Who = Omit<Checker, 'freeWill'>;

interface NearBoss {
  /** A Boss of its side is within 6″. */
  readonly bossNearby?: boolean | undefined;
}
interface Afraid {
  /** The enemy is Terrifying, or a Psycho coming on; nothing to those who fear nobody. */
  readonly feared?: boolean | undefined;
}

export interface InSightInput extends Who, ComingIntoSight {}
export interface ReceivedFireInput extends Who, Omit<UnderFire, 'friends'>, NearBoss {}
export interface WantingToChargeInput
  extends Who,
    Omit<AboutToCharge, 'friends' | 'opponent'>,
    NearBoss,
    Afraid {}
export interface BeingChargedInput extends Who, Omit<UnderCharge, 'friends' | 'opponent'>, NearBoss, Afraid {}
export interface SurpriseInput extends Who, CaughtUnawares {}
export interface OverrunInput extends Who, InTheWay {}
export interface RallyInput extends Who {
  readonly inCover?: boolean | undefined;
  readonly friendLeads?: boolean | undefined;
  readonly friendStoneCold?: boolean | undefined;
}
export interface WhatNowInput extends Who, Omit<DuckedBack, 'picks'> {}
export interface FastMoveInput extends Who {
  /** In a group with a Leader. */
  readonly withLeader?: boolean | undefined;
}

const friendsOf = ({ bossNearby }: NearBoss): readonly Friend[] =>
  bossNearby ? [{ attributes: ['boss'], inches: 0 }] : [];
const opponentOf = ({ feared }: Afraid): Opponent => (feared ? { attributes: ['terrifying'] } : {});

function* resultOf(play: Play<{ readonly result: string }, never>): Play<string, never> {
  return (yield* play).result;
}

/** From the longest fast move of the table down to none. */
const FAST_MOVES = Array.from({ length: FAST_MOVE.rows['2'].result + 1 }, (_, less) =>
  String(FAST_MOVE.rows['2'].result - less),
);

export const REACTION_ODDS = {
  'atz.in-sight': {
    outcomes: ['fires', 'holdsOrFires', 'doesNotFire', 'firesAndIsExposed'],
    play: (input) => resultOf(inSight(ODDS, input, input)),
  } satisfies OddsRule<InSightInput>,
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
    play: (input) => resultOf(receivedFire(ODDS, input, { ...input, friends: friendsOf(input) })),
  } satisfies OddsRule<ReceivedFireInput>,
  'atz.wanting-to-charge': {
    outcomes: ['charges', 'staysAndFires', 'stays', 'ducksBack'],
    play: (input) =>
      resultOf(
        wantingToCharge(ODDS, input, { ...input, friends: friendsOf(input), opponent: opponentOf(input) }),
      ),
  } satisfies OddsRule<WantingToChargeInput>,
  'atz.being-charged': {
    outcomes: ['firesThenMelee', 'melee', 'runsAway'],
    play: (input) =>
      resultOf(
        beingCharged(ODDS, input, { ...input, friends: friendsOf(input), opponent: opponentOf(input) }),
      ),
  } satisfies OddsRule<BeingChargedInput>,
  'atz.surprise': {
    outcomes: ['turns', 'oneDie', 'noDice'],
    play: (input) => resultOf(surprise(ODDS, input, input)),
  } satisfies OddsRule<SurpriseInput>,
  'atz.overrun': {
    outcomes: ['standsAndFires', 'dodges', 'driverRollsToHit', 'isHit'],
    play: (input) => resultOf(overrun(ODDS, input, input)),
  } satisfies OddsRule<OverrunInput>,
  'atz.rally': {
    outcomes: ['rallies', 'mayTryAgain', 'lost'],
    play: (input) =>
      resultOf(
        rally(ODDS, input, {
          inCover: input.inCover,
          friend: { leader: input.friendLeads, attributes: input.friendStoneCold ? ['stone-cold'] : [] },
        }),
      ),
  } satisfies OddsRule<RallyInput>,
  'atz.see-zombie-death': {
    outcomes: ['carriesOn', 'ducksBack', 'runsAway'],
    play: (input) => resultOf(seeZombieDeath(ODDS, input)),
  } satisfies OddsRule<Who>,
  'atz.sanity': {
    outcomes: ['recovers', 'huddles', 'collapses'],
    play: (input) => resultOf(sanity(ODDS, input)),
  } satisfies OddsRule<Who>,
  'atz.crazy-about-my-job': {
    outcomes: ['returns', 'returnsWeaker', 'neverRecovers'],
    play: ({ rep }) => resultOf(crazyAboutMyJob(ODDS, rep)),
  } satisfies OddsRule<Who>,
  'atz.what-now': {
    outcomes: ['actsOrMoves', 'staysDown'],
    play: (input) => resultOf(whatNow(ODDS, input, { ...input, picks: false })),
  } satisfies OddsRule<WhatNowInput>,
  'atz.pursue-by-fire': {
    outcomes: ['fires', 'firesAtCover', 'doesNotFire'],
    *play({ rep }) {
      return (yield* pursueByFire(ODDS, rep)).found.result;
    },
  } satisfies OddsRule<Who>,
  'atz.fast-move': {
    outcomes: [...FAST_MOVES, 'stumbles'],
    *play({ withLeader, leader, ...runner }) {
      const group = { withLeader: withLeader === true || leader === true, runners: [runner] };
      const [move] = (yield* fastMove(ODDS, group)).moves;
      if (!move) throw new Error('a fast move of nobody');
      return move.stumbles ? 'stumbles' : String(move.inches);
    },
  } satisfies OddsRule<FastMoveInput>,
};
