/** Sheets for paper: cards to cut out, the table at this moment, the rules on a page, the record of a series. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import { cardLines, quickReference } from '../../../../src/rules/zombie-death-force/text/reference.ts';
import { type DeckFace, deckFaces } from '../../../../src/rules/zombie-death-force/text/table/deck-faces.ts';
import { factsSection, linesSection, tableSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { CardFace } from '../table/card.tsx';
import { Player } from '../table/player.tsx';
import { gameIn, useTable } from '../table/use-table.ts';
import styles from './sheets.module.css';

/** Cards side by side on either paper lying across; two rows of them go on a page. */
const CARDS_IN_A_ROW = 4;

/** Cards side by side in the size of poker cards, to be cut along their edges. */
function CutOutRow({ faces }: { readonly faces: readonly DeckFace[] }) {
  return (
    <div className={styles.row}>
      {faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
        <div key={at} className={styles.cut}>
          <CardFace face={face} size="print" />
          {face.isMarked && <span className={styles.marked}>3–4 players</span>}
        </div>
      ))}
    </div>
  );
}

const cards: Sheet = {
  id: 'cards',
  title: 'Cards to cut out',
  isTimeless: true,
  landscape: true,
  isBare: true,
  legend: 'Cut along the edges: 63 by 88 mm, printed at 100 %. ~ rebuilt, because the printed one is lost.',
  sections: (_, corrections) => {
    const faces = deckFaces(corrections);
    const rows = Array.from({ length: Math.ceil(faces.length / CARDS_IN_A_ROW) }, (__, row) => ({
      key: `${row}`,
      node: <CutOutRow faces={faces.slice(row * CARDS_IN_A_ROW, (row + 1) * CARDS_IN_A_ROW)} />,
    }));
    return [{ id: 'cards', title: '', rows }];
  },
};

const table: Sheet = {
  id: 'table',
  title: 'The table at this moment',
  landscape: true,
  legend: 'Each Stack with its uppermost card. ~ rebuilt, because the printed one is lost.',
  sections: (view) => {
    if (gameIn(view) === undefined) return [];
    const seats = Object.keys(view.seats);
    const pairs = Array.from({ length: Math.ceil(seats.length / 2) }, (_, at) =>
      seats.slice(at * 2, at * 2 + 2),
    );
    const rows = pairs.map((pair) => ({
      key: pair.join(' '),
      node: (
        <div className={styles.pair}>
          {pair.map((seat) => (
            <PrintedPlayer key={seat} view={view} seat={seat} />
          ))}
        </div>
      ),
    }));
    return [{ id: 'table', title: '', rows }, factsSection(view.inWords.facts)];
  },
};

function PrintedPlayer({ view, seat }: { readonly view: SessionView; readonly seat: string }) {
  const seen = useTable(view);
  const player = seen && [seen.me, ...seen.others].find((one) => one.seat === seat);
  if (player === undefined) return null;
  return (
    <div className={styles.player}>
      <Player
        view={view}
        player={player}
        isMe={false}
        litAt={() => undefined}
        offers={[]}
        onAnswer={() => undefined}
      />
    </div>
  );
}

const reference: Sheet = {
  id: 'reference',
  title: 'Quick reference',
  isTimeless: true,
  columns: 2,
  legend: 'The rules in our own words. ~ rebuilt, because the printed one is lost.',
  sections: (_, corrections) => [...quickReference().map(linesSection), deckSection(corrections)],
};

const deckSection = (corrections: Corrections) =>
  tableSection({
    title: 'The cards',
    columns: ['Title', 'Card', 'Counts', 'Copies'],
    rows: cardLines(corrections).map(({ title, part, value, copies }) => [title, part, value, copies]),
  });

/** Record: for a series its standings and games, and lines for those still to come; for a single game its Stacks in words. */
const record: Sheet = {
  id: 'record',
  title: 'Record sheet',
  legend: 'As it stands at this moment.',
  sections: ({ inWords: { facts, tables } }) => [factsSection(facts), ...tables.map(tableSection)],
};

export const SHEETS: readonly Sheet[] = [cards, table, reference, record];
