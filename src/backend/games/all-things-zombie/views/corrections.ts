/** The campaign's corrected figures, in the words of the rules reference. */

import type { NamedFigureView } from '../../../../contract/corrections.ts';
import { SINGLE_FIGURES } from '../../../../rules/all-things-zombie/data/single-figures.ts';
import {
  SURVIVOR_ACTIVITY,
  ZOMBIE_ACTIVITY,
} from '../../../../rules/all-things-zombie/meeting-and-greeting/levels.ts';
import { EVERY_TABLE } from '../../../../rules/all-things-zombie/tables.ts';
import {
  fieldTerm,
  SINGLE_FIGURE_TEXT,
  TABLE_TEXT,
} from '../../../../rules/all-things-zombie/text/figures.ts';
import { negative, worded } from '../../../../rules/all-things-zombie/text/rows.ts';
import {
  type Corrections,
  differences,
  type Figure,
  type Place,
} from '../../../../rules/core/corrections.ts';
import { linesOf, WHOLE_RESULT } from '../../../../rules/core/table.ts';
import type { Term } from '../../../../rules/core/text/term.ts';
import { type FigureWords, namedFigureView } from '../../../log/corrections.ts';
import { LAYOUTS } from './rules/layouts.ts';

const SINGLE_TEXTS: Readonly<Record<string, Term>> = SINGLE_FIGURE_TEXT;

function figureText(figure: Figure): string {
  if (figure === null) return 'never';
  if (typeof figure === 'boolean') return figure ? 'Yes' : 'No';
  return typeof figure === 'number' ? negative(figure) : worded(figure);
}

function labelOf({ table, field }: Place): string {
  const { columns = [] } = LAYOUTS[table] ?? {};
  if (field === WHOLE_RESULT) return columns.length === 1 ? (columns[0] ?? 'Figure') : 'Figure';
  if (/^\d+$/.test(field) && columns.length === 1) return `On a ${field}`;
  return fieldTerm(field).title;
}

/** Tables of levels, by area and phase. */
const LEVELS: readonly string[] = [ZOMBIE_ACTIVITY.id, SURVIVOR_ACTIVITY.id];

/** `Outskirts, phase 1`; the level of those who lost the war. */
function levelText(row: string): string {
  const [area = '', phase] = row.split('-');
  return phase === undefined ? 'Lost the war' : `${worded(area)}, phase ${phase}`;
}

function rowText({ table: id, row }: Place): string {
  if (id === SINGLE_FIGURES.id) return SINGLE_TEXTS[row]?.title ?? row;
  if (LEVELS.includes(id)) return levelText(row);
  const table = EVERY_TABLE.find((one) => one.id === id);
  const found = table && linesOf(table).find((line) => line.row === row);
  return LAYOUTS[id]?.key?.(row, found?.book.result as never) ?? worded(row.replace(/(\d)-(?=\d)/g, '$1–'));
}

export const FIGURE_WORDS: FigureWords = {
  table: (table) => TABLE_TEXT[table] ?? table,
  row: rowText,
  label: labelOf,
  figure: figureText,
  rule: (table) => (table === SINGLE_FIGURES.id ? 'atz.tight-ammo' : (LAYOUTS[table]?.rules[0] ?? null)),
};

export function differenceViews(corrections: Corrections): NamedFigureView[] {
  return differences(EVERY_TABLE, corrections).map((one) => namedFigureView(one, FIGURE_WORDS));
}
