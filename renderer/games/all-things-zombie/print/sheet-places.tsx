/** Buildings on the Encounter sheet: floors entered, whom the party met, and the score of each thing to look for. */
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { storeyText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent, FlowRow } from '../../../components/paper/flow-pages.tsx';
import { Tick } from './boxes.tsx';
import { called } from './called.ts';
import styles from './print.module.css';

/** Number of lines for buildings on a blank sheet, and of floors in each. */
const BLANK = { lines: 6, floors: 4 } as const;

const LOOKED = [
  { item: 'weapons', head: 'Weapon' },
  { item: 'surplus-ammo', head: 'Ammo' },
  { item: 'vehicles', head: 'Vehicle' },
  { item: 'body-armor', head: 'Armour' },
  { item: 'medical-supplies', head: 'Medical' },
] as const;
type Item = (typeof LOOKED)[number]['item'];

/** A line for each building: a box for each floor entered, room for whom one met, a box for each thing found. */
export function placesSection(encounter: UnderWay | null): FlowContent {
  return {
    id: 'places',
    title: 'Buildings entered',
    whole: true,
    columns: {
      widths: (
        <>
          <col style={{ width: '50mm' }} />
          <col style={{ width: '68mm' }} />
          <col />
          {LOOKED.map(({ item }) => (
            <col key={item} style={{ width: '16mm' }} />
          ))}
        </>
      ),
      heads: (
        <>
          <th scope="col">Building</th>
          <th scope="col">Floors entered</th>
          <th scope="col">Met</th>
          {LOOKED.map(({ item, head }) => (
            <th key={item} scope="col" data-align="centre">
              {head}
            </th>
          ))}
        </>
      ),
    },
    rows:
      encounter === null
        ? Array.from({ length: BLANK.lines }, (_, at) => blank(String(at)))
        : encounter.places.filter(({ building }) => building !== null).map((place) => line(place, encounter)),
  };
}

function blank(key: string): FlowRow {
  return {
    key,
    node: (
      <tr className={styles.written}>
        <td />
        <td>
          {Array.from({ length: BLANK.floors }, (_, floor) => (
            <Floor key={floorName(floor)} floor={floor} entered={false} />
          ))}
        </td>
        <td className={styles.tally} />
        {LOOKED.map(({ item }) => (
          <td key={item} data-align="centre">
            <Tick />
          </td>
        ))}
      </tr>
    ),
  };
}

function line(place: PlaceView, encounter: UnderWay): FlowRow {
  const { spot, floors, items } = place;
  const visits = encounter.visits.filter((one) => one.spot === spot);
  return {
    key: spot,
    node: (
      <tr className={styles.written}>
        <th scope="row">{called(place, encounter.table)}</th>
        <td>
          {floors.map(({ floor, entered }) => (
            <Floor key={floor} floor={floor} entered={entered} />
          ))}
        </td>
        <td className={styles.tally}>{visits.map(visitText).join('; ')}</td>
        {LOOKED.map(({ item }) => (
          <td key={item} data-align="centre">
            <Looked
              target={items.find((one) => one.item === item)?.target ?? null}
              found={isFound(encounter, spot, item)}
            />
          </td>
        ))}
      </tr>
    ),
  };
}

function Floor({ floor, entered }: { readonly floor: number; readonly entered: boolean }) {
  return (
    <span className={styles.sheetFloor}>
      {floorName(floor)} <Tick done={entered} />
    </span>
  );
}

/** A dash where the thing is never to be had. */
function Looked({ target, found }: { readonly target: number | null; readonly found: boolean }) {
  if (target === null || target < 1) return '–';
  return (
    <>
      <Tick done={found} /> {target}
    </>
  );
}

const floorName = (floor: number) => upperFirst(storeyText(floor));

function visitText({ floor, met, zombies }: UnderWay['visits'][number]): string {
  return `${floorName(floor)}: ${met === 'zombies' || met === 'both' ? `${zombies} ${MET[met]}` : MET[met]}`;
}

const MET = {
  zombies: 'zombies',
  survivors: 'survivors',
  both: 'zombies and survivors',
  nobody: 'nobody',
} as const;

function isFound({ searches }: UnderWay, spot: string, item: Item): boolean {
  return searches.some((one) => one.spot === spot && one.item === item && one.found);
}
