/** Screen of the sheets that a game lays out for paper. */
import { lazy, Suspense } from 'react';
import type { LoadSheets } from '../../games/game-screens.ts';
import { GAMES } from '../../games/games.ts';
import { Page } from '../../page/page.tsx';
import { useSession } from './session-context.ts';
import { SheetDesk } from './sheet-desk.tsx';

const deskOf = (load: LoadSheets) =>
  lazy(async () => {
    const sheets = await load();
    return { default: () => <SheetDesk sheets={sheets} /> };
  });

/** By the game's id. */
const DESKS = Object.fromEntries(
  Object.entries(GAMES).flatMap(([game, { sheets }]) =>
    sheets === undefined ? [] : [[game, deskOf(sheets)]],
  ),
);

export function PrintScreen() {
  const view = useSession();
  const Desk = DESKS[view.game];
  return (
    <Page title="Print" aside={view.title} fixed>
      {Desk === undefined ? (
        <p className="quiet">This game has nothing for paper.</p>
      ) : (
        <Suspense fallback={null}>
          <Desk />
        </Suspense>
      )}
    </Page>
  );
}
