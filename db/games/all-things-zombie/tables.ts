/** The state of a campaign. */
import type { Division, Phase } from '../../../src/rules/all-things-zombie/calendar.ts';
import type { Kind, Objective, Role } from '../../../src/rules/all-things-zombie/encounters/kind.ts';
import type { Winner } from '../../../src/rules/all-things-zombie/meeting-and-greeting/levels.ts';
import type { Status } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { ContactId, Standing, Whereabouts } from '../../../src/rules/all-things-zombie/state/contact.ts';
import type { Stage } from '../../../src/rules/all-things-zombie/state/encounter.ts';
import type { FigureId, HeldWeaponId } from '../../../src/rules/all-things-zombie/state/ids.ts';
import type { StockId, StockKind } from '../../../src/rules/all-things-zombie/state/stock.ts';
import type {
  Advantage,
  Area,
  AttributeId,
  FigureKind,
  Leadership,
  Rep,
  WeaponId,
} from '../../../src/rules/all-things-zombie/types.ts';
import type { Flag } from '../../tables/log.ts';

/** Its name stands in the head, as that of a campaign of any game. */
export type CampaignTable = {
  campaign_id: string;
  seed: string;
  dice: string;
  deck: string;
  recruiting: Flag;
  names_given: string;
  house_rules: string;
  corrections: string;
  last_year: number | null;
  winner: Winner | null;
  points: number;
  before: string | null;
  episodes: string;
  figures_counted: number;
  weapons_counted: number;
  renewals_counted: number;
  encounters_counted: number;
  stock_counted: number;
  contacts_counted: number;
};

export type CalendarTable = {
  campaign_id: string;
  division: Division;
  start_year: number;
  start_period: number;
  year: number;
  period: number;
  phase: Phase;
};

export type FigureTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
  kind: FigureKind;
  name: string;
  rep: Rep;
  rap: number;
  protected: Flag;
  leadership: Leadership;
  status: Status;
  since_year: number;
  since_period: number;
  joined_year: number;
  joined_period: number;
  origin_table: 'odd' | 'even' | null;
  origin_card: string | null;
  biography: string;
  seen_zombie_death: Flag;
  held_in: Area | null;
  outings: number;
  zombies: number;
  people: number;
};

export type FigureAttributeTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
  attribute: AttributeId;
};

export type FigureAdvantageTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
  advantage: Advantage;
};

export type FigureWeaponTable = {
  campaign_id: string;
  weapon_id: HeldWeaponId;
  figure_id: FigureId;
  position: number;
  weapon: WeaponId;
  clips: number | null;
  loaded: Flag;
};

export type StockItemTable = {
  campaign_id: string;
  item_id: StockId;
  position: number;
  kind: StockKind;
  weapon: WeaponId | null;
  fits_machine_gun: Flag;
  carrier: FigureId | null;
  found_year: number;
  found_period: number;
  found_from: string;
};

export type ContactTable = {
  campaign_id: string;
  contact_id: ContactId;
  position: number;
  members: string;
  area: Area;
  met_year: number;
  met_period: number;
  seen_year: number;
  seen_period: number;
  times: number;
  standing: Standing;
  whereabouts: Whereabouts;
};

export type EncounterTable = {
  campaign_id: string;
  number: number;
  kind: Kind;
  role: Role;
  objective: Objective | null;
  area: Area;
  phase: Phase;
  stage: Stage;
  place: string | null;
  state: string;
};

/** The laid table of the Encounter under way. */
export type BattlefieldTable = {
  campaign_id: string;
  state: string;
};

export type EncounterParticipantTable = {
  campaign_id: string;
  figure_id: FigureId;
  position: number;
};

export interface StateTables {
  campaign: CampaignTable;
  calendar: CalendarTable;
  figure: FigureTable;
  figure_attribute: FigureAttributeTable;
  figure_advantage: FigureAdvantageTable;
  figure_weapon: FigureWeaponTable;
  stock_item: StockItemTable;
  contact: ContactTable;
  encounter: EncounterTable;
  battlefield: BattlefieldTable;
  encounter_participant: EncounterParticipantTable;
}
