/** Voyages between two of them, and at their end: each voyage, the crew, the points, what is known, what was reported. */

import type { SessionView } from '../../../../src/contract/sessions.ts';
import { voyagesView } from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import type { VoyagesLedger } from '../../../../src/rules/awful-green-things/voyages/ledger.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunFacts } from '../../../components/run/run-facts.tsx';
import { RunLedger } from '../../../components/run/run-ledger.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { HandTable } from './hand-table.tsx';
import { PointsChart } from './points-chart.tsx';
import { VoyageTable } from './voyage-table.tsx';

interface VoyagesScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<VoyagesLedger>;
  /** A voyage is under way. */
  readonly isOn: boolean;
}

const CARRIES_OVER = 'What carries over is our own house rule, not the book’s.';

export function VoyagesScreen({ view, ledger, isOn }: VoyagesScreenProps) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  if (corrections === undefined) return null;
  const { title, voyages, hands, entries, harder, next, known, muster, brings } = voyagesView(
    ledger,
    corrections,
  );
  const sailed = voyages.filter(({ crew }) => crew !== null);
  return (
    <RunPage
      title={title}
      parts={voyages}
      ending={view.ending === null ? [] : [view.ending]}
      next={
        next === null || isOn
          ? null
          : {
              name: next,
              facts: [
                ['Crew', `${upperFirst(muster)}.`],
                ['Harder', harder.length === 0 ? 'As in the book.' : harder.join(' ')],
              ],
            }
      }
      reports={sailed}
    >
      <Section title="Voyages" aside="points as in the book">
        <VoyageTable voyages={voyages} />
      </Section>
      <Section title="Crew" aside="named after two voyages">
        <HandTable hands={hands} />
      </Section>
      <div className={styles.aside}>
        <Section title="Points, voyage by voyage">
          {sailed.length === 0 ? (
            <p className="quiet">After the first voyage its bars appear here.</p>
          ) : (
            <PointsChart voyages={sailed} />
          )}
        </Section>
        <Section title="Ledger">
          <RunLedger entries={entries} none="No points yet." note={CARRIES_OVER} />
        </Section>
      </div>
      <Section title="Known of the weapons" aside="from earlier voyages">
        {known.length === 0 ? (
          <p className="quiet">Nothing yet.</p>
        ) : (
          <RunFacts facts={known} className={styles.brings} />
        )}
      </Section>
      <RunBrings brings={brings} />
    </RunPage>
  );
}
