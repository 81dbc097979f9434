/** Set up: the table is laid out and drawn, any part of it locked or rolled again, and the first zombies come on. */

import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { IconRefresh, IconRulerMeasure } from '@tabler/icons-react';
import { useState } from 'react';
import type { LaidPart } from '../../../../src/contract/games/all-things-zombie/encounter-view/laid.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Difference } from '../../../components/difference.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { KeptDice } from '../acts/kept-dice.tsx';
import { EscapeSection } from './escape-section.tsx';
import { Forces } from './forces.tsx';
import { LockButtons } from './lock-buttons.tsx';
import { locksOn } from './locks.ts';
import { OwnTable } from './own-table/own-table.tsx';
import { PART_WORDS, SINGLE_PARTS } from './part-words.ts';
import { PlacesTable } from './places-table.tsx';
import { PursuitSection } from './pursuit-section.tsx';
import { RolledWith } from './rolled-with.tsx';
import styles from './set-up.module.css';
import { SetUpMap } from './set-up-map.tsx';
import { SideMark } from './side-mark.tsx';
import { Told } from './told.tsx';
import { useLaid } from './use-laid.ts';
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
  const [measuring, setMeasuring] = useState(false);
  if (measuring && setUp.open)
    return (
      <div ref={setUp.screen} className={styles.screen}>
        <OwnTable setUp={setUp} onClose={() => setMeasuring(false)} />
      </div>
    );
  return (
    <div ref={setUp.screen} className={styles.screen}>
      <KeptDice campaign={props.campaign} screen="set-up" acts={setUp.acts} />
      <div className={styles.lists} data-lists>
        {chase && <PursuitSection setUp={setUp} />}
        {battle && <TableHead setUp={setUp} onMeasure={() => setMeasuring(true)} />}
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

/** `6 + 2D6 = 12` */
const summed = ({ dice, sum }: LaidPart, is: string) => {
  const rolled = sum?.halved === true ? `half of ${dice.length}D6` : `${dice.length}D6`;
  return `${sum === null || sum.fixed === 0 ? '' : `${sum.fixed} + `}${rolled} = ${is}`;
};

interface PartsListProps {
  readonly setUp: SetUp;
  readonly table: NonNullable<UnderWay['table']>;
}

/** List of the parts that were rolled for the table as a whole. */
function PartsList({ setUp, table }: PartsListProps) {
  const laid = useLaid(setUp.campaign);
  return (
    <ul className={styles.parts} aria-label="Parts of the table">
      {SINGLE_PARTS.map((part) => {
        const { title, text, is } = PART_WORDS[part];
        const rolled = laid.find((one) => one.part === part);
        return (
          <li
            key={part}
            data-row={part}
            data-locked={(setUp.open && setUp.laying.locked.includes(part)) || undefined}
          >
            <span className="quiet">{title}</span>
            <span className={styles.value}>{rolled?.sum ? summed(rolled, is(table)) : is(table)}</span>
            <span className={styles.dice}>{rolled !== undefined && <RolledWith {...rolled} />}</span>
            {setUp.open && <LockButtons setUp={setUp} part={part} name={text} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The place, whose dice roll, and the table as a whole: laid out, or laid out again around what is locked. */
function TableHead({ setUp, onMeasure }: { readonly setUp: SetUp; readonly onMeasure: () => void }) {
  const { encounter, laying, own, setOwn, open, roll, waiting } = setUp;
  const { table, area, zal, sal, corrected } = encounter;
  const locked = table === null || table.measured === true ? [] : locksOn(laying.locked, table);
  const lay = () =>
    roll({ do: 'set-table', locked: [...locked], mallAlone: laying.mallAlone && area !== 'rural' });
  return (
    <section className={styles.head} aria-labelledby="place">
      <header>
        <h2 id="place">{table?.name ?? 'The table'}</h2>
        <p className={styles.activity}>
          Activity <SideMark side="zombies" />
          <span>
            <span className="vh">zombies </span>
            <b>{zal}</b>
            <Difference when={corrected.includes('zal')} />
          </span>
          <SideMark side="survivors" />
          <span>
            <span className="vh">survivors </span>
            <b>{sal}</b>
            <Difference when={corrected.includes('sal')} />
          </span>
        </p>
      </header>
      {encounter.ofCapture && (
        <p className="small second">
          This is the table of the capture, and its dice are those of that Encounter.
        </p>
      )}
      {open && (
        <>
          <div className={styles.tools}>
            <SegmentedControl
              aria-label="Whose dice"
              value={own ? 'own' : 'app'}
              onChange={(value) => setOwn(value === 'own')}
              data={[
                { value: 'app', label: 'App’s dice' },
                { value: 'own', label: 'My dice' },
              ]}
            />
            <Button
              size="sm"
              variant={table === null ? 'filled' : 'default'}
              leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
              {...off(waiting)}
              onClick={lay}
            >
              {layText(table !== null, locked.length > 0)}
              {own && ', my dice'}
            </Button>
            <Button
              size="sm"
              variant="default"
              leftSection={<IconRulerMeasure size={16} stroke={1.6} aria-hidden />}
              {...off(waiting)}
              onClick={() => !waiting && onMeasure()}
            >
              {table?.measured === true ? 'Change my table' : 'My own table'}
            </Button>
          </div>
          {area !== 'rural' && (
            <Checkbox
              className={styles.mall}
              size="xs"
              label="A mall, and no other building"
              checked={laying.mallAlone}
              onChange={(event) => laying.setMallAlone(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <Told setUp={setUp} of={['set-table', 'reroll-part']} title="The table" />
    </section>
  );
}

function layText(laid: boolean, locked: boolean): string {
  if (!laid) return 'Lay out the table';
  return locked ? 'Roll all that’s unlocked' : 'Roll all of it again';
}
