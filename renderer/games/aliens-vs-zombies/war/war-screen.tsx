/** A war between two towns, and at its end: the towns, the veterans, the ledger, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { warView } from '../../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunLedger } from '../../../components/run/run-ledger.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { DeadChart } from './dead-chart.tsx';
import { TownTable } from './town-table.tsx';
import { VeteranTable } from './veteran-table.tsx';

interface WarScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<WarLedger>;
  /** A town is being fought for. */
  readonly isOn: boolean;
}

const CARRIES_OVER = 'What carries over is our own house rule, not the book’s.';

export function WarScreen({ view, ledger, isOn }: WarScreenProps) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  if (corrections === undefined) return null;
  const { war, scale } = warView(ledger, corrections, isOn);
  const fought = war.towns.filter(({ dead }) => dead !== null);
  return (
    <RunPage
      title={war.title}
      parts={war.towns}
      ending={view.ending === null ? [] : [view.ending]}
      next={
        war.next === null || isOn
          ? null
          : {
              name: war.next,
              facts: [
                ['Harder', war.harder.length === 0 ? 'As in the book.' : war.harder.join(' ')],
                [
                  'Bought',
                  war.bought.length === 0 ? 'Nothing yet.' : `${upperFirst(war.bought.join(', '))}.`,
                ],
              ],
            }
      }
      reports={fought}
    >
      <Section title="Towns" aside="zombies dead after the last turn">
        <TownTable towns={war.towns} scale={scale} />
      </Section>
      <Section title="Veterans" aside="named after two towns; first to land with their groups">
        <VeteranTable veterans={war.veterans} />
      </Section>
      <div className={styles.aside}>
        <Section title="Dead, turn by turn">
          {fought.length === 0 ? (
            <p className="quiet">After the first town its line appears here.</p>
          ) : (
            <DeadChart towns={war.towns} scale={scale} />
          )}
        </Section>
        <Section title="Ledger" aside={`${countedInWords(war.points, 'point', 'points')} left`}>
          <RunLedger entries={war.entries} none="No points yet." note={CARRIES_OVER} />
        </Section>
      </div>
      <RunBrings brings={war.brings} />
    </RunPage>
  );
}
