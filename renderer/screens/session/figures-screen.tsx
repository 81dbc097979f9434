/** The figures of the game's tables: what the player's printed book has otherwise is corrected here, for this game alone. */
import { Suspense } from 'react';
import { useAsk } from '../../client/api.ts';
import { FigureTable } from '../../components/corrections/figure-table.tsx';
import { GAMES } from '../../games/games.ts';
import { Page } from '../../page/page.tsx';
import { partOfGame } from './part-of-game.ts';
import styles from './session.module.css';
import { useSession } from './session-context.ts';

/** Editors of tables, by the id of the table. */
const EDITORS = Object.fromEntries(
  Object.values(GAMES)
    .flatMap(({ editors = {} }) => Object.entries(editors))
    .map(([table, load]) => [table, partOfGame(load)]),
);

export function FiguresScreen() {
  const view = useSession();
  const { data, error } = useAsk('corrections.figures', { campaign: view.id });
  const tables = [...Map.groupBy(data?.figures ?? [], ({ table }) => table)];
  return (
    <Page title="Figures" aside={view.title}>
      <div className={styles.figuresScreen}>
        {error !== null && <p role="alert">{error.message}</p>}
        <p className="prose second">
          Where your printed book has another figure, correct it here: play and odds go by it from then on, in
          this game alone. A correction can be undone like anything else.
        </p>
        {tables.map(([table, figures]) => {
          const Editor = EDITORS[table] ?? FigureTable;
          return (
            <Suspense key={table} fallback={null}>
              <Editor log={view} figures={figures} />
            </Suspense>
          );
        })}
      </div>
    </Page>
  );
}
