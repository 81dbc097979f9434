/** The outline of each kind of monster round its middle, told apart by it alone: horns and legs, no horns, an oval, a shard. */
import type { MonsterKind } from '../../../../src/rules/awful-green-things/data/monsters.ts';

export interface MonsterShape {
  readonly d: string;
  /** Height of the number’s baseline. */
  readonly foot: number;
}

export const SHAPES: Readonly<Record<MonsterKind, MonsterShape>> = {
  adult: {
    d: 'M-12 13V3C-12-4-9-9-5-10.5L-8-14.5-3.5-11.3H3.5L8-14.5 5-10.5C9-9 12-4 12 3V13L8.5 9.8 5.5 13 2 9.8H-2L-5.5 13-8.5 9.8Z',
    foot: 6.6,
  },
  baby: {
    d: 'M-10.5 11V2C-10.5-5-6-9 0-9S10.5-5 10.5 2V11L7 8.3 3.5 11 0 8.3-3.5 11-7 8.3Z',
    foot: 6.4,
  },
  egg: { d: 'M0-10.8A8.6 10.8 0 0 1 0 10.8 8.6 10.8 0 0 1 0-10.8Z', foot: 4.7 },
  fragment: { d: 'M-10.5 7.5L-6.5-8 1-5 6-10.5 10.5 6 3 10.5-3 6.5Z', foot: 5.8 },
};

/** An arrow upwards, and the sign of sleep. */
export const FRESH = 'M0 3.6V-3M-3-.4L0-3.4 3-.4';
export const STUNNED = 'M-3.2-2.4h6.4l-6.4 4.8h6.4';
