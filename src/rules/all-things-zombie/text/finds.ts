/** Finds that a report can name, in words. */

import { WEAPON_TERMS } from '../data/text/weapon-terms.ts';
import type { MetEnd, MetFate } from '../meeting-and-greeting/contact.ts';
import { WEAPONS } from '../types.ts';

const THINGS = {
  'medical-supplies': 'Medical supplies',
  'surplus-clip': 'Surplus clip',
  'body-armor': 'Body armour',
  vehicle: 'Vehicle',
  cure: 'A dose of the Cure',
} as const;

export const FOUND_WEAPONS = WEAPONS.map((id) => ({ id, text: WEAPON_TERMS[id].long.title }));

/** Things, then weapons. */
export const FINDS: readonly { readonly id: string; readonly text: string }[] = [
  ...Object.entries(THINGS).map(([id, text]) => ({ id, text })),
  ...FOUND_WEAPONS,
];

const FATES = {
  'ran-away': 'Ran away',
  killed: 'Killed',
  captured: 'Taken captive',
} as const satisfies Record<Exclude<MetFate, 'free'>, string>;

/** Words for those who are alive and in nobody’s hands. */
const FREE = {
  there: 'Still there',
  down: 'Out of the Fight',
  away: 'Left the table',
  apart: 'Went their way',
} as const satisfies Record<MetEnd, string>;

/** Words for how somebody met has fared. */
export const metFates = (end: MetEnd): Readonly<Record<MetFate, string>> => ({ free: FREE[end], ...FATES });

/** The same of somebody whom the app didn’t know of. */
export const MET_HOW_TEXT = {
  joined: 'Joined the party',
  cooperated: 'Acted together',
  parted: 'Parted in peace',
  free: 'Fought, still there',
  'ran-away': 'Fought, ran away',
  killed: 'Killed',
  captured: 'Taken captive',
} as const;
