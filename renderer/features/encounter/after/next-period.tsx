import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { EncounterView } from '../../../../src/contract/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Section } from '../../../components/section.tsx';
import { ResultPanel } from '../result-panel.tsx';
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
  return (
    <div className={styles.next}>
      {ended && (
        <Section title="It is over">
          <ResultPanel acts={acts} />
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
