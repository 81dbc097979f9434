/** The deck plan of the Znutar, drawn by us: the outline of each of its areas, and where the ways out stand in the hull. */
import type { AreaId } from '../../../../src/rules/awful-green-things/data/areas.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';

export type Outline = readonly Spot[];

export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Place on the sheet of the corner of the ship’s own plan. */
  readonly origin: Spot;
}

/** Sheet of the plan at full size, hull and margin included. */
export const SHEET: Sheet = { width: 828, height: 594, origin: { x: 0, y: 0 } };

/** Upright, by two corners of it. */
const box = (left: number, top: number, right: number, bottom: number): Outline => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

const corners = (...all: readonly (readonly [number, number])[]): Outline => all.map(([x, y]) => ({ x, y }));

/** In the order of their numbers, from the nose (1) over the upper side to the engines and back, passages last. */
export const OUTLINES: Readonly<Record<AreaId, Outline>> = {
  'sensor-1': corners(
    ...([
      [78, 270],
      [78, 322],
      [56, 322],
      [56, 360],
      [36, 360],
    ] as const),
    ...([
      [10, 332],
      [10, 250],
      [26, 232],
      [56, 232],
      [56, 270],
    ] as const),
  ),
  'crew-quarters-1': box(62, 186, 132, 270),
  'captains-cabin': box(96, 92, 196, 168),
  'bridge-1': corners([196, 56], [222, 38], [314, 38], [314, 146], [196, 146]),
  'upper-cross-outer': box(314, 20, 372, 140),
  'cargo-hold': box(372, 14, 512, 132),
  'bridge-2': box(512, 36, 578, 152),
  'crew-quarters-2': box(578, 88, 660, 152),
  'pool-room': box(578, 26, 660, 88),
  'fuel-pod-1': box(716, 13, 812, 80),
  'upper-aft-outer': box(660, 26, 716, 152),
  'engine-room': corners(
    ...([
      [716, 92],
      [798, 92],
      [817, 112],
      [817, 480],
      [798, 500],
    ] as const),
    ...([
      [716, 500],
      [716, 376],
      [778, 376],
      [778, 216],
      [716, 216],
    ] as const),
  ),
  'fuel-pod-2': box(716, 514, 812, 581),
  'lower-aft-outer': box(660, 440, 716, 568),
  'crew-quarters-3': box(604, 446, 660, 562),
  'sensor-2': box(546, 446, 604, 552),
  'scout-bay': box(480, 446, 546, 568),
  'cockboat-bay': box(398, 446, 480, 574),
  'saucer-bay': box(204, 446, 398, 562),
  'probe-launch': corners([96, 410], [204, 410], [204, 500], [150, 500], [96, 446]),
  'probe-control': box(62, 322, 132, 410),
  'main-passage-1': box(78, 270, 186, 322),
  computer: box(132, 168, 196, 270),
  'officers-quarters': box(196, 146, 252, 270),
  wardroom: box(252, 146, 314, 270),
  'upper-cross-inner': box(314, 140, 372, 270),
  galley: box(372, 132, 430, 270),
  'ships-store': box(430, 132, 512, 198),
  'mess-deck': corners([430, 198], [512, 198], [512, 152], [548, 152], [548, 270], [430, 270]),
  'science-lab': box(548, 206, 660, 270),
  'upper-quarter': box(548, 152, 660, 206),
  'upper-aft-inner': box(660, 152, 716, 270),
  'aft-machine-shop': box(716, 216, 778, 376),
  'lower-aft-inner': box(660, 322, 716, 440),
  'crew-quarters-4': box(528, 386, 660, 446),
  'hospital-ward': box(528, 322, 660, 386),
  'sick-bay': box(454, 322, 528, 446),
  'cockboat-passage': box(398, 322, 454, 446),
  'damage-control': box(314, 322, 398, 446),
  'machine-shop': box(204, 322, 314, 446),
  'life-support': box(132, 322, 204, 410),
  'main-passage-2': box(186, 270, 292, 322),
  'main-passage-3': box(292, 270, 398, 322),
  'main-passage-4': box(398, 270, 540, 322),
  'main-passage-5': box(540, 270, 716, 322),
};

/** A way out through the hull, and which way it points, clockwise from aft (to the right). */
export interface Exit extends Spot {
  readonly area: AreaId;
  readonly turned: number;
}

export const EXITS: readonly Exit[] = [
  { area: 'sensor-1', x: 10, y: 296, turned: 180 },
  { area: 'cargo-hold', x: 440, y: 14, turned: -90 },
  { area: 'engine-room', x: 817, y: 400, turned: 0 },
  { area: 'sensor-2', x: 575, y: 552, turned: 90 },
  { area: 'scout-bay', x: 513, y: 568, turned: 90 },
  { area: 'cockboat-bay', x: 439, y: 574, turned: 90 },
  { area: 'saucer-bay', x: 330, y: 562, turned: 90 },
  { area: 'probe-launch', x: 123, y: 473, turned: 135 },
];

/** Places at which names of areas begin, for areas in which the upper left corner of the outline won’t do. */
export const NAMED_AT: Readonly<Partial<Record<AreaId, Spot & { readonly width?: number }>>> = {
  'sensor-1': { x: 11, y: 244, width: 45 },
  'bridge-1': { x: 222, y: 40 },
  'engine-room': { x: 716, y: 99 },
  'mess-deck': { x: 430, y: 198 },
};
