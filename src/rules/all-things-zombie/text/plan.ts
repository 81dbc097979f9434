/** Words for what may be planned: each kind and role, and what a raid is for, in a line of our own. */
import type { Objective, Role } from '../encounters/kind.ts';

/** Lines on what it is to play each role. */
export const ROLE_LINES = {
  raider: 'You go out, with something to get done.',
  defender: 'Others come to raid you; the table says who they are.',
  captive: 'The captives try to break out; friends may come to help.',
  captor: 'You hold captives, and they break out.',
  runner: 'You have got away, and those left behind come after you.',
  chaser: 'They have got away, and you go after them.',
} as const satisfies Record<Role, string>;

export const OBJECTIVE_LINES = {
  destroy: 'Kill zombies, or the people you find there.',
  recover: 'Bring back what, or whom, an earlier battle has cost.',
  loot: 'Find things, and people who may join.',
} as const satisfies Record<Objective, string>;
