/** Zombie Death Force, Go!: the table, with own Stacks in the middle, opponents' above, and the hand below. */

import type { OptionFiguresView } from '../../../../src/contract/sessions.ts';
import type { Face } from '../../../../src/rules/zombie-death-force/text/table/face.ts';
import type { TableView } from '../../../../src/rules/zombie-death-force/text/table/table.ts';
import { numberLabel } from '../../../components/number-keys.ts';
import type { BoardProps } from '../../game-screens.ts';
import { CardBack, CardFace } from './card.tsx';
import { cardLabel } from './card-words.ts';
import { Hand } from './hand.tsx';
import { Player } from './player.tsx';
import type { Lit } from './stack.tsx';
import styles from './table.module.css';
import { usePicking } from './use-picking.ts';
import { useTable } from './use-table.ts';

export function CardTable(props: BoardProps) {
  const table = useTable(props.view, props.isPast);
  if (table === undefined) return null;
  return <Table table={table} {...props} />;
}

function Table({
  table,
  view,
  onAnswer,
  picked,
  onPick,
  figures,
  isPast,
}: BoardProps & { readonly table: TableView }) {
  const answer = (option: string) => onAnswer({ own: option });
  const moment = `${view.revision} ${view.answers.length} ${isPast}`;
  const picking = usePicking(table.cards, moment, { onPick, onAnswer: answer });
  const { card } = picking;
  const lit = (option: { readonly id: string; readonly text: string }, key: string): Lit => ({
    ...option,
    key,
    isChosen: option.id === picked,
    figures: figuresText(figures, option.id),
  });
  const litAt = (seat: string, stack: string): Lit | undefined => {
    if (card !== undefined) {
      const at = card.places.findIndex((place) => place.at.seat === seat && place.at.stack === stack);
      const place = card.places[at];
      if (place === undefined) return undefined;
      const text = table.offers.find(({ id }) => id === place.id)?.text ?? '';
      return lit({ id: place.id, text }, String(at + 1));
    }
    const at = table.offers.findIndex(
      (offer) => offer.does === 'stack' && offer.at.seat === seat && offer.at.stack === stack,
    );
    const offer = table.offers[at] ?? playedAt(table, seat, stack);
    if (offer === undefined) return undefined;
    return lit(offer, numberLabel(table.offers.indexOf(offer), table.offers.length));
  };
  // The option pointed at among the answers is shown where its card would go, though no card is picked.
  const pointed = table.offers.find(({ id }) => id === picked);
  const pointedAt = (seat: string, stack: string): Lit | undefined =>
    pointed?.does === 'lay' && pointed.at.seat === seat && pointed.at.stack === stack
      ? lit(pointed, '')
      : undefined;
  const common = { view, litAt, pointedAt, offers: table.offers, onPick, onAnswer: answer };
  return (
    <section className={styles.table} aria-label="Card table" data-past={isPast || undefined}>
      <div className={styles.others} data-count={table.others.length}>
        {table.others.map((player) => (
          <Player key={player.seat} player={player} isMe={false} {...common} />
        ))}
      </div>
      <div className={styles.tableMiddle}>
        <Piles deck={table.deck} aside={table.aside} discard={table.discard} />
        <Player player={table.me} isMe {...common} />
      </div>
      <Hand
        table={table}
        picking={picking}
        pointed={pointed?.does === 'lay' ? pointed.card : null}
        picked={picked}
        isDrawing={view.question?.kind === 'draw'}
        isPast={isPast}
        onPick={onPick}
        onAnswer={answer}
      />
    </section>
  );
}

/** The active Action, where it may be played. */
function playedAt({ offers, me }: TableView, seat: string, stack: string) {
  if (seat !== me.seat || stack !== 'action') return undefined;
  return offers.find(({ does }) => does === 'play');
}

/** `draws 3 → 5`: what an option comes to on a Stack, where there is room for no more; empty as long as nothing is counted of it. */
function figuresText(figures: OptionFiguresView | null, option: string): string {
  const words = figures?.options[option];
  const [column] = figures?.columns ?? [];
  const [figure = ''] = words?.figures ?? [];
  return column === undefined || figure === '' ? '' : `${column} ${figure}`;
}

/** Draw pile and discard pile. */
interface PilesProps {
  readonly deck: number;
  readonly aside: number;
  readonly discard: readonly Face[];
}

function Piles({ deck, aside, discard }: PilesProps) {
  const [top] = discard;
  return (
    <div className={styles.piles}>
      <section className={styles.tablePile} aria-label="Draw pile">
        <p className="quiet">Draw pile</p>
        {deck === 0 ? <span className={styles.none}>empty</span> : <CardBack under={deck - 1} />}
        <p>
          <b className="num">{deck}</b> unseen
          {aside > 0 && `; ${aside} left out`}
        </p>
      </section>
      <section className={styles.tablePile} aria-label="Discard pile">
        <p className="quiet">Discard</p>
        {top === undefined ? (
          <span className={styles.none}>empty</span>
        ) : (
          <CardFace face={top} under={discard.length - 1} />
        )}
        {discard.length === 0 ? <p>no cards</p> : <LookThrough discard={discard} />}
      </section>
    </div>
  );
}

/** Everybody may look through it: equal cards together. */
function LookThrough({ discard }: Pick<PilesProps, 'discard'>) {
  const kinds = [...Map.groupBy(discard, ({ card }) => card).values()];
  return (
    <details className={styles.through}>
      <summary>
        <b className="num">{discard.length}</b> <span className={styles.link}>look through</span>
      </summary>
      <ul aria-label="Cards in the discard pile">
        {kinds.map(([face, ...more]) =>
          face === undefined ? null : (
            <li key={face.card}>
              <span className="num">{more.length + 1}</span> {cardLabel(face)}
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
