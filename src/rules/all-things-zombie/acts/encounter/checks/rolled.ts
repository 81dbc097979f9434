/** Checks rolled by the rule of each, and the tests they come to. */
import type { Asking } from '../../../asking.ts';
import { beingCharged } from '../../../reaction/being-charged.ts';
import type { Checker } from '../../../reaction/checker.ts';
import { fastMove } from '../../../reaction/fast-move.ts';
import { inSight } from '../../../reaction/in-sight.ts';
import { overrun } from '../../../reaction/overrun.ts';
import { pursueByFire } from '../../../reaction/pursue-by-fire.ts';
import { rally } from '../../../reaction/rally.ts';
import { decide, decided, type Reaction } from '../../../reaction/react.ts';
import { firesOrNot } from '../../../reaction/reaction-fire.ts';
import { receivedFire } from '../../../reaction/received-fire.ts';
import { surprised } from '../../../reaction/surprise.ts';
import { wantingToCharge } from '../../../reaction/wanting-to-charge.ts';
import { whatNow } from '../../../reaction/what-now.ts';
import type { ReactionWord } from '../../../reaction/words.ts';
import { goesToSanity, sanity, seeZombieDeath } from '../../../reaction/zombie-death.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { CampaignPlay } from '../../act.ts';
import type { Test } from '../standing/tested.ts';
import type { Check } from './checks.ts';

/** All that one check comes to: Surprise and See Zombie Death lead to another. */
export function* rolled(asking: Asking, checker: Checker, what: Check): CampaignPlay<readonly Test[]> {
  switch (what.check) {
    case 'in-sight':
      return [cameTo(yield* decided(asking, inSight(asking, checker, what)))];
    case 'received-fire':
      return [cameTo(yield* decided(asking, receivedFire(asking, checker, what)))];
    case 'wanting-to-charge':
      return [cameTo(yield* decided(asking, wantingToCharge(asking, checker, what)))];
    case 'being-charged':
      return [cameTo(yield* decided(asking, beingCharged(asking, checker, what)))];
    case 'overrun':
      return [cameTo(yield* decided(asking, overrun(asking, checker, what)))];
    case 'rally':
      return [cameTo(yield* decided(asking, rally(asking, checker, what)))];
    case 'surprise': {
      const { surprise, beingCharged: then } = yield* surprised(asking, checker, what);
      const first = cameTo({ ...surprise, act: surprise.result });
      return then === undefined ? [first] : [first, cameTo(yield* decide(asking, then))];
    }
    case 'see-zombie-death':
      return yield* seesZombieDeath(asking, checker);
    case 'what-now': {
      const { passed, result } = yield* whatNow(asking, checker, what);
      return [diced('atz.what-now', passed, { of: 'what-now', word: result })];
    }
    case 'pursue-by-fire': {
      const { passed, found } = yield* pursueByFire(asking, checker.rep);
      return [diced('atz.pursue-by-fire', passed, { of: 'pursue-by-fire', word: found.result })];
    }
    case 'fast-move': {
      // A Leader is with himself.
      const withLeader = what.withLeader === true || checker.leader === true;
      const { faces, moves } = yield* fastMove(asking, { withLeader, runners: [checker] });
      const inches = moves[0]?.inches ?? 0;
      return [diced('atz.fast-move', { faces, target: checker.rep }, { of: 'fast-move', inches })];
    }
    case 'reaction-fire': {
      const { act } = yield* firesOrNot(asking, what);
      return [{ rule: 'atz.reaction-fire', faces: [], target: null, result: { of: 'reaction', word: act } }];
    }
    default:
      return what satisfies never;
  }
}

/** The first zombie death of a life, and the Sanity Table where it leads there (ATZ-88). */
function* seesZombieDeath(asking: Asking, checker: Checker): CampaignPlay<readonly Test[]> {
  const seen = yield* seeZombieDeath(asking, checker);
  const first = cameTo(yield* decide(asking, seen));
  if (!goesToSanity(seen)) return [first];
  // The check’s own double ones may just have made the figure a hero.
  const facing = { ...checker, hero: checker.hero || seen.checked.becomesHero };
  return [first, cameTo(yield* decided(asking, sanity(asking, facing)))];
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
