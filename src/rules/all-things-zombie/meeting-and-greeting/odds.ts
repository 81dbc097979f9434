/** Exact odds of activity, of who is met, and of how a meeting goes. */
import { choice, flag, group, list, number, optional, type Values } from '../../core/fields.ts';
import type { OddsRule } from '../../core/odds-rule.ts';
import { PLAYER_ASKING } from '../asking.ts';
import { AREA, BUILDING, MODIFIER, PHASE, REP, TARGET, WINNER } from '../odds-fields.ts';
import { activity, MET } from './activity.ts';
import { attackOrTalk, OUTNUMBERS } from './first.ts';
import { dicedLocation, LOCATION_IDS } from './placement.ts';
import { AWARENESSES, awareness, survivorsInBuilding } from './survivors.ts';
import { cooperation, MERCY_ENDS, mercy, TALK_ENDS, talk, WALK_FIRST, walkOnce } from './talk.ts';
import {
  reinforcement,
  repsOf,
  SURPRISED,
  surprisedAt,
  surprisedBy,
  zombiesAtStart,
  zombiesInBuilding,
} from './zombies.ts';

const AT_LARGE = { area: AREA, phase: PHASE, winner: WINNER } as const;
/** The side that is greater in number. */
const GREATER = choice(OUTNUMBERS);
/** `modifier` is all modifiers added up. */
const TALKER = group({ rep: TARGET, modifier: MODIFIER });

const ONE_OF_EACH = list(group({ rep: REP }), 1, 7);

/** Fields for the odds of each rule; a circumstance left out is not the case. */
export const MEETING_ODDS_FIELDS = {
  'atz.activity': { area: AREA, phase: PHASE, building: BUILDING, upstairs: optional(flag), winner: WINNER },
  'atz.zombies-at-start': AT_LARGE,
  /** More shots would make one question long. */
  'atz.zombie-reinforcement': { area: AREA, shots: number(0, 60, { usual: 3 }) },
  'atz.zombies-in-building': AT_LARGE,
  'atz.survivors-in-building': AT_LARGE,
  /** Surprise of those who come in; `figures` has one of each Rep. */
  'atz.zombies-surprise': { zombies: number(1, 99, { usual: 2 }), figures: ONE_OF_EACH },
  /** `score`: the zombies’, which is to be reached. */
  'atz.figures-surprise': { score: number(2, 105, { usual: 6 }), figures: ONE_OF_EACH },
  /** Placement of one zombie, whichever way the figure faces; buildings and the table’s edge have it stand elsewhere. */
  'atz.zombie-placement': {},
  'atz.awareness': { rep: TARGET, shotsHeard: optional(flag) },
  'atz.attack-or-talk': { rep: TARGET, outnumbers: GREATER },
  'atz.talk': {
    player: TALKER,
    other: TALKER,
    outnumbers: GREATER,
    /** True if the player decides, and no die, whether his own side comes to blows where it may; both count alike. */
    playerDecides: optional(flag),
  },
  /** `winner`: who had the better of the talk, and so whose Rep it is. */
  'atz.cooperation': { rep: TARGET, modifier: MODIFIER, winner: choice(['player', 'other']) },
  /** Reps of both leaders, for one go: equal scores are rolled again. */
  'atz.walk.player': { player: TARGET, other: TARGET },
  'atz.mercy': { rep: TARGET },
} as const;
type Input<R extends keyof typeof MEETING_ODDS_FIELDS> = Values<(typeof MEETING_ODDS_FIELDS)[R]>;
type AtLarge = Values<typeof AT_LARGE>;

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => String(n));

