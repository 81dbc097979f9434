import type { RuleLine } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { useAsk } from '../../../client/api.ts';
import { rulesNamed } from './rule-filter.ts';

/** Letters from which on rules are looked for, and how many of them are offered. */
const RULE_LETTERS = 3;
const MOST_RULES = 12;

/** Rules that a few letters mean, by their names or by what they say. */
export function useRulesNamed(query: string, opened: boolean): readonly RuleLine[] {
  const sought = query.trim();
  const wanted = opened && sought.length >= RULE_LETTERS;
  const list = useAsk('rules.list', {}, { enabled: wanted, kept: true }).data;
  if (list === undefined || !wanted) return [];
  return rulesNamed(sought, list.sections).slice(0, MOST_RULES);
}
