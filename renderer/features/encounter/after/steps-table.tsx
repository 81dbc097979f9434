import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { UnderWay } from '../../../../src/contract/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { capitalised, count } from '../../../text/number.ts';
import { CorrectReport } from './correct-report.tsx';
import { FigureSteps } from './figure-steps.tsx';
import { nextStep, stepsLeft } from './settling.ts';
import styles from './steps-table.module.css';
import type { Deeds } from './use-deeds.ts';

interface StepsTableProps {
  readonly encounter: UnderWay;
  readonly revision: number;
  readonly acts: Deeds;
}

/** All who went, and everything that is due for them, in the order of the rules. */
export function StepsTable({ encounter, revision, acts }: StepsTableProps) {
  const { figures } = useCampaign();
  const [correcting, setCorrecting] = useState<string>();
  const { after, party, records, field } = encounter;
  const left = stepsLeft(after);
  const firstDue = after.find(({ due }) => due.length > 0);
  const table = useRef<HTMLTableElement>(null);
  // What is due when the next act of a run is asked for, not when the run began.
  const newest = useRef(after);
  newest.current = after;

  // The button that was pressed has gone with its step: the next one takes the focus.
  useEffect(() => {
    if (acts.turn === 0 || acts.last?.do !== 'settle' || document.activeElement !== document.body) return;
    table.current?.querySelector<HTMLElement>('[data-settle]')?.focus();
  }, [acts.turn, acts.last]);

  const record = records.find(({ figure }) => figure === correcting);
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;
  return (
    <Section
      title="Figures"
      aside={left === 0 ? 'All settled' : capitalised(`${count(left, 'step')} left`)}
      end={
        left > 1 && (
          <Button
            size="sm"
            disabled={acts.busy || acts.asking !== undefined}
            onClick={() => acts.run(() => nextStep(newest.current))}
          >
            Roll all that’s due
          </Button>
        )
      }
    >
      {record !== undefined && field !== null && (
        <CorrectReport
          key={record.figure}
          revision={revision}
          name={nameOf(record.figure)}
          record={record}
          field={field}
          onClose={() => setCorrecting(undefined)}
        />
      )}
      <div className={styles.scroll}>
        <table ref={table} className={styles.table} aria-label="After the battle">
          <thead>
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">What follows</th>
              <th scope="col" className="c">
                Rep
              </th>
              <th scope="col">RAP</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {after.flatMap((line) => {
              const figure = figures.find(({ id }) => id === line.figure);
              if (figure === undefined) return [];
              return [
                <FigureSteps
                  key={line.figure}
                  figure={figure}
                  line={line}
                  repBefore={party.find((one) => one.figure === line.figure)?.rep ?? figure.rep}
                  first={line === firstDue}
                  acts={acts}
                  onCorrect={() => setCorrecting(line.figure)}
                />,
              ];
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
