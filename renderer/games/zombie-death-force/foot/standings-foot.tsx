/** Under the table: the standings of a series, or which Collections each player has completed. */
import type { FootProps } from '../../game-screens.ts';
import styles from './standings-foot.module.css';
import { standingsOf } from './standings-of.ts';

export function StandingsFoot({ view }: FootProps) {
  const { title, aside, rows } = standingsOf(view);
  return (
    <section className={styles.foot} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span className="quiet">{aside}</span>
      </header>
      <dl>
        {rows.map(({ name, count }) => (
          <div key={name}>
            <dt className="name">{name}</dt>
            <dd className="num">{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
