/** The roster on paper. */

import { IconShieldFilled, IconStarFilled } from '@tabler/icons-react';
import {
  KIND_WORDS,
  LEADERSHIP_WORDS,
  STATUS_WORDS,
} from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { Paper } from '../../../components/paper/paper.ts';
import { type FigureLine, titles, type WeaponLine } from '../text/figures.ts';
import { type Column, Heads, Widths } from './columns.tsx';
import { HitBoxes, RapBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';
import { WeaponCells } from './weapon-cells.tsx';

interface RosterTableProps {
  readonly paper: Paper;
  readonly figures: readonly FigureLine[];
  /** Figures that the totals at the end are of; left out on every page but the last. */
  readonly totalOf?: readonly FigureLine[];
}

/** Widths in millimetres; the last column takes what is left. */
const WIDTHS = {
  A4: [11, 46, 10, 27, 9, 29.5, 11, 9, 9, 9, 20, 11, 30, 25],
  Letter: [11, 42, 10, 26, 9, 29.5, 10, 8.5, 8.5, 8, 20, 10.5, 25, 25],
} as const satisfies Record<Paper, readonly number[]>;

const HEADS = [
  { head: 'Kind' },
  { head: 'Name' },
  { head: 'Rep', align: 'centre' },
  { head: 'Attributes' },
  { head: 'Pro', align: 'centre' },
  { head: 'Weapon' },
  { head: 'Rng', align: 'right' },
  { head: 'Tar', align: 'right' },
  { head: 'Imp', align: 'right' },
  { head: 'OR', align: 'right' },
  { head: 'Clips' },
  { head: 'Cost', align: 'right' },
  { head: 'RAP' },
  { head: 'Hits' },
  { head: 'Status' },
] as const satisfies readonly Column[];

export function RosterTable({ paper, figures, totalOf }: RosterTableProps) {
  return (
    <table className={styles.roster}>
      <colgroup>
        <Widths of={WIDTHS[paper]} />
      </colgroup>
      <thead data-part="thead">
        <tr>
          <Heads of={HEADS} />
        </tr>
      </thead>
      {figures.map((figure) => (
        <FigureBody key={figure.id} figure={figure} />
      ))}
      {totalOf !== undefined && <Totals figures={totalOf} />}
    </table>
  );
}

function FigureBody({ figure }: { readonly figure: FigureLine }) {
  const [first, ...more] = figure.weapons;
  const rowSpan = more.length + 1;
  return (
    <tbody data-part="figure" data-figure={figure.id}>
      <tr>
        <td rowSpan={rowSpan} className={styles.rosterTableKind}>
          {figure.kind === 'star' ? (
            <IconStarFilled size={16} role="img" aria-label="Star" />
          ) : (
            KIND_WORDS.grunt
          )}
        </td>
        <td rowSpan={rowSpan} className={styles.rosterTableName}>
          {figure.name}
          {notesOn(figure).map((note) => (
            <span key={note} className={styles.note}>
              {note}
            </span>
          ))}
        </td>
        <td rowSpan={rowSpan} data-align="centre">
          <Num big>{figure.rep}</Num>
        </td>
        <td rowSpan={rowSpan}>{titles(figure.attributes)}</td>
        <td rowSpan={rowSpan} data-align="centre">
          {figure.protected && <IconShieldFilled size={16} role="img" aria-label="Protected" />}
        </td>
        <WeaponOrNone weapon={first} />
        <td rowSpan={rowSpan} data-align="right">
          <Num>{figure.cost}</Num>
        </td>
        <td rowSpan={rowSpan} className={styles.rosterTableBoxes}>
          <RapBoxes figure={figure} />
        </td>
        <td rowSpan={rowSpan}>
          <HitBoxes figure={figure} />
        </td>
        <td rowSpan={rowSpan} />
      </tr>
      {more.map((weapon) => (
        <tr key={weapon.id} className={styles.rosterTableMore}>
          <WeaponOrNone weapon={weapon} />
        </tr>
      ))}
    </tbody>
  );
}

function WeaponOrNone({ weapon }: { readonly weapon: WeaponLine | undefined }) {
  if (weapon === undefined) {
    return (
      <>
        <td>Unarmed</td>
        <td colSpan={5} />
      </>
    );
  }
  return <WeaponCells weapon={weapon} />;
}

/** Notes under a figure’s name on anything that isn’t as usual. */
function notesOn({ kind, leadership, advantages, status }: FigureLine): readonly string[] {
  return [
    ...(status === 'ready' ? [] : [STATUS_WORDS[status].title]),
    ...(leadership === 'none' ? [] : [LEADERSHIP_WORDS[leadership]]),
    ...(kind === 'star' || advantages.length === 0 ? [] : [`House rule: ${titles(advantages)}`]),
  ];
}

function Totals({ figures }: { readonly figures: readonly FigureLine[] }) {
  const sum = (of: (figure: FigureLine) => number) =>
    figures.reduce((total, figure) => total + of(figure), 0);
  return (
    <tfoot data-part="totals">
      <tr>
        <td />
        <td>{upperFirst(countedInWords(figures.length, 'figure', 'figures'))}</td>
        <td data-align="centre">
          <Num big>{sum(({ rep }) => rep)}</Num>
        </td>
        <td colSpan={8} />
        <td data-align="right">
          <Num>{sum(({ cost }) => cost)}</Num>
        </td>
        <td colSpan={3} />
      </tr>
    </tfoot>
  );
}
