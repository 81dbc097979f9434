/** Reaction checks of one figure in an Encounter: rolled, told, and kept in its history. */
import { dumbass, rollsForSense } from '../../after/failings.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import type { DrunkardState } from '../../attributes.ts';
import { type Act, type CampaignPlay, done, type Now, type SeenFigure } from '../../campaign/act.ts';
import type { DumbassAct } from '../../data/attribute-tables.ts';
import { beingCharged, type UnderCharge } from '../../reaction/being-charged.ts';
import type { Checker } from '../../reaction/checker.ts';
import { fastMove } from '../../reaction/fast-move.ts';
import { type ComingIntoSight, inSight } from '../../reaction/in-sight.ts';
import { type InTheWay, overrun } from '../../reaction/overrun.ts';
import { type PursueByFireWord, pursueByFire } from '../../reaction/pursue-by-fire.ts';
import { type Rallying, rally } from '../../reaction/rally.ts';
import { decide, decided, type Reaction } from '../../reaction/react.ts';
import { type CalledToFire, firesOrNot } from '../../reaction/reaction-fire.ts';
import { receivedFire, type UnderFire } from '../../reaction/received-fire.ts';
import { surprised } from '../../reaction/surprise.ts';
import { type AboutToCharge, wantingToCharge } from '../../reaction/wanting-to-charge.ts';
import { type DuckedBack, WHAT_NOW_WORDS, whatNow } from '../../reaction/what-now.ts';
import { REACTION_WORDS, type ReactionWord } from '../../reaction/words.ts';
import { goesToSanity, mustCheckZombieDeath, sanity, seeZombieDeath } from '../../reaction/zombie-death.ts';
import { BEFORE_REPORT, encounterAt, no, participant, type SeenEncounter, tell } from './act.ts';

const ASKING = PLAYER_ASKING;

/** Which check, and all that bears on it. */
export type Check =
  | ({ readonly check: 'in-sight' } & ComingIntoSight)
  | ({ readonly check: 'received-fire' } & UnderFire)
  | ({ readonly check: 'wanting-to-charge' } & AboutToCharge)
  | ({ readonly check: 'being-charged' } & UnderCharge)
  | ({ readonly check: 'surprise' } & UnderCharge)
  | ({ readonly check: 'overrun' } & InTheWay)
  | ({ readonly check: 'rally' } & Rallying)
  | { readonly check: 'see-zombie-death' }
  | ({ readonly check: 'what-now' } & DuckedBack)
  | { readonly check: 'pursue-by-fire' }
  | { readonly check: 'fast-move'; readonly withLeader: boolean }
  | ({ readonly check: 'reaction-fire' } & CalledToFire);

export interface Checking {
  readonly figure: string;
  readonly what: Check;
  /** Recovered on the Sanity Table, and not activated since. */
  readonly shaken?: boolean | undefined;
}

/** What a check came to in words, and the dice behind them. */
interface Came {
  readonly rule: string;
  readonly faces: readonly number[];
  readonly target: number | null;
  readonly result: string;
  readonly hero?: boolean;
}

export function* takeCheck(now: Now, { figure: who, what, shaken }: Checking): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  if (what.check === 'see-zombie-death' && !mustCheckZombieDeath(figure.seenZombieDeath)) {
    return no('seen-before');
  }
  const checker = { ...checkerOf(encounter, figure), shaken };
  const came = yield* rolled(checker, what);
  for (const { hero = false, ...test } of came) {
    yield* tell({ type: 'figure-tested', figure: figure.id, ...test });
    if (hero) yield* tell({ type: 'hero-made', figure: figure.id });
  }
  if (what.check === 'see-zombie-death') yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
  return done(`${figure.name}: ${came.map(({ result }) => result.toLowerCase()).join(', then ')}`);
}

/** A figure as its checks see it, with all that the Encounter has done to it. */
export function checkerOf(encounter: SeenEncounter, figure: SeenFigure): Checker {
  return {
    rep: figure.rep,
    attributes: figure.attributes,
    drunk: drunkStateOf(encounter, figure),
    leader: figure.leadership !== 'none',
    hero: encounter.heroes.includes(figure.id),
    freeWill: figure.advantages.includes('free-will'),
  };
}

function drunkStateOf({ drunk }: SeenEncounter, { id }: SeenFigure): DrunkardState | undefined {
  return drunk.find(({ figure }) => figure === id)?.state ?? undefined;
}

