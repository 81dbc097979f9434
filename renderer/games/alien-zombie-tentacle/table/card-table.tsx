/** Alien Zombie Tentacle Apocalypse: the others above, the Threats and the Encounter in the middle, own survivors and hand below. */

import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { HandView, HeldView } from '../../../../src/rules/alien-zombie-tentacle/text/table/held-view.ts';
import type { NextFlipView } from '../../../../src/rules/alien-zombie-tentacle/text/table/next-flip.ts';
import type { SeatView } from '../../../../src/rules/alien-zombie-tentacle/text/table/seat-view.ts';
import type { TableView } from '../../../../src/rules/alien-zombie-tentacle/text/table/table.ts';
import type { BoardProps } from '../../game-screens.ts';
import { HeldCard } from '../cards/held-card.tsx';
import { StatMark } from '../cards/stat-mark.tsx';
import { EncounterChart } from './encounter-chart.tsx';
import { Seat } from './seat.tsx';
import { Spot } from './spot.tsx';
import styles from './table.module.css';
import { ThreatStacks } from './threat-stacks.tsx';
import { type Pairs, usePairs } from './use-pairs.ts';
import { useTable } from './use-table.ts';

export function CardTable(props: BoardProps) {
  const table = useTable(props.view, props.picked, props.isPast);
  if (table === undefined) return null;
  return <Table table={table} {...props} />;
}

export function Table({
  table,
  view,
  onAnswer,
  picked,
  onPick,
  isPast,
}: BoardProps & { readonly table: TableView }) {
  const moment = `${view.revision} ${view.answers.length} ${isPast}`;
  const { ref, width } = useElementSize<HTMLElement>();
  const pairs = usePairs(table.offers, moment, { picked, onPick, onAnswer: (own) => onAnswer({ own }) });
  const { me, others, stacks, encounter, loot, nextFlip, hand, hot } = table;
  const common = { view, hot, pairs };
  const words = table.offers
    .filter(({ to }) => to === null)
    .map((offer) => ({ ...offer, press: () => onAnswer({ own: offer.id }) }));
  return (
    <section ref={ref} className={styles.table} aria-label="Card table" data-past={isPast || undefined}>
      <div
        className={styles.others}
        style={{ gridTemplateColumns: `repeat(${others.length}, minmax(0, 1fr))` }}
      >
        {others.map((seat) => (
          <Seat key={seat.seat} seat={seat} isMe={false} folded={isFolded(width, others)} {...common} />
        ))}
      </div>
      <div className={styles.middle}>
        <ThreatStacks stacks={stacks} />
        {encounter !== null ? (
          <EncounterChart encounter={encounter} />
        ) : loot.length > 0 ? (
          <Loot loot={loot} pairs={pairs} />
        ) : nextFlip !== null ? (
          <NextFlip flip={nextFlip} />
        ) : (
          <p className={styles.tableNone}>{table.quiet}</p>
        )}
      </div>
      <div className={styles.own}>
        <Seat seat={me} isMe {...common} />
        <Hand
          hand={hand}
          words={words}
          pairs={pairs}
          isMine={view.seats[me.seat] === 'player'}
          isPast={isPast}
        />
      </div>
    </section>
  );
}

/** A survivor's card needs so much room for its three figures; where there is less, players' survivors are folded to lines. */
const LEAST_CARD = 79;
const GAP = 8;
/** Width beside the cards of a player. */
const EDGES = 21;
/** A card of a survivor who is gone holds the longest word of a name. */
const OUT = 74;

/** `width`: of the table in pixels; 0 as long as it isn't measured. */
function isFolded(width: number, seats: readonly Pick<SeatView, 'survivors'>[]): boolean {
  if (width === 0 || seats.length === 0) return false;
  const room = width / seats.length - EDGES;
  return seats.some(({ survivors }) => {
    const out = survivors.filter(({ is }) => is === 'out').length;
    const there = survivors.length - out;
    const gaps = (survivors.length - 1) * GAP;
    return room - gaps - out * OUT < there * LEAST_CARD;
  });
}

/** Gear that lies in the centre of the table until Loot is over. */
interface LootProps {
  readonly loot: readonly HeldView[];
  readonly pairs: Pairs;
}

function Loot({ loot, pairs }: LootProps) {
  return (
    <section className={styles.loot} aria-label="Gear in the centre">
      <header>
        <h2>In the centre</h2>
        <span className="quiet">the one who takes it counts as 1 in all three this round, Gear aside</span>
      </header>
      <ul aria-label="Gear to loot">
        {loot.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
          <li key={`${card.card} ${at}`}>
            <Spot token={card.token} pairs={pairs} label={card.label}>
              <HeldCard view={card} size="hand" />
            </Spot>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Before the Flip: how likely each Threat is, and each own survivor to be too weak for it. */
function NextFlip({ flip: { aside, kinds, own } }: { readonly flip: NextFlipView }) {
  return (
    <section className={styles.flip} aria-label="The next flip">
      <header>
        <h2>The next flip</h2>
        <span className="quiet">{aside === '' ? 'by the Enemies that lie on no stack' : aside}</span>
      </header>
      <div className={styles.tables}>
        <table>
          <thead>
            <tr>
              <th>Threat</th>
              <th className="n">Chance</th>
              <th className="n">Total</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, stat, name, chance, totals }) => (
              <tr key={kind}>
                <td>
                  <StatMark stat={stat} /> {name}
                </td>
                <td className="n">{chance}</td>
                <td className="n">{totals}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {own.length > 0 && (
          <table>
            <thead>
              <tr>
                <th>Yours</th>
                <th className="n">Too weak</th>
              </tr>
            </thead>
            <tbody>
              {own.map(({ survivor, name, chance }) => (
                <tr key={survivor}>
                  <td>{name}</td>
                  <td className="n">{chance}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

/** An answer that is no card's and nobody's: the end of a step. */
interface Word {
  readonly id: string;
  readonly text: string;
  readonly press: () => void;
}

interface HandProps {
  readonly hand: HandView;
  readonly words: readonly Word[];
  readonly pairs: Pairs;
  /** True for the player's own seat, false for a bot’s. */
  readonly isMine: boolean;
  readonly isPast: boolean;
}

function Hand({ hand: { cards, aside, free }, words, pairs, isMine, isPast }: HandProps) {
  const told = isPast ? 'as it was then; nothing is asked' : aside;
  return (
    <section className={styles.hand} aria-label="Hand">
      <header>
        <h2>{isMine ? 'Your hand' : 'Hand'}</h2>
        {words.length === 0 && (
          <span className="quiet" title={told}>
            {told}
          </span>
        )}
        <span className={styles.words}>
          {words.map(({ id, text, press }) => (
            <Button key={id} size="compact-xs" onClick={press}>
              {text}
            </Button>
          ))}
        </span>
      </header>
      <ul className={styles.cards} aria-label="Cards in hand">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
          <li key={`${card.card} ${at}`}>
            <Spot token={card.token} pairs={pairs} label={card.label}>
              <HeldCard view={card} size="hand" />
            </Spot>
          </li>
        ))}
        {free !== '' && <li className={styles.slot}>{free}</li>}
      </ul>
    </section>
  );
}
