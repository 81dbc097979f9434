/** Outcomes of its odds. */
import { KIND_NAMES } from './names.ts';

const CHANCES: Readonly<Record<string, string>> = {
  alien: KIND_NAMES.alien.many,
  zombie: KIND_NAMES.zombie.many,
  tentacle: KIND_NAMES.tentacle.many,
  threatened: 'Threatened',
  safe: 'A match for it',
};

export const chanceText = (_rule: string, outcome: string): string => CHANCES[outcome] ?? outcome;
