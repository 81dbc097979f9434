/** Plan of an Encounter, and what it still wants before the table is set up. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import type { Deed } from '../acts/deed.ts';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import { Drink } from './drink.tsx';
import styles from './plan.module.css';
import { PlanFacts } from './plan-facts.tsx';
import { RolledHere } from './rolled-here.tsx';
import { Stock } from './stock.tsx';
import { Takes } from './takes.tsx';
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
