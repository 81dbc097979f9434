/** The roster on its screen, sorted by any column. */
import { IconChevronDown, IconChevronUp, IconShieldFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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
  const perWeapon = columns.filter((column) => column.per === 'weapon');
  const more = perWeapon.length > 0 ? others : [];
  return (
    <tbody className={styles.rosterTableFigure} data-selected={selected || undefined}>
      <tr className={styles.first}>
        {columns.map(({ id, per, align }) =>
          per === 'figure' ? (
            <td key={id} rowSpan={more.length + 1} data-column={id} data-align={align}>
              <FigureCell column={id} figure={figure} />
            </td>
          ) : (
            <td key={id} data-column={id} data-align={align} data-more={more.length > 0 || undefined}>
              <WeaponCell column={id} weapon={first} />
            </td>
          ),
        )}
      </tr>
      {more.map((weapon) => (
        <tr key={weapon.id} className={styles.more}>
          {perWeapon.map(({ id, align }) => (
            <td key={id} data-column={id} data-align={align}>
              <WeaponCell column={id} weapon={weapon} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface WeaponCellProps {
  readonly column: ColumnId;
  /** Left out where somebody carries nothing. */
  readonly weapon: WeaponLine | undefined;
}

/** Cell of a column that stands once for each weapon. */
function WeaponCell({ column, weapon }: WeaponCellProps) {
  if (weapon === undefined) return column === 'weapon' ? <span className="quiet">Unarmed</span> : null;
  switch (column) {
    case 'weapon':
      return weapon.title;
    case 'range':
      return weapon.range === null ? <span className={styles.none}>–</span> : inches(weapon.range);
    case 'targets':
      return weapon.targets;
    case 'impact':
      return weapon.impact;
    case 'oRating':
      return weapon.oRating;
    case 'clips':
      return weapon.clips === null ? null : <Clips loaded={weapon.loaded} spare={weapon.clips} />;
    default:
      throw new Error(`${column} stands once for each figure`);
  }
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

interface FigureCellProps {
  readonly column: ColumnId;
  readonly figure: FigureLine;
}

/** Cell of a column that stands once for each figure. */
function FigureCell({ column, figure }: FigureCellProps) {
  switch (column) {
    case 'kind':
      return figure.kind === 'star' ? <StarMark /> : KIND_WORDS[figure.kind];
    case 'name':
      return <Name figure={figure} />;
    case 'rep':
      return figure.rep;
    case 'attributes':
      return <Attributes figure={figure} />;
    case 'protected':
      return figure.protected ? <Shield /> : null;
    case 'cost':
      return figure.cost;
    case 'rap':
      return <Tally rap={figure.rap} toAdvance={figure.rapToAdvance} />;
    case 'status':
      return <StatusMark status={figure.status} />;
    default:
      throw new Error(`${column} stands once for each weapon`);
  }
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
