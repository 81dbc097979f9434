import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { presentStep } from '../acts/steps.ts';
import styles from './home.module.css';
import { nextOf } from './next-step.ts';
import { NextUnderWay } from './next-under-way.tsx';
import { Warnings, warningsOf } from './warnings.tsx';

/** The Encounter that comes next, or where the present one stands. */
export function NextEncounter() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  if (view === undefined) return null;
  const { encounter } = view;
  if (encounter !== null && encounter.oneOff === null)
    return <NextUnderWay view={view} encounter={encounter} />;
  return <ToPlan view={view} />;
}

/** Nothing is planned yet, or it is a battle by itself: one sentence, and the step to take. */
function ToPlan({ view }: { readonly view: EncounterView }) {
  const { id: campaign, figures } = useCampaign();
  const { sentence, label } = nextOf(view, figures);
  const { winner } = view.war;
  const isPlanned = view.encounter !== null || view.noPlan !== null;
  return (
    <Section title="Next">
      <div className={styles.nextEncounterNext}>
        <p>
          {sentence}
          {winner !== null && (
            <span className="quiet">{` ${WAR_WORDS[winner].won} the war: ${WAR_WORDS[winner].effect}.`}</span>
          )}
        </p>
        {label !== null && (
          <Button
            variant="filled"
            data-writes
            renderRoot={(props) => (
              <Link to={`/c/$campaign/encounter/${presentStep(view)}`} params={{ campaign }} {...props} />
            )}
          >
            {label}
          </Button>
        )}
      </div>
      {!isPlanned && <Warnings of={warningsOf(figures.filter(({ id }) => view.able.includes(id)))} />}
    </Section>
  );
}
