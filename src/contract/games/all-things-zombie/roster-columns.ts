/** The columns of the roster, a row each: for the screen, on paper, in the spreadsheet and on the command line. */
import {
  KIND_WORDS,
  LEADERSHIP_WORDS,
  STATUS_WORDS,
  statusText,
} from '../../../rules/all-things-zombie/text/figure-terms.ts';
import type { FigureLine, WeaponFacts, WeaponLine } from './figures.ts';

/** Somebody with what only a spreadsheet has of them. */
export interface SheetFigure extends FigureLine {
  /** Encounters. */
  readonly outings: number;
  readonly zombies: number;
  readonly people: number;
  readonly biography: string;
}

/** Text of a cell: several things are parted as the place parts them, null is an empty cell. */
type Cell = string | number | null | readonly string[];

interface Head {
  readonly head: string;
  /** Full name, where the head is an abbreviation. */
  readonly full?: string;
  readonly align?: 'right' | 'centre';
  /** True for words, which are sorted from their beginning; of numbers the highest comes first. */
  readonly words?: true;
  /** Width on a printed roster in millimetres; left out for the last column, which takes what is left. */
  readonly width?: { readonly A4: number; readonly Letter: number };
}

/** Column that has one cell for the figure. */
export interface FigureColumn extends Head {
  readonly per: 'figure';
  readonly cell: (figure: FigureLine) => Cell;
  /** Words of the command line, where they are others. */
  readonly line?: (figure: FigureLine) => string;
  /** Value that the column is sorted by, where it isn't by what stands in it. */
  readonly order?: (figure: FigureLine) => number;
}

/** Column that has a line for each weapon; it is sorted by the highest number, or by the first weapon's words. */
export interface WeaponColumn extends Head {
  readonly per: 'weapon';
  readonly cell: (weapon: WeaponFacts) => string | number | null;
}

export type RosterColumn = FigureColumn | WeaponColumn;

const titles = (list: readonly { readonly title: string }[]) => list.map(({ title }) => title);
/** A weapon with the spare clips of a kind that takes them, in brackets. */
export const withClips = ({ title, clips }: Pick<WeaponLine, 'title' | 'clips'>) =>
  clips === null ? title : `${title} (${clips})`;
const STATUS_ORDER = Object.keys(STATUS_WORDS);

export const ROSTER_COLUMNS = {
  kind: {
    head: 'Kind',
    words: true,
    width: { A4: 11, Letter: 11 },
    per: 'figure',
    cell: ({ kind }) => KIND_WORDS[kind],
    order: ({ kind }) => (kind === 'star' ? 0 : 1),
  },
  name: {
    head: 'Name',
    words: true,
    width: { A4: 46, Letter: 42 },
    per: 'figure',
    cell: ({ name }) => name,
    line: ({ name, kind }) => (kind === 'star' ? `${name} *` : name),
  },
  rep: {
    head: 'Rep',
    align: 'centre',
    width: { A4: 10, Letter: 10 },
    per: 'figure',
    cell: ({ rep }) => rep,
    line: ({ rep, protected: armour }) => `${rep}${armour ? ' protected' : ''}`,
  },
  attributes: {
    head: 'Attributes',
    words: true,
    width: { A4: 27, Letter: 26 },
    per: 'figure',
    cell: ({ attributes }) => titles(attributes),
  },
  advantages: { head: 'Advantages', per: 'figure', cell: ({ advantages }) => titles(advantages) },
  protected: {
    head: 'Pro',
    full: 'Protected',
    align: 'centre',
    width: { A4: 9, Letter: 9 },
    per: 'figure',
    cell: (figure) => (figure.protected ? 'yes' : 'no'),
    order: (figure) => Number(figure.protected),
  },
  leadership: {
    head: 'Leadership',
    per: 'figure',
    cell: ({ leadership }) => (leadership === 'none' ? null : LEADERSHIP_WORDS[leadership]),
  },
  weapon: {
    head: 'Weapon',
    words: true,
    width: { A4: 29.5, Letter: 29.5 },
    per: 'weapon',
    cell: ({ title }) => title,
  },
  range: {
    head: 'Rng',
    full: 'Range',
    align: 'right',
    width: { A4: 11, Letter: 10 },
    per: 'weapon',
    cell: ({ range }) => range,
  },
  targets: {
    head: 'Tar',
    full: 'Targets',
    align: 'right',
    width: { A4: 9, Letter: 8.5 },
    per: 'weapon',
    cell: ({ targets }) => targets,
  },
  impact: {
    head: 'Imp',
    full: 'Impact',
    align: 'right',
    width: { A4: 9, Letter: 8.5 },
    per: 'weapon',
    cell: ({ impact }) => impact,
  },
  oRating: {
    head: 'OR',
    full: 'O-rating',
    align: 'right',
    width: { A4: 9, Letter: 8 },
    per: 'weapon',
    cell: ({ oRating }) => oRating,
  },
  clips: { head: 'Clips', width: { A4: 20, Letter: 20 }, per: 'weapon', cell: ({ clips }) => clips },
  /** All weapons in one cell. */
  weapons: { head: 'Weapons', per: 'figure', cell: ({ weapons }) => weapons.map(withClips) },
  cost: {
    head: 'Cost',
    align: 'right',
    width: { A4: 11, Letter: 10.5 },
    per: 'figure',
    cell: ({ cost }) => cost,
  },
  rap: {
    head: 'RAP',
    width: { A4: 30, Letter: 25 },
    per: 'figure',
    cell: ({ rap }) => rap,
    line: ({ rap, rapToAdvance }) => (rapToAdvance === null ? `${rap}` : `${rap}/${rapToAdvance}`),
  },
  rapToAdvance: { head: 'RAP to advance', per: 'figure', cell: ({ rapToAdvance }) => rapToAdvance },
  /** Boxes to tick at the table; nobody has any between battles. */
  hits: { head: 'Hits', width: { A4: 25, Letter: 25 }, per: 'figure', cell: () => null },
  status: {
    head: 'Status',
    words: true,
    per: 'figure',
    cell: (figure) => statusText(figure).title,
    line: (figure) => statusText(figure).text,
    order: ({ status }) => STATUS_ORDER.indexOf(status),
  },
  since: { head: 'Since', per: 'figure', cell: ({ since }) => since },
  joined: { head: 'Joined', per: 'figure', cell: ({ joined }) => joined },
  pronoun: { head: 'Pronoun', per: 'figure', cell: ({ pronoun }) => pronoun },
  shortName: { head: 'Short name', per: 'figure', cell: ({ shortName }) => shortName },
} as const satisfies Record<string, RosterColumn>;

