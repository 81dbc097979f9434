/** What is said in fighter-status.tsx. */
import type { Condition } from '../../words.ts';

export const words = {
  andOf: (name: string, rest: string) => `${name}: ${rest}`,
} as const;

/** Where the whole of it leaves no room for what else must be said. */
export const CONDITION_BRIEF: Readonly<Record<Condition, string>> = {
  up: 'Up',
  'ducked-back': 'Ducked',
  'knocked-down': 'Down',
  huddled: 'Huddled',
  collapsed: 'Collapsed',
  'out-of-the-fight': 'Out',
  carried: 'Carried',
  captured: 'Captured',
  'ran-away': 'Ran away',
  'off-table': 'Left',
  dead: 'Dead',
};
