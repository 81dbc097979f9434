/** How each table is laid out: which rule it stands behind, what its columns are called, what stands in them. */
import type { FenceRow } from '../../../../../rules/all-things-zombie/battlefield/fences.ts';
import { singleFigure } from '../../../../../rules/all-things-zombie/data/single-figures.ts';
import type { Force } from '../../../../../rules/all-things-zombie/shooting/impact.ts';
import { negative, signed, worded } from '../../../../../rules/all-things-zombie/text/rows.ts';
import type { Handling } from '../../../../../rules/all-things-zombie/vehicles/vehicle.ts';
import {
  areaKey,
  type Building,
  CROSSING,
  type Does,
  doesText,
  FORDS,
  type Ground,
  HERO_ROWS,
  HIT_CASES,
  ITEM_COLUMNS,
  inches,
  list,
  MELEE_CASES,
  MOVEMENT,
  passesKey,
  placeKey,
  rolled,
  SIGHT,
  size,
  storeys,
  taskText,
  type Vehicle,
  yes,
} from './cells.ts';

/** Over the first column of a check’s table. */
export const DICE_PASSED = 'Dice passed';

export interface Layout {
  /** The rules whose entry shows it. */
  readonly rules: readonly string[];
  readonly title: string;
  /** Over the first column: what a row is read by. */
  readonly by: string;
  readonly columns: readonly string[];
  /** One cell for each of `columns`. */
  readonly cells: (result: never) => readonly string[];
  /** The first cell, where the key by itself doesn't say it. */
  readonly key?: (key: string, result: never) => string;
}

const one =
  (column: string, cell: (result: never) => string = (word: string) => worded(word)) =>
  (title: string, by: string, rules: readonly string[], key?: Layout['key']): Layout => ({
    rules,
    title,
    by,
    columns: [column],
    cells: (result) => [cell(result)],
    ...(key === undefined ? {} : { key }),
  });

const checks = (rule: string): Layout => one('What it does')('Results', DICE_PASSED, [rule], passesKey);

