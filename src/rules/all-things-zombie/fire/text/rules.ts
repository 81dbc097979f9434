/** The rules of Attacking with Fire, in our words. */
import type { Rule } from '../../rule.ts';

export const FIRE_RULES = {
  'atz.fire': {
    section: 'Attacking with Fire',
    title: 'On fire',
    summary:
      'A figure doused with fire takes the lesser Impact printed for it once, one that a spreading fire reaches takes the greater; nobody is thrown back. Those who live are alight: people are Out of the Fight at the end of the next turn, zombies burn until a 6 ends it.',
    ask: 'Does the fire kill? Roll a die against its Impact.',
  },
  'atz.fire-spreads': {
    section: 'Attacking with Fire',
    title: 'Fire spreads',
    summary:
      'At the end of each turn a fire grows another 3″ downwind until it is put out, which is seldom possible.',
  },
} as const satisfies Record<string, Rule>;
