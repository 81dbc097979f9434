/** A survivor as the table shows it: figures as they are now over those of the card, each known by its shape, and Gear at the foot. */
import { STAT_NAMES } from '../../../../src/rules/alien-zombie-tentacle/text/names.ts';
import type { SurvivorView } from '../../../../src/rules/alien-zombie-tentacle/text/table/survivor-view.ts';
import type { Stat } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import { bonusText } from './bonus-text.ts';
import styles from './cards.module.css';
import { Picture } from './picture.tsx';
import { StatMark } from './stat-mark.tsx';
import { STATS_IN_ORDER } from './stat-shapes.ts';
import { SURVIVOR_PICTURES } from './survivor-pictures.ts';

interface SurvivorCardProps {
  readonly view: SurvivorView;
  readonly size: 'table' | 'own' | 'print';
  /** The figure that counts against the Threat of the round. */
  readonly hot: Stat | null;
}

export function SurvivorCard({ view, size, hot }: SurvivorCardProps) {
  const { survivor, name, mark, note, is, gear, special } = view;
  if (is === 'out') {
    return (
      <span className={styles.out} data-size={size}>
        <b>{name}</b>
        <span>out</span>
      </span>
    );
  }
  return (
    <span className={styles.survivorCard} data-is={is} data-size={size}>
      {note !== '' && (
        <span className={styles.badge} title={note}>
          {note}
        </span>
      )}
      <span className={styles.survivorCardPicture}>
        <Picture of={SURVIVOR_PICTURES[survivor]} />
      </span>
      <b className={styles.survivorCardName}>
        {name}
        {mark !== '' && <i className={styles.mark}>{mark}</i>}
      </b>
      <span className={styles.survivorCardStats}>
        {STATS_IN_ORDER.map((stat) => (
          <Figure key={stat} view={view} stat={stat} isHot={stat === hot} />
        ))}
      </span>
      <span className={styles.gear}>
        {gear.map(({ card, title, bonus }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a piece is known by its place.
          <span key={`${card} ${at}`} title={title}>
            {title}
            {hot !== null && bonus[hot] !== 0 && <b className="num">{bonusText(bonus[hot])}</b>}
          </span>
        ))}
        {gear.length > 1 && <span className={styles.more}>{gear.length - 1} more</span>}
      </span>
      {size === 'print' && special !== null && <span className={styles.special}>{special}</span>}
    </span>
  );
}

interface FigureProps {
  readonly view: SurvivorView;
  readonly stat: Stat;
  readonly isHot: boolean;
}

/** The sum of it is said where it is pointed at. */
function Figure({ view: { base, now, sums }, stat, isHot }: FigureProps) {
  return (
    <span
      className={styles.figure}
      data-hot={isHot || undefined}
      title={`${STAT_NAMES[stat]} ${now[stat]}: ${sums[stat]}`}
    >
      <StatMark stat={stat} />
      <b className="num">{now[stat]}</b>
      <i className="num">{base[stat]}</i>
    </span>
  );
}
