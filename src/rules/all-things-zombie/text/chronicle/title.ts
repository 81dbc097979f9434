/** Title of an Encounter in the Chronicle. */

import { upperFirst } from '../../../core/text/english.ts';
import { type Division, dateText } from '../../calendar.ts';
import type { OneOff } from '../../state/one-off.ts';
import { aSideText } from '../one-off.ts';
import type { ChronicleEntry, EntryEncounter } from './entries.ts';

/** `Raid at Ansley Cross`; `Raid, outskirts` before there is a table. */
export function titleOf({ kind, area, place }: EntryEncounter, oneOff = false): string {
  if (oneOff) return place === null ? `One-off, ${area}` : `One-off at ${place}`;
  return place === null ? `${upperFirst(kind)}, ${area}` : `${upperFirst(kind)}${PREPOSITION[kind]} ${place}`;
}

const PREPOSITION = { raid: ' at', escape: ' at', pursuit: ' near' } as const;

/** `September, O+4. Encounter 33: loot raid, outskirts, as raider.` */
/** A battle by itself has no date: what each side had is said instead. */
export function subtitleOf(division: Division, { date, encounter }: ChronicleEntry, oneOff?: OneOff): string {
  if (oneOff !== undefined && encounter !== null)
    return `A battle by itself: ${aSideText(oneOff.points)}, ${encounter.area}`;
  const when = dateText(division, date);
  if (encounter === null) return when;
  const { number, kind, objective, area, role } = encounter;
  const what = objective === null ? kind : `${objective} ${kind}`;
  return `${when}. Encounter ${number}: ${what}, ${area}, as ${role}`;
}
