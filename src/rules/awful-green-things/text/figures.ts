/** Names of the tables’ figures, for the owner of the printed game who corrects one. */
import type { FigureText } from '../../core/game-text.ts';
import { upperFirst } from '../../core/text/english.ts';
import type { FigureName } from '../data/figures.ts';
import type { OutsideFigure, VehicleKind } from '../data/outside.ts';
import { nameOf } from './called.ts';
import { EPILOGUE_FIGURE_WORDS } from './epilogue/game.ts';
import { WEAPON_NAMES } from './names.ts';
import { VEHICLE_NAMES } from './outside/events.ts';

const TABLES: Readonly<Record<string, string>> = {
  'agt.monsters': 'Green Things',
  'agt.crew': 'The crew',
  'agt.weapons': 'Weapons',
  'agt.chits': 'Weapon Effect Chits',
  'agt.population': 'Monsters at the start',
  'agt.first-area': 'The first monster',
  'agt.boats': 'Boats',
  'agt.areas': 'Areas of the ship',
  'agt.points': 'Points of the monsters',
  'agt.figures': 'Single figures',
  'agt.skins': 'Skin of the ship (reconstructed)',
  'agt.vehicles': 'Jet suits and cargo movers',
  'agt.outside': 'Single figures outside the ship',
  ...EPILOGUE_FIGURE_WORDS.tables,
};

const FIELDS: Readonly<Record<string, string>> = {
  dice: 'Attack dice',
  constitution: 'Constitution',
  move: 'Movement',
  count: 'Counters',
  egg: 'Eggs',
  baby: 'Babies',
  adult: 'Adults',
  capacity: 'Carries',
  space: 'Space area',
  result: 'Figure',
  ...EPILOGUE_FIGURE_WORDS.fields,
};

const FIGURES: Readonly<Record<FigureName, string>> = {
  discoverers: 'Crew who discover the Green Things',
  'overload-turns': 'Turns until the ship blows up',
  'gas-to-crew': 'Dice of gas against crew',
  'fuel-to-crew': 'Dice of fuel against crew',
};

const OUTSIDE: Readonly<Record<OutsideFigure, string>> = {
  'soot-times': 'Constitution in the Ook Soot, times',
  'soot-move': 'Movement in the Ook Soot',
  'jump-to-boat': 'Jump to a boat missed with this or less',
  'jump-to-ship': 'Jump to the ship missed with this or less',
  'scout-cans': 'Cans of fuel that the Scout’s blast counts as',
  'cockboat-cans': 'Cans of fuel that the Cockboat’s blast counts as',
  'blast-turns': 'Turns until a boat may be back from its blast',
};

function rowText(table: string, row: string): string {
  if (Object.hasOwn(EPILOGUE_FIGURE_WORDS.tables, table)) return EPILOGUE_FIGURE_WORDS.rowText(table, row);
  if (table === 'agt.figures') return FIGURES[row as FigureName] ?? row;
  if (table === 'agt.outside') return OUTSIDE[row as OutsideFigure] ?? row;
  if (table === 'agt.vehicles') return VEHICLE_NAMES[row as VehicleKind].many;
  if (table === 'agt.population' || table === 'agt.first-area') return `A ${row} rolled`;
  const weapon = (WEAPON_NAMES as Readonly<Record<string, { one: string }>>)[row];
  return weapon?.one ?? nameOf(row) ?? row;
}

export const figureText: FigureText = {
  table: (table) => TABLES[table] ?? table,
  row: ({ table, row }) => upperFirst(rowText(table, row)),
  label: ({ field }) => FIELDS[field] ?? upperFirst(field),
  figure: (figure) => (figure === null ? 'any number' : (nameOf(String(figure)) ?? String(figure))),
};
