/** Figures of the tables, as the history names them. */
import type { Figure, Place } from '../../core/corrections.ts';
import { cap, counted, lowerFirst } from '../../core/text/english.ts';
import type { SingleFigure } from '../data/single-figures.ts';

/** What each table that can be corrected is called. */
export const TABLE_TEXT: Readonly<Record<string, string>> = {
  'atz.reaction-dice': 'Circumstances of a check',
  'atz.heroes': 'Heroes',
  'atz.in-sight': 'In Sight',
  'atz.received-fire': 'Received Fire',
  'atz.wanting-to-charge': 'Wanting to Charge',
  'atz.being-charged': 'Being Charged',
  'atz.surprise': 'Surprise',
  'atz.surprised-melee': 'Melee when surprised',
  'atz.overrun': 'Overrun',
  'atz.overrun-impact': 'Impact of a vehicle',
  'atz.rally': 'Rally',
  'atz.see-zombie-death': 'See a zombie death',
  'atz.sanity': 'Sanity',
  'atz.what-now': 'What Now',
  'atz.pursue-by-fire': 'Pursue by Fire',
  'atz.normal-move': 'Normal move',
  'atz.vehicle-speed': 'Speed and turns of vehicles',
  'atz.losing-control': 'Losing control',
  'atz.disabling-vehicle': 'A vehicle hit',
  'atz.fast-move': 'Fast Move',
  'atz.line-of-sight': 'Line of sight',
  'atz.fire': 'Impact of fire',
  'atz.to-hit': 'To hit',
  'atz.impact': 'What Impact does',
  'atz.damage': 'Damage',
  'atz.melee-dice': 'Dice in melee',
  'atz.melee-modifiers': 'Rep in melee',
  'atz.melee-results': 'Who wins a round of melee',
  'atz.melee-armor': 'Armour in melee',
  'atz.zombie-senses': 'What draws zombies',
  'atz.zombie-turn': 'A zombie meets an obstacle',
  'atz.escape-help': 'Help for captives',
  'atz.how-many': 'How many of them',
  'atz.building-count': 'How many buildings',
  'atz.vehicle-count': 'How many vehicles',
  'atz.building-type.urban': 'Buildings, urban',
  'atz.building-type.outskirts': 'Buildings, outskirts',
  'atz.building-type.rural': 'Buildings, rural',
  'atz.vehicle-type.urban': 'Vehicles, urban',
  'atz.vehicle-type.outskirts': 'Vehicles, outskirts',
  'atz.vehicle-type.rural': 'Vehicles, rural',
  'atz.building': 'Size of buildings',
  'atz.vehicle': 'Size of vehicles',
  'holdout.terrain-count': 'Pieces of terrain',
  'holdout.terrain': 'Kind of terrain',
  'atz.terrain-effect': 'What terrain does',
  'atz.river': 'The river',
  'atz.fence': 'Fences',
  'atz.wind': 'Wind',
  'atz.loot': 'Loot',
  'atz.search-modifiers': 'Search modifiers',
  'atz.weapon-found': 'Which weapon is found',
  'atz.weapon-modifier': 'Weapons by place',
  'atz.task-difficulty': 'Difficulty of a Task',
  'atz.situation-advantage': 'Advantage of the situation',
  'atz.task': 'Unopposed Task',
  'atz.second-try': 'Second try',
  'atz.doc': 'How bad is it, Doc',
  'atz.recovery': 'Recovery',
  'atz.larger-than-life': 'Larger Than Life',
  'atz.who-wins': 'Who wins',
  'atz.who-wins.seven': 'Who wins, after a seven',
  'atz.dead-drunk': 'Dead drunk',
  'atz.dumbass': 'Dumbass',
  'atz.crazy-about-my-job': 'Crazy About My Job',
  'atz.never-ducks-back': 'Never Ducks Back',
  'atz.activity.zombies': 'Zombie activity',
  'atz.activity.survivors': 'Survivor activity',
  'atz.building-activity': 'Activity in buildings',
  'atz.zombie-reinforcement': 'Zombies drawn by noise',
  'atz.awareness': 'Awareness',
  'atz.zombie-placement': 'Where zombies come on',
  'atz.mercy': 'At Their Mercy',
  'atz.talk-modifiers': 'Talk the Talk',
  'atz.generator.odd': 'Odd character table',
  'atz.generator.even': 'Even character table',
  'atz.weapon': 'Weapons',
  'atz.clips': 'Clips with a weapon',
  'atz.rep-cost': 'Points for Rep',
  'atz.weapon-cost': 'Points for weapons',
  'atz.extra-cost': 'Points for Leaders and armour',
  'atz.rap-to-advance': 'RAP to rise',
  'atz.single-figure': 'Figures in the text',
};

