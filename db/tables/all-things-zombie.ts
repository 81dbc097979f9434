/** The tables of a campaign's state; their columns are declared beside what stands in them. */

import type { CALENDARS, CAMPAIGNS } from '../codecs/all-things-zombie/campaign.ts';
import type { CONTACTS } from '../codecs/all-things-zombie/contact.ts';
import type { BATTLEFIELDS, ENCOUNTERS, PARTICIPANTS } from '../codecs/all-things-zombie/encounter-rows.ts';
import type {
  FIGURE_ADVANTAGES,
  FIGURE_ATTRIBUTES,
  FIGURE_WEAPONS,
  FIGURES,
} from '../codecs/all-things-zombie/figure.ts';
import type { STOCK_ITEMS } from '../codecs/all-things-zombie/stock.ts';
import type { RowIn } from '../codecs/columns.ts';

export interface StateTables {
  /** The campaign’s name stands in the head, as that of a campaign of any game. */
  campaign: RowIn<typeof CAMPAIGNS>;
  calendar: RowIn<typeof CALENDARS>;
  figure: RowIn<typeof FIGURES>;
  figure_attribute: RowIn<typeof FIGURE_ATTRIBUTES>;
  figure_advantage: RowIn<typeof FIGURE_ADVANTAGES>;
  figure_weapon: RowIn<typeof FIGURE_WEAPONS>;
  stock_item: RowIn<typeof STOCK_ITEMS>;
  contact: RowIn<typeof CONTACTS>;
  encounter: RowIn<typeof ENCOUNTERS>;
  /** The laid table of the Encounter under way. */
  battlefield: RowIn<typeof BATTLEFIELDS>;
  encounter_participant: RowIn<typeof PARTICIPANTS>;
}
