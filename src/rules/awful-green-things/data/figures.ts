/** Figures that stand in the sentences of the book, one a row. */
import { number } from '../../core/fields.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';

export const FIGURE_NAMES = ['discoverers', 'overload-turns', 'gas-to-crew', 'fuel-to-crew'] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export const FIGURES = {
  id: 'agt.figures',
  section: 'Discovering the Awful Green Things; Weapons; Znutar Self-Destruct',
  figures: { result: number(1, 9) },
  rows: {
    /** Crew who may move before the alarm. */
    discoverers: { result: 2 },
    /** Crew turns after the one in which the engines are set to overload. */
    'overload-turns': { result: 3 },
    /** Dice against each crewman in the cloud. */
    'gas-to-crew': { result: 5 },
    'fuel-to-crew': { result: 5 },
  },
} as const satisfies KeyedTable<FigureName, number>;

export const figureRow = (name: FigureName): Found<number> => rowOf<FigureName, number>(FIGURES, name);
