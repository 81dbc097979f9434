/** Searching, Tasks, casualties and the states of a Drunkard. */
import { negative, signed, worded } from '../../../../../../rules/all-things-zombie/text/rows.ts';
import { areaKey, ITEM_COLUMNS, placeKey, taskText } from '../cells.ts';
import { checks, DICE_PASSED, type Layouts, one } from './layout.ts';

export const FINDING_AND_AFTER: Layouts = {
  'atz.loot': {
    rules: ['atz.search', 'atz.search-loser', 'atz.vehicle-at-start'],
    title: 'Found with one die at or under',
    by: 'Area and thing',
    columns: ['Phase 1', 'Phase 2', 'Phase 3'],
    cells: (phases: Readonly<Record<number, number>>) =>
      [1, 2, 3].map((phase) => negative(phases[phase] ?? 0)),
    key: areaKey,
  },
  'atz.search-modifiers': {
    rules: ['atz.search'],
    title: 'Added for the building',
    by: 'Building',
    columns: Object.values(ITEM_COLUMNS),
    cells: (changes: Readonly<Record<string, number | null>>) =>
      Object.keys(ITEM_COLUMNS).map((item) => {
        const change = changes[item];
        return change === null || change === undefined ? 'never' : signed(change);
      }),
    key: placeKey,
  },
  'atz.weapon-found': one('Weapon')('Which weapon', '2D6, building added', ['atz.weapon-found']),
  'atz.weapon-modifier': one('Added', signed)('Where it was found', 'Building', ['atz.weapon-found'], worded),
  'atz.task-difficulty': one('Rep', signed)('Difficulty', 'Task', ['atz.task', 'atz.opposed-task'], worded),
  'atz.situation-advantage': one('Rep', signed)(
    'Advantage of the situation',
    'Whom it favours',
    ['atz.opposed-task'],
    (key) => (key === 'none' ? 'Nobody' : `The ${key}`),
  ),
  'atz.task': one('Comes to', taskText)('An unopposed Task', DICE_PASSED, ['atz.task']),
  'atz.second-try': one('Comes to')('The second try', DICE_PASSED, ['atz.task']),
  'atz.doc': checks('atz.doc'),
  'atz.recovery': checks('atz.recovery'),
  'atz.larger-than-life': one('Becomes')(
    'Instead of death',
    'What would kill',
    ['atz.larger-than-life'],
    worded,
  ),
  'atz.who-wins': one('Who has won')('Who wins?', '2D6', ['atz.who-wins']),
  'atz.who-wins.seven': one('Who has won')('After a seven', '1D6', ['atz.who-wins', 'atz.who-wins.seven']),
  'atz.drunkard-state': {
    rules: ['atz.drunkard', 'atz.drunkard-state'],
    title: 'The Drunkard’s state',
    by: '1D6',
    columns: ['State', 'What it does'],
    cells: ({ title, summary }: { title: string; summary: string }) => [title, summary],
  },
  'atz.dead-drunk': one('Does')('Dead drunk', '1D6', ['atz.dead-drunk'], (key) =>
    key === 'above-rep' ? 'Above Rep' : 'Rep or less',
  ),
  'atz.dumbass': one('Does')('What a Dumbass does', '1D6', ['atz.dumbass']),
};
