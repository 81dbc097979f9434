/** Meanings of a map’s signs, each drawn as on the map: only those that stand on the table. */

import type { ReactNode } from 'react';
import type { TableTop, TerrainKind } from '../../../src/rules/core/geometry/table-top.ts';
import type { Term } from '../../../src/rules/core/text/term.ts';
import styles from './map.module.css';
import { stonesIn, tuft } from './stones.ts';
import { streetPlan } from './street-plan.ts';
import { treesIn } from './trees.ts';
import { vehicleArt } from './vehicles.ts';

export interface MapSign {
  readonly id: string;
  readonly words: string;
  readonly sign: ReactNode;
}

/** Pixels of every sign. */
export const SIGN = { width: 32, height: 18 } as const;
const VIEW = { window: { west: 0, south: 0, east: 32, north: 18 }, scale: 1 } as const;
const PATCH = [
  { x: 0, y: 0 },
  { x: 32, y: 0 },
  { x: 32, y: 18 },
  { x: 0, y: 18 },
];

const ENTRY: MapSign = {
  id: 'entry',
  words: 'entry edge',
  sign: (
    <>
      <path className={styles.mapSignsEntry} d="M1 16.5H31" />
      <path className={styles.arrow} d="M16 13V3M12 7L16 3L20 7" />
    </>
  ),
};

const BUILT = {
  door: {
    id: 'door',
    words: 'door',
    sign: <path className={styles.thin} d="M11 15V5A10 10 0 0 1 21 15" />,
  },
  double: {
    id: 'double',
    words: 'double door',
    sign: <path className={styles.thin} d="M8 15V7A8 8 0 0 1 16 15A8 8 0 0 1 24 7V15" />,
  },
  windows: { id: 'windows', words: 'windows', sign: null },
  storeys: {
    id: 'storeys',
    words: 'a line per upper floor',
    sign: (
      <>
        <rect className={styles.mapSignsRoof} x="3" y="2" width="26" height="14" />
        <rect className={styles.storey} x="6.5" y="5.5" width="19" height="7" />
      </>
    ),
  },
} as const satisfies Record<string, MapSign>;

const wall = (gap: string): ReactNode => <path className={styles.mapSignsWall} d={gap} />;

/** View for street plans of which only the crossings on foot are looked for: they are the same at any scale. */
const PLAN_VIEW = { ...VIEW, window: { west: 0, south: 0, east: 0, north: 0 } } as const;

/** Signs for buildings, and for things on the streets. */
function builtSigns({ buildings, vehicles, fences = [], ...ground }: TableTop): readonly MapSign[] {
  const doors = buildings.flatMap((building) => building.doors);
  return [
    ...(vehicles.length > 0 ? [VEHICLE] : []),
    ...(doors.some(({ leaves }) => leaves === 1)
      ? [
          {
            ...BUILT.door,
            sign: (
              <>
                {wall('M1 15H11M21 15H31')}
                {BUILT.door.sign}
              </>
            ),
          },
        ]
      : []),
    ...(doors.some(({ leaves }) => leaves === 2)
      ? [
          {
            ...BUILT.double,
            sign: (
              <>
                {wall('M1 15H8M24 15H31')}
                {BUILT.double.sign}
              </>
            ),
          },
        ]
      : []),
    ...(buildings.some(({ windows }) => windows.length > 0)
      ? [
          {
            ...BUILT.windows,
            sign: (
              <>
                {wall('M1 9H31')}
                <path className={styles.mapSignsWindow} d="M6 9H13M19 9H26" />
              </>
            ),
          },
        ]
      : []),
    ...(buildings.some(({ storeys }) => storeys > 1) ? [BUILT.storeys] : []),
    ...(streetPlan(ground, PLAN_VIEW).crossings.length > 0 ? [CROSSING] : []),
    ...(fences.some(({ solid }) => !solid) ? [FENCE] : []),
    ...(fences.some(({ solid }) => solid) ? [WALL] : []),
  ];
}

const CROSSING: MapSign = {
  id: 'crossing',
  words: 'pavement, crossing',
  sign: (
    <>
      <rect className={styles.mapSignsPavement} x="1" y="1" width="30" height="5" />
      <path className={styles.mapSignsZebra} d="M4 8V17M10 8V17M16 8V17M22 8V17M28 8V17" />
    </>
  ),
};
const FENCE: MapSign = {
  id: 'fence',
  words: 'fence',
  sign: <path className={styles.mapSignsFence} d="M1 9H31" />,
};
const WALL: MapSign = {
  id: 'wall',
  words: 'wall in the open',
  sign: <path className={styles.mapSignsRail} d="M1 9H31" />,
};

