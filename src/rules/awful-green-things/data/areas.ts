/**
 * The Znutar (the board): 45 areas, their hatches and open passages. Which area lies where, and what it borders on, is read off
 * the printed board; the numbers and the places on the plan, from bow to engines and from top to bottom, are ours.
 */
import { type KeyedTable, type Row, rowOf } from '../../core/table.ts';

export const AREA_IDS = [
  'sensor-1',
  'crew-quarters-1',
  'captains-cabin',
  'bridge-1',
  'upper-cross-outer',
  'cargo-hold',
  'bridge-2',
  'crew-quarters-2',
  'pool-room',
  'fuel-pod-1',
  'upper-aft-outer',
  'engine-room',
  'fuel-pod-2',
  'lower-aft-outer',
  'crew-quarters-3',
  'sensor-2',
  'scout-bay',
  'cockboat-bay',
  'saucer-bay',
  'probe-launch',
  'probe-control',
  'main-passage-1',
  'computer',
  'officers-quarters',
  'wardroom',
  'upper-cross-inner',
  'galley',
  'ships-store',
  'mess-deck',
  'science-lab',
  'upper-quarter',
  'upper-aft-inner',
  'aft-machine-shop',
  'lower-aft-inner',
  'crew-quarters-4',
  'hospital-ward',
  'sick-bay',
  'cockboat-passage',
  'damage-control',
  'machine-shop',
  'life-support',
  'main-passage-2',
  'main-passage-3',
  'main-passage-4',
  'main-passage-5',
] as const;
export type AreaId = (typeof AREA_IDS)[number];

export interface Area {
  readonly number: number;
  readonly kind: 'room' | 'passage';
  /** Place on the plan, in thousandths of its length and height. */
  readonly x: number;
  readonly y: number;
  /** Areas behind a hatch. */
  readonly hatches: readonly AreaId[];
  /** The next section of the same passage, with nothing in between. */
  readonly open: readonly AreaId[];
  /** A way out of the ship. */
  readonly exit: boolean;
}

const room = (number: number, x: number, y: number, hatches: readonly AreaId[], exit = false): Row<Area> => ({
  result: { number, kind: 'room', x, y, hatches, open: [], exit },
  confidence: 'DERIVED',
});
const passage = (
  number: number,
  x: number,
  y: number,
  hatches: readonly AreaId[],
  open: readonly AreaId[],
): Row<Area> => ({
  result: { number, kind: 'passage', x, y, hatches, open, exit: false },
  confidence: 'DERIVED',
});