export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'atz.line-of-sight': one('In sight', inches)('How far one sees', 'Where', ['atz.line-of-sight'], (key) =>
    worded(key),
  ),
  'atz.fire': one('Impact', (impact: number) => `${impact}`)('Impact of fire', 'How', ['atz.fire'], (key) =>
    worded(key),
  ),
  'atz.reaction-dice': one('Dice or Rep', doesText)(
    'What bears on a check',
    'Circumstance',
    ['atz.reaction-dice'],
    (_key, { title }: Does) => title,
  ),
  'atz.heroes': one('Means', (result: { face?: number; dice?: number; passes?: number; check?: string }) => {
    if (result.face !== undefined) return `${result.dice} dice showing ${result.face}`;
    return result.passes === undefined ? 'In Sight' : `Passes ${result.passes} dice`;
  })('A hero', 'What', ['atz.heroes'], (key) => HERO_ROWS[key] ?? worded(key)),
  'atz.free-will': one('Instead of the dice', list)(
    'What a Star may do instead',
    'After',
    ['atz.free-will'],
    (key) => worded(key),
  ),
  'atz.never-ducks-back': one('Instead', (result: Readonly<Record<string, string>>) =>
    Object.entries(result)
      .map(([from, to]) => `${worded(from)}: ${worded(to).toLowerCase()}`)
      .join('; '),
  )('With Nerves of steel', 'Check', ['atz.never-ducks-back'], (key) => worded(key)),
  'atz.in-sight': checks('atz.in-sight'),
  'atz.received-fire': checks('atz.received-fire'),
  'atz.reaction-fire': one('It may', list)('Called upon to fire', 'When', ['atz.reaction-fire'], (key) =>
    key === 'able' ? 'It can fire' : worded(key),
  ),
  'atz.wanting-to-charge': checks('atz.wanting-to-charge'),
  'atz.being-charged': checks('atz.being-charged'),
  'atz.surprise': checks('atz.surprise'),
  'atz.surprised-melee': one('Dice', String)('First round of melee', 'Result', ['atz.surprise'], (key) =>
    worded(key),
  ),
  'atz.overrun': checks('atz.overrun'),
  'atz.to-hit': one('Die and Rep together', (least: number) => `${least} and more`)(
    'What hits',
    'Target',
    ['atz.to-hit', 'atz.shoot', 'atz.target-selection'],
    (key) => HIT_CASES[key] ?? worded(key),
  ),
  'atz.impact': {
    rules: ['atz.impact'],
    title: 'What each hit does',
    by: 'Impact',
    columns: ['A human goes back', 'A zombie staggers', 'Shots stop a zombie'],
    cells: ({ knockback, stagger, stopsZombie }: Force) => [`${knockback}″`, `${stagger}″`, yes(stopsZombie)],
  },
  'atz.damage': one('What it does')('Damage', 'Die', ['atz.damage', 'atz.obviously-dead'], (key) =>
    key === '1' ? 'Passed' : 'Failed',
  ),
  'atz.melee-dice': {
    rules: ['atz.melee-dice', 'atz.melee'],
    title: 'Dice, and bare hands',
    by: 'Who',
    columns: ['Dice', 'Impact of bare hands'],
    cells: ({ dice, impact }: { dice: number; impact: number }) => [String(dice), String(impact)],
    key: worded,
  },
  'atz.melee-modifiers': one('Rep', signed)(
    'What bears on Rep',
    'Case',
    ['atz.melee-modifiers', 'atz.melee'],
    (key) => MELEE_CASES[key] ?? worded(key),
  ),
  'atz.melee-results': one('Comes to')('Results', 'More dice passed', ['atz.melee-results', 'atz.melee']),
  'atz.melee-armor': one('Comes to')('Armour of a loser by one', '1D6', ['atz.melee-armor']),
  'atz.overrun-impact': one('Impact', String)('Impact of the vehicle', 'Whoever', ['atz.overrun'], (key) =>
    worded(key),
  ),
  'atz.rally': checks('atz.rally'),
  'atz.see-zombie-death': checks('atz.see-zombie-death'),
  'atz.sanity': checks('atz.sanity'),
  'atz.crazy-about-my-job': one('What it does', (result: string | { rep: number; repLost: number }) =>
    typeof result === 'string'
      ? worded(result)
      : `Two dice against ${result.rep}: both, and it returns${result.repLost > 0 ? ` ${result.repLost} Rep lower` : ''}; otherwise one line further down`,
  )('How deep the shock is', DICE_PASSED, ['atz.crazy-about-my-job', 'atz.shock', 'atz.deeper-shock']),
  'atz.what-now': checks('atz.what-now'),
  'atz.pursue-by-fire': checks('atz.pursue-by-fire'),
  'atz.vehicle-speed': {
    rules: ['atz.vehicle-speed', 'atz.off-road'],
    title: 'How they go',
    by: 'Vehicle',
    columns: ['Speed', 'Turns'],
    cells: ({ speed, turns }: Handling) => [`${speed}″`, String(turns)],
    key: worded,
  },
  'atz.losing-control': one('It')(
    'Losing control',
    'Dice passed',
    ['atz.losing-control', 'atz.crash'],
    (key) => worded(key),
  ),
  'atz.disabling-vehicle': one('It')('A vehicle hit', DICE_PASSED, ['atz.disabling-vehicle']),
  'atz.normal-move': one('Inches', String)('Normal move', 'Who', ['atz.normal-move'], (key) =>
    key === 'low-rep' ? `Rep ${singleFigure('low-rep')} and less` : 'Anybody else',
  ),
  'atz.fast-move': one('Inches', String)('Fast move', DICE_PASSED, ['atz.fast-move']),
  'atz.escape-help': one('Who comes', (help: string) => (help === 'none' ? 'Nobody' : worded(help)))(
    'Help for the captives',
    DICE_PASSED,
    ['atz.escape-help'],
  ),
  'atz.awareness': one('They are')('What they have noticed', DICE_PASSED, ['atz.awareness']),
  'atz.zombie-senses': one('Where they go')(
    'What draws them',
    'The first that is the case',
    ['atz.zombie-senses', 'atz.zombies-act'],
    (key) => worded(key),
  ),
  'atz.zombie-turn': one('Turns')('Against something solid', '1D6', ['atz.zombie-turn'], (key) =>
    worded(key),
  ),
  'atz.zombie-placement': one('Location')('Where it comes on', '1D6', ['atz.zombie-placement']),
  'atz.mercy': {
    rules: ['atz.mercy', 'atz.mercy.capture'],
    title: 'What becomes of them',
    by: DICE_PASSED,
    columns: ['One more die passes', 'Otherwise'],
    cells: ({ passed, otherwise }: { passed: string | null; otherwise: string }) => [
      passed === null ? '–' : worded(passed),
      worded(otherwise),
    ],
  },
  'atz.how-many': one('How the forces compare')('How many captors', '2D6', ['atz.how-many']),
  'atz.building-count': one('Buildings', rolled)(
    'How many buildings',
    'Area',
    ['atz.building-count'],
    worded,
  ),
  'atz.vehicle-count': one('Vehicles', rolled)('How many vehicles', 'Area', ['atz.vehicle-count'], worded),
  'atz.building': {
    rules: ['atz.building-type', 'holdout.storeys'],
    title: 'What each building is',
    by: 'Building',
    columns: ['Ground', 'Doors', 'A window every', 'Storeys, urban', 'Storeys, outskirts'],
    cells: ({ sides, doors, windowEvery, urban, outskirts }: Building) => [
      size(sides),
      String(doors.length),
      windowEvery === null ? '–' : inches(windowEvery),
      storeys(urban),
      storeys(outskirts),
    ],
    key: worded,
  },
  'atz.vehicle': {
    rules: ['atz.vehicle-type'],
    title: 'What each vehicle is',
    by: 'Vehicle',
    columns: ['Size', 'Holds'],
    cells: ({ sides, holds }: Vehicle) => [size(sides), holds.join(' or ')],
    key: worded,
  },
  'holdout.terrain-count': one('Pieces', rolled)(
    'How much terrain',
    'Area',
    ['holdout.terrain-count'],
    worded,
  ),
  'holdout.terrain': one('Terrain')('Kind of terrain', '1D6', ['holdout.terrain']),
  'atz.terrain-effect': {
    rules: ['holdout.terrain'],
    title: 'What terrain does',
    by: 'Terrain',
    columns: ['Movement', 'Cover', 'Conceals', 'Sight'],
    cells: ({ going, cover, concealed, sight }: Ground) => [
      MOVEMENT[going] ?? worded(going),
      yes(cover),
      yes(concealed),
      SIGHT[sight] ?? worded(sight),
    ],
    key: worded,
  },
  'atz.fence': {
    rules: ['holdout.terrain', 'atz.task'],
    title: 'Fences',
    by: 'Fence',
    columns: ['Cover behind it', 'Crossing it'],
    cells: ({ cover, crossing }: FenceRow) => [yes(cover), CROSSING[crossing]],
    key: worded,
  },
  'atz.river': one('Can be forded', (word: string) => FORDS[word] ?? worded(word))('The river', '1D6', [
    'atz.river',
  ]),
  'atz.wind': one('Fire spreads to')('Wind', '1D6', ['atz.wind']),
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
    title: 'What drink has made of him',
    by: '1D6',
    columns: ['State', 'What it does'],
    cells: ({ title, summary }: { title: string; summary: string }) => [title, summary],
  },
  'atz.dead-drunk': one('Does')('Dead drunk', '1D6', ['atz.dead-drunk'], (key) =>
    key === 'above-rep' ? 'Above his Rep' : 'His Rep or less',
  ),
  'atz.dumbass': one('Does')('What he does', '1D6', ['atz.dumbass']),
};
