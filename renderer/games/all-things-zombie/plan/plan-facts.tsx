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
import type { EncounterActs } from '../encounter/use-encounter-act.ts';
import styles from './planned.module.css';
import { words } from './text/plan-facts.ts';

interface PlanFactsProps {
  readonly encounter: UnderWay;
  readonly winner: EncounterView['war']['winner'];
  readonly acts: EncounterActs;
}

/** What was planned; it can be dropped as long as nothing was rolled for it. */
export function PlanFacts({ encounter, winner, acts }: PlanFactsProps) {
  const { kind, role, objective, area, phase, zal, sal, corrected, party, droppable, date, stage } =
    encounter;
  const rep = party.reduce((sum, one) => sum + one.rep, 0);
  return (
    <Section title={words.thePlan} aside={date}>
      <dl className={facts.facts}>
        <div>
          <dt>{words.what}</dt>
          <dd>{words.asOf(encounterWords(kind, objective), ROLE_WORDS[role].text)}</dd>
        </div>
        <div>
          <dt>{words.where}</dt>
          <dd>
            {AREA_WORDS[area].title}
            {words.inPhase} {phase}
            {words.zombieActivity} {zal}
            <Difference when={corrected.includes('zal')} /> {words.andSurvivorActivity} {sal}
            <Difference when={corrected.includes('sal')} />
          </dd>
        </div>
        {winner !== null && (
          <div>
            <dt>{words.theWar}</dt>
            <dd>
              {WAR_WORDS[winner].won}; {WAR_WORDS[winner].effect}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.whoGoes}</dt>
          <dd>{words.combinedRepOf(upperFirst(inWords(party.length)), rep)}</dd>
        </div>
      </dl>
      {droppable ? (
        <Button size="sm" className={styles.drop ?? ''} onClick={() => acts.byApp({ do: 'drop' })}>
          {words.dropThePlan}
        </Button>
      ) : (
        <p className={`${styles.note} quiet small`}>
          {stage === 'planned' ? words.somethingHasBeenRolled : words.theBattleHasBegun}
          {words.toDropThe} {KIND_WORDS[kind].text}
          {words.takeThatBackFirst}
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
