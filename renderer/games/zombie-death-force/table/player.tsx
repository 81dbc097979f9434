/** A player with three Stacks: who answers, what is completed, how many cards are drawn next. */
import { IconCheck } from '@tabler/icons-react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { COLLECTION_NAMES } from '../../../../src/rules/zombie-death-force/text/names.ts';
import type { Offer } from '../../../../src/rules/zombie-death-force/text/table/offers.ts';
import type { SeatView } from '../../../../src/rules/zombie-death-force/text/table/table.ts';
import { heldBy } from '../../../components/held-by.ts';
import { type Lit, StackPlace } from './stack.tsx';
import styles from './table.module.css';

interface PlayerProps {
  readonly view: Pick<SessionView, 'names' | 'seats'>;
  readonly player: SeatView;
  readonly isMe: boolean;
  readonly litAt: (seat: SeatView['seat'], stack: SeatView['stacks'][number]['stack']) => Lit | undefined;
  /** Place to which the option that is pointed at among the answers would go. */
  readonly pointedAt?: PlayerProps['litAt'];
  readonly offers: readonly Offer[];
  readonly onPick?: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function Player(props: PlayerProps) {
  const { player, isMe, litAt, pointedAt, offers, onPick, onAnswer } = props;
  const { seat, isOut, isOn, draws, completed, stacks } = player;
  const name = props.view.names.seats[seat] ?? seat;
  const who = heldBy(props.view, seat, isMe);
  const tops = stacks.map(({ value }) => value).join(' + ');
  return (
    <section className={styles.player} aria-label={name} data-on={isOn || undefined}>
      <header>
        <h3 className="name">{name}</h3>
        <span className="quiet" title={who}>
          {who}
          {isMe && !isOut && <span className={styles.sum}>{`; the Stacks count ${tops}`}</span>}
        </span>
        {completed.map((kind) => (
          <span key={kind} className="tag">
            <IconCheck size={12} stroke={1.8} aria-hidden /> {COLLECTION_NAMES[kind]}
          </span>
        ))}
        <Draws isOut={isOut} draws={draws} />
      </header>
      <ul className={styles.stacks} aria-label={`Stacks of ${name}`}>
        {stacks.map((stack) => (
          <StackPlace
            key={stack.stack}
            at={{ seat, stack: stack.stack }}
            view={stack}
            lit={litAt(seat, stack.stack)}
            pointed={pointedAt?.(seat, stack.stack)}
            onPick={onPick}
            completes={isMe ? completing(offers, stack.stack) : undefined}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
    </section>
  );
}

function Draws({ isOut, draws }: Pick<SeatView, 'isOut' | 'draws'>) {
  if (isOut) return <span className={styles.draws}>out of the game</span>;
  if (draws === 0) return <span className={`${styles.draws} flag`}>counts nothing: loses</span>;
  return (
    <span className={styles.draws}>
      draws <b className="num">{draws}</b>
    </span>
  );
}

const completing = (offers: readonly Offer[], stack: string) =>
  offers
    .filter((offer): offer is Extract<Offer, { does: 'complete' }> => offer.does === 'complete')
    .find((offer) => offer.stack === stack);
