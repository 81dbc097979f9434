/** Figures of the tables, as the history names them. */

import type { Figure, Place } from '../../core/corrections.ts';
import { counted, upperFirst } from '../../core/text/english.ts';
import type { Term } from '../../core/text/term.ts';
import type { SingleFigure } from '../data/single-figures.ts';
import { negative, plain } from './rows.ts';

/** Titles of the tables that can be corrected. */
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

/** Words for the single figures of the text. */
export const SINGLE_FIGURE_TEXT: Readonly<Record<SingleFigure, Term>> = {
  'impact-together': {
    title: 'Most Impact of two weapons fired together',
    text: 'most Impact of two weapons fired together',
  },
  'ones-empty': { title: '1s that empty a clip', text: '1s that empty a clip' },
  'arc-of-fire': {
    title: 'Width covered for each point of Target Rating',
    text: 'width covered for each point of Target Rating',
  },
  'group-apart': {
    title: 'How near those of a group are to one another',
    text: 'how near those of a group are to one another',
  },
  'group-led': {
    title: 'How near groups are that the overall Leader brings',
    text: 'how near groups are that the overall Leader brings',
  },
  'leader-near': { title: 'How near the Leader is who helps', text: 'how near the Leader is who helps' },
  'zombie-close': {
    title: 'At a zombie further than this, or turned away, Rep counts instead of Impact',
    text: 'at a zombie further than this, or turned away, Rep counts instead of Impact',
  },
  'melee-rep-least': { title: 'Least Rep in melee', text: 'least Rep in melee' },
  'zombie-rep': { title: 'Rep of a zombie', text: 'Rep of a zombie' },
  'zombie-move': { title: 'How far zombies move', text: 'how far zombies move' },
  'zombie-notices': { title: 'How near they tell a human', text: 'how near they tell a human' },
  'zombie-climbs': { title: 'A zombie climbs on this or more', text: 'a zombie climbs on this or more' },
  'zombie-burns-out': {
    title: 'A burning zombie dies on this or more',
    text: 'a burning zombie dies on this or more',
  },
  'fire-grows': { title: 'What a fire grows in a turn', text: 'what a fire grows in a turn' },
  'low-rep': { title: 'Rep of this or less moves less far', text: 'Rep of this or less moves less far' },
  'door-inches': { title: 'Off a move through a door', text: 'off a move through a door' },
  'half-speed': { title: 'Half of a top speed: divided by', text: 'half of a top speed: divided by' },
  'quarter-speed': {
    title: 'A quarter of a top speed: divided by',
    text: 'a quarter of a top speed: divided by',
  },
  'car-starts': { title: 'A vehicle starts on this or less', text: 'a vehicle starts on this or less' },
  'swerve-left': { title: 'Left, not right, on this or less', text: 'left, not right, on this or less' },
  'slide-inches': { title: 'A vehicle slides aside', text: 'a vehicle slides aside' },
  'veer-inches': { title: 'A vehicle veers aside', text: 'a vehicle veers aside' },
  'crash-inches': { title: 'A crash counts its Impact for each', text: 'a crash counts its Impact for each' },
  'breaks-down': {
    title: 'Off the road it breaks down on exactly',
    text: 'off the road it breaks down on exactly',
  },
  'off-road-control': {
    title: 'Off the road its driver rolls for control on exactly',
    text: 'off the road its driver rolls for control on exactly',
  },
  'disabling-impact': {
    title: 'A round through a vehicle: two dice against',
    text: 'a round through a vehicle: two dice against',
  },
  'vehicle-hit': {
    title: 'A machine gun goes through a vehicle with a total of this or more',
    text: 'a machine gun goes through a vehicle with a total of this or more',
  },
  'rolls-out': {
    title: 'A vehicle stopped for good slows down each turn by',
    text: 'a vehicle stopped for good slows down each turn by',
  },
  'zombie-reaches-vehicle': {
    title: 'Zombies reach those in a vehicle no faster than',
    text: 'zombies reach those in a vehicle no faster than',
  },
  'zombie-flies': { title: 'A zombie run down flies aside', text: 'a zombie run down flies aside' },
  'engine-dice': {
    title: 'Dice for the noise of an engine, each turn',
    text: 'dice for the noise of an engine, each turn',
  },
  'lead-escaped': {
    title: 'Longest lead that can still be caught up',
    text: 'longest lead that can still be caught up',
  },
  'chasers-apart': {
    title: 'Chasers from the Runners they have caught',
    text: 'chasers from the Runners they have caught',
  },
  'survivor-inside': {
    title: 'A survivor for each die of this or more',
    text: 'a survivor for each die of this or more',
  },
  'shots-heard': {
    title: 'More dice to notice anyone after shots',
    text: 'more dice to notice anyone after shots',
  },
  'army-met': { title: 'The army is met on this or more', text: 'the army is met on this or more' },
  outnumbering: {
    title: 'So many times as many outnumber the others',
    text: 'so many times as many outnumber the others',
  },
  'not-turned': { title: 'Stays human from a die and Rep of', text: 'stays human from a die and Rep of' },
  'vehicle-roll': { title: 'One roll for a vehicle for so many', text: 'one roll for a vehicle for so many' },
  'cure-dice': { title: 'Dice for the Cure', text: 'dice for the Cure' },
  'cure-face': { title: 'Each of which shows at least', text: 'each of which shows at least' },
  'points-earned': { title: 'For an Encounter that succeeded', text: 'for an Encounter that succeeded' },
};

/** Units that the figures of the text count, one and many. */
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

/** Words for fields that, taken apart, would not say which figure it is. */
const FIELD_TEXT: Readonly<Record<string, Term>> = {
  fewest: { title: 'Fewest shots', text: 'fewest shots' },
  oneTargetWithin: { title: 'One target within', text: 'one target within' },
  'barrels.0.dice': { title: 'One barrel, dice', text: 'one barrel, dice' },
  'barrels.0.counted': { title: 'One barrel, shots', text: 'one barrel, shots' },
  'barrels.0.targets': { title: 'One barrel, targets', text: 'one barrel, targets' },
  'barrels.1.dice': { title: 'Both barrels, dice', text: 'both barrels, dice' },
  'barrels.1.counted': { title: 'Both barrels, shots', text: 'both barrels, shots' },
  'barrels.1.targets': { title: 'Both barrels, targets', text: 'both barrels, targets' },
};

/** Name of a figure beside the others of its row. */
export const fieldTerm = (field: string): Term => {
  const words = plain(field.replaceAll('.', ' '));
  return FIELD_TEXT[field] ?? { title: upperFirst(words), text: words };
};

const isSingle = (row: string): row is SingleFigure => Object.hasOwn(SINGLE_FIGURE_TEXT, row);

/** `rural body armour, 2` */
function rowText(row: string): string {
  if (isSingle(row)) return SINGLE_FIGURE_TEXT[row].text;
  return /^\d+(–|-)?\d*$/.test(row) ? row.replace('-', '–') : plain(row);
}

/** `Loot, rural body armour, 2`: a table, a row, and which figure of it where there are several. */
export function placeText({ table, row, field }: Place): string {
  const parts = [TABLE_TEXT[table] ?? table, rowText(row)];
  return [...parts, ...(field === 'result' ? [] : [fieldTerm(field).text])].join(', ');
}

export function figureText(figure: Figure): string {
  if (figure === null) return 'nothing';
  if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
  if (typeof figure === 'number') return negative(figure);
  return plain(figure);
}