export type RosterColumnId = keyof typeof ROSTER_COLUMNS;

/** Columns of one cell for each figure. */
type FigureColumnId = {
  [C in RosterColumnId]: (typeof ROSTER_COLUMNS)[C]['per'] extends 'figure' ? C : never;
}[RosterColumnId];

/** Columns with a width on paper. */
type WidthId = {
  [C in RosterColumnId]: (typeof ROSTER_COLUMNS)[C] extends { readonly width: object } ? C : never;
}[RosterColumnId];

/** A place names the columns that it has, in its own order. */
export const ON_SCREEN = [
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
] as const satisfies readonly RosterColumnId[];

export const ON_PAPER = [
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
  'hits',
  'status',
] as const satisfies readonly [...WidthId[], RosterColumnId];

const ON_A_LINE = [
  'name',
  'rep',
  'attributes',
  'weapons',
  'cost',
  'rap',
  'status',
  'pronoun',
  'shortName',
] as const satisfies readonly FigureColumnId[];

/** Columns that stand first in a spreadsheet; those behind them are in a spreadsheet alone. */
const IN_A_SPREADSHEET = [
  'name',
  'kind',
  'rep',
  'rap',
  'rapToAdvance',
  'attributes',
  'advantages',
  'protected',
  'leadership',
  'weapons',
  'cost',
  'status',
  'since',
  'joined',
] as const satisfies readonly FigureColumnId[];

const SPREADSHEET_ALONE: readonly { readonly head: string; readonly cell: (of: SheetFigure) => Cell }[] = [
  { head: 'Encounters', cell: ({ outings }) => outings },
  { head: 'Zombies', cell: ({ zombies }) => zombies },
  { head: 'People', cell: ({ people }) => people },
  { head: 'Biography', cell: ({ biography }) => biography },
  { head: 'Pronoun', cell: ({ pronoun }) => pronoun },
  { head: 'Short name', cell: ({ shortName }) => shortName },
];

type Row = readonly (string | number)[];

/** Head and rows of the command line's roster; several things are parted by commas. */
export function rosterLines(figures: readonly FigureLine[]): readonly Row[] {
  const columns = ON_A_LINE.map((id): FigureColumn => ROSTER_COLUMNS[id]);
  const words = ({ cell, line }: FigureColumn, figure: FigureLine) =>
    line === undefined ? plain(cell(figure), ', ') : line(figure);
  return [
    columns.map(({ head }) => head),
    ...figures.map((figure) => columns.map((column) => words(column, figure))),
  ];
}

/** Head and rows of the roster as a spreadsheet has it; several things are parted by semicolons. */
export function rosterSheet(figures: readonly SheetFigure[]): {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
} {
  const shared = IN_A_SPREADSHEET.map((id): FigureColumn => ROSTER_COLUMNS[id]);
  const columns = [...shared, ...SPREADSHEET_ALONE];
  return {
    head: [...shared.map(({ head, full }) => full ?? head), ...SPREADSHEET_ALONE.map(({ head }) => head)],
    rows: figures.map((figure) => columns.map(({ cell }) => plain(cell(figure), '; '))),
  };
}

/** Words of a cell whose things are parted by `between`. */
export function plain(cell: Cell, between: string): string | number {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.join(between) : cell;
}
