/** The Encounter under way, read from the log: what was done in it, and what its rolls still want marked. */

import {
  actsSince,
  knownFrom,
  rolledFor,
  toldActs,
  underWaySince,
} from '../../../../db/games/all-things-zombie/index.ts';
import type { Db } from '../../../../db/index.ts';
import type { Output } from '../../../contract/contract.ts';
import type { DueMarkView } from '../../../contract/games/all-things-zombie/encounter-view/fighters.ts';
import { dueMarks, type ToldHere } from '../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import type { EncounterTable } from '../../../rules/all-things-zombie/battlefield/table.ts';
import { STANDING_EVENTS } from '../../../rules/all-things-zombie/state/event-table.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { becauseText } from '../../../rules/all-things-zombie/text/results.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import { actLine } from './views/act-line.ts';
import type { SettledBy } from './views/encounter/after.ts';
import { laidParts } from './views/encounter/laid.ts';

/** Acts on a page. */
const ACTS = 40;

/** Reads what bears on how everybody stands; nothing once the battle is reported. */
export async function toldHere(
  db: Db,
  id: string,
  { encounter }: SeenCampaign,
): Promise<readonly ToldHere[]> {
  if (encounter === null || encounter.stage === 'after') return [];
  const since = await underWaySince(db, id);
  if (since === undefined) return [];
  return await toldActs(db, id, {
    from: since.seq,
    to: Number.MAX_SAFE_INTEGER,
    types: STANDING_EVENTS,
  });
}

/** Act by which each step after the battle was settled. */
export async function settledBy(
  db: Db,
  id: string,
  { encounter }: SeenCampaign,
): Promise<readonly SettledBy[]> {
  if (encounter?.stage !== 'after') return [];
  const since = await underWaySince(db, id);
  if (since === undefined) return [];
  const acts = await toldActs(db, id, {
    from: since.seq,
    to: Number.MAX_SAFE_INTEGER,
    types: ['step-settled'],
  });
  return acts.flatMap(({ act, events }) =>
    events.flatMap((event) =>
      event.type === 'step-settled' ? [{ act, figure: event.figure, step: event.result.step }] : [],
    ),
  );
}

export function marksDue(now: SeenCampaign, told: readonly ToldHere[]): DueMarkView[] {
  const { encounter } = now;
  if (encounter === null || encounter.stage === 'after') return [];
  return dueMarks(now, encounter, told).map((mark) => ({ ...mark, because: becauseText(mark.because) }));
}

/** The dice behind the table as it lies now, an earlier Encounter's where it is played on the same once more. */
export async function laidWith(
  db: Db,
  id: string,
  { encounter, corrections }: SeenCampaign,
): Promise<Output<'encounter.laid'>['parts']> {
  const since = encounter === null ? undefined : await underWaySince(db, id);
  if (encounter === null || since === undefined) return [];
  const known = await knownFrom(db, id, since.seq);
  const events = [
    ...(await rolledFor(db, id, { since: since.seq, type: 'zombies-placed' })),
    ...(await rolledFor(db, id, { since: since.seq, type: 'table-set' })),
    ...(known === undefined ? [] : await rolledFor(db, id, { ...known, type: 'table-set' })),
  ];
  return withCorrections(corrections, () => laidParts(encounter.table as EncounterTable | null, events));
}

export async function encounterLog(
  db: Db,
  id: string,
  now: SeenCampaign,
  after: number | null,
): Promise<Output<'encounter.log'>> {
  const since = await underWaySince(db, id);
  if (since === undefined) return { acts: [], next: null };
  const { acts, next } = await actsSince(db, id, { since: since.act, after, limit: ACTS });
  return { acts: acts.map((act) => actLine(now, act)), next };
}
