/** What is planned, and what it still wants before the table is set up. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import type { Deed } from '../encounter/deed.ts';
import type { EncounterActs } from '../encounter/use-encounter-act.ts';
import { Drink } from './drink.tsx';
import { PlanFacts } from './plan-facts.tsx';
import styles from './planned.module.css';
import { RolledHere } from './rolled-here.tsx';
import { Stock } from './stock.tsx';
import { Takes } from './takes.tsx';
import { words } from './text/planned.ts';
import { Vehicles } from './vehicles.tsx';

interface PlannedProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
  /** What was done last on this screen. */
  readonly last: Deed['do'] | undefined;
}

export function Planned({ view, encounter, acts, last }: PlannedProps) {
  const here = { acts, last };
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <div>
          <PlanFacts encounter={encounter} winner={view.war.winner} acts={acts} />
          <RolledHere {...here} of="plan" title={words.beforeThePlan} />
        </div>
        <div>
          <Vehicles view={view} encounter={encounter} acts={acts} />
          <RolledHere {...here} of="roll-vehicle" title={words.rollForAVehicle} />
        </div>
        <div>
          <Drink view={view} encounter={encounter} acts={acts} />
          <RolledHere {...here} of="drink" title={words.rollForDrink} shown />
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
    <Section title={words.next}>
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
          {onTheTable ? words.playOn : words.setUpTheTable}
        </Button>
        <Link to="/c/$campaign/encounter/after" params={{ campaign }} className="quiet-link">
          {words.iHavePlayedItEnter}
        </Link>
      </div>
    </Section>
  );
}
