/**
 * Splitting a group of aliens, so that one strikes by itself and the others somewhere else: where zombies keep apart, one attack wastes its
 * hits.
 */
import { indexOf, nextTo } from '../data/town.ts';
import { type Acting, alienBy, choiceOf, type Table } from '../state.ts';
import { ALIEN_LOST, EXPLODING, type Group, groupOf, killedBy, lostOf } from './strikes.ts';
import type { Spot } from './worth.ts';

/** Two attacks are chosen rather than one that is as good: one die may go wrong, two seldom do. */
const RATHER = 0.2;

interface Strike {
  readonly at: number;
  readonly worth: number;
}

/** The best strike of a group from where it stands; nothing is struck twice. */
function bestStrike(
  spots: readonly Spot[],
  from: number,
  group: Group,
  claw: boolean,
  struck?: number,
): Strike | undefined {
  let found: Strike | undefined;
  const isHeld = !group.flies && (claw || spots[from]?.fast === true);
  for (const at of isHeld ? [from] : [from, ...nextTo(from)]) {
    const spot = spots[at];
    if (spot === undefined || spot.zombies === 0 || at === struck) continue;
    // No attack enters a park on foot (§6.1).
    if (at !== from && spot.park && !group.flies) continue;
    const combat = at === from ? group.combat * EXPLODING : group.combat;
    const killed = killedBy(spot, combat, group.leader || spot.leader);
    const worth = killed - lostOf(spots, at, group, killed) * ALIEN_LOST;
    if (worth > (found?.worth ?? 0)) found = { at, worth };
  }
  return found;
}

/** Worth of both strikes together; undefined where the one alien has nothing to strike at. */
export function splitWorth(
  state: Table,
  spots: readonly Spot[],
  { at, aliens }: Extract<Acting, { side: 'aliens' }>,
  member: string,
): number | undefined {
  const from = indexOf(at);
  const one = aliens.find((id) => choiceOf(alienBy(state, id)) === member);
  if (one === undefined) return undefined;
  const alone = bestStrike(spots, from, groupOf(state, [one]), state.claw);
  if (alone === undefined) return undefined;
  const rest = groupOf(
    state,
    aliens.filter((id) => id !== one),
  );
  const others = bestStrike(spots, from, rest, state.claw, alone.at);
  return alone.worth + (others?.worth ?? 0) + RATHER;
}
