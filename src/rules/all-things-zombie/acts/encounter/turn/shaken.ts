/**
 * Shaken figures: anybody who recovered on the Sanity Table is shaken until next active, and only then functions as normal (section: Sanity
 * Table).
 */

import type { SeenCampaign } from '../../../state/seen.ts';
import type { Fighter } from '../../../state/turn.ts';
import { inOrder } from '../../../turn/activation.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { byDice, dieOf } from './activation.ts';

export const isShaken = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  typeof one.fighter.shaken === 'number' && !wasActive(now, encounter, one, one.fighter.shaken);

/** True for a figure that ran from what it saw, and has been active since. */
export const hasWitsBack = (now: SeenCampaign, encounter: SeenEncounter, one: Fighting): boolean =>
  one.fighter.condition === 'ran-away' && one.fighter.shaken !== undefined && !isShaken(now, encounter, one);

function wasActive(now: SeenCampaign, encounter: SeenEncounter, one: Fighting, since: number): boolean {
  const { turn } = encounter;
  if (turn === null || turn.number <= since) return false;
  return byDice(now, encounter, one)?.may === true && !goesLater(encounter, one);
}

/** True while its side is still to act in this turn. */
function goesLater(encounter: SeenEncounter, one: Fighting): boolean {
  const { turn } = encounter;
  if (turn === null) return false;
  const order = inOrder(turn).map(({ side }) => side);
  return order.indexOf(dieOf(encounter, one)?.side ?? '') > Math.max(0, order.indexOf(turn.acting ?? ''));
}

/** The turn since which somebody who recovers now has not been active. */
export const shakenSince = (encounter: SeenEncounter, one: Fighting): number =>
  Math.max(0, (encounter.turn?.number ?? 0) - (goesLater(encounter, one) ? 1 : 0));

/** At the end of a turn, of those who were active in it; of those no die was rolled for nobody else knows. */
export function* shakenNoMore(now: SeenCampaign): CampaignPlay<void> {
  for (const { who, shaken } of now.encounter?.fighters ?? []) {
    const { encounter } = now;
    const found = encounter && typeof shaken === 'number' ? fighterNamed(now, encounter, who) : undefined;
    if (!encounter || !found || typeof shaken !== 'number') continue;
    if ((encounter.turn?.number ?? 0) <= shaken) continue;
    if (byDice(now, encounter, found)?.may === false) continue;
    const { shaken: _, ...fighter } = found.fighter;
    const to: Fighter = fighter.condition === 'ran-away' ? { ...fighter, shaken: 'over' } : fighter;
    yield* tell({ type: 'fighter-changed', to, of: 'shots', fired: 0 });
  }
}
