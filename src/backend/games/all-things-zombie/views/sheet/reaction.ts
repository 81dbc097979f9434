/** Reaction checks and the tests like them, on the quick reference. */

import type {
  ReferenceGroup,
  ReferenceTable,
} from '../../../../../contract/games/all-things-zombie/print.ts';
import { SECOND_TRY, TASK } from '../../../../../rules/all-things-zombie/challenge/task.ts';
import { BEING_CHARGED } from '../../../../../rules/all-things-zombie/reaction/being-charged.ts';
import { FAST_MOVE } from '../../../../../rules/all-things-zombie/reaction/fast-move.ts';
import { IN_SIGHT } from '../../../../../rules/all-things-zombie/reaction/in-sight.ts';
import { OVERRUN } from '../../../../../rules/all-things-zombie/reaction/overrun.ts';
import { PURSUE_BY_FIRE } from '../../../../../rules/all-things-zombie/reaction/pursue-by-fire.ts';
import { RALLY } from '../../../../../rules/all-things-zombie/reaction/rally.ts';
import { type Does, REACTION_DICE } from '../../../../../rules/all-things-zombie/reaction/reaction-dice.ts';
import { RECEIVED_FIRE } from '../../../../../rules/all-things-zombie/reaction/received-fire.ts';
import { SURPRISE } from '../../../../../rules/all-things-zombie/reaction/surprise.ts';
import { REACTION_TEXT, WHAT_NOW_TEXT } from '../../../../../rules/all-things-zombie/reaction/text/words.ts';
import { WANTING_TO_CHARGE } from '../../../../../rules/all-things-zombie/reaction/wanting-to-charge.ts';
import { WHAT_NOW } from '../../../../../rules/all-things-zombie/reaction/what-now.ts';
import type { ReactionWord } from '../../../../../rules/all-things-zombie/reaction/words.ts';
import { SANITY, SEE_ZOMBIE_DEATH } from '../../../../../rules/all-things-zombie/reaction/zombie-death.ts';
import { CHECK_TITLES } from '../../../../../rules/all-things-zombie/text/checks.ts';
import { signed } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { type KeyedTable, linesOf } from '../../../../../rules/core/table.ts';
import type { Term } from '../../../../../rules/core/text/term.ts';
import { marked, PASSES_HEADS, passes, table } from './lay-out.ts';

const CHECKS = [
  { table: IN_SIGHT, title: CHECK_TITLES['in-sight'] },
  { table: RECEIVED_FIRE, title: CHECK_TITLES['received-fire'] },
  { table: WANTING_TO_CHARGE, title: CHECK_TITLES['wanting-to-charge'] },
  { table: BEING_CHARGED, title: CHECK_TITLES['being-charged'] },
  { table: SURPRISE, title: CHECK_TITLES.surprise },
  { table: OVERRUN, title: CHECK_TITLES.overrun },
  { table: RALLY, title: CHECK_TITLES.rally },
  { table: SEE_ZOMBIE_DEATH, title: CHECK_TITLES['see-zombie-death'] },
  { table: SANITY, title: CHECK_TITLES.sanity },
] as const;

/** `hidden` of `2-hidden`; nothing of a plain `2`. */
type ConditionOf<K> = K extends `${number}-${infer C}` ? C : never;
type KeysOf<T> = T extends { readonly rows: infer R } ? keyof R : never;
type Condition = ConditionOf<KeysOf<(typeof CHECKS)[number]['table'] | typeof WHAT_NOW>>;

/** Words for whom a line of a check is for, in the order printed. */
const WHO = {
  all: '',
  others: 'Others',
  hidden: 'Hidden',
  'hidden-with-leader': 'Hidden, with a Leader',
  stationary: 'Stationary target',
  moving: 'Moving target',
  charging: 'Charging',
  'charging-ranged': 'Charging with a firearm',
  'charging-ranged-outgunned': 'The same, outgunned',
  outgunned: 'Outgunned or unable to fire',
  'fired-on-by-hidden': 'Fired on by hidden',
  'in-cover': 'In cover',
  'in-cover-outgunned': 'In cover, outgunned or unable to fire',
  'in-cover-unable': 'In cover, unable to fire',
  'in-building': 'In a building',
  able: 'Able to fire',
  'flank-or-rear': 'From flank or rear',
  lmg: 'With a light machine gun',
  'outgunned-or-outnumbered': 'Outgunned or outnumbered 2:1',
  trained: 'Protected, military, police',
} as const satisfies Record<Condition, string>;

const isCondition = (text: string): text is Condition => Object.hasOwn(WHO, text);

/** Gives what so many dice passed come to, one sentence for each kind of figure. */
function cell<W extends string>(
  table: KeyedTable<string, W>,
  passes: string,
  words: Readonly<Record<W, Term>>,
): string {
  return linesOf(table)
    .filter(({ row }) => row.split('-')[0] === passes)
    .map(({ row, found }) => {
      const condition = row.slice(passes.length + 1);
      const who = isCondition(condition) ? WHO[condition] : '';
      const { title, text } = words[found.result];
      return who === '' ? `${marked(title, found)}.` : `${who}: ${marked(text, found)}.`;
    })
    .join(' ');
}

const PASSES = ['2', '1', '0'] as const;

function checks(): ReferenceTable {
  const lines = (title: string, results: (passes: string) => string) =>
    PASSES.map((passes, at) => [at === 0 ? title : '', passes, results(passes)]);
  return table(
    'reaction',
    {
      title: 'Reaction checks',
      use: 'Two dice against Rep; each die of Rep or less passes. Of three dice the best two count.',
      columns: ['Check', 'Passed', 'Result'],
    },
    [
      ...CHECKS.flatMap(({ table: check, title }) =>
        lines(title, (passes) => cell<ReactionWord>(check, passes, REACTION_TEXT)),
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
        linesOf(REACTION_DICE).map(({ found }) => [
          found.result.title,
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
