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
import { WANTING_TO_CHARGE } from '../../../../../rules/all-things-zombie/reaction/wanting-to-charge.ts';
import { WHAT_NOW } from '../../../../../rules/all-things-zombie/reaction/what-now.ts';
import type { ReactionWord } from '../../../../../rules/all-things-zombie/reaction/words.ts';
import { SANITY, SEE_ZOMBIE_DEATH } from '../../../../../rules/all-things-zombie/reaction/zombie-death.ts';
import { CHECK_TITLES } from '../../../../../rules/all-things-zombie/text/checks.ts';
import { REACTION_TEXT, WHAT_NOW_TEXT } from '../../../../../rules/all-things-zombie/text/reaction.ts';
import { signed } from '../../../../../rules/all-things-zombie/text/rows.ts';
import { type KeyedTable, linesOf } from '../../../../../rules/core/table.ts';
import type { Term } from '../../../../../rules/core/text/term.ts';
import { marked, PASSES_HEADS, passes, table } from './lay-out.ts';
import { words as said } from './text/reaction.ts';

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

/** Whom a line of a check is for, in the order printed. */
const WHO = {
  all: '',
  others: said.others,
  hidden: said.hidden,
  'hidden-with-leader': said.hiddenWithALeader,
  stationary: said.stationaryTarget,
  moving: said.movingTarget,
  charging: said.charging,
  'charging-ranged': said.chargingWithAFirearm,
  'charging-ranged-outgunned': said.theSameOutgunned,
  outgunned: said.outgunnedOrUnableToFire,
  'fired-on-by-hidden': said.firedOnByHidden,
  'in-cover': said.inCover,
  'in-cover-outgunned': said.inCoverOutgunnedOrUnable,
  'in-cover-unable': said.inCoverUnableToFire,
  'in-building': said.inABuilding,
  able: said.ableToFire,
  'flank-or-rear': said.fromFlankOrRear,
  lmg: said.withALightMachineGun,
  'outgunned-or-outnumbered': said.outgunnedOrOutnumbered21,
  trained: said.protectedMilitaryPolice,
} as const satisfies Record<Condition, string>;

const isCondition = (text: string): text is Condition => Object.hasOwn(WHO, text);

/** What so many dice passed come to, one sentence for each kind of figure. */
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
      title: said.reactionChecks,
      use: said.twoDiceAgainstRep,
      columns: [said.check, said.passed, said.result],
    },
    [
      ...CHECKS.flatMap(({ table: check, title }) =>
        lines(title, (passes) => cell<ReactionWord>(check, passes, REACTION_TEXT)),
      ),
      ...lines(said.whatNow, (passes) => cell(WHAT_NOW, passes, WHAT_NOW_TEXT)),
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
      return said.atMost(effect.dice);
    case 'rep':
      return said.rep(signed(effect.rep));
    default:
      return effect satisfies never;
  }
}

const PURSUED = {
  fires: said.fires,
  firesAtCover: said.firesAsAtCover,
  doesNotFire: said.doesntFire,
};
const TRIED = {
  success: said.success,
  oneDie: said.stopOrTryAgain,
  failure: said.failure,
};

export function reactionGroup(): ReferenceGroup {
  return {
    id: 'reaction',
    title: said.reaction,
    tables: [
      checks(),
      table(
        'reaction-dice',
        { title: said.whatChangesTheDice, columns: [said.circumstance, said.dice], kind: 'numbers' },
        linesOf(REACTION_DICE).map(({ found }) => [
          found.result.title,
          marked(does(found.result.does), found),
        ]),
      ),
      table('tests', { title: said.otherTests, use: TESTS, columns: [said.test, ...PASSES_HEADS] }, [
        [said.fastMove, ...passes(FAST_MOVE, inchesText)],
        [said.pursueByFire, ...passes(PURSUE_BY_FIRE, (word) => PURSUED[word])],
        [said.task, ...passes(TASK, (word) => TRIED[word])],
        [said.secondTry, ...passes(SECOND_TRY, (word) => TRIED[word])],
      ]),
    ],
  };
}

const TESTS = said.twoDiceAgainstRepFast;

const inchesText = (inches: number) => `${inches}″`;
