/** Under the table: who is gone, and whom the Threat gets next as it stands or with the answer that is pointed at. */
import type { FootView, GoneView } from '../../../../src/rules/alien-zombie-tentacle/text/table/foot-view.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import type { FootProps } from '../../game-screens.ts';
import { StatMark } from '../cards/stat-mark.tsx';
import { useTable } from '../table/use-table.ts';
import styles from './round-foot.module.css';

/** Most cards for which there is room. */
const MOST = 4;

export function RoundFoot({ view, picked }: FootProps) {
  const table = useTable(view, picked);
  if (table === undefined) return null;
  const { gone, line } = table.foot;
  return (
    <div className={styles.foot}>
      <Gone gone={gone} />
      {line !== null && <NextInLine line={line} />}
    </div>
  );
}

function Gone({ gone }: { readonly gone: readonly GoneView[] }) {
  const shown = gone.slice(0, MOST);
  const earlier = gone.length - shown.length;
  const told = gone.length === 0 ? 'nobody yet' : earlier > 0 ? `${inWords(earlier)} more before` : '';
  return (
    <section aria-label="Eliminated">
      <header>
        <h2>Eliminated</h2>
        <span className="quiet" title={told}>
          {told}
        </span>
      </header>
      <ol>
        {shown.map(({ survivor, stat, name, detail, number }) => (
          <li key={survivor}>
            <b className="num">{number}</b>
            <StatMark stat={stat} />
            <span title={name}>{name}</span>
            <i>{detail}</i>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NextInLine({ line: { aside, rows } }: { readonly line: NonNullable<FootView['line']> }) {
  return (
    <section aria-label="Next in line" aria-live="off">
      <header>
        <h2>Next in line</h2>
        <span className="quiet" title={aside}>
          {aside}
        </span>
      </header>
      <ol>
        {rows.slice(0, MOST).map(({ survivor, name, owner, place, dies }) => (
          <li key={survivor} className={dies ? 'flag' : undefined}>
            <b className="num">{place}</b>
            <span title={name}>{name}</span>
            <i>{owner}</i>
          </li>
        ))}
      </ol>
    </section>
  );
}
