import type {
  FloorView,
  PlaceView,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  FORD_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { storeyText } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { lookOf } from '../../../../src/rules/core/geometry/table-top.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { inText, listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { percent } from '../../../text/percent.ts';
import { Tick } from './boxes.tsx';
import styles from './brief.module.css';
import { calledInFull } from './called.ts';
import { Num } from './num.tsx';
import { words as said } from './text/brief-place.ts';

type Table = NonNullable<UnderWay['table']>;

const MET = [
  { outcome: 'zombies', head: said.zombies },
  { outcome: 'survivors', head: said.survivors },
  { outcome: 'both', head: said.both },
  { outcome: 'nobody', head: said.nobody },
] as const;

/** Each building with its floors and doors, what the dice are held against, and how likely whom one meets is. */
export function whereSection({ places }: UnderWay, table: Table): FlowContent {
  const buildings = places.filter(({ building }) => building !== null);
  return {
    id: 'where',
    title: said.buildings,
    whole: true,
    floats: true,
    columns: {
      heads: (
        <>
          <td className={styles.narrow} />
          <th scope="col">{said.buildingAndDoors}</th>
          <th scope="col">{said.floor}</th>
          <th scope="col" data-align="right">
            {said.zom}
          </th>
          <th scope="col" data-align="right">
            {said.sur}
          </th>
          {MET.map(({ outcome, head }) => (
            <th key={outcome} scope="col" data-align="right">
              {head}
            </th>
          ))}
        </>
      ),
    },
    rows: buildings.map((place) => ({ key: place.spot, node: rowsOf(place, table) })),
  };
}

/** Floors that are alike share a line: those above the ground always are. */
function rowsOf(place: PlaceView, table: Table) {
  const lines = likeFloors(place.floors);
  return lines.map(({ text, floor }, at) => (
    <tr key={text}>
      {at === 0 && (
        <>
          <td rowSpan={lines.length}>
            <Tick done={place.closed} />
          </td>
          <th scope="row" rowSpan={lines.length}>
            {calledInFull(place, table)}
            {doors(place, table)}
          </th>
        </>
      )}
      <td>{text}</td>
      <td data-align="right">
        <Num>{`${floor.zombies}${mark(floor)}`}</Num>
      </td>
      <td data-align="right">
        <Num>{`${floor.survivors}${mark(floor)}`}</Num>
      </td>
      {MET.map(({ outcome }) => (
        <td key={outcome} data-align="right">
          {chance(floor, outcome)}
        </td>
      ))}
    </tr>
  ));
}

function likeFloors(floors: readonly FloorView[]): readonly { text: string; floor: FloorView }[] {
  const [ground, ...above] = floors;
  const [first] = above;
  return [
    ...(ground === undefined ? [] : [{ text: storey(0), floor: ground }]),
    ...(first === undefined
      ? []
      : [
          {
            text: above.length === 1 ? storey(1) : `${storey(1)} to ${storeyText(above.length)}`,
            floor: first,
          },
        ]),
  ];
}

const storey = (floor: number) => upperFirst(storeyText(floor));

function doors({ spot }: PlaceView, { buildings }: Table): string {
  const building = buildings.find(({ id }) => id === spot);
  if (building === undefined || building.doors.length === 0) return '';
  const words = building.doors.map(
    ({ wall, leaves }) => `${WALLS[lookOf(building.outline, wall)]}${leaves === 2 ? ' (double)' : ''}`,
  );
  return `: ${words.join(', ')}`;
}

const WALLS = { n: 'N', e: 'E', s: 'S', w: 'W' } as const;

/** An outcome that can’t come about isn’t among them. */
function chance({ odds }: FloorView, outcome: string): string {
  const found = odds.outcomes.find(({ name }) => name === outcome);
  return `${percent(found === undefined ? 0 : found.n / found.of)}${mark(odds)}`;
}

const mark = ({ corrected }: { readonly corrected: boolean }) => (corrected ? DIFFERENCE : '');

/** What else stands on the table, a line for each kind. */
export function groundSection({ vehicles, terrain, river }: Table): FlowContent {
  const rows = [
    ...(vehicles.length === 0
      ? []
      : [
          said.abandoned(
            listed(
              counted(
                vehicles.map(({ type }) => VEHICLE_WORDS[type].title),
                said.times,
              ).map(inText),
            ),
          ),
        ]),
    ...counted(terrain.map(({ kind }) => `${TERRAIN_WORDS[kind].title}, ${TERRAIN_WORDS[kind].effect}`)),
    ...(river === null ? [] : [said.aRiver(FORD_WORDS[river.ford])]),
  ];
  return {
    id: 'ground',
    title: rows.length === 0 ? '' : said.whatElseStandsAbout,
    floats: true,
    rows: rows.map((text) => ({ key: text, node: <p>{upperFirst(text)}</p> })),
  };
}

/** `Sedan`, `Bus, 2 of them`. */
function counted(texts: readonly string[], says = said.ofThem): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const many = texts.filter((other) => other === text).length;
    return many === 1 ? text : says(text, many);
  });
}
