/** A player: how they stand in the round, how many cards they hold, and their survivors. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { SeatView } from '../../../../src/rules/alien-zombie-tentacle/text/table/seat-view.ts';
import type { CarriedView } from '../../../../src/rules/alien-zombie-tentacle/text/table/survivor-view.ts';
import { giftToken, seatToken } from '../../../../src/rules/alien-zombie-tentacle/text/table/tokens.ts';
import type { Stat } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { heldBy } from '../../../components/held-by.ts';
import { bonusText } from '../cards/bonus-text.ts';
import { SurvivorCard } from '../cards/survivor-card.tsx';
import { SurvivorStrip } from '../cards/survivor-strip.tsx';
import { Spot } from './spot.tsx';
import styles from './table.module.css';
import type { Pairs } from './use-pairs.ts';

interface SeatProps {
  readonly view: Pick<SessionView, 'names' | 'seats'>;
  readonly seat: SeatView;
  readonly isMe: boolean;
  readonly hot: Stat | null;
  readonly pairs: Pairs;
  /** Too little room for cards. */
  readonly folded?: boolean;
}

export function Seat({ view, seat, isMe, hot, pairs, folded = false }: SeatProps) {
  const who = heldBy(view, seat.seat, isMe);
  const name = view.names.seats[seat.seat] ?? seat.seat;
  const token = seatToken(seat.seat);
  const offered = pairs.spotAt(token);
  const gift = giftToken(seat.seat);
  return (
    <section
      className={styles.seat}
      aria-label={name}
      data-folded={folded || undefined}
      data-me={isMe || undefined}
      data-on={seat.isOn || undefined}
    >
      <header>
        <h2 className="name" title={who}>
          {offered === undefined ? (
            name
          ) : (
            <Spot token={token} pairs={pairs} label={name}>
              {name}
            </Spot>
          )}
        </h2>
        {pairs.spotAt(gift) !== undefined && (
          <span className={styles.give}>
            <Spot token={gift} pairs={pairs} label={name}>
              as a gift
            </Spot>
          </span>
        )}
        {isMe && <span className="quiet">{who}</span>}
        {seat.isFirst && <span className="tag">first</span>}
        <span className={`${styles.note} quiet`} title={seat.note}>
          {seat.note}
        </span>
        {!isMe && <Backs count={seat.hand} />}
      </header>
      <ul className={styles.survivors} aria-label={`Survivors of ${name}`}>
        {seat.survivors.map((survivor) => (
          <li key={survivor.survivor} data-out={survivor.is === 'out' || undefined}>
            <Spot token={survivor.survivor} pairs={pairs} label={survivor.label}>
              {folded ? (
                <SurvivorStrip view={survivor} hot={hot} />
              ) : (
                <SurvivorCard view={survivor} size={isMe ? 'own' : 'table'} hot={hot} />
              )}
            </Spot>
            <LiveGear gear={survivor.gear} pairs={pairs} hot={hot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LiveGearProps {
  readonly gear: readonly CarriedView[];
  readonly pairs: Pairs;
  readonly hot: Stat | null;
}

/** Gear on a survivor that the open question is about lies over the foot of the card. */
function LiveGear({ gear, pairs, hot }: LiveGearProps) {
  const live = gear.filter(({ token }) => pairs.spotAt(token) !== undefined);
  if (live.length === 0) return null;
  return (
    <span className={styles.live}>
      {live.map(({ card, token, title, bonus }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a piece is known by its place.
        <Spot key={`${card} ${at}`} token={token} pairs={pairs} label={title}>
          <span className={styles.piece} title={title}>
            {title}
            {hot !== null && bonus[hot] !== 0 && <b className="num">{bonusText(bonus[hot])}</b>}
          </span>
        </Spot>
      ))}
    </span>
  );
}

/** Cards that nobody else sees. */
function Backs({ count }: { readonly count: number }) {
  const text = `${countedInWords(count, 'card', 'cards')} in hand`;
  return (
    <span className={styles.backs} role="img" aria-label={text} title={text}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are equal.
        <i key={at} />
      ))}
    </span>
  );
}
