/**
 * Plans of a table’s streets: a few spots for each, in one position of the table, shaken, turned and mirrored. The book says only how wide
 * streets are.
 */
import type { Polygon } from '../../core/geometry/polygon.ts';
import type { Paved } from '../../core/geometry/table-top.ts';
import type { Spot } from '../../core/play.ts';
import type { Area } from '../types.ts';
import type { PlanId } from './plan-ids.ts';
import type { Shaker } from './shaker.ts';
import { TABLE_SIZE } from './table.ts';

/** Plans an area may have. A hamlet and its lane are of the country, where there is no room for two rows of shops. */
export const PLANS_OF = {
  urban: ['crossing', 'tee', 'staggered', 'fork', 'square', 'dead-end', 'strip', 'bend', 'ring'],
  outskirts: ['crossing', 'tee', 'staggered', 'fork', 'square', 'ring', 'dead-end', 'strip', 'bend'],
  rural: ['hamlet', 'strip', 'bend', 'fork', 'crossing', 'tee', 'staggered', 'dead-end', 'ring', 'square'],
} as const satisfies Record<Area, readonly PlanId[]>;

/** Plan before it is turned. */
export interface Drawn {
  /** The spots each street leads through; where it leaves the table, its first or last two keep it upright to the edge. */
  readonly streets: readonly (readonly Spot[])[];
  readonly paved: readonly Paved[];
}

type Draw = (shaker: Shaker, width: number) => Drawn;

const END = TABLE_SIZE;
/** Tenths of an inch that a street runs straight before it leaves the table. */
const LEAD = 45;

const at = (x: number, y: number): Spot => ({ x, y });

/** Number from -n to n. */
const about = (shaker: Shaker, n: number): number => shaker.below(2 * n + 1) - n;

/** From the south edge to the north one, where x is `low` there and `high` here. */
function upTable(low: number, high: number, shaker: Shaker): readonly Spot[] {
  const step = (share: number) => low + Math.floor((high - low) * share);
  return [
    at(low, 0),
    at(low, LEAD),
    at(step(0.33) + about(shaker, 12), 170),
    at(step(0.67) + about(shaker, 12), 310),
    at(high, END - LEAD),
    at(high, END),
  ];
}

const across = (spots: readonly Spot[]): readonly Spot[] => spots.map(({ x, y }) => at(y, x));

/** From another street’s middle to the east edge. */
function eastOff(from: Spot, end: number, shaker: Shaker): readonly Spot[] {
  const [x, y] = [Math.floor((from.x + END) / 2), Math.floor((from.y + end) / 2)];
  return [from, at(from.x + 75, from.y), at(x + 25, y + about(shaker, 8)), at(END - LEAD, end), at(END, end)];
}

const mirrored = (spots: readonly Spot[]): readonly Spot[] => spots.map(({ x, y }) => at(END - x, y));

const crossing: Draw = (shaker) => {
  const x = 240 + about(shaker, 40);
  const y = 240 + about(shaker, 40);
  return {
    streets: [
      upTable(x + about(shaker, 16), x + about(shaker, 16), shaker),
      across(upTable(y + about(shaker, 16), y + about(shaker, 16), shaker)),
    ],
    paved: [],
  };
};

const tee: Draw = (shaker) => {
  const x = 200 + about(shaker, 30);
  const main = upTable(x, x + about(shaker, 20), shaker);
  const from = main[shaker.oneOf([2, 3])] ?? at(x, 240);
  return { streets: [main, eastOff(from, from.y + about(shaker, 35), shaker)], paved: [] };
};

const staggered: Draw = (shaker) => {
  const x = 240 + about(shaker, 25);
  const main = upTable(x, x + about(shaker, 20), shaker);
  const [low, high] = [main[2] ?? at(x, 170), main[3] ?? at(x, 310)];
  const west = mirrored(eastOff(at(END - low.x, low.y - 15), low.y - 15 + about(shaker, 15), shaker));
  return {
    streets: [main, eastOff(at(high.x, high.y + 15), high.y + about(shaker, 15), shaker), west],
    paved: [],
  };
};

const fork: Draw = (shaker) => {
  const x = 250 + about(shaker, 25);
  const high = 140 + about(shaker, 25);
  const knee = at(x, 140 + about(shaker, 12));
  const main = [
    at(x, 0),
    at(x, LEAD),
    knee,
    at(Math.floor((x + high) / 2) + 12, 265),
    at(high, END - LEAD),
    at(high, END),
  ];
  const side = 330 + about(shaker, 30);
  const arm = [
    knee,
    at(knee.x + 35, knee.y + 75),
    at(knee.x + 120, side - 22),
    at(END - LEAD, side),
    at(END, side),
  ];
  return { streets: [main, arm], paved: [] };
};

