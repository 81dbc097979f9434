/** Refusals of a drive: one sentence each on why a vehicle can’t go as it is told to, and what to enter instead. */
import type { SpeedRefusal } from '../vehicle.ts';

export const SPEED_REFUSAL_TEXT: Readonly<Record<SpeedRefusal, string>> = {
  'too-fast': 'It doesn’t go so fast: enter its top speed at most, and half of that off the road.',
  'too-sudden':
    'That changes its speed too suddenly: enter half of its top speed more or less at most, or stop it.',
  'too-many-turns': 'It doesn’t turn so often in one activation, nor while it stands; enter fewer turns.',
  'runs-on':
    'With nobody at the wheel it goes straight on at its speed; without its engine it goes no faster.',
};
