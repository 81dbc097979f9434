/** The map’s twin in words: each building, or each vehicle, with the odds of company on its ground floor. */
import { IconDoor, IconStairs } from '@tabler/icons-react';
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { BUILDING_WORDS, VEHICLE_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { shopText } from '../../../../src/rules/all-things-zombie/text/shops.ts';
import { wholePercent } from '../../../../src/rules/core/text/percent.ts';
import { Difference } from '../../../components/difference.tsx';
import { numberOf } from '../../../components/map/parts.ts';
import { LockButtons } from './lock-buttons.tsx';
import type { Part } from './locks.ts';
import styles from './set-up.module.css';
import { survivorShare, zombieShare } from './shares.ts';
import { SideMark } from './side-mark.tsx';
import type { SetUp } from './use-set-up.ts';

type Table = NonNullable<UnderWay['table']>;

interface PlacesTableProps {
  readonly setUp: SetUp;
  readonly table: Table;
  readonly of: 'buildings' | 'vehicles';
}

interface Line {
  readonly id: string;
  readonly title: string;
  /** Kind of building or vehicle, where its name doesn’t say so. */
  readonly type?: string;
  readonly storeys: number | null;
  readonly doors: number | null;
}

export function PlacesTable({ setUp, table, of }: PlacesTableProps) {
  const { encounter, open } = setUp;
  const lines = LINES[of](table);
  const buildings = of === 'buildings';
  return (
    <table className={styles.table} aria-label={buildings ? 'Buildings' : 'Abandoned vehicles'}>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Number</span>
          </th>
          <th scope="col">{buildings ? 'Name and type' : 'Type'}</th>
          {buildings && (
            <>
              <th scope="col" className="c" title="Storeys">
                <span className="vh">Storeys</span>
                <IconStairs size={16} stroke={1.6} aria-hidden />
              </th>
              <th scope="col" className="c" title="Doors">
                <span className="vh">Doors</span>
                <IconDoor size={16} stroke={1.6} aria-hidden />
              </th>
            </>
          )}
          <th scope="col" className="n" title="Chance of meeting zombies on the ground floor">
            <span className="vh">Zombies, percent</span>
            <span aria-hidden>
              <SideMark side="zombies" /> %
            </span>
          </th>
          <th scope="col" className="n" title="Chance of meeting survivors on the ground floor">
            <span className="vh">Survivors, percent</span>
            <span aria-hidden>
              <SideMark side="survivors" /> %
            </span>
          </th>
          {open && (
            <th scope="col">
              <span className="vh">Lock, roll again</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PlaceLine
            key={line.id}
            setUp={setUp}
            line={line}
            place={encounter.places.find(({ spot }) => spot === line.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

const LINES = {
  buildings: ({ buildings }: Table): readonly Line[] =>
    buildings.map(({ id, type, shop, storeys, doors }) => ({
      id,
      ...(shop === undefined
        ? { title: BUILDING_WORDS[type].title }
        : { title: shopText(shop), type: BUILDING_WORDS[type].title }),
      storeys,
      doors: doors.length,
    })),
  vehicles: ({ vehicles }: Table): readonly Line[] =>
    vehicles.map(({ id, type }) => ({ id, title: VEHICLE_WORDS[type].title, storeys: null, doors: null })),
} as const;

interface PlaceLineProps {
  readonly setUp: SetUp;
  readonly line: Line;
  readonly place: PlaceView | undefined;
}

function PlaceLine({ setUp, line: { id, title, type, storeys, doors }, place }: PlaceLineProps) {
  const ground = place?.floors[0];
  const isCorrected = ground?.odds.corrected === true;
  const part = id as Part;
  const building = storeys !== null;
  const locked = setUp.open && setUp.laying.locked.includes(part);
  return (
    <tr {...setUp.marking.marks(id)} data-locked={locked || undefined}>
      <td className={styles.number}>{building ? numberOf(id) : id}</td>
      <th scope="row">
        {title} {type !== undefined && <span className={styles.type}>{type}</span>}
      </th>
      {building && (
        <>
          <td className="c">{storeys}</td>
          <td className="c">{doors}</td>
        </>
      )}
      <td className="n">
        {ground && wholePercent(zombieShare(ground))}
        <Difference when={isCorrected} />
      </td>
      <td className="n">
        {ground && wholePercent(survivorShare(ground))}
        <Difference when={isCorrected} />
      </td>
      {setUp.open && (
        <td className={styles.placesTableLocks}>
          <LockButtons
            setUp={setUp}
            part={part}
            name={`${building ? 'building' : 'vehicle'} ${numberOf(id)}, ${title}`}
          />
        </td>
      )}
    </tr>
  );
}
