/** The columns of the roster, as the printed one has them, and what each is sorted by. */
import { STATUS_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { type FigureLine, titles, type WeaponLine } from '../text/figures.ts';

export const COLUMN_IDS = [
  'kind',
  'name',
  'rep',
  'attributes',
  'protected',
  'weapon',
  'range',
  'targets',
  'impact',
  'oRating',
  'clips',
  'cost',
  'rap',
  'status',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

export interface Column {
  readonly id: ColumnId;
  readonly head: string;
  /** Full name, where the head is an abbreviation. */
  readonly full?: string;
  /** Says whether the column has a line for each weapon, or one cell for the figure. */
  readonly per: 'figure' | 'weapon';
  readonly align?: 'right' | 'centre';
  readonly value: (figure: FigureLine) => number | string;
}

const byTitle = new Intl.Collator('en');
const STATUS_ORDER = Object.keys(STATUS_WORDS);

const most = (of: (weapon: WeaponLine) => number | null) => (figure: FigureLine) =>
  Math.max(-1, ...figure.weapons.map((weapon) => of(weapon) ?? -1));

const TABLE: { readonly [C in ColumnId]: Omit<Column, 'id'> } = {
  kind: { head: 'Kind', per: 'figure', value: (figure) => (figure.kind === 'star' ? 0 : 1) },
  name: { head: 'Name', per: 'figure', value: (figure) => figure.name },
  rep: { head: 'Rep', per: 'figure', align: 'centre', value: (figure) => figure.rep },
  attributes: { head: 'Attributes', per: 'figure', value: (figure) => titles(figure.attributes) },
  protected: {
    head: 'Pro',
    full: 'Protected',
    per: 'figure',
    align: 'centre',
    value: (figure) => Number(figure.protected),
  },
  weapon: { head: 'Weapon', per: 'weapon', value: (figure) => titles(figure.weapons.slice(0, 1)) },
  range: {
    head: 'Rng',
    full: 'Range',
    per: 'weapon',
    align: 'right',
    value: most((weapon) => weapon.range),
  },
  targets: {
    head: 'Tar',
    full: 'Targets',
    per: 'weapon',
    align: 'right',
    value: most((weapon) => weapon.targets),
  },
  impact: {
    head: 'Imp',
    full: 'Impact',
    per: 'weapon',
    align: 'right',
    value: most((weapon) => weapon.impact),
  },
  oRating: {
    head: 'OR',
    full: 'O-rating',
    per: 'weapon',
    align: 'right',
    value: most((weapon) => weapon.oRating),
  },
  clips: { head: 'Clips', per: 'weapon', value: most((weapon) => weapon.clips) },
  cost: { head: 'Cost', per: 'figure', align: 'right', value: (figure) => figure.cost },
  rap: { head: 'RAP', per: 'figure', value: (figure) => figure.rap },
  status: { head: 'Status', per: 'figure', value: (figure) => STATUS_ORDER.indexOf(figure.status) },
};

export const COLUMNS: readonly Column[] = COLUMN_IDS.map((id) => ({ id, ...TABLE[id] }));

export interface Sort {
  readonly by: ColumnId;
  readonly descending: boolean;
}

/** Best first, as a roster is usually kept. */
export const USUAL_SORT: Sort = { by: 'rep', descending: true };

/** Columns that start at the beginning, since they hold words and kinds; where numbers count something, most comes first. */
const STARTS_AT_THE_BEGINNING: readonly ColumnId[] = ['kind', 'name', 'attributes', 'weapon', 'status'];

/** Sort after a click on a column’s head: by that column, then the other way round. */
export function sortedBy(column: ColumnId, now: Sort | undefined): Sort {
  if (now?.by === column) return { by: column, descending: !now.descending };
  return { by: column, descending: !STARTS_AT_THE_BEGINNING.includes(column) };
}

/** Equals keep the order in which they joined. */
export function inOrder(figures: readonly FigureLine[], { by, descending }: Sort): readonly FigureLine[] {
  const { value } = TABLE[by];
  return figures.toSorted((a, b) => (descending ? compare(value(b), value(a)) : compare(value(a), value(b))));
}

/** An empty text, e.g. somebody unarmed, comes after every other. */
function compare(a: number | string, b: number | string): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return byTitle.compare(String(a), String(b));
}
