/** Alien Zombie Tentacle Apocalypse: the others above, the Threats and the Encounter in the middle, own survivors and hand below. */
import { useElementSize } from '@mantine/hooks';
import type { TableView } from '../../../../src/rules/alien-zombie-tentacle/text/table/table.ts';
import type { BoardProps } from '../../game-screens.ts';
import { EncounterChart } from './encounter-chart.tsx';
import { isFolded } from './fold.ts';
import { Hand } from './hand.tsx';
import { Loot } from './loot.tsx';
import { NextFlip } from './next-flip.tsx';
import { Seat } from './seat.tsx';
import styles from './table.module.css';
import { ThreatStacks } from './threat-stacks.tsx';
import { usePairs } from './use-pairs.ts';
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
