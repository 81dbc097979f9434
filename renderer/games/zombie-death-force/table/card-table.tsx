/** Zombie Death Force, Go!: the table, with own Stacks in the middle, opponents' above, and the hand below. */

import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { OwnEntry } from '../../../../src/contract/shapes.ts';
import type { TableView } from '../../../../src/rules/zombie-death-force/text/table/table.ts';
import { numberLabel } from '../../../components/number-keys.ts';
import { Hand } from './hand.tsx';
import { Piles } from './piles.tsx';
import { Player } from './player.tsx';
import type { Lit } from './stack.tsx';
import styles from './table.module.css';
import { usePicking } from './use-picking.ts';
import { useTable } from './use-table.ts';

interface CardTableProps {
  readonly view: SessionView;
  readonly onAnswer: (entry: OwnEntry) => void;
}

export function CardTable({ view, onAnswer }: CardTableProps) {
  const table = useTable(view);
  if (table === undefined) return null;
  return <Table table={table} view={view} onAnswer={onAnswer} />;
}

function Table({ table, view, onAnswer }: CardTableProps & { readonly table: TableView }) {
  const answer = (option: string) => onAnswer({ own: option });
  const picking = usePicking(table.cards, String(view.revision), answer);
  const { card } = picking;
  const litAt = (seat: string, stack: string): Lit | undefined => {
    if (card !== undefined) {
      const at = card.places.findIndex((place) => place.at.seat === seat && place.at.stack === stack);
      const place = card.places[at];
      if (place === undefined) return undefined;
      const text = table.offers.find(({ id }) => id === place.id)?.text ?? '';
      return { id: place.id, text, key: String(at + 1), isChosen: false };
    }
    const at = table.offers.findIndex(
      (offer) => offer.does === 'stack' && offer.at.seat === seat && offer.at.stack === stack,
    );
    const offer = table.offers[at];
    if (offer === undefined) return playedAt(table, seat, stack);
    return { id: offer.id, text: offer.text, key: numberLabel(at, table.offers.length), isChosen: false };
  };
  const common = { view, litAt, offers: table.offers, onAnswer: answer };
  return (
    <section className={styles.table} aria-label="Card table">
      <div className={styles.others} data-count={table.others.length}>
        {table.others.map((player) => (
          <Player key={player.seat} player={player} isMe={false} {...common} />
        ))}
      </div>
      <div className={styles.middle}>
        <Piles deck={table.deck} aside={table.aside} discard={table.discard} />
        <Player player={table.me} isMe {...common} />
      </div>
      <Hand table={table} picking={picking} isDrawing={view.question?.kind === 'draw'} onAnswer={answer} />
    </section>
  );
}

/** The active Action, where it may be played. */
function playedAt({ offers, me }: TableView, seat: string, stack: string): Lit | undefined {
  if (seat !== me.seat || stack !== 'action') return undefined;
  const at = offers.findIndex(({ does }) => does === 'play');
  const offer = offers[at];
  return offer && { id: offer.id, text: offer.text, key: numberLabel(at, offers.length), isChosen: false };
}
