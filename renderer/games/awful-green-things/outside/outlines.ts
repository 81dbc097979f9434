/**
 * The outside of the Znutar as we draw it, in the units of her plan: the skin as a band round the hull, each part beside its room,
 * and the four spaces around. The board’s own picture is lost: what touches what is reconstructed, and shapes are ours. No.
 * 8, the Crew’s Quarters, lies behind the Pool Room on our plan, so that its skin is beside that of No. 9.
 */
import type { SkinId, SpaceId } from '../../../../src/rules/awful-green-things/outside/places.ts';
import type { OpenId } from '../../../../src/rules/awful-green-things/text/outside/plan.ts';
import type { Spot } from '../../../../src/rules/core/play.ts';
import type { Outline, Sheet } from '../ship/outlines.ts';

/** Round the plan of the ship, which lies so far from its upper left corner. */
export const OPEN_SHEET: Sheet = { width: 1079, height: 804, origin: { x: 92, y: 104 } };

const corners = (...all: readonly (readonly [number, number])[]): Outline => all.map(([x, y]) => ({ x, y }));
const box = (left: number, top: number, right: number, bottom: number): Outline =>
  corners([left, top], [right, top], [right, bottom], [left, bottom]);

/** Limits of the skin above, aft and below. */
const [TOP, AFT, BOTTOM] = [-46, 888, 640] as const;

export const SKINS: Readonly<Record<SkinId, Outline>> = {
  S1: corners(
    ...([
      [52, 222],
      [22, 222],
      [0, 246],
      [0, 336],
      [32, 370],
    ] as const),
    ...([
      [52, 370],
      [52, 400],
      [12, 400],
      [-68, 346],
      [-68, 222],
    ] as const),
  ),
  S2: corners([4, 128], [86, 128], [86, 176], [52, 176], [52, 222], [4, 222]),
  S3: corners([38, 34], [186, 34], [186, 82], [86, 82], [86, 128], [38, 128]),
  S4: corners(
    ...([
      [150, 34],
      [150, TOP],
      [314, TOP],
      [314, 10],
      [304, 10],
    ] as const),
    ...([
      [304, 28],
      [216, 28],
      [186, 50],
      [186, 34],
    ] as const),
  ),
  S5: corners([314, TOP], [372, TOP], [372, 4], [362, 4], [362, 10], [314, 10]),
  S6: box(372, TOP, 512, 4),
  S7: corners([512, TOP], [578, TOP], [578, 16], [568, 16], [568, 26], [522, 26], [522, 4], [512, 4]),
  S8: box(578, TOP, 632, 16),
  S9: box(632, TOP, 688, 16),
  S10a: corners([688, TOP], [AFT, TOP], [822, 3], [706, 3], [706, 16], [688, 16]),
  S10b: corners([822, 3], [AFT, TOP], [AFT, 87], [822, 87]),
  S12: corners([822, 87], [AFT, 87], [AFT, 507], [822, 507], [827, 484], [827, 108]),
  S13b: corners([822, 507], [AFT, 507], [AFT, BOTTOM], [822, 591]),
  S13a: corners([688, 578], [706, 578], [706, 591], [822, 591], [AFT, BOTTOM], [688, BOTTOM]),
  S15: corners([604, 572], [650, 572], [650, 578], [688, 578], [688, BOTTOM], [604, BOTTOM]),
  S16: corners(
    [546, 578],
    [556, 578],
    [556, 562],
    [594, 562],
    [594, 572],
    [604, 572],
    [604, BOTTOM],
    [546, BOTTOM],
  ),
  S17: corners([480, 584], [490, 584], [490, 578], [546, 578], [546, BOTTOM], [480, BOTTOM]),
  S18: box(398, 584, 480, BOTTOM),
  S19: corners([150, 572], [388, 572], [388, 584], [398, 584], [398, BOTTOM], [150, BOTTOM]),
  S20: corners([56, 468], [104, 468], [146, 510], [194, 510], [194, 572], [120, 572], [56, 508]),
  S21: corners([4, 400], [52, 400], [52, 420], [86, 420], [86, 450], [104, 468], [4, 468]),
};

/** Parted by the lines from the corners of the skin to those of the sheet; the two corners at the left are the key’s. */
export const SPACES: Readonly<Record<SpaceId, Outline>> = {
  fore: corners(
    ...([
      [-92, -20],
      [134, -20],
      [150, 34],
      [38, 34],
      [38, 128],
      [4, 128],
      [4, 222],
    ] as const),
    ...([
      [-68, 222],
      [-68, 346],
      [12, 400],
      [4, 400],
      [4, 468],
      [56, 468],
      [-92, 594],
    ] as const),
  ),
  upper: corners([134, -104], [987, -104], [AFT, TOP], [150, TOP], [150, 34], [134, -20]),
  aft: corners([987, -104], [987, 700], [AFT, BOTTOM], [AFT, TOP]),
  lower: corners(
    ...([
      [56, 468],
      [56, 508],
      [120, 572],
      [150, 572],
      [150, BOTTOM],
    ] as const),
    ...([
      [AFT, BOTTOM],
      [987, 700],
      [134, 700],
      [134, 594],
      [-92, 594],
    ] as const),
  ),
};

/** Each drawn once, from the skin to the edge. */
export const SPACE_LINES: readonly (readonly [Spot, Spot])[] = [
  [
    { x: 150, y: 34 },
    { x: 134, y: -20 },
  ],
  [
    { x: AFT, y: TOP },
    { x: 987, y: -104 },
  ],
  [
    { x: AFT, y: BOTTOM },
    { x: 987, y: 700 },
  ],
  [
    { x: 56, y: 468 },
    { x: -92, y: 594 },
  ],
];

/** The upper left corner of what each is called: of a skin area beside it, in the space over it. */
export const OPEN_NAMED_AT: Readonly<Record<OpenId, Spot>> = {
  S1: { x: -88, y: 280 },
  S2: { x: -14, y: 150 },
  S3: { x: 18, y: 70 },
  S4: { x: 154, y: -60 },
  S5: { x: 317, y: -60 },
  S6: { x: 375, y: -60 },
  S7: { x: 515, y: -60 },
  S8: { x: 581, y: -60 },
  S9: { x: 635, y: -60 },
  S10a: { x: 691, y: -60 },
  S10b: { x: 895, y: 10 },
  S12: { x: 895, y: 100 },
  S13b: { x: 895, y: 520 },
  S13a: { x: 691, y: 642 },
  S15: { x: 607, y: 642 },
  S16: { x: 549, y: 642 },
  S17: { x: 483, y: 642 },
  S18: { x: 401, y: 642 },
  S19: { x: 153, y: 642 },
  S20: { x: 62, y: 528 },
  S21: { x: -20, y: 430 },
  fore: { x: -84, y: -12 },
  upper: { x: 142, y: -100 },
  aft: { x: 904, y: -20 },
  lower: { x: 142, y: 684 },
};

/** Points from which and to which arrow keys measure a space, as it lies round a corner. */
export const SPACE_MIDDLES: Readonly<Record<SpaceId, Spot>> = {
  fore: { x: -78, y: 200 },
  upper: { x: 437, y: -80 },
  aft: { x: 944, y: 297 },
  lower: { x: 437, y: 672 },
};
