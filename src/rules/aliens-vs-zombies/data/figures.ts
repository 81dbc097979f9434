/** Figures that stand in the sentences of the book, one a row. */
import { number } from '../../core/fields.ts';
import { type Found, type KeyedTable, rowOf } from '../../core/table.ts';

export const FIGURE_NAMES = [
  'turns',
  'first-zombies',
  'first-stack',
  'first-groups',
  'landing-bonus',
  'alien-stack',
  'alien-hits-on',
  'leader-bonus',
  'claw-bonus',
  'mob-dice',
  'saves-on',
  'saves-well-on',
  'tough-to-kill',
  'bites-on',
  'rampage',
  'missiles',
  'missile-hits-on',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export const FIGURES = {
  id: 'avz.figures',
  section: '2.0–8.0',
  figures: { result: number(1, 15) },
  rows: {
    turns: { result: 8 },
    'first-zombies': { result: 15 },
    'first-stack': { result: 3 },
    'first-groups': { result: 3 },
    'landing-bonus': { result: 1 },
    'alien-stack': { result: 4 },
    'alien-hits-on': { result: 4 },
    'leader-bonus': { result: 1 },
    'claw-bonus': { result: 1 },
    'mob-dice': { result: 1 },
    'saves-on': { result: 5 },
    'saves-well-on': { result: 4 },
    'tough-to-kill': { result: 2 },
    'bites-on': { result: 5 },
    rampage: { result: 6, ruling: 'AVZ-1' },
    missiles: { result: 6, ruling: 'AVZ-3' },
    'missile-hits-on': { result: 4 },
  },
} as const satisfies KeyedTable<FigureName, number>;

export const figureRow = (name: FigureName): Found<number> => rowOf<FigureName, number>(FIGURES, name);

export const figureOf = (name: FigureName): number => figureRow(name).result;
