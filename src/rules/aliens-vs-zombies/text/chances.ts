/** Outcomes of dice in words: each by itself, and what all of them are. */
import type { RuleId } from '../../core/play.ts';
import { counted } from '../../core/text/english.ts';

const killed = (number: string, one: string, many: string): string =>
  number === '0' ? 'Nobody is killed' : `${counted(Number(number), one, many)} killed`;

const CHANCES: Readonly<Record<RuleId, (outcome: string) => string>> = {
  'avz.attack': (hits) => (hits === '0' ? 'No hit left' : `${counted(Number(hits), 'hit', 'hits')} left`),
  'avz.saves': (saved) => (saved === '0' ? 'No hit saved' : `${counted(Number(saved), 'hit', 'hits')} saved`),
  'avz.bite': (number) => killed(number, 'alien', 'aliens'),
  'avz.laser': (outcome) => (outcome === 'hit' ? 'All of them are killed' : 'Nobody is killed'),
  'avz.landing': (points) => counted(Number(points), 'point', 'points'),
  'avz.bfar.missiles': (number) => killed(number, 'zombie', 'zombies'),
};

export const chanceText = (rule: RuleId, outcome: string): string => CHANCES[rule]?.(outcome) ?? outcome;

export const ODDS_OF: Readonly<Record<RuleId, string>> = {
  'avz.attack': 'Hits left',
  'avz.saves': 'Hits saved',
  'avz.bite': 'Aliens killed',
  'avz.laser': 'Zombies there',
  'avz.landing': 'Points to land',
  'avz.bfar.missiles': 'Zombies killed',
};
