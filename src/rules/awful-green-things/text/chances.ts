/** What dice may come to, in words. */
import type { RuleId } from '../../core/play.ts';

const CHANCES: Readonly<Record<string, string>> = {
  killed: 'Killed',
  stunned: 'Stunned',
};

const NOT: Readonly<Record<RuleId, string>> = {
  'agt.attack': 'Lives',
  'agt.stun': 'Stays awake',
};

export const chanceText = (rule: RuleId, outcome: string): string => CHANCES[outcome] ?? NOT[rule] ?? outcome;

export const ODDS_OF: Readonly<Record<RuleId, string>> = {
  'agt.attack': 'Whoever is attacked',
  'agt.stun': 'Whoever is hit',
};
