/** Names of the tables’ figures, for the owner of the printed game who corrects one. */

import type { FigureText } from '../../core/game-text.ts';
import { upperFirst } from '../../core/text/english.ts';
import type { AlienKind } from '../data/aliens.ts';
import type { FigureName } from '../data/figures.ts';
import type { Level } from '../data/victory.ts';
import type { ZombieKind } from '../data/zombies.ts';
import { tileName } from './called.ts';
import { ALIEN_NAMES, LEVEL_NAMES, TERRAIN_NAMES, ZOMBIE_NAMES } from './names.ts';

const TABLES: Readonly<Record<string, string>> = {
  'avz.zombies': 'Zombies',
  'avz.aliens': 'Aliens',
  'avz.tiles': 'Event tiles',
  'avz.town': 'The town',
  'avz.figures': 'Single figures',
  'avz.victory': 'Levels of victory',
};

const FIELDS: Readonly<Record<string, string>> = {
  number: 'Zombie number',
  count: 'Counters',
  combat: 'Combat',
  move: 'Moves',
  armoured: 'Armour',
  spawn: 'Zombies that rise',
  result: 'Figure',
};

const FIGURES: Readonly<Record<FigureName, string>> = {
  turns: 'Turns',
  'first-zombies': 'Zombies at the start',
  'first-stack': 'Most in a location at the start',
  'first-groups': 'Groups of aliens at the start',
  'landing-bonus': 'Added to the die for landing',
  'alien-stack': 'Most aliens in a location',
  'alien-hits-on': 'Aliens hit on',
  'leader-bonus': 'A leader adds',
  'claw-bonus': 'Claws add',
  'mob-dice': 'Dice more for a mob',
  'saves-on': 'Saves on',
  'saves-well-on': 'Saves with a leader or a tough zombie on',
  'tough-to-kill': 'Hits that kill armour or a mob',
  'bites-on': 'A bite kills on',
  rampage: 'Locations of the rampage',
  missiles: 'Missiles',
  'missile-hits-on': 'Missiles hit on',
};

const ROW_NAMES: Readonly<Record<string, (row: string) => string | undefined>> = {
  'avz.zombies': (row) => ZOMBIE_NAMES[row as ZombieKind]?.one,
  'avz.aliens': (row) => ALIEN_NAMES[row as AlienKind]?.one,
  'avz.tiles': tileName,
  'avz.figures': (row) => FIGURES[row as FigureName],
  'avz.victory': (row) => `${row.replace('-', '–').replace('+', ' or more')} dead`,
};

export const figureText: FigureText = {
  table: (table) => TABLES[table] ?? table,
  row: ({ table, row }) => upperFirst(ROW_NAMES[table]?.(row) ?? row),
  label: ({ field }) => FIELDS[field] ?? `With ${field} dead`,
  figure: (figure) => {
    if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
    const word = String(figure);
    return (
      (LEVEL_NAMES as Readonly<Record<string, string>>)[word as Level] ??
      (TERRAIN_NAMES as Readonly<Record<string, string>>)[word] ??
      word
    );
  },
};