/** What each figure of the text is. */
export const SINGLE_FIGURE_TEXT: Readonly<Record<SingleFigure, string>> = {
  'impact-together': 'Most Impact of two weapons fired together',
  'ones-empty': '1s that empty a clip',
  'arc-of-fire': 'Width covered for each point of Target Rating',
  'zombie-close': 'At a zombie further than this, or turned away, Rep counts instead of Impact',
  'melee-rep-least': 'Least Rep in melee',
  'zombie-rep': 'Rep of a zombie',
  'zombie-move': 'How far zombies move',
  'zombie-notices': 'How near they tell a human',
  'zombie-climbs': 'A zombie climbs on this or more',
  'zombie-burns-out': 'A burning zombie dies on this or more',
  'fire-grows': 'What a fire grows in a turn',
  'low-rep': 'Rep of this or less moves less far',
  'door-inches': 'Off a move through a door',
  'half-speed': 'Half of a top speed: divided by',
  'quarter-speed': 'A quarter of a top speed: divided by',
  'car-starts': 'A vehicle starts on this or less',
  'swerve-left': 'Left, not right, on this or less',
  'crash-inches': 'A crash counts its Impact for each',
  'breaks-down': 'Off the road it breaks down on exactly',
  'off-road-control': 'Off the road its driver rolls for control on exactly',
  'disabling-impact': 'A round through a vehicle: two dice against',
  'vehicle-hit': 'A machine gun goes through a vehicle with a total of this or more',
  'rolls-out': 'A vehicle stopped for good slows down each turn by',
  'zombie-reaches-vehicle': 'Zombies reach those in a vehicle no faster than',
  'zombie-flies': 'A zombie run down flies aside',
  'engine-dice': 'Dice for the noise of an engine, each turn',
  'lead-escaped': 'Longest lead that can still be caught up',
  'chasers-apart': 'Chasers from the Runners they have caught',
  'survivor-inside': 'A survivor for each die of this or more',
  'shots-heard': 'More dice to notice anyone after shots',
  'army-met': 'The army is met on this or more',
  outnumbering: 'So many times as many outnumber the others',
  'not-turned': 'Stays human from a die and Rep of',
  'vehicle-roll': 'One roll for a vehicle for so many',
  'cure-dice': 'Dice for the Cure',
  'cure-face': 'Each of which shows at least',
  'points-earned': 'For an Encounter that succeeded',
};

/** What the figures of the text count. */
const COUNTED: { readonly [unit: string]: readonly [one: string, many: string] } = {
  dice: ['die', 'dice'],
  figures: ['figure', 'figures'],
  hours: ['hour', 'hours'],
  points: ['point', 'points'],
  times: ['time', 'times'],
};

/** `24 hours`; a score by itself. */
export function countedText(figure: Readonly<Record<string, number>>): string {
  const [[unit = '', n = 0] = []] = Object.entries(figure);
  const names = COUNTED[unit];
  if (names !== undefined) return counted(n, ...names);
  return unit === 'inches' ? `${n}″` : String(n);
}

/** Where a field, taken apart, would not say which figure it is. */
const FIELD_TEXT: Readonly<Record<string, string>> = {
  fewest: 'Fewest shots',
  oneTargetWithin: 'One target within',
  'barrels.0.dice': 'One barrel, dice',
  'barrels.0.counted': 'One barrel, shots',
  'barrels.0.targets': 'One barrel, targets',
  'barrels.1.dice': 'Both barrels, dice',
  'barrels.1.counted': 'Both barrels, shots',
  'barrels.1.targets': 'Both barrels, targets',
};

/** What a figure is called beside the others of its row. */
export const fieldText = (field: string): string =>
  FIELD_TEXT[field] ?? cap(plain(field.replaceAll('.', ' ')));

const isSingle = (row: string): row is SingleFigure => Object.hasOwn(SINGLE_FIGURE_TEXT, row);

const plain = (word: string) => cap(word.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();

/** `rural body armor, 2` */
function rowText(row: string): string {
  if (isSingle(row)) return lowerFirst(SINGLE_FIGURE_TEXT[row]);
  return /^\d+(–|-)?\d*$/.test(row) ? row.replace('-', '–') : plain(row);
}

/** `Loot, rural body armor, 2`: a table, a row, and which figure of it where there are several. */
export function placeText({ table, row, field }: Place): string {
  const parts = [TABLE_TEXT[table] ?? table, rowText(row)];
  return [...parts, ...(field === 'result' ? [] : [lowerFirst(fieldText(field))])].join(', ');
}

export function figureText(figure: Figure): string {
  if (figure === null) return 'nothing';
  if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
  if (typeof figure === 'number') return figure < 0 ? `−${-figure}` : String(figure);
  return lowerFirst(plain(figure));
}
