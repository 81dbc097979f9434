/** What an Encounter is called in the Chronicle. */

import { upperFirst } from '../../../core/text/english.ts';
import { type Division, dateText } from '../../calendar.ts';
import type { ChronicleEntry, EntryEncounter } from './entries.ts';

/** `Raid at Ansley Cross`; `Raid, outskirts` before there is a table. */
export function titleOf({ kind, area, place }: EntryEncounter): string {
  return place === null ? `${upperFirst(kind)}, ${area}` : `${upperFirst(kind)}${PREPOSITION[kind]} ${place}`;
}

const PREPOSITION = { raid: ' at', escape: ' at', pursuit: ' near' } as const;

/** `September, O+4. Encounter 33: loot raid, outskirts, as raider.` */
export function subtitleOf(division: Division, { date, encounter }: ChronicleEntry): string {
  const when = dateText(division, date);
  if (encounter === null) return when;
  const { number, kind, objective, area, role } = encounter;
  const what = objective === null ? kind : `${objective} ${kind}`;
  return `${when}. Encounter ${number}: ${what}, ${area}, as ${role}`;
}
