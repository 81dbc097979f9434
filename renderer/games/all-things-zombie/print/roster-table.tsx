/** The roster on paper. */

import { IconShieldFilled, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type FigureColumn, plain } from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import {
  KIND_WORDS,
  LEADERSHIP_WORDS,
  statusText,
} from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { Paper } from '../../../components/paper/paper.ts';
import { type FigureLine, titles } from '../text/figures.ts';
import { Heads, type OnRoster, ROSTER, Widths } from './columns.tsx';
import { HitBoxes, RapBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';
import { WeaponCell, WeaponCells } from './weapon-cells.tsx';

interface RosterTableProps {
  readonly paper: Paper;
  readonly figures: readonly FigureLine[];
  /** Figures that the totals at the end are of; left out on every page but the last. */
  readonly totalOf?: readonly FigureLine[];
}

export function RosterTable({ paper, figures, totalOf }: RosterTableProps) {
  return (
    <table className={styles.roster}>
      <colgroup>
        <Widths of={ROSTER.flatMap(({ width }) => (width === undefined ? [] : [width[paper]]))} />
      </colgroup>
      <thead data-part="thead">
        <tr>
          <Heads of={ROSTER} />
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
        {ROSTER.map((column) => {
          if (column.per === 'weapon') return <WeaponCell key={column.id} column={column} weapon={first} />;
          const { className, content } = contentOf(column, figure);
          return (
            <td key={column.id} rowSpan={rowSpan} data-align={column.align} className={className}>
              {content}
            </td>
          );
        })}
      </tr>
      {more.map((weapon) => (
        <tr key={weapon.id} className={styles.rosterTableMore}>
          <WeaponCells weapon={weapon} />
        </tr>
      ))}
    </tbody>
  );
}

interface Content {
  readonly content: ReactNode;
  readonly className?: string | undefined;
}

/** Content of a figure's cell, its plain words where there is no more to show. */
function contentOf({ id, cell }: OnRoster & FigureColumn, figure: FigureLine): Content {
  switch (id) {
    case 'kind': {
      const star = <IconStarFilled size={16} role="img" aria-label="Star" />;
      return { content: figure.kind === 'star' ? star : KIND_WORDS.grunt, className: styles.rosterTableKind };
    }
    case 'name':
      return { content: <Name figure={figure} />, className: styles.rosterTableName };
    case 'rep':
      return { content: <Num big>{figure.rep}</Num> };
    case 'protected':
      return {
        content: figure.protected && <IconShieldFilled size={16} role="img" aria-label="Protected" />,
      };
    case 'rap':
      return { content: <RapBoxes figure={figure} />, className: styles.rosterTableBoxes };
    case 'hits':
      return { content: <HitBoxes figure={figure} /> };
    // Written by hand.
    case 'status':
      return { content: null };
    default: {
      const words = plain(cell(figure), ', ');
      return { content: typeof words === 'number' ? <Num>{words}</Num> : words };
    }
  }
}

function Name({ figure }: { readonly figure: FigureLine }) {
  return (
    <>
      {figure.name}
      {notesOn(figure).map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
    </>
  );
}

/** Notes under a figure’s name on anything that isn’t as usual. */
function notesOn(figure: FigureLine): readonly string[] {
  const { kind, leadership, advantages, status } = figure;
  return [
    ...(status === 'ready' ? [] : [statusText(figure).title]),
    ...(leadership === 'none' ? [] : [LEADERSHIP_WORDS[leadership]]),
    ...(kind === 'star' || advantages.length === 0 ? [] : [`House rule: ${titles(advantages)}`]),
  ];
}

/** Between the figures' number and their cost nothing is added up but their Rep. */
function Totals({ figures }: { readonly figures: readonly FigureLine[] }) {
  const sum = (of: (figure: FigureLine) => number) =>
    figures.reduce((total, figure) => total + of(figure), 0);
  return (
    <tfoot data-part="totals">
      <tr>
        {ROSTER.map(({ id, align }) => (
          <td key={id} data-align={align}>
            {id === 'name' && upperFirst(countedInWords(figures.length, 'figure', 'figures'))}
            {id === 'rep' && <Num big>{sum(({ rep }) => rep)}</Num>}
            {id === 'cost' && <Num>{sum(({ cost }) => cost)}</Num>}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
