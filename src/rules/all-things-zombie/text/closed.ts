/** Words for the result of an Encounter that is over, and for what its correction changes. */

import { counted, listed } from '../../core/text/english.ts';
import type { ClosedResult, Kills } from '../state/encounter-events.ts';
import { COUNTED_NOUNS } from './vocabulary.ts';

/** Something that a correction changes, before and after. */
export type Follows =
  | { readonly what: 'zombies' | 'people'; readonly name: string; readonly from: number; readonly to: number }
  | {
      readonly what: 'zombies-killed' | 'points' | 'campaign-points';
      readonly from: number;
      readonly to: number;
    }
  | { readonly what: 'successful'; readonly from: boolean; readonly to: boolean }
  /** One of the party in captivity, or out of it; `stays` where a correction can’t change that. */
  | { readonly what: 'captive'; readonly name: string; readonly free: boolean; readonly stays: boolean }
  /** Things carried by somebody who goes back into captivity. */
  | { readonly what: 'carried'; readonly name: string }
  /** People whom the party held, or let go. */
  | { readonly what: 'held' }
  /** Whether one may be played next. */
  | { readonly what: 'pursuit'; readonly may: boolean }
  | { readonly what: 'pursuit-goes-on' };

const COUNTED_HERE = {
  'zombies-killed': 'Zombies killed in this Encounter',
  points: 'Points of this Encounter',
  'campaign-points': 'Points of the campaign',
} as const;

/** `Ann, zombies killed in all: 34 to 7`. */
export function followsText(change: Follows): string {
  switch (change.what) {
    case 'zombies':
    case 'people':
      return `${change.name}, ${COUNTED_NOUNS[change.what][1]} in all: ${change.from} to ${change.to}`;
    case 'zombies-killed':
    case 'points':
    case 'campaign-points':
      return `${COUNTED_HERE[change.what]}: ${change.from} to ${change.to}`;
    case 'successful':
      return change.to ? 'Ended: successful' : 'Ended: not successful';
    case 'captive':
      return captiveText(change);
    case 'carried':
      return `What ${change.name} carries: stays with the party`;
    case 'held':
      return 'People the party held or let go: stay as they are';
    case 'pursuit':
      return change.may ? 'A pursuit: may follow' : 'A pursuit: no longer follows';
    case 'pursuit-goes-on':
      return 'The pursuit under way: goes on';
    default:
      return change satisfies never;
  }
}

function captiveText({ name, free, stays }: Extract<Follows, { what: 'captive' }>): string {
  if (stays) return `${name}: stays ${free ? 'free' : 'captive'}, as other Encounters have come since`;
  return free ? `${name}: comes home` : `${name}: captive again`;
}

/** `3 zombies and 1 person, not 30 zombies`. */
export function killsCorrected(from: Kills, to: Kills): string {
  return `killed ${killsIn(to)}, not ${killsIn(from)}`;
}

function killsIn({ zombies, people }: Kills): string {
  const said = [
    ...(zombies > 0 ? [counted(zombies, 'zombie', 'zombies')] : []),
    ...(people > 0 ? [counted(people, 'person', 'people')] : []),
  ];
  return said.length === 0 ? 'nobody' : listed(said);
}

/** Changes of one Encounter, without whose kills they are. */
export function resultCorrected(from: ClosedResult, to: ClosedResult): readonly string[] {
  return [
    ...(from.points === to.points ? [] : [`${counted(to.points, 'point', 'points')}, not ${from.points}`]),
    ...(from.successful === to.successful ? [] : [to.successful ? 'successful' : 'not successful']),
  ];
}
