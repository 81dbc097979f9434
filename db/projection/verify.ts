/** Is what stands in the tables what the log adds up to? */
import { subjectsOf } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { noStep, type Step } from '../file/step.ts';
import { advance, type CampaignHead, obstacle, readHead, refused } from '../log/head.ts';
import { unpacked } from '../log/inverse.ts';
import type { LoggedEvent, ReadAct } from '../log/log.ts';
import { actDifferences } from '../log/tree.ts';
import type { Turned } from '../log/undo.ts';
import type { Db, Trx } from '../schema.ts';
import { forget } from '../search/search-index.ts';
import type { ActInverseTable } from '../tables/log.ts';
import { compareTables, type Difference } from './compare.ts';
import { folded } from './fold.ts';
import { PROJECTIONS, type Standing } from './projecting.ts';
import { allRows, rewrite } from './projection.ts';
import { type Row, readRows, type TableName, type Tables } from './rows.ts';

export interface Verified {
  /** Events that count. */
  readonly events: number;
  readonly differences: readonly Difference[];
}

/** Beside the projections: whose history events are part of, their dates, and what takes acts back. */
const VERIFIED = {
  ...PROJECTIONS,
  event_subject: ['campaign_id', 'seq', 'subject'],
  campaign_event: ['campaign_id', 'seq'],
  act_inverse: ['campaign_id', 'act'],
} as const satisfies Partial<Tables<TableName>>;

function dateRow(campaign_id: string, { seq, date }: Pick<LoggedEvent, 'seq' | 'date'>): Row {
  return { campaign_id, seq, world_year: date.year, world_period: date.period };
}

/** Gathers what should stand beside the events. No number is left out of a log. */
function besideEvents(id: string) {
  const rows = { event_subject: [] as Row[], campaign_event: [] as Row[] };
  let counting = 0;
  return {
    rows,
    counting: () => counting,
    see: ({ state, events }: ReadAct) => {
      if (state === 'done') counting += events.length;
      for (const event of events) {
        while (rows.campaign_event.length + 1 < event.seq)
          rows.campaign_event.push({ campaign_id: id, seq: rows.campaign_event.length + 1 });
        // Of an event that doesn't count, the date can't be told any more.
        rows.campaign_event.push(dateRow(id, event));
        for (const subject of subjectsOf(event.event))
          rows.event_subject.push({ campaign_id: id, seq: event.seq, subject });
      }
    },
  };
}

/** Packed by another version of the same program, the same may come out as other letters. */
function legible({ inverse, ...row }: ActInverseTable): ActInverseTable {
  try {
    return { ...row, inverse: unpacked(inverse) };
  } catch {
    return { ...row, inverse };
  }
}

async function storedRows(trx: Trx, id: string) {
  const dates = await trx
    .selectFrom('campaign_event')
    .where('campaign_id', '=', id)
    .orderBy('seq')
    .select(['campaign_id', 'seq', 'world_year', 'world_period'])
    .execute();
  const inverses = await trx
    .selectFrom('act_inverse')
    .innerJoin('campaign_act', (join) =>
      join
        .onRef('campaign_act.campaign_id', '=', 'act_inverse.campaign_id')
        .onRef('campaign_act.act', '=', 'act_inverse.act'),
    )
    .where('act_inverse.campaign_id', '=', id)
    .where('state', '=', 'done')
    .selectAll('act_inverse')
    .execute();
  const { campaign_event: _, act_inverse: __, ...tables } = VERIFIED;
  return { ...(await readRows(trx, tables, id)), campaign_event: dates, act_inverse: inverses.map(legible) };
}

/** What stands in the head, and in the acts themselves, and shouldn't. */
async function logDifferences(
  trx: Trx,
  { id, act, name }: CampaignHead,
  { campaign, checksum }: Standing,
): Promise<Difference[]> {
  const { state_checksum } = await trx
    .selectFrom('campaign_head')
    .where('id', '=', id)
    .select('state_checksum')
    .executeTakeFirstOrThrow();
  const head = [
    { column: 'name', stored: name, rebuilt: campaign?.name ?? null },
    { column: 'state_checksum', stored: state_checksum, rebuilt: checksum },
  ];
  const acts = await actDifferences(trx, id, act);
  return [
    ...acts.map(
      ({ act: key, ...difference }) => ({ table: 'campaign_act', key: String(key), ...difference }) as const,
    ),
    ...head
      .filter(({ stored, rebuilt }) => stored !== rebuilt)
      .map((difference) => ({ table: 'campaign_head', key: '', ...difference }) as const),
  ];
}

/**
 * Rebuilds the campaign from its log in memory and compares row for row. Undefined if there is no such campaign; fails as
 * `unreadable` where the log itself is.
 */
export async function verifyCampaign(db: Db, id: string, step: Step = noStep): Promise<Verified | undefined> {
  const reading = db.transaction().setAccessMode('read only');
  return await reading.execute(async (trx: Trx) => {
    const head = await readHead(trx, id);
    if (head === undefined) return undefined;
    const beside = besideEvents(id);
    const whole = await folded(trx, id, { see: beside.see, step: (done) => step(done, head.act) });
    const left = whole.left();
    const rebuilt = { ...allRows(left), ...beside.rows, act_inverse: left.inverses.map(legible) };
    return {
      events: beside.counting(),
      differences: [
        ...(await logDifferences(trx, head, whole.standing())),
        ...compareTables(VERIFIED, await storedRows(trx, id), rebuilt),
      ],
    };
  });
}

/** Makes the tables what the log adds up to, whatever stands in them. */
export async function rebuildCampaign(db: Db, id: string, revision: number, at: string): Promise<Turned> {
  return await db.transaction().execute(async (trx) => {
    const refusal = await obstacle(trx, id, revision);
    if (refusal) return refused(refusal);
    const campaign = await rewrite(trx, id);
    await forget(trx, id);
    return { ok: true, head: await advance(trx, id, at, campaign.name), campaign, titles: [] };
  });
}