export const AREAS: KeyedTable<AreaId, Area> = {
  id: 'agt.areas',
  section: 'Playing Pieces and Game Map',
  rows: {
    'sensor-1': room(1, 113, 492, ['main-passage-1'], true),
    'crew-quarters-1': room(2, 148, 381, ['main-passage-1']),
    'captains-cabin': room(3, 196, 283, ['bridge-1', 'computer']),
    'bridge-1': room(4, 285, 197, ['captains-cabin', 'upper-cross-outer', 'officers-quarters']),
    'upper-cross-outer': passage(5, 371, 172, ['bridge-1', 'cargo-hold'], ['upper-cross-inner']),
    'cargo-hold': room(6, 481, 117, ['upper-cross-outer', 'galley', 'ships-store'], true),
    'bridge-2': room(7, 598, 185, ['mess-deck', 'upper-quarter']),
    'crew-quarters-2': room(8, 677, 185, ['upper-quarter']),
    'pool-room': room(9, 735, 240, ['upper-aft-outer']),
    'fuel-pod-1': room(10, 841, 123, ['upper-aft-outer']),
    'upper-aft-outer': passage(11, 800, 264, ['pool-room', 'fuel-pod-1', 'engine-room'], ['upper-aft-inner']),
    'engine-room': room(12, 848, 517, ['upper-aft-outer', 'lower-aft-outer', 'aft-machine-shop'], true),
    'fuel-pod-2': room(13, 841, 916, ['lower-aft-outer']),
    'lower-aft-outer': passage(
      14,
      797,
      769,
      ['engine-room', 'fuel-pod-2', 'crew-quarters-3'],
      ['lower-aft-inner'],
    ),
    'crew-quarters-3': room(15, 735, 793, ['lower-aft-outer']),
    'sensor-2': room(16, 673, 836, ['crew-quarters-4'], true),
    'scout-bay': room(17, 591, 849, ['cockboat-bay', 'crew-quarters-4'], true),
    'cockboat-bay': room(18, 477, 861, ['scout-bay', 'saucer-bay', 'cockboat-passage'], true),
    'saucer-bay': room(19, 343, 836, ['cockboat-bay', 'damage-control', 'machine-shop'], true),
    'probe-launch': { ...room(20, 234, 775, ['probe-control', 'machine-shop'], true), ruling: 'AGT-2' },
    'probe-control': room(21, 148, 652, ['probe-launch', 'main-passage-1']),
    'main-passage-1': passage(
      22,
      196,
      498,
      ['sensor-1', 'crew-quarters-1', 'probe-control'],
      ['main-passage-2'],
    ),
    computer: room(23, 225, 406, ['captains-cabin']),
    'officers-quarters': room(24, 280, 369, ['bridge-1', 'main-passage-2']),
    wardroom: room(25, 332, 357, ['upper-cross-inner']),
    'upper-cross-inner': passage(
      26,
      391,
      363,
      ['wardroom', 'galley', 'main-passage-3'],
      ['upper-cross-outer'],
    ),
    galley: room(27, 450, 351, ['cargo-hold', 'upper-cross-inner', 'mess-deck']),
    'ships-store': room(28, 507, 240, ['cargo-hold', 'mess-deck']),
    'mess-deck': room(29, 539, 387, ['bridge-2', 'galley', 'ships-store', 'main-passage-4']),
    'science-lab': room(30, 639, 406, ['main-passage-5']),
    'upper-quarter': passage(31, 677, 320, ['bridge-2', 'crew-quarters-2'], ['upper-aft-inner']),
    'upper-aft-inner': passage(32, 749, 394, ['main-passage-5'], ['upper-aft-outer', 'upper-quarter']),
    'aft-machine-shop': room(33, 793, 517, ['engine-room', 'lower-aft-inner']),
    'lower-aft-inner': passage(
      34,
      755,
      640,
      ['aft-machine-shop', 'crew-quarters-4', 'main-passage-5'],
      ['lower-aft-outer'],
    ),
    'crew-quarters-4': room(35, 677, 695, ['sensor-2', 'scout-bay', 'lower-aft-inner']),
    'hospital-ward': room(36, 642, 615, ['sick-bay']),
    'sick-bay': room(37, 553, 646, ['hospital-ward', 'cockboat-passage', 'main-passage-4']),
    'cockboat-passage': passage(38, 481, 652, ['cockboat-bay', 'sick-bay'], ['main-passage-4']),
    'damage-control': room(39, 412, 646, ['saucer-bay', 'machine-shop', 'main-passage-3']),
    'machine-shop': room(40, 330, 640, [
      'saucer-bay',
      'probe-launch',
      'damage-control',
      'life-support',
      'main-passage-2',
    ]),
    'life-support': room(41, 240, 590, ['machine-shop']),
    'main-passage-2': passage(
      42,
      302,
      498,
      ['officers-quarters', 'machine-shop'],
      ['main-passage-1', 'main-passage-3'],
    ),
    'main-passage-3': passage(
      43,
      402,
      498,
      ['upper-cross-inner', 'damage-control', 'main-passage-4'],
      ['main-passage-2'],
    ),
    'main-passage-4': passage(
      44,
      529,
      498,
      ['mess-deck', 'sick-bay', 'main-passage-3'],
      ['cockboat-passage', 'main-passage-5'],
    ),
    'main-passage-5': passage(
      45,
      663,
      498,
      ['science-lab', 'upper-aft-inner', 'lower-aft-inner'],
      ['main-passage-4'],
    ),
  },
};

export const areaRow = (area: AreaId) => rowOf<AreaId, Area>(AREAS, area);
