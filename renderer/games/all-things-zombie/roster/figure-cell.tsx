import { IconShieldFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { KIND_WORDS, LEADERSHIP_WORDS } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import { Tally } from '../../../components/tally.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import { type FigureLine, titles } from '../text/figures.ts';
import type { ColumnId } from './columns.ts';
import styles from './roster.module.css';

interface FigureCellProps {
  readonly column: ColumnId;
  readonly figure: FigureLine;
}

/** Cell of a column that stands once for each figure. */
export function FigureCell({ column, figure }: FigureCellProps) {
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