const square: Draw = (shaker, width) => {
  const y = 125 + about(shaker, 15);
  const main = across([at(y, 0), at(y, END)]);
  const x = 240 + about(shaker, 30);
  const half = 65 + shaker.below(11);
  const deep = 120 + shaker.below(21);
  const low = y + width / 2;
  const outline = [at(x - half, low), at(x + half, low), at(x + half, low + deep), at(x - half, low + deep)];
  const lane = x + about(shaker, 20);
  const south = [at(lane, y), at(lane, 0)];
  return {
    streets: shaker.below(2) === 0 ? [main] : [main, south],
    paved: [{ kind: 'square', outline }],
  };
};

const ring: Draw = (shaker, width) => {
  const x = 240 + about(shaker, 10);
  const [low, high] = width > 60 ? [128, 365] : [125 + about(shaker, 10), 360 + about(shaker, 15)];
  const middle = Math.floor((low + high) / 2);
  const half = Math.floor((high - low) / 2);
  const corner = Math.floor(half * 0.78);
  const east = [
    at(x, low),
    at(x + 40, low),
    at(x + corner, middle - corner),
    at(x + half, middle),
    at(x + corner, middle + corner),
    at(x + 40, high),
    at(x, high),
  ];
  const west = east.map((spot) => at(2 * x - spot.x, spot.y));
  return { streets: [[at(x, 0), at(x, low)], east, west], paved: [] };
};

const deadEnd: Draw = (shaker, width) => {
  const y = 110 + about(shaker, 15);
  const main = across(upTable(y, y + about(shaker, 25), shaker));
  const from = main[shaker.oneOf([2, 3])] ?? at(240, y);
  const end = at(from.x + about(shaker, 30), 345 + about(shaker, 12));
  const lane = [
    from,
    at(from.x, from.y + 80),
    at(Math.floor((from.x + end.x) / 2) + about(shaker, 10), 250),
    end,
  ];
  return {
    streets: [main, lane],
    paved: [{ kind: 'turning-circle', outline: circle(end, Math.floor(width / 2) + 15) }],
  };
};

const strip: Draw = (shaker) => {
  const low = 240 + about(shaker, 90);
  return { streets: [upTable(low, 480 - low + about(shaker, 30), shaker)], paved: [] };
};

/** A quarter of a circle between two straight ends. */
const bend: Draw = (shaker) => {
  const [x, y] = [290 + about(shaker, 40), 290 + about(shaker, 40)];
  const radius = 170 + shaker.below(41);
  // A quarter circle that cuts off a corner leaves 0.293 of its radius at the middle of it.
  const cut = Math.floor(radius * 0.293);
  return {
    streets: [
      [
        at(x, 0),
        at(x, LEAD),
        at(x, y - radius),
        at(x - cut, y - cut),
        at(x - radius, y),
        at(LEAD, y),
        at(0, y),
      ],
    ],
    paved: [],
  };
};

/** A road that bends through, and a lane that leaves it where it does. */
const hamlet: Draw = (shaker, width) => {
  const { streets } = bend(shaker, width);
  const from = streets[0]?.[3] ?? at(240, 240);
  const end = 370 + about(shaker, 35);
  const lane = [from, at(from.x + 55, from.y + 45), at(385, end - 12), at(END - LEAD, end), at(END, end)];
  return { streets: [...streets, lane], paved: [] };
};

const DRAWN = {
  crossing,
  tee,
  staggered,
  fork,
  square,
  ring,
  'dead-end': deadEnd,
  strip,
  bend,
  hamlet,
} as const satisfies Record<PlanId, Draw>;

/** Sixteen corners, from a fixed list, so that no machine rounds a sine of its own. */
function circle(centre: Spot, radius: number): Polygon {
  return ROUND.map(({ x, y }) => at(centre.x + part(x, radius), centre.y + part(y, radius)));
}

const part = (share: number, radius: number): number => Math.floor((share * radius) / 1000 + 0.5);

/** Quarter of a circle in thousandths, anticlockwise from the east. */
const QUARTER = [at(1000, 0), at(924, 383), at(707, 707), at(383, 924)];
const turnLeft = ({ x, y }: Spot): Spot => at(0 - y, x);
const ROUND = [
  ...QUARTER,
  ...QUARTER.map(turnLeft),
  ...QUARTER.map(turnLeft).map(turnLeft),
  ...QUARTER.map(turnLeft).map(turnLeft).map(turnLeft),
];

/** A plan as it lies on this table: one of eight ways round. */
export function drawn(plan: PlanId, width: number, shaker: Shaker): Drawn {
  const { streets, paved } = DRAWN[plan](shaker, width);
  const way = shaker.below(8);
  const turn = (spot: Spot): Spot => {
    const { x, y } = way & 1 ? at(END - spot.x, spot.y) : spot;
    const upright = way & 2 ? at(x, END - y) : at(x, y);
    return way & 4 ? at(upright.y, upright.x) : upright;
  };
  // An outline mirrored an odd number of times would run clockwise.
  const odd = [1, 2, 4].filter((bit) => way & bit).length % 2 === 1;
  return {
    streets: streets.map((street) => street.map(turn)),
    paved: paved.map(({ kind, outline }) => {
      const corners = outline.map(turn);
      return { kind, outline: odd ? corners.toReversed() : corners };
    }),
  };
}
