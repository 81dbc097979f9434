/** Outcomes of dice, in words. */
import type { RuleId } from '../../core/play.ts';
import { EPILOGUE_ODDS_OF, epilogueChance } from './epilogue/game.ts';

const CHANCES: Readonly<Record<string, string>> = {
  killed: 'Killed',
  stunned: 'Stunned',
};

const NOT: Readonly<Record<RuleId, string>> = {
  'agt.attack': 'Lives',
  'agt.stun': 'Stays awake',
};

export function chanceText(rule: RuleId, outcome: string): string {
  if (Object.hasOwn(EPILOGUE_ODDS_OF, rule)) return epilogueChance(rule, outcome);
  return CHANCES[outcome] ?? NOT[rule] ?? outcome;
}

export const ODDS_OF: Readonly<Record<RuleId, string>> = {
  'agt.attack': 'The one attacked',
  'agt.stun': 'The one hit',
  ...EPILOGUE_ODDS_OF,
};
