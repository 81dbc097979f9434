/** Reaction checks of anybody on the table but zombies: rolled, told, and kept in the history of a figure. */
import { choice, flag, group, list, number, optional, type Value, variant } from '../../../core/fields.ts';
import { PLAYER_ASKING } from '../../asking.ts';
import { beingCharged } from '../../reaction/being-charged.ts';
import type { Checker } from '../../reaction/checker.ts';
import { fastMove } from '../../reaction/fast-move.ts';
import { inSight } from '../../reaction/in-sight.ts';
import { overrun } from '../../reaction/overrun.ts';
import { pursueByFire } from '../../reaction/pursue-by-fire.ts';
import { rally } from '../../reaction/rally.ts';
import { decide, decided, type Reaction } from '../../reaction/react.ts';
import { firesOrNot } from '../../reaction/reaction-fire.ts';
import { receivedFire } from '../../reaction/received-fire.ts';
import { surprised } from '../../reaction/surprise.ts';
import { wantingToCharge } from '../../reaction/wanting-to-charge.ts';
import { whatNow } from '../../reaction/what-now.ts';
import type { ReactionWord } from '../../reaction/words.ts';
import { goesToSanity, mustCheckZombieDeath, sanity, seeZombieDeath } from '../../reaction/zombie-death.ts';
import type { TestResult } from '../../state/test-result.ts';
import { ATTRIBUTES } from '../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf, type Now } from '../act.ts';
import { ATTRIBUTE, FIGHTER } from '../fields.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from './act.ts';
import { checkerAmong } from './checker-of.ts';
import { fighterNamed } from './fighters.ts';
import { type Test, tellTest } from './tested.ts';

const ASKING = PLAYER_ASKING;

const tick = optional(flag);
const person = {
  attributes: optional({ ...list(ATTRIBUTE, 0, ATTRIBUTES.length), once: true }),
  drunk: optional(choice([1, 2, 3, 4, 5, 6])),
};
const friends = optional(list(group({ ...person, inches: number(0, 99) }), 0, 20));
const opponent = optional(group({ ...person, rushing: tick }));
const UNDER_CHARGE = {
  inCover: tick,
  cannotFire: tick,
  flankOrRear: tick,
  surprised: tick,
  byBurningZombie: tick,
  friends,
  opponent,
};

/** Which check, and all that bears on it; what is left out is not the case. */
const CHECKS = variant('check', {
  'in-sight': { hidden: tick, moving: tick, withLeader: tick, suppressing: tick, unaware: tick },
  'received-fire': {
    charging: tick,
    ranged: tick,
    inCover: tick,
    outgunned: tick,
    cannotFire: tick,
    byHidden: tick,
    friends,
  },
  'wanting-to-charge': {
    inCover: tick,
    inBuilding: tick,
    cannotFire: tick,
    withLeader: tick,
    leaderPassed: optional(choice([0, 1, 2])),
    friends,
    opponent,
  },
  'being-charged': UNDER_CHARGE,
  surprise: UNDER_CHARGE,
  overrun: { lmg: tick },
  rally: { inCover: tick, friend: optional(group({ ...person, leader: tick })) },
  'see-zombie-death': {},
  'what-now': {
    leaderNearby: tick,
    outgunned: tick,
    outnumbered: tick,
    protected: tick,
    military: tick,
    picks: tick,
  },
  'pursue-by-fire': {},
  'fast-move': { withLeader: flag },
  'reaction-fire': { canFire: flag, inChargeRange: flag, moving: flag },
});
export type Check = Value<typeof CHECKS>;

export const CHECK = declared({
  fields: {
    /** Of the party, or of a group met. */
    figure: FIGHTER,
    what: CHECKS,
    /** Leads its side: of those met only; who leads in the party is known. */
    leads: tick,
    /** Recovered on the Sanity Table, and not activated since. */
    shaken: tick,
  },
  stages: BEFORE_REPORT,
  refusals: ['not-here', 'seen-before'],
});

export function* takeCheck(
  now: Now,
  { figure: who, what, shaken, leads }: InputOf<typeof CHECK>,
): ActOf<typeof CHECK> {
  const encounter = encounterAt(now, CHECK.stages);
  if (typeof encounter === 'string') return no(encounter);
  const found = fighterNamed(now, encounter, who);
  if (found === undefined) return no('not-here');
  const { name, figure } = found;
  const firstDeath = what.check === 'see-zombie-death';
  // What people met have seen in their lives nobody knows.
  if (firstDeath && figure !== null && !mustCheckZombieDeath(figure.seenZombieDeath))
    return no('seen-before');
  const checker = { ...checkerAmong(encounter, found, leads), shaken };
  const came = yield* rolled(checker, what);
  for (const test of came) yield* tellTest(found, test);
  if (firstDeath && figure !== null) yield* tell({ type: 'death-seen', figure: figure.id, seen: true });
  return done('check', { name, results: came.map(({ result }) => result) });
}

function* rolled(checker: Checker, what: Check): CampaignPlay<readonly Test[]> {
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
      return [diced('atz.what-now', passed, { of: 'what-now', word: result })];
    }
    case 'pursue-by-fire': {
      const { passed, found } = yield* pursueByFire(ASKING, checker.rep);
      return [diced('atz.pursue-by-fire', passed, { of: 'pursue-by-fire', word: found.result })];
    }
    case 'fast-move': {
      // A Leader is with himself.
      const withLeader = what.withLeader || checker.leader === true;
      const { faces, moves } = yield* fastMove(ASKING, { withLeader, runners: [checker] });
      const inches = moves[0]?.inches ?? 0;
      return [diced('atz.fast-move', { faces, target: checker.rep }, { of: 'fast-move', inches })];
    }
    case 'reaction-fire': {
      const { act } = yield* firesOrNot(ASKING, what);
      return [{ rule: 'atz.reaction-fire', faces: [], target: null, result: { of: 'reaction', word: act } }];
    }
    default:
      return what satisfies never;
  }
}

/** The first zombie death of a life, and the Sanity Table where it leads there (ATZ-88). */
function* seesZombieDeath(checker: Checker): CampaignPlay<readonly Test[]> {
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
}: Pick<Reaction<ReactionWord>, 'checked'> & { readonly act: ReactionWord }): Test {
  return { ...diced(checked.rule, checked, { of: 'reaction', word: act }), hero: checked.becomesHero };
}

function diced(
  rule: string,
  { faces, target }: { readonly faces: readonly number[]; readonly target: number },
  result: TestResult,
): Test {
  return { rule, faces, target, result };
}