function* rolled(checker: Checker, what: Check): CampaignPlay<readonly Came[]> {
  switch (what.check) {
    case 'in-sight':
      return [cameTo(yield* decided(ASKING, inSight(ASKING, checker, what)))];
    case 'received-fire':
      return [cameTo(yield* decided(ASKING, receivedFire(ASKING, checker, what)))];
    case 'wanting-to-charge':
      return [cameTo(yield* decided(ASKING, wantingToCharge(ASKING, checker, what)))];
    case 'being-charged':
      return [cameTo(yield* decided(ASKING, beingCharged(ASKING, checker, what)))];
    case 'overrun':
      return [cameTo(yield* decided(ASKING, overrun(ASKING, checker, what)))];
    case 'rally':
      return [cameTo(yield* decided(ASKING, rally(ASKING, checker, what)))];
    case 'surprise': {
      const { surprise, beingCharged: then } = yield* surprised(ASKING, checker, what);
      const first = cameTo({ ...surprise, act: surprise.result });
      return then === undefined ? [first] : [first, cameTo(yield* decide(ASKING, then))];
    }
    case 'see-zombie-death':
      return yield* seesZombieDeath(checker);
    case 'what-now': {
      const { passed, result } = yield* whatNow(ASKING, checker, what);
      return [diced('atz.what-now', passed, WHAT_NOW_WORDS[result])];
    }
    case 'pursue-by-fire': {
      const { passed, found } = yield* pursueByFire(ASKING, checker.rep);
      return [diced('atz.pursue-by-fire', passed, PURSUED[found.result])];
    }
    case 'fast-move': {
      // A Leader is with himself.
      const withLeader = what.withLeader || checker.leader === true;
      const { faces, moves } = yield* fastMove(ASKING, { withLeader, runners: [checker] });
      return [diced('atz.fast-move', { faces, target: checker.rep }, `${moves[0]?.inches ?? 0}″`)];
    }
    case 'reaction-fire': {
      const { act } = yield* firesOrNot(ASKING, what);
      return [{ rule: 'atz.reaction-fire', faces: [], target: null, result: REACTION_WORDS[act] }];
    }
    default:
      return what satisfies never;
  }
}

const PURSUED = {
  fires: 'Fires after them',
  firesAtCover: 'Fires after them, as at cover',
  doesNotFire: 'Doesn’t fire',
} as const satisfies Record<PursueByFireWord, string>;

/** The first zombie death of a life, and the Sanity Table where it leads there (ATZ-88). */
function* seesZombieDeath(checker: Checker): CampaignPlay<readonly Came[]> {
  const seen = yield* seeZombieDeath(ASKING, checker);
  const first = cameTo(yield* decide(ASKING, seen));
  if (!goesToSanity(seen)) return [first];
  // Its own double ones may just have made it a hero.
  const facing = { ...checker, hero: checker.hero || seen.checked.becomesHero };
  return [first, cameTo(yield* decided(ASKING, sanity(ASKING, facing)))];
}

function cameTo({
  checked,
  act,
}: Pick<Reaction<ReactionWord>, 'checked'> & { readonly act: ReactionWord }): Came {
  return { ...diced(checked.rule, checked, REACTION_WORDS[act]), hero: checked.becomesHero };
}

function diced(
  rule: string,
  { faces, target }: { readonly faces: readonly number[]; readonly target: number },
  result: string,
): Came {
  return { rule, faces, target, result };
}

const SENSE = {
  nothing: 'does nothing',
  'same-as-last-turn': 'goes on as last turn',
  'as-wished': 'does as it is told',
} as const satisfies Record<DumbassAct, string>;

/** A Dumbass, if only for drink, rolls for sense each turn. */
export function* rollForSense(now: Now, { figure: who }: { readonly figure: string }): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
  if (typeof encounter === 'string') return no(encounter);
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  if (!rollsForSense(figure.attributes, drunkStateOf(encounter, figure))) return no('not-a-dumbass');
  const { face, found } = yield* dumbass(ASKING);
  const result = SENSE[found.result];
  yield* tell({
    type: 'figure-tested',
    figure: figure.id,
    rule: 'atz.dumbass',
    faces: [face],
    target: null,
    result,
  });
  return done(`${figure.name} ${result}`);
}
