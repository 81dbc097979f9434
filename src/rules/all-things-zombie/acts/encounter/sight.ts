/** The first look: In Sight checks on both sides, as the party comes in on people. */
import type { Play } from '../../../core/play.ts';
import { askingOf } from '../../asking.ts';
import { type First, leaderOf, type Seen, whoGoesFirst } from '../../meeting-and-greeting/first.ts';
import { awareness } from '../../meeting-and-greeting/survivors.ts';
import { inSight } from '../../reaction/in-sight.ts';
import { isFree } from '../../state/contact.ts';
import { strangerId } from '../../state/turn.ts';
import type { SeenFigure, SeenGroup } from '../act.ts';
import type { SeenEncounter } from './act.ts';
import { checkerOf } from './checker-of.ts';

export interface FirstLook {
  readonly first: First;
  /** The name of whoever speaks for those met. */
  readonly leader: string | undefined;
  /** Everybody on the other side failed the check. */
  readonly playerDrop: boolean;
  readonly othersDrop: boolean;
}

/** The party moves, those inside stand still; whoever is taken by surprise takes no check. */
export function* lookAtEachOther(
  encounter: SeenEncounter,
  figures: readonly SeenFigure[],
  { id: group, members }: Pick<SeenGroup, 'id' | 'members'>,
): Play<FirstLook, never> {
  const party: Seen[] = [];
  for (const figure of figures) {
    const { checked } = yield* inSight(askingOf(figure.id), checkerOf(encounter, figure), { moving: true });
    party.push({ id: figure.id, rep: figure.rep, passes: checked.rolled });
  }
  const others: Seen[] = [];
  for (const [at, member] of members.entries()) {
    if (!isFree(member)) continue;
    const { name, rep, attributes } = member;
    const asking = askingOf(strangerId(group, at));
    const { awareness: noticed } = yield* awareness(asking, rep, shotsHeard(encounter));
    const unaware = noticed === 'unaware';
    const passes =
      noticed === 'surprised'
        ? null
        : (yield* inSight(asking, { rep, attributes }, { unaware })).checked.rolled;
    others.push({ id: name, rep, passes });
  }
  return {
    first: whoGoesFirst(party, others),
    leader: leaderOf(others)?.id,
    playerDrop: others.every(failed),
    othersDrop: party.every(failed),
  };
}

const failed = ({ passes }: Seen) => passes === null || passes === 0;

/** Fired before, whether or not zombies have been rolled for yet. */
export function shotsHeard({ shots, markers }: SeenEncounter): boolean {
  return shots > 0 || markers.length > 0;
}