function Sedan() {
  const { body, glass, line } = vehicleArt('sedan', 28, 13);
  return (
    <g transform="translate(16 9)">
      <path className={styles.car} d={body} />
      <path className={styles.mapSignsGlass} d={glass} />
      <path className={styles.storey} d={line} />
    </g>
  );
}
const VEHICLE: MapSign = { id: 'vehicle', words: 'abandoned vehicle', sign: <Sedan /> };

const GROUND: Readonly<Record<TerrainKind, () => ReactNode>> = {
  rough: () => (
    <>
      <rect className={styles.mapSignsWood} width="32" height="18" />
      {treesIn(PATCH, VIEW, []).map(({ crown }) => (
        <path key={crown} className={styles.tree} d={crown} />
      ))}
    </>
  ),
  rocks: () => {
    const { stones, facets } = stonesIn(PATCH, VIEW, []);
    return (
      <>
        <rect className={styles.mapSignsRocks} width="32" height="18" />
        <path className={styles.mapSignsStone} d={stones.join('')} />
        <path className={styles.mapSignsStone} d={facets} />
      </>
    );
  },
  scrub: () => (
    <>
      <rect className={styles.mapSignsScrub} width="32" height="18" />
      <path
        className={styles.tuft}
        d={tuft({ x: 8, y: 15 }, 7) + tuft({ x: 20, y: 12 }, 7) + tuft({ x: 26, y: 16 }, 6)}
      />
    </>
  ),
  undulating: () => <path className={styles.mapSignsRise} d="M3 17C3 4 29 4 29 17M9 17C9 9 23 9 23 17" />,
  'dry-riverbed': () => (
    <>
      <rect className={styles.bed} y="2" width="32" height="14" />
      <path
        className={styles.mapSignsBank}
        d="M0 2H32M0 16H32M5 2V5M12 2V4.5M19 2V5M26 2V4.5M8 16V13M15 16V13.5M22 16V13M29 16V13.5"
      />
    </>
  ),
};

/** Name and effect of each kind of ground. */
export type GroundWords = Readonly<Record<TerrainKind, Pick<Term, 'text'> & { readonly effect: string }>>;

function groundSigns({ terrain, river }: TableTop, words: GroundWords): readonly MapSign[] {
  const kinds = [...new Set(terrain.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind): MapSign => {
      const { text, effect } = words[kind];
      return { id: kind, words: `${text}: ${effect}`, sign: GROUND[kind]() };
    }),
    ...(river === null ? [] : [RIVER]),
    ...(river === null || river.fordable === null ? [] : [FORD]),
    ...(river === null || river.bridge === null ? [] : [BRIDGE]),
  ];
}

const Water = () => (
  <>
    <rect className={styles.mapSignsWater} y="1" width="32" height="16" />
    <path className={styles.mapSignsWave} d="M2 6Q5 4.5 8 6Q11 7.5 14 6M15 12Q18 10.5 21 12Q24 13.5 27 12" />
  </>
);
const RIVER: MapSign = { id: 'river', words: 'river', sign: <Water /> };
const FORD: MapSign = {
  id: 'ford',
  words: 'ford',
  sign: (
    <>
      <rect className={styles.mapSignsShallow} y="1" width="32" height="16" />
      <path
        className={styles.mapSignsStone}
        d="M5 6a2 1.4 0 1 0 4 0a2 1.4 0 1 0 -4 0M14 11a2.4 1.6 0 1 0 4.8 0a2.4 1.6 0 1 0 -4.8 0M23 6a2 1.4 0 1 0 4 0a2 1.4 0 1 0 -4 0"
      />
    </>
  ),
};
const BRIDGE: MapSign = {
  id: 'bridge',
  words: 'bridge',
  sign: (
    <>
      <rect className={styles.bed} x="4" y="4" width="24" height="10" />
      <path className={styles.storey} d="M8 4V14M12 4V14M16 4V14M20 4V14M24 4V14" />
      <path className={styles.mapSignsRail} d="M2 1L4 4H28L30 1M2 17L4 14H28L30 17" />
    </>
  ),
};

/** The entry edge where there is one, what is built, then the ground. */
export function signsOn(table: TableTop, entered: boolean, words: GroundWords): readonly MapSign[] {
  return [...(entered ? [ENTRY] : []), ...builtSigns(table), ...groundSigns(table, words)];
}
