import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { presentStep, type Step } from '../encounter/steps.ts';
import styles from './next-encounter.module.css';
import { NextUnderWay, STANDS } from './next-under-way.tsx';
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
  const held = view.captives.map(({ figure }) => figures.find(({ id }) => id === figure)?.name ?? figure);
  const { sentence, label } = nextOf(view, held);
  const { winner } = view.war;
  const isPlanned = view.encounter !== null || view.noPlan !== null;
  return (
    <Section title="Next">
      <div className={styles.next}>
        <p>
          {sentence}
          {winner !== null && (
            <span className="quiet">
              {' '}
              {WAR_WORDS[winner].won} the war: {WAR_WORDS[winner].effect}.
            </span>
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

interface Next {
  readonly sentence: string;
  /** Of the button; null where there is nothing to go on with. */
  readonly label: string | null;
}

function nextOf(view: EncounterView, held: readonly string[]): Next {
  const { encounter, noPlan, possible } = view;
  if (encounter?.oneOff != null) return nextInOneOff(encounter.oneOff, presentStep(view));
  if (noPlan !== null) {
    return { sentence: noPlan.text, label: noPlan.why === 'war-undecided' ? 'Roll for who has won' : null };
  }
  if (possible.some(({ forced, kind }) => forced && kind === 'pursuit')) {
    return {
      sentence: 'Those the party got away from outnumber it and come after it: the pursuit comes first.',
      label: 'Plan the pursuit',
    };
  }
  if (possible.some(({ forced }) => forced)) {
    return {
      sentence: `${held.join(' and ')} ${held.length === 1 ? 'is' : 'are'} held captive: the escape comes first.`,
      label: 'Plan the escape',
    };
  }
  return { sentence: 'This period’s Encounter is not planned yet.', label: 'Plan the Encounter' };
}

/** A battle by itself has forces instead of a plan, and an end instead of an aftermath. */
function nextInOneOff({ result }: OneOffView, step: Step): Next {
  if (result !== null) return { sentence: result.text, label: null };
  if (step === 'plan') return { sentence: 'Both forces are to be bought.', label: 'Buy the forces' };
  if (step === 'after') return { sentence: 'The battle has been fought.', label: 'Say who has won' };
  return { sentence: `The battle is ${STANDS[step].stands}.`, label: STANDS[step].label };
}
