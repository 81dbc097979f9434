/** The Encounter under way: where it is, who goes with what, what is amiss with them, and its map. */

import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { AREA_WORDS, encounterTerm } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { itemText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { listed } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { useLater } from '../../../page/later.tsx';
import { presentStep } from '../acts/steps.ts';
import { weaponWords } from '../plan/things.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './home.module.css';
import { standsOf } from './next-step.ts';
import { Warnings, warningsOf } from './warnings.tsx';

const loadMap = async () => (await import('./next-map.tsx')).NextMap;

interface NextUnderWayProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
}

export function NextUnderWay({ view, encounter }: NextUnderWayProps) {
  const { id: campaign, figures } = useCampaign();
  const { number, kind, role, objective, area, zal, sal, table, party } = encounter;
  const Drawn = useLater(loadMap, table !== null);
  const step = presentStep(view);
  const { stands, label } = standsOf(view);
  const goes = party.flatMap(({ figure }) => figures.find(({ id }) => id === figure) ?? []);
  const stays = figures.filter(({ id, status }) => status === 'ready' && !goes.some((one) => one.id === id));
  const takes = thingsTaken(view, goes);
  const { winner } = view.war;
  const term = encounterTerm(kind, objective).text;
  const what = role === 'defender' ? `defence against a ${term}` : term;
  return (
    <Section
      title={`Next: ${what}${table === null ? `, ${AREA_WORDS[area].text}` : ` at ${table.name}`}`}
      aside={`Encounter ${number}, ${stands}`}
    >
      <div className={styles.underWay} data-mapped={table !== null || undefined}>
        <div>
          <dl className={styles.facts}>
            <dt>Area</dt>
            <dd>
              {AREA_WORDS[area].title}. Zombie activity {zal}, survivor activity {sal}.
              {winner !== null && ` ${WAR_WORDS[winner].won} the war.`}
            </dd>
            <dt>Goes</dt>
            <dd>{namesOf(goes)}.</dd>
            {stays.length > 0 && (
              <>
                <dt>Stays</dt>
                <dd>{namesOf(stays)}.</dd>
              </>
            )}
            {takes.length > 0 && (
              <>
                <dt>Takes</dt>
                <dd>{listed(takes)}.</dd>
              </>
            )}
          </dl>
          {step !== 'after' && <Warnings of={warningsOf(goes)} />}
          <div className={styles.acts}>
            <Button
              variant="filled"
              data-writes
              renderRoot={(props) => (
                <Link to={`/c/$campaign/encounter/${step}`} params={{ campaign }} {...props} />
              )}
            >
              {label}
            </Button>
            {step !== 'after' && (
              <Button
                data-writes
                renderRoot={(props) => (
                  <Link to="/c/$campaign/encounter/after" params={{ campaign }} {...props} />
                )}
              >
                Log it as played
              </Button>
            )}
            {table !== null && (
              <Button
                variant="subtle"
                leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
                renderRoot={(props) => (
                  <Link to="/c/$campaign/print" params={{ campaign }} search={{ what: 'brief' }} {...props} />
                )}
              >
                Print the briefing
              </Button>
            )}
          </div>
        </div>
        {table !== null && Drawn !== undefined && <Drawn table={table} />}
      </div>
    </Section>
  );
}

const namesOf = (figures: readonly FigureLine[]) => listed(figures.map(({ name }) => name));

/** Things promised to this Encounter: clips by the weapon they are for, the rest by who carries them. */
function thingsTaken({ stock }: EncounterView, goes: readonly FigureLine[]): readonly string[] {
  return stock.flatMap(({ kind, weapon: held, carrier, loads }) => {
    const holder = goes.find(({ weapons }) => weapons.some(({ id }) => id === loads));
    const weapon = holder?.weapons.find(({ id }) => id === loads);
    if (holder !== undefined && weapon !== undefined)
      return [`a clip for ${holder.name}’s ${weaponWords(weapon, holder.weapons)}`];
    const bearer = goes.find(({ id }) => id === carrier);
    return bearer === undefined ? [] : [`${itemText({ kind, weapon: held })} with ${bearer.name}`];
  });
}
