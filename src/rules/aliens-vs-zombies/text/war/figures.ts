/** Names of the figures of a war, for the player who changes one. */
import type { FigureText } from '../../../core/game-text.ts';
import { upperFirst } from '../../../core/text/english.ts';
import type { Level } from '../../data/victory.ts';
import type { TownId } from '../../war/data.ts';
import { RESULT_NAMES, TOWN_NAMES } from './names.ts';

const TABLES: Readonly<Record<string, string>> = {
  'avz-war.towns': 'Towns of a war',
  'avz-war.points': 'Points for a town',
  'avz-war.prices': 'Prices before a town',
  'avz-war.skills': 'What veterans are known for',
};

const FIELDS: Readonly<Record<string, string>> = {
  first: 'Zombies more at the start',
  each: 'Zombies more with each tile',
  leadersFrom: 'Leaders land from turn',
  result: 'Points',
  amount: 'Zombies, points or turns',
};

/** The game's own words say what stands behind. */
export const warFigures = (game: FigureText): FigureText => ({
  table: (table) => TABLES[table] ?? game.table(table),
  row: (place) =>
    TABLES[place.table] === undefined
      ? game.row(place)
      : (TOWN_NAMES[place.row as TownId] ?? RESULT_NAMES[place.row as Level] ?? upperFirst(place.row)),
  label: (place) =>
    TABLES[place.table] === undefined ? game.label(place) : (FIELDS[place.field] ?? place.field),
  figure: (figure, place) =>
    TABLES[place.table] === undefined ? game.figure(figure, place) : String(figure),
});
