/** Dice of a reaction check: how many, and by what row each comes or goes. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';

/** Effect of a modifier. `only` is a ceiling: more dice than that are not rolled, whatever adds to them. */
export type Does =
  | { readonly does: 'rolls' | 'adds' | 'only'; readonly dice: number }
  | { readonly does: 'rep'; readonly rep: number };

export const REACTION_DICE_IDS = [
  'leader',
  'leaders-group',
  'leading-friend',
  'leader-nearby',
  'fast-move-with-leader',
  'suppressing',
  'burning-zombie',
  'surprised',
  'unaware',
  'shaken',
] as const;
/** Circumstance that bears on the dice or the target of a check and is no attribute. */
export type ReactionDiceId = (typeof REACTION_DICE_IDS)[number];

export interface ReactionDice {
  readonly title: string;
  /** Heading in the rulebook. */
  readonly section: string;
  readonly does: Does;
}

/** Section: How to Check Reaction. Dice of a check that nothing bears on. */
export const USUAL_DICE = 2;

const rolls = (dice: number): Does => ({ does: 'rolls', dice });
const adds = (dice: number): Does => ({ does: 'adds', dice });
const rep = (by: number): Does => ({ does: 'rep', rep: by });

export const REACTION_DICE: KeyedTable<ReactionDiceId, ReactionDice> = {
  id: 'atz.reaction-dice',
  section: 'How to Check Reaction',
  figures: { 'does.dice': number(-3, 4), 'does.rep': number(-4, 4) },
  rows: {
    leader: { result: { title: 'Leader', section: 'Leaders', does: rolls(3) }, ruling: 'ATZ-60' },
    'leaders-group': {
      result: { title: 'In a Leader’s group', section: 'Leaders', does: rolls(3) },
      ruling: 'ATZ-60',
    },
    'leading-friend': { result: { title: 'Rallied by a Leader', section: 'Rally Check', does: rolls(3) } },
    'leader-nearby': { result: { title: 'Leader within 6″', section: 'What Now? Test', does: adds(1) } },
    'fast-move-with-leader': {
      result: { title: 'Group with a Leader', section: 'Fast Move', does: rolls(3) },
    },
    suppressing: {
      result: { title: 'Covering fire', section: 'Suppression or Covering Fire', does: adds(1) },
    },
    'burning-zombie': {
      result: { title: 'Burning zombie', section: 'All Things Zombie', does: adds(-1) },
    },
    surprised: { result: { title: 'Surprised', section: 'Surprise Check', does: rep(-1) } },
    unaware: {
      result: { title: 'Unaware', section: 'Determining State of Awareness', does: rep(-1) },
    },
    shaken: { result: { title: 'Shaken', section: 'Sanity Table', does: rep(-1) } },
  },
};
