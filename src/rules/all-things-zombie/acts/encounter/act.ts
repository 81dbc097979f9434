/** What the acts of an Encounter share. */

import { tell as tellAny } from '../../../core/play.ts';
import type { Seen } from '../../../core/seen.ts';
import type { CampaignPlay } from '../../campaign/act.ts';
import { type Acted, type Now, refuse, type SeenFigure } from '../../campaign/act.ts';
import type { CampaignEvent } from '../../campaign/events.ts';
import { figureNamed } from '../../campaign/find.ts';
import type { EncounterRefusal } from '../../encounter/refusals.ts';
import type { Encounter } from '../../encounter/state.ts';
import type { StockItem } from '../../encounter/stock.ts';

export const no = (why: EncounterRefusal): Acted => refuse({ code: 'encounter', why });
export const tell = (event: CampaignEvent): CampaignPlay<void> => tellAny(event);

export type SeenEncounter = Seen<Encounter>;
export type SeenItem = Seen<StockItem>;

/** The figure, if it takes part in the Encounter under way. */
export function participant(now: Now, id: string): SeenFigure | undefined {
  return now.encounter?.party.some((one) => one === id) ? figureNamed(now, id) : undefined;
}

export function itemNamed(now: Now, id: string): SeenItem | undefined {
  return now.stock.find((item) => item.id === id);
}
