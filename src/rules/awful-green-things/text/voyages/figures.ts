/** Names of the figures of voyages, for the player who changes one. */
import type { FigureText } from '../../../core/game-text.ts';
import type { Result, WorldId } from '../../voyages/data.ts';
import { RESULT_NAMES, WORLD_NAMES } from './names.ts';

const TABLES: Readonly<Record<string, string>> = {
  'agt-voyages.worlds': 'Worlds of the voyages',
  'agt-voyages.berths': 'Posts filled before a voyage',
};

const FIELDS: Readonly<Record<string, string>> = {
  extraAdult: 'One Adult more',
  result: 'Posts filled after it',
};

/** The game's own words say what stands behind. */
export const voyagesFigures = (game: FigureText): FigureText => ({
  table: (table) => TABLES[table] ?? game.table(table),
  row: (place) =>
    TABLES[place.table] === undefined
      ? game.row(place)
      : (WORLD_NAMES[place.row as WorldId] ?? RESULT_NAMES[place.row as Result]?.title ?? place.row),
  label: (place) =>
    TABLES[place.table] === undefined ? game.label(place) : (FIELDS[place.field] ?? place.field),
  figure: (figure, place) => {
    if (TABLES[place.table] === undefined) return game.figure(figure, place);
    if (typeof figure === 'boolean') return figure ? 'yes' : 'no';
    return String(figure);
  },
});
