/** Reaction checks and the tests like them, on the quick reference. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { SECOND_TRY, TASK } from '../../../../../rules/all-things-zombie/challenge/task.ts';
import { FAST_MOVE } from '../../../../../rules/all-things-zombie/reaction/fast-move.ts';
import { overrunImpact } from '../../../../../rules/all-things-zombie/reaction/overrun.ts';
import { PURSUE_BY_FIRE } from '../../../../../rules/all-things-zombie/reaction/pursue-by-fire.ts';
import {
  type Does,
  REACTION_DICE,
  type ReactionDiceId,
} from '../../../../../rules/all-things-zombie/reaction/reaction-dice.ts';
import { SURPRISED_MELEE } from '../../../../../rules/all-things-zombie/reaction/surprise.ts';
import { REACTION_TEXT, WHAT_NOW_TEXT } from '../../../../../rules/all-things-zombie/reaction/text/words.ts';
import { WHAT_NOW } from '../../../../../rules/all-things-zombie/reaction/what-now.ts';
import type { ReactionWord } from '../../../../../rules/all-things-zombie/reaction/words.ts';
import { SEE_ZOMBIE_DEATH } from '../../../../../rules/all-things-zombie/reaction/zombie-death.ts';
import { CHECK_TITLES } from '../../../../../rules/all-things-zombie/text/checks.ts';
import { signed } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { type KeyedTable, linesOf, rowOf } from '../../../../../rules/core/table.ts';
import { upperFirst } from '../../../../../rules/core/text/english.ts';
import type { Term } from '../../../../../rules/core/text/term.ts';
import { REACTION_CHECKS, whoChecks } from '../rules/cells.ts';
import { marked, PASSES_HEADS, passes, table } from './lay-out.ts';

/** Gives what so many dice passed come to, one sentence for each kind of figure. */
function cell<W extends string>(
  table: KeyedTable<string, W>,
  passes: string,
  words: Readonly<Record<W, Term>>,
): string {
  return linesOf(table)
    .map(({ row, found }) => ({ ...whoChecks(row), found }))
    .filter(({ dice }) => dice === passes)
    .map(({ who, found }) => {
      const { title, text } = words[found.result];
      return `${marked(who === null ? title : `${upperFirst(who)}: ${text}`, found)}${then(table.id, found.result)}.`;
    })
    .join(' ');
}

/** Sequel of a result, where the result alone doesn’t say it. */
function then(table: string, word: string): string {
  switch (word) {
    case 'turns':
      return `, then Being Charged at ${does(rowOf(REACTION_DICE, 'surprised').result.does)}`;
    case 'oneDie':
    case 'noDice': {
      const { result } = rowOf(SURPRISED_MELEE, word);
      return `: ${result === 1 ? 'one die' : `${result || 'no'} dice`} in the first round of melee`;
    }
    case 'recovers':
      return ' at the next activation';
    case 'huddles':
      return ' until rallied';
    case 'collapses':
      return ', Out of the Fight';
    case 'driverRollsToHit':
    case 'isHit':
      return `, at Impact ${overrunImpact(word).result}`;
    default:
      return table === SEE_ZOMBIE_DEATH.id && word !== 'carriesOn' ? ', then Sanity' : '';
  }
}

const PASSES = ['2', '1', '0'] as const;

function checks(): ReferenceTable {
  const lines = (title: string, results: (passes: string) => string) =>
    PASSES.map((passes, at) => [at === 0 ? title : '', passes, results(passes)]);
  return table(
    'reaction',
    {
      title: 'Reaction checks',
      use: 'Two dice against Rep; each die of Rep or less passes. Of three dice the best two count. Every line is about the figure that checks. In sight, more dice passed fire first; of equals, those standing still.',
      columns: ['Check', 'Passed', 'Result'],
    },
    [
      ...REACTION_CHECKS.flatMap(({ check, table: rows }) =>
        lines(CHECK_TITLES[check], (passes) => cell<ReactionWord>(rows, passes, REACTION_TEXT)),
      ),
      ...lines('What Now?', (passes) => cell(WHAT_NOW, passes, WHAT_NOW_TEXT)),
    ],
  );
}

function does(effect: Does): string {
  switch (effect.does) {
    case 'rolls':
      return `${effect.dice} dice`;
    case 'adds':
      return `${signed(effect.dice)} die`;
    case 'only':
      return `${effect.dice} at most`;
    case 'rep':
      return `Rep ${signed(effect.rep)}`;
    default:
      return effect satisfies never;
  }
}

/** Tests that a circumstance bears on, where it bears on no others. */
const ONLY_ON: Readonly<Record<string, string>> = {
  'leaders-group': 'Wanting to Charge',
  'leading-friend': 'Rally',
  'leader-nearby': 'What Now',
  'fast-move-with-leader': 'a fast move',
  suppressing: 'In Sight, standing still',
  'burning-zombie': 'Being Charged and Surprise',
  surprised: 'Being Charged',
  unaware: 'In Sight',
} satisfies Partial<Record<ReactionDiceId, string>>;

const PURSUED = {
  fires: 'Fires',
  firesAtCover: 'Fires as at cover',
  doesNotFire: 'Doesn’t fire',
};
const TRIED = {
  success: 'Success',
  oneDie: 'Stop, or try again',
  failure: 'Failure',
};

export function reactionGroup(): ReferenceGroup {
  return {
    id: 'reaction',
    title: 'Reaction',
    tables: [
      checks(),
      table(
        'reaction-dice',
        { title: 'What changes the dice', columns: ['Circumstance', 'Dice'], kind: 'numbers' },
        linesOf(REACTION_DICE).map(({ row, found }) => [
          [found.result.title, ONLY_ON[row]].filter((words) => words !== undefined).join(', on '),
          marked(does(found.result.does), found),
        ]),
      ),
      table('tests', { title: 'Other tests', use: TESTS, columns: ['Test', ...PASSES_HEADS] }, [
        ['Fast move', ...passes(FAST_MOVE, inchesText)],
        ['Pursue by fire', ...passes(PURSUE_BY_FIRE, (word) => PURSUED[word])],
        ['Task', ...passes(TASK, (word) => TRIED[word])],
        ['Second try', ...passes(SECOND_TRY, (word) => TRIED[word])],
      ]),
    ],
  };
}

const TESTS =
  'Two dice against Rep. Fast move: one roll for the group, read for each Rep. Tasks: easy +1, tough 0, hard −1.';

const inchesText = (inches: number) => `${inches}″`;
