import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { activity, MET, type Where } from './activity.ts';
import { attackOrTalk, type Outnumbers } from './first.ts';
import { AWARENESS, awareness, survivorsInBuilding } from './survivors.ts';
import { MERCY_ENDS, mercy, TALK_ENDS, type Talker, talk } from './talk.ts';
import { type AtLarge, reinforcement, zombiesAtStart, zombiesInBuilding } from './zombies.ts';

export interface ReinforcementInput {
  readonly area: AtLarge['area'];
  readonly shots: number;
}
export interface AwarenessInput {
  readonly rep: number;
  readonly shotsHeard?: boolean | undefined;
}
export interface TalkInput {
  readonly player: Talker;
  readonly other: Talker;
  readonly outnumbers: Outnumbers;
}
export interface AttackOrTalkInput {
  readonly rep: number;
  readonly outnumbers: Outnumbers;
}
export interface MercyInput {
  readonly rep: number;
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => String(n));

export const MEET_ODDS = {
  'atz.activity': {
    outcomes: MET,
    *play(where: Where) {
      return (yield* activity(PLAYER_ASKING, where)).met;
    },
  } satisfies OddsRule<Where>,
  'atz.zombies-at-start': {
    outcomes: upTo(12),
    *play(where: AtLarge) {
      return String((yield* zombiesAtStart(PLAYER_ASKING, where)).zombies);
    },
  } satisfies OddsRule<AtLarge>,
  'atz.zombie-reinforcement': {
    outcomes: upTo(0),
    *play({ area, shots }: ReinforcementInput) {
      return String((yield* reinforcement(PLAYER_ASKING, area, shots)).zombies);
    },
  } satisfies OddsRule<ReinforcementInput>,
  'atz.zombies-in-building': {
    outcomes: upTo(6),
    *play(where: AtLarge) {
      return String((yield* zombiesInBuilding(PLAYER_ASKING, where)).zombies);
    },
  } satisfies OddsRule<AtLarge>,
  'atz.survivors-in-building': {
    outcomes: upTo(4),
    *play(where: AtLarge) {
      return String((yield* survivorsInBuilding(PLAYER_ASKING, where)).survivors);
    },
  } satisfies OddsRule<AtLarge>,
  'atz.awareness': {
    outcomes: [AWARENESS[2], AWARENESS[1], AWARENESS[0]],
    *play({ rep, shotsHeard = false }: AwarenessInput) {
      return (yield* awareness(PLAYER_ASKING, rep, shotsHeard)).awareness;
    },
  } satisfies OddsRule<AwarenessInput>,
  'atz.attack-or-talk': {
    outcomes: ['attack', 'talk'],
    *play({ rep, outnumbers }: AttackOrTalkInput) {
      return (yield* attackOrTalk(PLAYER_ASKING, rep, outnumbers)).does;
    },
  } satisfies OddsRule<AttackOrTalkInput>,
  'atz.talk': {
    outcomes: TALK_ENDS,
    *play(input: TalkInput) {
      return (yield* talk(PLAYER_ASKING, { ...input, playerDecides: false })).end;
    },
  } satisfies OddsRule<TalkInput>,
  'atz.mercy': {
    outcomes: MERCY_ENDS,
    *play({ rep }: MercyInput) {
      return (yield* mercy(PLAYER_ASKING, rep)).end;
    },
  } satisfies OddsRule<MercyInput>,
};
