/** Buildings on the briefing, two to a line, and an estimate of how high their rows come. */
import type {
  FloorView,
  PlaceView,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { Boxes } from './boxes.tsx';
import { called, isShop, placeText } from './called.ts';
import { Num } from './num.tsx';
import styles from './print.module.css';

type Table = NonNullable<UnderWay['table']>;

const built = (places: readonly PlaceView[]) => places.filter(({ building }) => building !== null);

/** Buildings stand in two columns, so that most tables are read beside their map. */
const pairs = (buildings: readonly PlaceView[]) => {
  const half = Math.ceil(buildings.length / 2);
  return buildings.slice(0, half).map((place, at) => ({ place, beside: buildings[half + at] }));
};

/** So many letters of a name and what it is stand on a line; and pixels of a row, and of a second line in it. */
const LETTERS = 34;
const ROW = { first: 23, second: 17 } as const;
/** Pixels of the table’s head, and of the space below it. */
const AROUND_ROWS = 45;

/** About how high the rows come, in pixels: before they are laid out the map has to know what it leaves them. */
export function heightOfPlaces({ places }: UnderWay, table: Table): number {
  const isLong = (place: PlaceView | undefined) =>
    place !== undefined && inFull(place, table).join(' ').length > LETTERS;
  const rows = pairs(built(places)).map(({ place, beside }) =>
    isLong(place) || isLong(beside) ? ROW.first + ROW.second : ROW.first,
  );
  return rows.reduce((sum, row) => sum + row, AROUND_ROWS);
}

/** Name of a building as on its roof; for a shop its kind as well, since the name doesn’t say it. */
const inFull = (place: PlaceView, table: Table): readonly [string, ...string[]] =>
  isShop(place, table) ? [called(place, table), placeText(place)] : [called(place, table)];

/** Each building with what two dice are held against on its floors, and a box for each floor. */
export function placesSection({ places }: UnderWay, table: Table): FlowContent {
  const buildings = built(places);
  const floors = Math.max(LEAST_FLOORS, ...buildings.map((place) => place.floors.length));
  return {
    id: 'places',
    title: '',
    whole: true,
    columns: {
      widths: (
        <>
          <Widths floors={floors} />
          <col style={{ width: '5mm' }} />
          <Widths floors={floors} />
        </>
      ),
      heads: (
        <>
          <Heads />
          <td />
          <Heads />
        </>
      ),
    },
    rows: pairs(buildings).map(({ place, beside }) => ({
      key: place.spot,
      node: (
        <tr className={styles.places}>
          <Place place={place} table={table} />
          <td className={styles.between} />
          <Place place={beside} table={table} />
        </tr>
      ),
    })),
  };
}

/** Millimetres: a box for a floor, and how many there is room for at least. */
const BOX = 2.7;
const LEAST_FLOORS = 4;

function Widths({ floors }: { readonly floors: number }) {
  return (
    <>
      <col />
      <col style={{ width: '10.5mm' }} />
      <col style={{ width: '10.5mm' }} />
      <col style={{ width: `${3 + BOX * floors}mm` }} />
    </>
  );
}

function Heads() {
  return (
    <>
      <th scope="col">Building</th>
      <th scope="col" data-align="right">
        Zom.
      </th>
      <th scope="col" data-align="right">
        Sur.
      </th>
      <th scope="col">Floors</th>
    </>
  );
}

function Place({ place, table }: { readonly place: PlaceView | undefined; readonly table: Table }) {
  if (place === undefined) return <td colSpan={4} className={styles.between} />;
  const { floors, closed } = place;
  const [name, ...kind] = inFull(place, table);
  return (
    <>
      <th scope="row" className={styles.cell}>
        {name}
        {kind.map((what) => (
          <span key={what} className={styles.type}>
            {' '}
            {what}
          </span>
        ))}
      </th>
      <td data-align="right" className={styles.cell}>
        {met(floors, ({ zombies }) => zombies)}
      </td>
      <td data-align="right" className={styles.cell}>
        {met(floors, ({ survivors }) => survivors)}
      </td>
      <td className={styles.cell}>
        <Boxes boxes={floors.map(({ entered }) => (entered || closed ? 'filled' : 'open'))} firstApart />
      </td>
    </>
  );
}

/** Numbers for the ground floor and for the upper floors, which are always alike. */
function met([ground, above]: readonly FloorView[], of: (floor: FloorView) => number) {
  const text = (floor: FloorView) => `${of(floor)}${floor.corrected ? DIFFERENCE : ''}`;
  const shown = [ground, above].flatMap((floor) => (floor === undefined ? [] : [text(floor)]));
  return <Num>{shown.join(', ')}</Num>;
}
