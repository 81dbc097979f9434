/** What the odds of a turn want to know. */
import { z } from 'zod';
import { Rep } from '../shapes.ts';
import { number } from './shared.ts';

/** As many as there are faces: with more, some sides always double up. */
const MOST_SIDES = 6;

export const TURN_INPUTS = {
  'atz.activation': z.strictObject({ rep: Rep, sides: number('sides', 2, MOST_SIDES).default(2) }),
} as const;
