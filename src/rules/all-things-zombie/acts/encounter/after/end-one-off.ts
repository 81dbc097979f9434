/** The end of a battle by itself: who has won, and what each side has lost. Nothing comes after it. */
import { choice, optional } from '../../../../core/fields.ts';
import { figureNamed } from '../../../state/find.ts';
import { FORCES, type Force, type Losses, type OneOffResult } from '../../../state/one-off.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { FighterId } from '../../../state/turn.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { boughtFor } from '../planning/forces.ts';
import { changeStatus } from './figure-change.ts';

export const END_ONE_OFF = declared({
  fields: {
    /** As the players judge it; left out, the side that lost figures of fewer points. */
    wins: optional(choice([...FORCES, 'neither'])),
  },
  stages: ['after'],
  refusals: ['not-a-one-off', 'one-off-over'],
});

export function* endOneOff(
  now: SeenCampaign,
  { wins }: InputOf<typeof END_ONE_OFF>,
): ActOf<typeof END_ONE_OFF> {
  const encounter = encounterAt(now, END_ONE_OFF.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (encounter.oneOff === undefined) return no('not-a-one-off');
  if (encounter.oneOff.result !== undefined) return no('one-off-over');
  const counted = resultOf(encounter);
  const winner = wins === undefined ? counted.winner : wins === 'neither' ? null : wins;
  for (const { figure: id, killed } of encounter.records) {
    const figure = figureNamed(now, id);
    if (killed && figure !== undefined) yield* changeStatus(figure, 'dead', 'killed');
  }
  yield* tell({ type: 'one-off-decided', result: { ...counted, winner } });
  return done('end-one-off', { winner });
}

/** By what was reported: a side's loss is what the figures it lost had cost (ATZ-137). */
export function resultOf(encounter: SeenEncounter): OneOffResult {
  const own = lossesOf(encounter, 'own');
  const other = lossesOf(encounter, 'other');
  const winner = own.points === other.points ? null : own.points < other.points ? 'own' : 'other';
  return { winner, own, other };
}

function lossesOf(encounter: SeenEncounter, force: Force): Losses {
  const bought = boughtFor(encounter, force);
  const lost = bought.filter(({ who }) => isLost(encounter, who));
  const points = lost.reduce((sum, one) => sum + one.points, 0);
  return { figures: bought.length, lost: lost.length, points };
}

/** Killed, captured, run away, or out of the fight at the end. */
function isLost({ records, met = [], fighters }: SeenEncounter, who: FighterId): boolean {
  const record = records.find(({ figure }) => figure === who);
  if (record !== undefined) {
    const { killed, captured, ranAway, outOfTheFight, rejoined } = record;
    return killed || captured || ranAway || (outOfTheFight && !rejoined);
  }
  const fate = met.find((one) => one.who === who)?.fate ?? 'free';
  const marked = fighters.find((one) => one.who === who)?.condition ?? 'up';
  return fate !== 'free' || DOWN.some((condition) => condition === marked);
}

const DOWN = ['out-of-the-fight', 'carried', 'collapsed'] as const;
