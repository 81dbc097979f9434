/** Our rulings by number: what the rulebook leaves open, and how each point is decided. */
import { BATTLE_RULINGS } from './battle.ts';
import { CAMPAIGN_RULINGS } from './campaign.ts';
import { MOVING_RULINGS } from './moving.ts';
import { PARTY_RULINGS } from './party.ts';
import { PLACE_RULINGS } from './place.ts';
import type { RulingRow } from './ruling.ts';

const numberOf = ({ id }: RulingRow) => Number(id.slice('ATZ-'.length));

const inOrder = (rows: readonly RulingRow[]) => rows.toSorted((a, b) => numberOf(a) - numberOf(b));

export interface RulingGroup {
  readonly title: string;
  readonly rulings: readonly RulingRow[];
}

/** Rulings by what they are about, as the list shows them. */
export const RULING_GROUPS: readonly RulingGroup[] = [
  { title: 'The party', rulings: inOrder(PARTY_RULINGS) },
  { title: 'The campaign', rulings: inOrder(CAMPAIGN_RULINGS) },
  { title: 'The table, and who is met', rulings: inOrder(PLACE_RULINGS) },
  { title: 'Moving, vehicles and fire', rulings: inOrder(MOVING_RULINGS) },
  { title: 'Checks and combat', rulings: inOrder(BATTLE_RULINGS) },
];

export const RULINGS: readonly RulingRow[] = inOrder(RULING_GROUPS.flatMap(({ rulings }) => rulings));

/** Rulings that decide something about this rule, weapon or attribute. */
export const rulingsOf = (id: string): readonly RulingRow[] => RULINGS.filter(({ of }) => of.includes(id));
