/** Names of the tables’ figures, for an owner of the printed cards who corrects them. */
import type { FigureText } from '../../core/game-text.ts';
import { hasRow } from '../../core/table.ts';
import { CARDS } from '../data/cards.ts';
import { cardName } from './names.ts';

const LABELS: Readonly<Record<string, string>> = {
  title: 'Title',
  value: 'Value',
  copies: 'Copies in the deck',
  marked: 'Of these marked for three and four players',
};

export const figureText: FigureText = {
  table: (table) => (table === CARDS.id ? 'The cards' : 'A Stack by itself'),
  row: ({ row }) => (hasRow(CARDS, row) ? cardName(row) : 'An empty Stack'),
  label: ({ field }) => LABELS[field] ?? 'Value',
  figure: (figure) => String(figure),
};
