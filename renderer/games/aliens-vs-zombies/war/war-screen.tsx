/** A war between two towns, and at its end: the towns, the veterans, the ledger, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { warView } from '../../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import styles from '../../../features/session/run/run.module.css';
import { RunBrings } from '../../../features/session/run/run-brings.tsx';
import { RunLedger } from '../../../features/session/run/run-ledger.tsx';
import { RunPage } from '../../../features/session/run/run-page.tsx';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { DeadChart } from './dead-chart.tsx';
import { words } from './text/war-screen.ts';
import { TownTable } from './town-table.tsx';
import { VeteranTable } from './veteran-table.tsx';

interface WarScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<WarLedger>;
  /** A town is being fought for. */
  readonly isOn: boolean;
}

const CARRIES_OVER = words.whatCarriesOverIsOur;

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
                [words.harder, war.harder.length === 0 ? words.asInTheBook : war.harder.join(' ')],
                [
                  words.bought,
                  war.bought.length === 0 ? words.nothingYet : `${upperFirst(war.bought.join(', '))}.`,
                ],
              ],
            }
      }
      reports={fought}
    >
      <Section title={words.towns} aside={words.zombiesDeadAfterTheLast}>
        <TownTable towns={war.towns} scale={scale} />
      </Section>
      <Section title={words.veterans} aside={words.namedAfterTwoTowns}>
        <VeteranTable veterans={war.veterans} />
      </Section>
      <div className={styles.aside}>
        <Section title={words.deadTurnByTurn}>
          {fought.length === 0 ? (
            <p className="quiet">{words.afterTheFirstTown}</p>
          ) : (
            <DeadChart towns={war.towns} scale={scale} />
          )}
        </Section>
        <Section title={words.ledger} aside={`${countedInWords(war.points, 'point', 'points')} left`}>
          <RunLedger entries={war.entries} none={words.noPointsYet} note={CARRIES_OVER} />
        </Section>
      </div>
      <RunBrings brings={war.brings} />
    </RunPage>
  );
}
