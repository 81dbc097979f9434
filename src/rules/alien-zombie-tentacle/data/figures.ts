/** Figures that the book has in a sentence. */
import { number } from '../../core/fields.ts';
import type { KeyedTable } from '../../core/table.ts';

export const FIGURE_ROWS = [
  'survivors-to-four',
  'survivors-from-five',
  'dealt',
  'hand-limit',
  'gear-limit',
  'extra',
  'burdened-base',
  'eliminated-flips',
  'help-draws',
  'sacrifice-draws',
  'critical-draws',
  's-mart-draws',
] as const;
export type FigureRow = (typeof FIGURE_ROWS)[number];

export const FIGURES = {
  id: 'azta.figures',
  section: 'Setup',
  figures: { result: number(1, 9) },
  rows: {
    /** Survivors of each player, with four players or fewer, and with more; of two the book says nothing. */
    'survivors-to-four': { result: 3, ruling: 'AZTA-4' },
    'survivors-from-five': { result: 2 },
    /** Cards of the first hand. */
    dealt: { result: 2 },
    'hand-limit': { result: 3 },
    'gear-limit': { result: 3 },
    /** Additional bonus of a survivor from Gear that is made for them. */
    extra: { result: 1 },
    /** A survivor’s own figures in the round in which they loot, or are distracted. */
    'burdened-base': { result: 1, ruling: 'AZTA-15' },
    'eliminated-flips': { result: 2 },
    'help-draws': { result: 1 },
    'sacrifice-draws': { result: 3 },
    'critical-draws': { result: 1 },
    's-mart-draws': { result: 1 },
  },
} as const satisfies KeyedTable<FigureRow, number>;
