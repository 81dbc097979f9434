import type { PlaceView, UnderWay } from '../../../src/contract/encounter-view.ts';
import { Tick } from './boxes.tsx';
import type { FlowContent, FlowRow } from './flow-pages.tsx';
import styles from './sheet.module.css';

/** Lines on a blank sheet, and below those of the table on a filled one. */
const BLANK = 12;

/** Who may be met, by letter, and what may be looked for. */
const MET = ['Z', 'S', 'No'];
const LOOKED = [
  { item: 'weapons', head: 'Weapon' },
  { item: 'surplus-ammo', head: 'Ammo' },
  { item: 'vehicles', head: 'Vehicle' },
  { item: 'body-armor', head: 'Armour' },
  { item: 'medical-supplies', head: 'Medical' },
] as const;

/** Floors entered: whom one met there and what was looked for. A building has a line for each floor. */
export function placesSection(encounter: UnderWay | null): FlowContent {
  const buildings = encounter?.places.filter(({ building }) => building !== null) ?? [];
  return {
    id: 'places',
    title: 'Buildings entered',
    columns: {
      widths: (
        <>
          <col style={{ width: '62mm' }} />
          <col style={{ width: '14mm' }} />
          {MET.map((met) => (
            <col key={met} style={{ width: '9mm' }} />
          ))}
          <col style={{ width: '18mm' }} />
          {LOOKED.map(({ item }) => (
            <col key={item} style={{ width: '17mm' }} />
          ))}
          <col />
        </>
      ),
      heads: (
        <>
          <th scope="col">Building</th>
          <th scope="col">Floor</th>
          {MET.map((met) => (
            <th key={met} scope="col" data-align="centre">
              {met}
            </th>
          ))}
          <th scope="col">How many</th>
          {LOOKED.map(({ item, head }) => (
            <th key={item} scope="col" data-align="centre">
              {head}
            </th>
          ))}
          <th scope="col">Notes</th>
        </>
      ),
    },
    rows:
      encounter === null
        ? Array.from({ length: BLANK }, (_, at) => blank(String(at)))
        : buildings.map((place) => building(place, encounter)),
  };
}

function blank(key: string): FlowRow {
  return {
    key,
    node: (
      <tr className={styles.written}>
        <td />
        <td />
        {MET.map((met) => (
          <td key={met} data-align="centre">
            <Tick />
          </td>
        ))}
        <td />
        {LOOKED.map(({ item }) => (
          <td key={item} data-align="centre">
            <Tick />
          </td>
        ))}
        <td />
      </tr>
    ),
  };
}

/** All floors of one building: they stay together. */
function building({ spot, title, floors, items }: PlaceView, encounter: UnderWay): FlowRow {
  return {
    key: spot,
    node: floors.map(({ floor }, at) => {
      const visit = encounter.visits.find((one) => one.spot === spot && one.floor === floor);
      const met = visit?.met;
      const ticks = [
        met === 'zombies' || met === 'both',
        met === 'survivors' || met === 'both',
        met === 'nobody',
      ];
      return (
        <tr key={floor}>
          {at === 0 && (
            <th scope="row" rowSpan={floors.length}>
              {spot.slice(1)} {title}
            </th>
          )}
          <td>{floor === 0 ? 'Ground' : floor}</td>
          {ticks.map((done, place) => (
            <td key={MET[place]} data-align="centre">
              <Tick done={done} />
            </td>
          ))}
          <td>{visit === undefined || visit.zombies === 0 ? '' : visit.zombies}</td>
          {LOOKED.map(({ item }) => (
            <td key={item} data-align="centre">
              {at === 0 && looked(item)}
            </td>
          ))}
          <td />
        </tr>
      );
    }),
  };

  /** A dash where the thing is never to be had. */
  function looked(item: (typeof LOOKED)[number]['item']) {
    const target = items.find((one) => one.item === item)?.target ?? null;
    if (target === null) return '–';
    const found = encounter.searches.some((one) => one.spot === spot && one.item === item && one.found);
    return (
      <>
        <Tick done={found} /> {target}
      </>
    );
  }
}
