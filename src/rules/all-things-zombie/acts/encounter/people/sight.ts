/** Awareness, and In Sight checks on both sides, as the party comes in on people (section: Survivors in Buildings). */
import type { Passed } from '../../../../core/pass.ts';
import type { Play } from '../../../../core/play.ts';
import { askingOf } from '../../../asking.ts';
import { type First, leaderOf, type Seen, whoGoesFirst } from '../../../meeting-and-greeting/first.ts';
import { type Awareness, awareness } from '../../../meeting-and-greeting/survivors.ts';
import { type InSightWord, inSight } from '../../../reaction/in-sight.ts';
import { decide, type Reaction } from '../../../reaction/react.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { TestResult } from '../../../state/test-result.ts';
import type { StrangerId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import type { SeenEncounter } from '../act.ts';
import { fireInOrder, type Looked } from '../checks/first-to-fire.ts';
import { checkerAmong } from '../standing/checker-of.ts';
import type { Fighting } from '../standing/fighters.ts';
import { tellTest } from '../standing/tested.ts';
import { isShaken } from '../turn/shaken.ts';
import { shotsWaiting } from '../zombies/noise.ts';

interface FirstSight {
  readonly found: Fighting;
  /** Awareness test of somebody inside; null for the party. */
  readonly noticed: (Passed & { readonly awareness: Awareness }) | null;
  /** Null for whoever is taken by surprise, and takes no check. */
  readonly sight: Reaction<InSightWord> | null;
}

export interface FirstLook {
  readonly first: First;
  /** The speaker of those met. */
  readonly leader: StrangerId | undefined;
  /** Everybody on the other side failed the check. */
  readonly playerDrop: boolean;
  readonly othersDrop: boolean;
  readonly looked: readonly FirstSight[];
}

export interface Facing {
  /** Figures of the party, and friends of it, that came in. */
  readonly party: readonly Fighting[];
  /** People met, without Innocents, who are nobody’s fighters (ATZ-7). */
  readonly others: readonly Fighting[];
}

/** First those inside are tested for what they notice; then the party, which moves, and they, who stand still, check In Sight. */
export function* lookAtEachOther(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { party, others }: Facing,
): Play<FirstLook, never> {
  const checkerHere = (found: Fighting) =>
    checkerAmong(encounter, found, { shaken: isShaken(now, encounter, found) });
  const inside: { found: Fighting; noticed: NonNullable<FirstSight['noticed']> }[] = [];
  for (const found of others)
    inside.push({
      found,
      noticed: yield* awareness(askingOf(found.fighter.who), found.rep, shotsHeard(encounter)),
    });
  const looked: FirstSight[] = [];
  for (const found of party)
    looked.push({
      found,
      noticed: null,
      sight: yield* inSight(askingOf(found.fighter.who), checkerHere(found), { moving: true }),
    });
  for (const { found, noticed } of inside) {
    const unaware = noticed.awareness === 'unaware';
    const checker = checkerHere(found);
    const sight =
      noticed.awareness === 'surprised'
        ? null
        : yield* inSight(askingOf(found.fighter.who), checker, { unaware });
    looked.push({ found, noticed, sight });
  }
  // Those met have tested what they notice.
  const seen = (ofParty: boolean): Seen[] =>
    looked
      .filter((one) => isOfParty(one) === ofParty)
      .map(({ found, sight }) => ({
        id: found.fighter.who,
        rep: found.rep,
        passes: sight?.checked.rolled ?? null,
      }));
  return {
    first: whoGoesFirst(seen(true), seen(false)),
    leader: leaderOf(seen(false))?.id as StrangerId | undefined,
    playerDrop: seen(false).every(failed),
    othersDrop: seen(true).every(failed),
    looked,
  };
}

const failed = ({ passes }: Seen) => passes === null || passes === 0;

/**
 * Tells who noticed what, and who saw whom; `opens` says that it comes to fire at once, as In Sight has it. Words leave everybody where he
 * stands, so that Free Will has something to choose only in place of fire.
 */
export function* tellLooks(now: SeenCampaign, { looked }: FirstLook, opens: boolean): CampaignPlay<void> {
  const came: Looked[] = [];
  for (const one of looked) {
    const { found, noticed, sight } = one;
    if (noticed !== null)
      yield* tellTest(found, {
        rule: 'atz.awareness',
        faces: noticed.faces,
        target: noticed.target,
        result: { of: 'awareness', word: noticed.awareness },
      });
    if (sight === null) continue;
    const { rule, faces, target, rolled, becomesHero } = sight.checked;
    const moved = isOfParty(one);
    const tested = opens ? yield* opening(found, sight, moved) : seeing(sight, moved, false);
    yield* tellTest(found, { rule, faces, target, result: tested, hero: becomesHero });
    // Those met may be fired at, all of them, those too who took no check.
    const foes = looked.filter((other) => isOfParty(other) !== moved);
    came.push({ found, rolled, moved, tested, sees: foes.map(({ found: { fighter } }) => fighter.who) });
  }
  const { encounter } = now;
  // Before the first turn nobody is kept from looking again, and words let nobody fire.
  if (encounter !== null && (opens || encounter.turn !== null)) yield* fireInOrder(now, encounter, came);
}

const isOfParty = ({ noticed }: FirstSight) => noticed === null;

const seeing = ({ result: word }: Reaction<InSightWord>, moved: boolean, opens: boolean): TestResult => ({
  of: 'sighted',
  word,
  opens,
  moved,
});

/** Fires or not as the dice have it, or does what Free Will chooses instead. */
function* opening(
  { fighter }: Fighting,
  sight: Reaction<InSightWord>,
  moved: boolean,
): Play<TestResult, never> {
  const { act, decidedBy } = yield* decide(askingOf(fighter.who), sight);
  return decidedBy === 'free-will' ? { of: 'reaction', word: act } : seeing(sight, moved, true);
}

/** Fired before, whether or not zombies have been rolled for yet. */
export function shotsHeard(encounter: SeenEncounter): boolean {
  return encounter.shots > 0 || shotsWaiting(encounter).length > 0;
}
