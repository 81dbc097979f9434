/** Chart of the Encounter: each survivor’s total and its parts against the Threat, and the survivors it gets as things stand. */
import type {
  EncounterRow,
  EncounterView,
} from '../../../../src/rules/alien-zombie-tentacle/text/table/encounter-view.ts';
import styles from './table.module.css';

export function EncounterChart({ encounter }: { readonly encounter: EncounterView }) {
  const { aside, rows, threat, most, ticks } = encounter;
  const share = (value: number) => `${(100 * value) / most}%`;
  return (
    <section className={styles.encounter} aria-label="Encounter">
      <header>
        <h2>Encounter</h2>
        <span className="quiet" title={aside}>
          {aside}
        </span>
      </header>
      <ol className={styles.rows} data-many={rows.length > 4 || undefined}>
        {rows.map((row) => (
          <li key={row.survivor} className={styles.row} data-fate={row.fate}>
            <Row row={row} share={share} />
          </li>
        ))}
        <li className={styles.line} aria-hidden>
          <span />
          <span className={styles.track}>
            <s style={{ left: share(threat) }} />
          </span>
        </li>
      </ol>
      <div className={styles.axis} aria-hidden>
        <span />
        <span className={styles.track}>
          {ticks.map((tick) => (
            <u key={tick} style={{ left: share(tick) }}>
              {tick}
            </u>
          ))}
          <u data-threat style={{ left: share(threat) }}>
            {threat}
          </u>
        </span>
      </div>
    </section>
  );
}

interface RowProps {
  readonly row: EncounterRow;
  readonly share: (value: number) => string;
}

function Row({ row: { name, owner, bars, total, sum, says }, share }: RowProps) {
  return (
    <>
      <span className={styles.who}>
        <b title={name}>{name}</b>
        <i>{owner}</i>
      </span>
      <span className={styles.track}>
        {bars.map(({ is, from, to }) => (
          <i key={`${is} ${from}`} data-is={is} style={{ left: share(from), width: share(to - from) }} />
        ))}
        <em>{sum}</em>
      </span>
      <b className={`${styles.total} num`}>{total}</b>
      <span className={styles.fate}>{says}</span>
    </>
  );
}
