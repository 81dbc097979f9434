/** Searching, Tasks, casualties and the states of a Drunkard. */
import { negative, signed, worded } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import { areaKey, ITEM_COLUMNS, placeKey, taskText } from '../cells.ts';
import { checks, DICE_PASSED, type Layouts, one } from './layout.ts';
import { words } from './text/finding-and-after.ts';

export const FINDING_AND_AFTER: Layouts = {
  'atz.loot': {
    rules: ['atz.search', 'atz.search-loser', 'atz.vehicle-at-start'],
    title: words.foundWithOneDie,
    by: words.areaAndThing,
    columns: [words.phase1, words.phase2, words.phase3],
    cells: (phases: Readonly<Record<number, number>>) =>
      [1, 2, 3].map((phase) => negative(phases[phase] ?? 0)),
    key: areaKey,
  },
  'atz.search-modifiers': {
    rules: ['atz.search'],
    title: words.addedForTheBuilding,
    by: words.building,
    columns: Object.values(ITEM_COLUMNS),
    cells: (changes: Readonly<Record<string, number | null>>) =>
      Object.keys(ITEM_COLUMNS).map((item) => {
        const change = changes[item];
        return change === null || change === undefined ? 'never' : signed(change);
      }),
    key: placeKey,
  },
  'atz.weapon-found': one(words.weapon)(words.whichWeapon, words.n2d6BuildingAdded, ['atz.weapon-found']),
  'atz.weapon-modifier': one(words.added, signed)(
    words.whereItWasFound,
    words.building,
    ['atz.weapon-found'],
    worded,
  ),
  'atz.task-difficulty': one(words.rep, signed)(
    words.difficulty,
    words.task,
    ['atz.task', 'atz.opposed-task'],
    worded,
  ),
  'atz.situation-advantage': one(words.rep, signed)(
    words.advantageOfTheSituation,
    words.whomItFavours,
    ['atz.opposed-task'],
    (key) => (key === 'none' ? words.nobody : words.the(key)),
  ),
  'atz.task': one(words.comesTo, taskText)(words.anUnopposedTask, DICE_PASSED, ['atz.task']),
  'atz.second-try': one(words.comesTo)(words.theSecondTry, DICE_PASSED, ['atz.task']),
  'atz.doc': checks('atz.doc'),
  'atz.recovery': checks('atz.recovery'),
  'atz.larger-than-life': one(words.becomes)(
    words.insteadOfDeath,
    words.whatWouldKill,
    ['atz.larger-than-life'],
    worded,
  ),
  'atz.who-wins': one(words.whoHasWon)(words.whoWins, '2D6', ['atz.who-wins']),
  'atz.who-wins.seven': one(words.whoHasWon)(words.afterASeven, '1D6', [
    'atz.who-wins',
    'atz.who-wins.seven',
  ]),
  'atz.drunkard-state': {
    rules: ['atz.drunkard', 'atz.drunkard-state'],
    title: words.theDrunkardsState,
    by: '1D6',
    columns: [words.state, words.whatItDoes],
    cells: ({ title, summary }: { title: string; summary: string }) => [title, summary],
  },
  'atz.dead-drunk': one(words.does)(words.deadDrunk, '1D6', ['atz.dead-drunk'], (key) =>
    key === 'above-rep' ? words.aboveHisRep : words.hisRepOrLess,
  ),
  'atz.dumbass': one(words.does)(words.whatHeDoes, '1D6', ['atz.dumbass']),
};
