/** Set up: the table is laid out and drawn, any part of it locked or rolled again, and the first zombies come on. */
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { KeptDice } from '../acts/kept-dice.tsx';
import { EscapeSection } from './escape-section.tsx';
import { Forces } from './forces.tsx';
import { PartsList } from './parts-list.tsx';
import { PlacesTable } from './places-table.tsx';
import { PursuitSection } from './pursuit-section.tsx';
import styles from './set-up.module.css';
import { SetUpMap } from './set-up-map.tsx';
import { TableHead } from './table-head.tsx';
import { type SetUp, useSetUp } from './use-set-up.ts';
import { ZombiesSection } from './zombies-section.tsx';

/** Stands inside the Encounter’s frame. */
export function SetUpScreen() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  if (view === undefined || view.encounter === null) return null;
  return <Table campaign={campaign} view={view} encounter={view.encounter} />;
}

interface TableProps {
  readonly campaign: string;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
}

function Table(props: TableProps) {
  const setUp = useSetUp(props);
  const { kind, role, table, pursuits } = props.encounter;
  const chase = kind === 'pursuit';
  const battle = !chase || pursuits.some(({ end }) => end === 'caught');
  return (
    <div ref={setUp.screen} className={styles.screen}>
      <KeptDice campaign={props.campaign} screen="set-up" acts={setUp.acts} />
      <div className={styles.lists} data-lists>
        {chase && <PursuitSection setUp={setUp} />}
        {battle && <TableHead setUp={setUp} />}
        {table !== null && <PartsList setUp={setUp} table={table} />}
        {kind === 'escape' && <EscapeSection setUp={setUp} />}
        {kind === 'raid' && role === 'defender' && <RaidersSection setUp={setUp} />}
        {battle && <ZombiesSection setUp={setUp} />}
        {table !== null && (
          <>
            <Section title="Buildings" aside={table.buildings.length}>
              <PlacesTable setUp={setUp} table={table} of="buildings" />
            </Section>
            {table.vehicles.length > 0 && (
              <Section title="Abandoned vehicles" aside={table.vehicles.length}>
                <PlacesTable setUp={setUp} table={table} of="vehicles" />
              </Section>
            )}
          </>
        )}
      </div>
      {table === null ? (
        <p className={styles.empty}>{battle ? NO_TABLE : NO_BATTLE}</p>
      ) : (
        <SetUpMap setUp={setUp} table={table} />
      )}
    </div>
  );
}

/** Section on the people who come to raid the party. */
function RaidersSection({ setUp }: { readonly setUp: SetUp }) {
  return (
    <Section title="Raiders" aside="as many as a building here might hold">
      <Forces setUp={setUp} />
    </Section>
  );
}

const NO_TABLE =
  'The map will appear here, 48 inches by 48: buildings, vehicles, terrain, wind and the edge the party comes on at.';
const NO_BATTLE = 'A table is laid out once the Runners are caught.';
