/** Plan of an Encounter, and what it still wants before the table is set up. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
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
import { useCampaign } from '../../../client/campaign-context.ts';
import { Difference } from '../../../components/difference.tsx';
import facts from '../../../components/facts.module.css';
import { Section } from '../../../components/section.tsx';
import { Chance } from '../acts/chance.tsx';
import type { Deed } from '../acts/deed.ts';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import { StarMark } from '../components/star-mark.tsx';
import styles from './plan.module.css';
import { RollButtons } from './roll-buttons.tsx';
import { RolledHere } from './rolled-here.tsx';
import { Stock } from './stock.tsx';
import { weaponWords } from './things.ts';
import { Vehicles } from './vehicles.tsx';

interface PlannedProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
  /** The last deed done on this screen. */
  readonly last: Deed['do'] | undefined;
}

export function Planned({ view, encounter, acts, last }: PlannedProps) {
  const here = { acts, last };
  return (
    <div className={styles.plannedColumns}>
      <div className={styles.main}>
        <div>
          <PlanFacts encounter={encounter} winner={view.war.winner} acts={acts} />
          <RolledHere {...here} of="plan" title="Before the plan" />
        </div>
        <div>
          <Vehicles view={view} encounter={encounter} acts={acts} />
          <RolledHere {...here} of="roll-vehicle" title="Roll for a vehicle" />
        </div>
        <div>
          <Drink view={view} encounter={encounter} acts={acts} />
          <RolledHere {...here} of="drink" title="Roll for drink" shown />
        </div>
        <Stock view={view} encounter={encounter} acts={acts} />
      </div>
      <div className={styles.margin}>
        <Next encounter={encounter} />
        <Takes view={view} encounter={encounter} />
      </div>
    </div>
  );
}

/** The table next, or the report of a battle that was played without the app. */
function Next({ encounter: { stage } }: { readonly encounter: UnderWay }) {
  const { id: campaign } = useCampaign();
  const onTheTable = stage === 'on-the-table';
  return (
    <Section title="Next">
      <div className={styles.next}>
        <Button
          variant="filled"
          data-go-on
          renderRoot={(props) => (
            <Link
              to={onTheTable ? '/c/$campaign/encounter/play' : '/c/$campaign/encounter/set-up'}
              params={{ campaign }}
              {...props}
            />
          )}
        >
          {onTheTable ? 'Play on' : 'Set up the table'}
        </Button>
        <Link to="/c/$campaign/encounter/after" params={{ campaign }} className="quiet-link">
          I have played it: enter what happened
        </Link>
      </div>
    </Section>
  );
}

interface TakesProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
}

/** List of those who go, in what strength, and what they have from the stockpile. */
function Takes({ view, encounter }: TakesProps) {
  const { figures } = useCampaign();
  return (
    <Section title="Who goes">
      <ul className={`${styles.rows} ${styles.takes}`} aria-label="Who goes">
        {encounter.party.map(({ figure: id, rep }) => {
          const figure = figures.find((one) => one.id === id);
          const held = figure?.weapons ?? [];
          const things = view.stock.flatMap(({ title, carrier, loads }) => {
            const weapon = held.find((one) => one.id === loads);
            if (weapon !== undefined) return [`clip for the ${weaponWords(weapon, held)}`];
            return carrier === id ? [title] : [];
          });
          return (
            <li key={id}>
              <span>
                <span className={`${styles.plannedWho} name`}>{figure?.name ?? id}</span>{' '}
                {figure?.kind === 'star' && <StarMark />}
                {things.length > 0 && <span className={styles.under}>{`Takes: ${things.join(', ')}`}</span>}
              </span>
              <span className={styles.plannedRep}>
                <span className="vh">Rep </span>
                {rep}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface DrinkProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
}

/** Each Drunkard who goes rolls before the battle; nothing where none does. */
function Drink({ view, encounter, acts }: DrinkProps) {
  const { id: campaign, figures } = useCampaign();
  const due = view.proposals.flatMap(({ act, subject }) =>
    act === 'drink' && subject !== null ? [subject] : [],
  );
  if (due.length + encounter.drunk.length === 0) return null;
  const nameOf = (id: string) =>
    figures.find((figure) => figure.id === id)?.name ??
    encounter.fighters.find(({ who }) => who === id)?.name ??
    id;
  return (
    <Section title="Drink" aside="each Drunkard rolls before the battle">
      <ul className={styles.rows}>
        {due.map((id) => (
          <li key={id}>
            <span className={styles.drinker}>
              <span className="name">{nameOf(id)}</span>
              <Chance campaign={campaign} deed={{ do: 'drink', figure: id }} />
            </span>
            <RollButtons
              acts={acts}
              deed={{ do: 'drink', figure: id }}
              text="Roll for drink"
              who={nameOf(id)}
              quiet
            />
          </li>
        ))}
        {encounter.drunk.map(({ figure, state }) => (
          <li key={figure}>
            <span className="name">{nameOf(figure)}</span>
            <span className={state === null ? 'quiet' : styles.state}>{state ?? 'Sober'}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PlanFactsProps {
  readonly encounter: UnderWay;
  readonly winner: EncounterView['war']['winner'];
  readonly acts: EncounterActs;
}

/** Facts of the plan, which can be dropped as long as nothing was rolled for it. */
function PlanFacts({ encounter, winner, acts }: PlanFactsProps) {
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
