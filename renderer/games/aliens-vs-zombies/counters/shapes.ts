/** The outline of each counter in a box of 32 round its middle: aliens are of the round family, zombies of the square one. */
import type { AlienKind } from '../../../../src/rules/aliens-vs-zombies/data/aliens.ts';
import type { ZombieKind } from '../../../../src/rules/aliens-vs-zombies/data/zombies.ts';

export interface CounterShape {
  readonly d: string;
  /** Lines besides, not filled. */
  readonly lines?: string;
  /** Height at which the number has its middle. */
  readonly middle: number;
}

const circle = (y: number): string => `M-11.5 ${y}a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0Z`;

/** Square, with a torn foot; leaning forward; an octagon. */
const ROTTING: CounterShape = { d: 'M-11-11H11V11H6.5L3.5 8 0 11-4 7.6-7 11H-11Z', middle: -1.2 };
const FAST: CounterShape = { d: 'M-7-11H14L7 11H-14Z', middle: 0 };
const TOUGH: CounterShape = { d: 'M-5.5-12H5.5L12-5.5V5.5L5.5 12H-5.5L-12 5.5V-5.5Z', middle: 0 };

export const SHAPES: Readonly<Record<AlienKind | ZombieKind, CounterShape>> = {
  trooper: { d: circle(0), lines: 'M-5-11.2-8-15.5M5-11.2 8-15.5', middle: 0 },
  ufo: {
    d: 'M-8.5-1.5C-8.5-13 8.5-13 8.5-1.5C13-.5 16 1 16 3C16 7.5 9 11.2 0 11.2S-16 7.5-16 3C-16 1-13-.5-8.5-1.5Z',
    middle: 3,
  },
  tank: {
    d: 'M-6-4.5V-11H5V-8.6H16V-5.4H5V-4.5H9.5A5 5 0 0 1 14.5 .5V6A5 5 0 0 1 9.5 11H-9.5A5 5 0 0 1-14.5 6V.5A5 5 0 0 1-9.5-4.5Z',
    middle: 3.4,
  },
  leader: { d: `M-11-5.5V-15L-5.2-10.6 0-16 5.2-10.6 11-15V-5.5Z${circle(0.5)}`, middle: 0.5 },
  mutant: {
    d: 'M0-16.5 4-11.1 10.6-12.6 10.2-5.9 16.2-2.9 11.6 2 14.3 8.2 7.6 9 5.6 15.5 0 11.8-5.6 15.5-7.6 9-14.3 8.3-11.6 2-16.2-2.9-10.2-5.9-10.6-12.6-4-11.1Z',
    middle: 0,
  },
  bfar: { d: 'M-5-16H5V-11H12L16-7V4H11V14H3.5V8H-3.5V14H-11V4H-16V-7L-12-11H-5Z', middle: -1.5 },
  rotting: ROTTING,
  rotting_mob: ROTTING,
  fast: FAST,
  fast_mob: FAST,
  tough: TOUGH,
  tough_mob: TOUGH,
};
