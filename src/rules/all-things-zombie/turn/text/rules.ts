/** The rules of the turn, in our words. */
import type { Rule } from '../../rule.ts';

export const TURN_RULES = {
  'atz.activation': {
    section: 'Turn Sequence and Activation',
    title: 'Activation',
    summary:
      'Each side rolls a die of its colour. The higher goes first, and its die is the least Rep that may go, alone or under a Leader. Sides with equal dice stay where they are; on doubles all round everyone may still reload, change weapons or get up.',
    ask: 'Roll for activation: a die for each side, in the order shown.',
  },
  'atz.tight-ammo': {
    section: 'Tight Ammo',
    title: 'Tight Ammo',
    summary:
      'Two or more 1s in one shooting of a weapon were the last of its clip; where it rolls a single die they add up. It fires again once reloaded, which takes a spare clip, when active or on doubles; then clips pass to a weapon of the same type, too. Every Encounter starts with a clip loaded and three spare.',
    file: 'turn/ammo.ts',
  },
} as const satisfies Record<string, Rule>;
