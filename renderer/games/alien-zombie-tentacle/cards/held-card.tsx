/** A card of the hand, or one that lies in the middle: Gear with what it adds, an Event with what it does. */
import type { HeldFace } from '../../../../src/rules/alien-zombie-tentacle/text/table/held-view.ts';
import { bonusText } from './bonus-text.ts';
import styles from './cards.module.css';
import { EVENT_PICTURES, GEAR_PICTURES } from './held-pictures.ts';
import { Picture } from './picture.tsx';
import { StatMark } from './stat-mark.tsx';
import { STATS_IN_ORDER } from './stat-shapes.ts';

interface HeldCardProps {
  readonly view: HeldFace;
  readonly size: 'hand' | 'print';
}

export function HeldCard({ view, size }: HeldCardProps) {
  const { title, mark, effect, bonus, when } = view;
  return (
    <span className={styles.heldCard} data-kind={view.kind} data-size={size} title={effect}>
      <span className={styles.kind}>{view.kind === 'gear' ? 'Gear' : 'Event'}</span>
      <b className={styles.title}>
        {title}
        {mark !== '' && <i className={styles.mark}>{mark}</i>}
      </b>
      <span className={styles.heldCardPicture}>
        <Picture of={view.kind === 'gear' ? GEAR_PICTURES[view.card] : EVENT_PICTURES[view.card]} />
      </span>
      {bonus !== null && (
        <span className={styles.bonus}>
          {STATS_IN_ORDER.filter((stat) => bonus[stat] !== 0).map((stat) => (
            <span key={stat}>
              <StatMark stat={stat} />
              <b className="num">{bonusText(bonus[stat])}</b>
            </span>
          ))}
        </span>
      )}
      <span className={styles.effect}>{effect}</span>
      <span className={styles.when}>{when}</span>
    </span>
  );
}
