/** Reaction checks of anybody on the table but zombies: rolled, told, and kept in the history of a figure. */
import { PLAYER_ASKING } from '../../asking.ts';
import { beingCharged, type UnderCharge } from '../../reaction/being-charged.ts';
import type { Checker } from '../../reaction/checker.ts';
import { fastMove } from '../../reaction/fast-move.ts';
import { type ComingIntoSight, inSight } from '../../reaction/in-sight.ts';
import { type InTheWay, overrun } from '../../reaction/overrun.ts';
import { pursueByFire } from '../../reaction/pursue-by-fire.ts';
import { type Rallying, rally } from '../../reaction/rally.ts';
import { decide, decided, type Reaction } from '../../reaction/react.ts';
import { type CalledToFire, firesOrNot } from '../../reaction/reaction-fire.ts';
import { receivedFire, type UnderFire } from '../../reaction/received-fire.ts';
import { surprised } from '../../reaction/surprise.ts';
import { type AboutToCharge, wantingToCharge } from '../../reaction/wanting-to-charge.ts';
import { type DuckedBack, whatNow } from '../../reaction/what-now.ts';
import type { ReactionWord } from '../../reaction/words.ts';
import { goesToSanity, mustCheckZombieDeath, sanity, seeZombieDeath } from '../../reaction/zombie-death.ts';
import type { TestResult } from '../../state/test-result.ts';
import { type Act, type CampaignPlay, done, type Now } from '../act.ts';
import { BEFORE_REPORT, encounterAt, no, tell } from './act.ts';
import { checkerAmong } from './checker-of.ts';
import { fighterNamed } from './fighters.ts';
import { type Test, tellTest } from './tested.ts';

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
  /** Of the party, or of a group met. */
  readonly figure: string;
  readonly what: Check;
  /** Leads its side: of those met only; who leads in the party is known. */
  readonly leads?: boolean | undefined;
  /** Recovered on the Sanity Table, and not activated since. */
  readonly shaken?: boolean | undefined;
}

export function* takeCheck(now: Now, { figure: who, what, shaken, leads }: Checking): Act {
  const encounter = encounterAt(now, BEFORE_REPORT);
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
