import { Button } from '@mantine/core';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  encounterWords,
  KIND_WORDS,
  ROLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Difference } from '../../../components/difference.tsx';
import facts from '../../../components/facts.module.css';
import { Section } from '../../../components/section.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import styles from './plan.module.css';

interface PlanFactsProps {
  readonly encounter: UnderWay;
  readonly winner: EncounterView['war']['winner'];
  readonly acts: EncounterActs;
}

/** Facts of the plan, which can be dropped as long as nothing was rolled for it. */
export function PlanFacts({ encounter, winner, acts }: PlanFactsProps) {
  const { kind, role, objective, area, phase, zal, sal, corrected, party, droppable, date, stage } =
    encounter;
  const rep = party.reduce((sum, one) => sum + one.rep, 0);
  return (
    <Section title="The plan" aside={date}>
      <dl className={facts.facts}>
        <div>
          <dt>What</dt>
          <dd>{`${encounterWords(kind, objective)}, as ${ROLE_WORDS[role].text}`}</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            {AREA_WORDS[area].title}; in phase {phase}, zombie activity {zal}
            <Difference when={corrected.includes('zal')} /> and survivor activity {sal}
            <Difference when={corrected.includes('sal')} />
          </dd>
        </div>
        {winner !== null && (
          <div>
            <dt>The war</dt>
            <dd>
              {WAR_WORDS[winner].won}; {WAR_WORDS[winner].effect}
            </dd>
          </div>
        )}
        <div>
          <dt>Who goes</dt>
          <dd>{`${upperFirst(inWords(party.length))}, combined Rep ${rep}`}</dd>
        </div>
      </dl>
      {droppable ? (
        <Button size="sm" className={styles.drop ?? ''} onClick={() => acts.byApp({ do: 'drop' })}>
          Drop the plan
        </Button>
      ) : (
        <p className={`${styles.note} quiet small`}>
          {stage === 'planned' ? 'Something has been rolled or spent for it' : 'The battle has begun'}: to
          drop the {KIND_WORDS[kind].text}, take that back first.
        </p>
      )}
      {acts.error !== undefined && (
        <p role="alert" className={styles.error}>
          {acts.error}
        </p>
      )}
    </Section>
  );
}
