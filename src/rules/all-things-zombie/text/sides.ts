/** Names for the people on a side of an Encounter; those who come to help captives count among them. */
import type { Role } from '../encounters/kind.ts';

export const SIDE_WORDS = {
  raider: { one: 'raider', several: 'raiders' },
  defender: { one: 'defender', several: 'defenders' },
  captive: { one: 'captive or rescuer', several: 'captives and rescuers' },
  captor: { one: 'captor', several: 'captors' },
  runner: { one: 'Runner', several: 'Runners' },
  chaser: { one: 'Chaser', several: 'Chasers' },
} as const satisfies Record<Role, { readonly one: string; readonly several: string }>;

/** Of captives and rescuers, where the party are the captors. */
export const HELD_COME = 'those the party holds, and the rest generated at random';
