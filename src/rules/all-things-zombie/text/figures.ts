/** Figures of the tables, as the history names them. */
import type { Figure, Place } from '../../core/corrections.ts';
import { cap, lowerFirst } from '../../core/text/english.ts';

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
  'atz.fast-move': 'Fast Move',
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
  'atz.dumbass': 'Dumbass',
  'atz.crazy-about-my-job': 'Crazy About My Job',
  'atz.never-ducks-back': 'Never ducks back',
  'atz.activity.zombies': 'Zombie activity',
  'atz.activity.survivors': 'Survivor activity',
  'atz.building-activity': 'Activity in buildings',
  'atz.zombie-reinforcement': 'Zombies drawn by noise',
  'atz.talk-modifiers': 'Talk the Talk',
  'atz.generator.odd': 'Odd character table',
  'atz.generator.even': 'Even character table',
  'atz.weapon': 'Weapons',
  'atz.clips': 'Clips with a weapon',
  'atz.rep-cost': 'Points for Rep',
  'atz.weapon-cost': 'Points for weapons',
  'atz.extra-cost': 'Points for Leaders and armour',
  'atz.rap-to-advance': 'RAP to rise',
};

const plain = (word: string) => cap(word.replace(/([a-z])([A-Z])/g, '$1 $2')).toLowerCase();

/** `rural body armor, 2` */
function rowText(row: string): string {
  return /^\d+(–|-)?\d*$/.test(row) ? row.replace('-', '–') : plain(row);
}

/** `Loot, rural body armor, 2`: a table, a row, and which figure of it where there are several. */
export function placeText({ table, row, field }: Place): string {
  const parts = [TABLE_TEXT[table] ?? table, rowText(row)];
  return [...parts, ...(field === 'result' ? [] : [plain(field.replaceAll('.', ' '))])].join(', ');
}

export function figureText(figure: Figure): string {
  if (figure === null) return 'nothing';
  if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
  if (typeof figure === 'number') return figure < 0 ? `−${-figure}` : String(figure);
  return lowerFirst(plain(figure));
}
