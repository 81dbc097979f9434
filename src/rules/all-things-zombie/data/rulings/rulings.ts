/** Our rulings by number: what the rulebook leaves open, and how each point is decided. */
import { BATTLE_RULINGS } from './battle.ts';
import { CAMPAIGN_RULINGS } from './campaign.ts';
import { PARTY_RULINGS } from './party.ts';
import { PLACE_RULINGS } from './place.ts';
import type { RulingRow } from './ruling.ts';

const numberOf = ({ id }: RulingRow) => Number(id.slice('ATZ-'.length));

export const RULINGS: readonly RulingRow[] = [
  ...PARTY_RULINGS,
  ...CAMPAIGN_RULINGS,
  ...BATTLE_RULINGS,
  ...PLACE_RULINGS,
].toSorted((a, b) => numberOf(a) - numberOf(b));

/** Those that decide something about this rule, weapon or attribute. */
export const rulingsOf = (id: string): readonly RulingRow[] => RULINGS.filter(({ of }) => of.includes(id));
