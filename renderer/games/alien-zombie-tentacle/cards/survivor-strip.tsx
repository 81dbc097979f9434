/** A survivor where there is no room for a card: name, figures as they are now, what they do, what they carry. */
import { STAT_NAMES } from '../../../../src/rules/alien-zombie-tentacle/text/names.ts';
import type { SurvivorView } from '../../../../src/rules/alien-zombie-tentacle/text/table/survivor-view.ts';
import type { Stat } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import styles from './cards.module.css';
import { StatMark } from './stat-mark.tsx';
import { STATS_IN_ORDER } from './stat-shapes.ts';

interface SurvivorStripProps {
  readonly view: SurvivorView;
  readonly hot: Stat | null;
}

export function SurvivorStrip({ view, hot }: SurvivorStripProps) {
  const { name, mark, note, is, now, sums, gear } = view;
  const carried = gear.map(({ title }) => title).join(', ');
  return (
    <span className={styles.strip} data-is={is}>
      <b className={styles.survivorStripName}>
        {name}
        {mark !== '' && <i>{mark}</i>}
      </b>
      {is === 'out' ? (
        <span>out</span>
      ) : (
        <>
          <span className={styles.survivorStripStats}>
            {STATS_IN_ORDER.map((stat) => (
              <span
                key={stat}
                data-hot={stat === hot || undefined}
                title={`${STAT_NAMES[stat]} ${now[stat]}: ${sums[stat]}`}
              >
                <StatMark stat={stat} />
                <b className="num">{now[stat]}</b>
              </span>
            ))}
          </span>
          <span className={styles.foot} title={carried}>
            {note !== '' && <i>{note}</i>}
            {carried === '' && note === '' ? 'no Gear' : carried}
          </span>
        </>
      )}
    </span>
  );
}
