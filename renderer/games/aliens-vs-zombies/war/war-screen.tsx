/** A war between two towns, and at its end: its ruler, the towns, the veterans, the ledger, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { scaleOf } from '../../../../src/rules/aliens-vs-zombies/text/scale.ts';
import { warViewOf } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { DeadChart } from './dead-chart.tsx';
import { LedgerList } from './ledger-list.tsx';
import { TownTable } from './town-table.tsx';
import { VeteranTable } from './veteran-table.tsx';
import styles from './war.module.css';
import { WarRuler } from './war-ruler.tsx';

interface WarScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<WarLedger>;
  /** A town is being fought for. */
  readonly isOn?: boolean;
}

export function WarScreen({ view, ledger, isOn = false }: WarScreenProps) {
  const war = warViewOf(ledger);
  const scale = scaleOf();
  const fought = war.towns.filter(({ dead }) => dead !== null);
  return (
    <div className={styles.war}>
      <h2 className={styles.title}>{war.title}</h2>
      <WarRuler towns={war.towns} />
      {view.ending !== null && (
        <Section title="How it ended">
          <p className="prose">{view.ending}</p>
        </Section>
      )}
      {war.next !== null && !isOn && (
        <Section title={`Next: ${war.next}`} aside="house rules, ours">
          <dl className={styles.next}>
            <dt>Harder</dt>
            <dd>{war.harder.length === 0 ? 'As in the book.' : war.harder.join(' ')}</dd>
            <dt>Bought</dt>
            <dd>{war.bought.length === 0 ? 'Nothing yet.' : `${upperFirst(war.bought.join(', '))}.`}</dd>
          </dl>
        </Section>
      )}
      <Section title="Towns" aside="zombies dead after the last turn">
        <TownTable towns={war.towns} scale={scale} />
      </Section>
      <Section title="Veterans" aside="a counter that lives through two towns gets a name">
        <VeteranTable veterans={war.veterans} />
      </Section>
      <div className={styles.aside}>
        <Section title="Dead, turn by turn">
          {fought.length === 0 ? (
            <p className="quiet">After the first town its line stands here.</p>
          ) : (
            <DeadChart towns={war.towns} scale={scale} />
          )}
        </Section>
        <Section title="Ledger" aside={`${countedInWords(war.points, 'point')} left`}>
          <LedgerList entries={war.entries} />
        </Section>
      </div>
      {fought.length > 0 && (
        <Section title="Reports" aside="newest first">
          <ol className={styles.reports}>
            {fought.toReversed().map(({ number, name, result, report }) => (
              <li key={name}>
                <span className="num quiet">{number}</span>
                <div>
                  <b className="name">{name}</b> <span className="tag">{result}</span>
                  <p className="prose second">{report}</p>
                </div>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </div>
  );
}
