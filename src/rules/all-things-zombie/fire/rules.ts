import type { Rule } from '../rule.ts';

export const FIRE_RULES = {
  'atz.fire': {
    section: 'Attacking with Fire',
    title: 'On fire',
    summary:
      'Whoever is doused with fire takes the lesser Impact printed for it once, whoever a fire reaches as it spreads the greater one; nobody is thrown back. Who lives is alight: people are out of the fight at the end of the next turn, zombies burn until a 6 ends it.',
    ask: 'Does the fire kill? Roll a die against its Impact.',
  },
  'atz.fire-spreads': {
    section: 'Attacking with Fire',
    title: 'Fire spreads',
    summary:
      'At the end of each turn a fire has grown another 3″ the way the wind blows, until somebody puts it out, which is seldom possible.',
  },
} as const satisfies Record<string, Rule>;
