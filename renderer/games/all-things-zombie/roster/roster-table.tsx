/** The roster on its screen, sorted by any column. */
import { IconChevronDown, IconChevronUp, IconShieldFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plain, type WeaponColumn } from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import { KIND_WORDS, LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { Tally } from '../../../components/tally.tsx';
import { Clips } from '../components/clips.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import { type FigureLine, inches, titles, type WeaponLine } from '../text/figures.ts';
import type { Column, ColumnId, Sort } from './columns.ts';
import styles from './roster.module.css';

interface RosterTableProps {
  readonly caption: string;
  readonly figures: readonly FigureLine[];
  readonly columns: readonly Column[];
  /** Left out where the figures come in an order of their own. */
  readonly sort?: Sort | undefined;
  /** Left out where only some of the figures are there yet, which can't be sorted. */
  readonly onSort?: ((by: ColumnId) => void) | undefined;
  readonly selected: string | undefined;
  readonly totals?: Totals;
}

export function RosterTable({ caption, figures, columns, sort, onSort, selected, totals }: RosterTableProps) {
  return (
    <table className={styles.roster}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {figures.map((figure) => (
        <FigureRows key={figure.id} figure={figure} columns={columns} selected={figure.id === selected} />
      ))}
      {totals !== undefined && <TotalsRow columns={columns} totals={totals} />}
    </table>
  );
}

interface HeadProps extends Pick<RosterTableProps, 'sort' | 'onSort'> {
  readonly column: Column;
}

function Head({ column, sort, onSort }: HeadProps) {
  const { id, head, full, align } = column;
  const sorted = sort?.by === id;
  const Chevron = sort?.descending ? IconChevronDown : IconChevronUp;
  const words = full === undefined ? head : <abbr title={full}>{head}</abbr>;
  return (
    <th
      scope="col"
      data-column={id}
      data-align={align}
      aria-sort={sorted ? (sort?.descending ? 'descending' : 'ascending') : undefined}
    >
      {onSort === undefined ? (
        words
      ) : (
        <button
          type="button"
          className={styles.sort}
          title={`Sort by ${full ?? head}`}
          onClick={() => onSort(id)}
        >
          {words}
          {sorted && <Chevron className={styles.rosterTableChevron} size={14} stroke={1.6} aria-hidden />}
        </button>
      )}
    </th>
  );
}

interface FigureRowsProps {
  readonly figure: FigureLine;
  readonly columns: readonly Column[];
  readonly selected: boolean;
}

/** A line for each weapon; what is the figure's own stands beside all of them. */
function FigureRows({ figure, columns, selected }: FigureRowsProps) {
  const [first, ...others] = figure.weapons;
  const perWeapon = columns.filter((column): column is Column & WeaponColumn => column.per === 'weapon');
  const more = perWeapon.length > 0 ? others : [];
  return (
    <tbody className={styles.rosterTableFigure} data-selected={selected || undefined}>
      <tr className={styles.first}>
        {columns.map((column) =>
          column.per === 'figure' ? (
            <td key={column.id} rowSpan={more.length + 1} data-column={column.id} data-align={column.align}>
              {FIGURE_CELLS[column.id]?.(figure) ?? plain(column.cell(figure), ', ')}
            </td>
          ) : (
            <td
              key={column.id}
              data-column={column.id}
              data-align={column.align}
              data-more={more.length > 0 || undefined}
            >
              {weaponCell(column, first)}
            </td>
          ),
        )}
      </tr>
      {more.map((weapon) => (
        <tr key={weapon.id} className={styles.more}>
          {perWeapon.map((column) => (
            <td key={column.id} data-column={column.id} data-align={column.align}>
              {weaponCell(column, weapon)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Cells that show more than their plain words; a column that isn't here shows those. */
const FIGURE_CELLS: { readonly [C in ColumnId]?: (figure: FigureLine) => ReactNode } = {
  kind: ({ kind }) => (kind === 'star' ? <StarMark /> : KIND_WORDS[kind]),
  name: (figure) => <Name figure={figure} />,
  attributes: (figure) => <Attributes figure={figure} />,
  protected: (figure) => (figure.protected ? <Shield /> : ''),
  rap: ({ rap, rapToAdvance }) => <Tally rap={rap} toAdvance={rapToAdvance} />,
  status: (figure) => <StatusMark of={figure} />,
};

const WEAPON_CELLS: { readonly [C in ColumnId]?: (weapon: WeaponLine) => ReactNode } = {
  range: ({ range }) => (range === null ? <span className={styles.none}>–</span> : inches(range)),
  clips: ({ clips, loaded }) => (clips === null ? '' : <Clips loaded={loaded} spare={clips} />),
};

/** Left out where somebody carries nothing. */
function weaponCell(column: Column & WeaponColumn, weapon: WeaponLine | undefined): ReactNode {
  if (weapon === undefined) return column.id === 'weapon' ? <span className="quiet">Unarmed</span> : null;
  return WEAPON_CELLS[column.id]?.(weapon) ?? column.cell(weapon);
}

interface Totals {
  /** `Seven figures` */
  readonly figures: string;
  readonly rep: number;
  /** Words on whom the combined Rep leaves out; empty where it leaves out nobody. */
  readonly note: string;
  readonly cost: number;
}

interface TotalsRowProps {
  readonly columns: readonly Column[];
  readonly totals: Totals;
}

/** Between an ink rule and a double rule: how many, their combined Rep, what they cost. */
function TotalsRow({ columns, totals }: TotalsRowProps) {
  return (
    <tfoot>
      <tr>{cells(columns, totals)}</tr>
    </tfoot>
  );
}

/** The note takes the place of every column from the attributes to the cost. */
function cells(columns: readonly Column[], totals: Totals) {
  const rep = columns.findIndex(({ id }) => id === 'rep');
  const cost = columns.findIndex(({ id }) => id === 'cost');
  const noteTo = cost === -1 ? columns.findIndex(({ id }) => id === 'rap' || id === 'status') : cost;
  const noteFrom = rep + 1;
  const hasNote = rep !== -1 && noteTo > noteFrom;
  return columns.map(({ id, align }, at) => {
    if (hasNote && at > noteFrom && at < noteTo) return null;
    if (hasNote && at === noteFrom) {
      return (
        <td key={id} colSpan={noteTo - noteFrom} className={styles.note}>
          {`combined Rep${totals.note}`}
        </td>
      );
    }
    return (
      <td key={id} data-column={id} data-align={align}>
        {id === 'name' && totals.figures}
        {id === 'rep' && totals.rep}
        {id === 'cost' && totals.cost}
      </td>
    );
  });
}

/** The link reaches over the figure's whole row: see the style sheet. */
function Name({ figure }: { readonly figure: FigureLine }) {
  return (
    <>
      <Link
        from="/c/$campaign/roster"
        to="/c/$campaign/roster"
        search={{ figure: figure.id }}
        className={styles.rosterTableWho}
        data-figure={figure.id}
      >
        {figure.name}
      </Link>
      {figure.leadership !== 'none' && (
        <span className={styles.under}>{LEADERSHIP_WORDS[figure.leadership]}</span>
      )}
    </>
  );
}

/** A Star has all the advantages; a Grunt's are a house rule, and so are named. */
function Attributes({ figure }: { readonly figure: FigureLine }) {
  const granted = figure.kind === 'star' ? '' : titles(figure.advantages);
  return (
    <div className={styles.attributes}>
      {titles(figure.attributes)}
      {granted !== '' && <span className={styles.houseRule}>{`House rule: ${granted}`}</span>}
    </div>
  );
}

function Shield() {
  return <IconShieldFilled className={styles.shield} size={16} role="img" aria-label="Protected" />;
}