export const MEETING_ODDS = {
  'atz.activity': {
    outcomes: MET,
    *play({ upstairs = false, ...where }: Input<'atz.activity'>) {
      return (yield* activity(PLAYER_ASKING, { ...where, upstairs })).met;
    },
  } satisfies OddsRule<Input<'atz.activity'>>,
  'atz.zombies-at-start': {
    outcomes: upTo(12),
    *play(where: AtLarge) {
      return String((yield* zombiesAtStart(PLAYER_ASKING, where)).zombies);
    },
  } satisfies OddsRule<AtLarge>,
  'atz.zombie-reinforcement': {
    outcomes: upTo(0),
    *play({ area, shots }: Input<'atz.zombie-reinforcement'>) {
      return String((yield* reinforcement(PLAYER_ASKING, area, shots)).zombies);
    },
  } satisfies OddsRule<Input<'atz.zombie-reinforcement'>>,
  'atz.zombies-in-building': {
    outcomes: upTo(6),
    *play(where: AtLarge) {
      return String((yield* zombiesInBuilding(PLAYER_ASKING, where)).zombies);
    },
  } satisfies OddsRule<AtLarge>,
  'atz.zombies-surprise': {
    outcomes: SURPRISED,
    play: ({ zombies, figures }: Input<'atz.zombies-surprise'>) =>
      surprisedBy(PLAYER_ASKING, zombies, repsOf(figures)),
  } satisfies OddsRule<Input<'atz.zombies-surprise'>>,
  'atz.figures-surprise': {
    outcomes: SURPRISED,
    play: ({ score, figures }: Input<'atz.figures-surprise'>) =>
      surprisedAt(PLAYER_ASKING, score, repsOf(figures)),
  } satisfies OddsRule<Input<'atz.figures-surprise'>>,
  'atz.zombie-placement': {
    outcomes: LOCATION_IDS,
    *play() {
      return (yield* dicedLocation(PLAYER_ASKING)).location;
    },
  } satisfies OddsRule<Input<'atz.zombie-placement'>>,
  'atz.survivors-in-building': {
    outcomes: upTo(4),
    *play(where: AtLarge) {
      return String((yield* survivorsInBuilding(PLAYER_ASKING, where)).survivors);
    },
  } satisfies OddsRule<AtLarge>,
  'atz.awareness': {
    outcomes: AWARENESSES,
    *play({ rep, shotsHeard = false }: Input<'atz.awareness'>) {
      return (yield* awareness(PLAYER_ASKING, rep, shotsHeard)).awareness;
    },
  } satisfies OddsRule<Input<'atz.awareness'>>,
  'atz.attack-or-talk': {
    outcomes: ['attack', 'talk'],
    *play({ rep, outnumbers }: Input<'atz.attack-or-talk'>) {
      return (yield* attackOrTalk(PLAYER_ASKING, rep, outnumbers)).does;
    },
  } satisfies OddsRule<Input<'atz.attack-or-talk'>>,
  'atz.talk': {
    outcomes: TALK_ENDS,
    choices: 'even',
    *play({ playerDecides = false, ...input }: Input<'atz.talk'>) {
      return (yield* talk(PLAYER_ASKING, { ...input, playerDecides })).end;
    },
  } satisfies OddsRule<Input<'atz.talk'>>,
  'atz.cooperation': {
    outcomes: ['join', 'actTogether', 'part'],
    *play({ rep, modifier, winner }: Input<'atz.cooperation'>) {
      const { agree } = yield* cooperation(PLAYER_ASKING, { rep, modifier }, winner);
      if (!agree) return 'part';
      return winner === 'player' ? 'join' : 'actTogether';
    },
  } satisfies OddsRule<Input<'atz.cooperation'>>,
  'atz.walk.player': {
    outcomes: WALK_FIRST,
    *play({ player, other }: Input<'atz.walk.player'>) {
      return (yield* walkOnce(PLAYER_ASKING, player, other)).first;
    },
  } satisfies OddsRule<Input<'atz.walk.player'>>,
  'atz.mercy': {
    outcomes: MERCY_ENDS,
    *play({ rep }: Input<'atz.mercy'>) {
      return (yield* mercy(PLAYER_ASKING, rep)).end;
    },
  } satisfies OddsRule<Input<'atz.mercy'>>,
};
