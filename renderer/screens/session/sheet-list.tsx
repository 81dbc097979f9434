/** The list of a game’s sheets that can be printed, with the one on screen marked. */
import { Link } from '@tanstack/react-router';
import styles from '../../components/paper/paper.module.css';
import type { Paper } from '../../components/paper/paper.ts';
import type { Sheet } from '../../games/game-screens.ts';

interface SheetListProps {
  readonly sheets: readonly Sheet[];
  readonly shown: Sheet;
  readonly session: string;
  /** Paper, where another was chosen than the settings have. */
  readonly paper: Paper | undefined;
}

export function SheetList({ sheets, shown, session, paper }: SheetListProps) {
  return (
    <nav className={styles.side} aria-label="Sheets">
      <ul className={styles.list}>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <Link
              to="/g/$session/print"
              params={{ session }}
              search={{ what: sheet.id, ...(paper === undefined ? {} : { paper }) }}
              replace
              className={styles.form}
              aria-current={sheet === shown ? 'page' : undefined}
            >
              {sheet.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
