/** Helpers shared by all acts of an Encounter. */
import { tell as tellAny } from '../../../core/play.ts';
import type { Seen } from '../../../core/seen.ts';
import type { CampaignEvent } from '../../state/campaign-events.ts';
import type { Stage } from '../../state/encounter.ts';
import { figureNamed } from '../../state/find.ts';
import type { SeenCampaign, SeenEncounter, SeenFigure } from '../../state/seen.ts';
import type { StockItem } from '../../what-you-gain/stock.ts';
import type { Acted, CampaignPlay } from '../act.ts';
import { type EncounterRefusal, type WrongStage, wrongStage } from './refusals.ts';

export function no<C extends EncounterRefusal>(why: C): Acted<C> {
  return { ok: false, refusal: { code: 'encounter', why } } as Acted<C>;
}
export const tell = (event: CampaignEvent): CampaignPlay<void> => tellAny(event);

export type { SeenEncounter };
export type SeenItem = Seen<StockItem>;

/** Up to the report on the battle: a table may be left out, and the first door opens the play. */
export const BEFORE_REPORT = ['planned', 'on-the-table'] as const satisfies readonly Stage[];

/** The Encounter under way at one of these points of it, or why there is none. */
export function encounterAt(
  now: SeenCampaign,
  stages: readonly Stage[],
): SeenEncounter | 'none-planned' | WrongStage {
  const { encounter } = now;
  if (encounter === null) return 'none-planned';
  return stages.includes(encounter.stage) ? encounter : wrongStage(encounter.stage, stages);
}

/** The figure, if it takes part in the Encounter under way and can still act in it. */
export function participant(now: SeenCampaign, id: string): SeenFigure | undefined {
  const { encounter } = now;
  const figure = figureNamed(now, id);
  if (figure === undefined || !encounter?.party.includes(figure.id)) return undefined;
  const able = figure.status === 'ready' || (figure.status === 'captive' && encounter.role === 'captive');
  return able ? figure : undefined;
}

export function itemNamed(now: SeenCampaign, id: string): SeenItem | undefined {
  return now.stock.find((item) => item.id === id);
}
