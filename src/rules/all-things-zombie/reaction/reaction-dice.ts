/** How many dice a reaction check is taken with, and by what row each comes or goes. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';
import { words } from './text/reaction-dice.ts';

/** What a modifier does. `only` is a ceiling: more dice than that are not rolled, whatever adds to them. */
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
/** What bears on the dice or the target of a check and is no attribute. */
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
    leader: { result: { title: words.leader, section: 'Leaders', does: rolls(3) }, ruling: 'ATZ-60' },
    'leaders-group': {
      result: { title: words.inALeadersGroup, section: 'Leaders', does: rolls(3) },
      ruling: 'ATZ-60',
    },
    'leading-friend': { result: { title: words.ralliedByALeader, section: 'Rally Check', does: rolls(3) } },
    'leader-nearby': { result: { title: words.leaderWithin6, section: 'What Now? Test', does: adds(1) } },
    'fast-move-with-leader': {
      result: { title: words.groupWithALeader, section: 'Fast Move', does: rolls(3) },
    },
    suppressing: {
      result: { title: words.coveringFire, section: 'Suppression or Covering Fire', does: adds(1) },
    },
    'burning-zombie': {
      result: { title: words.burningZombie, section: 'All Things Zombie', does: adds(-1) },
    },
    surprised: { result: { title: words.surprised, section: 'Surprise Check', does: rep(-1) } },
    unaware: {
      result: { title: words.unaware, section: 'Determining State of Awareness', does: rep(-1) },
    },
    shaken: { result: { title: words.shaken, section: 'Sanity Table', does: rep(-1) } },
  },
};
