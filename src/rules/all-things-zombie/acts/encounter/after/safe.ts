/** Who of the party is in safety when an Encounter is over: captives who are free again, and Innocents who came through it. */
import type { FigureId } from '../../../ids.ts';
import type { Status } from '../../../state/campaign.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';

/** Captives who went on an escape and were neither taken again nor lost are back with the party. */
export function freed(now: SeenCampaign, { role, records }: SeenEncounter): readonly FigureId[] {
  if (role !== 'captive') return [];
  return records.flatMap(({ figure, captured }) =>
    !captured && figureNamed(now, figure)?.status === 'captive' ? [figure] : [],
  );
}

/** Captives held where a raid to recover them has reached its aim, but for those taken in it (ATZ-174). */
export function fetched(
  { figures }: SeenCampaign,
  { role, objective, area, party }: Pick<SeenEncounter, 'role' | 'objective' | 'area' | 'party'>,
  { successful }: { readonly successful: boolean },
): readonly FigureId[] {
  if (!successful || role !== 'raider' || objective !== 'recover') return [];
  return figures.flatMap(({ id, status, heldIn }) =>
    status === 'captive' && heldIn === area && !party.includes(id) ? [id] : [],
  );
}

/** True for somebody in the hands of enemies, to whom nothing of the party's gets through. */
export const isHeld = (now: SeenCampaign, encounter: SeenEncounter, { id, status }: SeenFigure): boolean =>
  status === 'captive' && !freed(now, encounter).includes(id);

/** Number of Innocents rescued: those who left the table alive and free (section: How Do You Win). */
export function innocentsRescued(now: SeenCampaign, encounter: SeenEncounter): number {
  const { innocents, rescued = [] } = encounter;
  const lost = rescued.filter((id) => {
    const one = figureNamed(now, id);
    return one !== undefined && (LOST.includes(one.status) || isHeld(now, encounter, one));
  });
  return innocents - lost.length;
}

const LOST: readonly Status[] = ['dead', 'turned'];
