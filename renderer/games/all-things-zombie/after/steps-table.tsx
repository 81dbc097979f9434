/** The table after the battle: a row for each figure, a button that rolls all that’s due, and the focus on the next step. */
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { countedInWords, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import styles from './after.module.css';
import { FigureSteps } from './figure-steps.tsx';
import { nextStep, stepsLeft } from './settling.ts';

interface StepsTableProps {
  readonly encounter: UnderWay;
  readonly acts: Deeds;
  /** As it opens, the first step takes the focus. */
  readonly takesFocus: boolean;
  /** Opens the correction of what was reported of a figure. */
  readonly onCorrect: ((figure: string) => void) | undefined;
}

/** All who went, and everything that is due for them, in the order of the rules. */
export function StepsTable({ encounter, acts, takesFocus, onCorrect }: StepsTableProps) {
  const { figures } = useCampaign();
  const { after, party } = encounter;
  const left = stepsLeft(after);
  const dying = after
    .filter(({ due }) => due.some(({ kills }) => kills))
    .flatMap((line) => figures.find(({ id }) => id === line.figure)?.name ?? []);
  const firstDue = after.find(({ due }) => due.length > 0);
  const table = useRef<HTMLTableElement>(null);

  const focusStep = () => table.current?.querySelector<HTMLElement>('[data-settle]')?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the table opens.
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) focusStep();
  }, []);
  // The button that was pressed has gone with its step: the next one takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each act that is done.
  useEffect(() => {
    if (acts.last?.do === 'settle' && document.activeElement === document.body) focusStep();
  }, [acts.turn]);

  return (
    <Section
      title="Figures"
      aside={left === 0 ? 'All settled' : upperFirst(`${countedInWords(left, 'step', 'steps')} left`)}
      end={
        left > 1 && (
          <Button
            size="sm"
            className={dying.length > 0 ? styles.deadly : undefined}
            {...off(acts.asking !== undefined)}
            onClick={() => acts.run(({ encounter: now }) => nextStep(now?.after ?? []))}
          >
            Roll all that’s due
            {dying.length > 0 && `: ${listed(dying)} ${dying.length === 1 ? 'dies' : 'die'}`}
          </Button>
        )
      }
    >
      <div className={styles.stepsTableScroll}>
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
                  onCorrect={onCorrect}
                />,
              ];
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
