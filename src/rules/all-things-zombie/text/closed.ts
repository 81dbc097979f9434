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
  | { readonly what: 'successful'; readonly from: boolean; readonly to: boolean };

const COUNTED_HERE = {
  'zombies-killed': 'Zombies killed in this Encounter',
  points: 'Points of this Encounter',
  'campaign-points': 'Points of the campaign',
} as const;

/** `Ann, zombies killed in all: 34 to 7`. */
export function followsText(change: Follows): string {
  if (change.what === 'successful') return change.to ? 'Ended: successful' : 'Ended: not successful';
  const { from, to } = change;
  const what =
    'name' in change ? `${change.name}, ${COUNTED_NOUNS[change.what][1]} in all` : COUNTED_HERE[change.what];
  return `${what}: ${from} to ${to}`;
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
