import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Section } from '../../../components/section.tsx';
import { followsText } from './follows.ts';
import styles from './next-period.module.css';
import type { Deeds } from './use-deeds.ts';

interface NextPeriodProps {
  readonly view: EncounterView;
  readonly acts: Deeds;
}

/** No Encounter is under way: what has come of the last, and what comes next. */
export function NextPeriod({ view, acts }: NextPeriodProps) {
  const { id: campaign, calendar } = useCampaign();
  const ended = acts.last?.do === 'end';
  const plan = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ended) plan.current?.querySelector('a')?.focus();
  }, [ended]);
  return (
    <div ref={plan} className={styles.next}>
      {acts.done !== undefined && ended && (
        <Section title="It is over">
          <ul className={styles.told}>
            {acts.done.told.map(({ text, why }) => (
              <li key={text}>
                {text}
                {why !== '' && <span className="quiet"> ({why})</span>}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <EmptyState
        sentence={`It is ${calendar.text}. What can be played now: ${followsText(view.possible)}.`}
        button={
          <Button
            variant="filled"
            renderRoot={(props) => <Link to="/c/$campaign/encounter/plan" params={{ campaign }} {...props} />}
          >
            Plan the next Encounter
          </Button>
        }
        link={
          <Link to="/c/$campaign" params={{ campaign }} className="quiet-link">
            Home
          </Link>
        }
      />
    </div>
  );
}
