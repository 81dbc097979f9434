/** Is what stands in the file what the log adds up to? */
import { StoreFailure } from '../file/failure.ts';
import { noStep, type Step } from '../file/step.ts';
import { atOnce } from '../file/transaction.ts';
import type { StoredAct } from '../log/acts.ts';
import { FIRST_ACT } from '../log/head.ts';
import { checksumOfHead } from '../log/head-checksum.ts';
import { unpacked } from '../log/inverse.ts';
import type { Beside, Keeping } from '../log/keeping.ts';
import { checkingActs, missing } from '../log/tree.ts';
import { compareTables, type Difference } from '../projection/compare.ts';
import { type Row, readRows, type TableName, type Tables } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import type { ActInverseTable, CampaignHeadTable, GivenUpLineTable } from '../tables/log.ts';
import { TALLY_TABLES } from '../tally/tally-rows.ts';
import { wrongWritings } from '../writing/checksums.ts';
import { wrongBeside } from './beside-log.ts';
import { folded } from './rebuild.ts';

export interface Verified {
  /** Events that count. */
  readonly events: number;
  readonly differences: readonly Difference[];
}

/** Compares what stands beside the events, as they go by. No number is left out of a log. */
export function checkingEvents(id: string) {
  const found: Difference[] = [];
  const subjects: Row[] = [];
  let last = 0;
  return {
    found,
    subjects,
    see: ({ events }: StoredAct, beside: readonly Beside[]) => {
      for (const [index, event] of events.entries()) {
        const { seq } = event;
        const at = { table: 'campaign_event', key: String(seq) } as const;
        if (seq > last + 1) found.push(missing('campaign_event', last + 1, seq - 1));
        last = seq;
        const derived = beside[index];
        if (derived === undefined) continue;
        for (const column of ['world_year', 'world_period'] as const) {
          if (event[column] !== derived[column])
            found.push({ ...at, column, stored: event[column], rebuilt: derived[column] });
        }
        for (const subject of derived.subjects) subjects.push({ campaign_id: id, seq, subject });
      }
    },
  };
}

/** Packed by another version of the same program, the same may come out as other letters. */
function saysTheSame({ table, column, stored, rebuilt }: Difference): boolean {
  if (table !== 'act_inverse') return false;
  // The columns that the checksum covers are compared, and the checksum itself is counted elsewhere.
  if (column === 'checksum') return true;
  if (column !== 'inverse') return false;
  try {
    return unpacked(String(stored)) === unpacked(String(rebuilt));
  } catch {
    return false;
  }
}

/** Tables of every log, beside what a game's own log leaves. */
const OF_EVERY_LOG = {
  ...TALLY_TABLES,
  event_subject: ['campaign_id', 'seq', 'subject'],
  act_inverse: ['campaign_id', 'act'],
} as const satisfies Partial<Tables<TableName>>;

/** Inverses of acts that count; those of others are kept too, but no log that is folded says what they were. */
async function inversesOf(trx: Trx, id: string): Promise<ActInverseTable[]> {
  return await trx
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
}

/** Differences whose row isn’t named already. */
const alone = (found: readonly Difference[], named: readonly Difference[]) =>
  found.filter(({ table, key }) => !named.some((one) => one.table === table && one.key === key));

async function linesListed(trx: Trx, id: string): Promise<GivenUpLineTable[]> {
  return await trx.selectFrom('given_up_line').where('campaign_id', '=', id).selectAll().execute();
}

/** A head that isn’t as it was stored; no log says how it lies on the shelf. */
function wrongHead(head: CampaignHeadTable): readonly Difference[] {
  const { checksum: stored } = head;
  const rebuilt = checksumOfHead(head);
  return stored === rebuilt ? [] : [{ table: 'campaign_head', key: '', column: 'checksum', stored, rebuilt }];
}

async function wrongWords(trx: Trx, id: string): Promise<readonly Difference[]> {
  const { versions, marks, gone } = await wrongWritings(trx, id);
  const of = (column: string | null, stored: string | null, rebuilt: string) => (version: number) =>
    ({ table: 'writing', key: String(version), column, stored, rebuilt }) as const;
  return [
    ...versions.map(of('checksum', 'another text', 'the one it was made with')),
    ...marks.map(of('state', 'another mark', 'the one it was given')),
    ...gone.map(of(null, null, 'a text')),
  ];
}

const MOST_NAMED = 10;

/** Adds to the error of a log that can’t be read what is known of its acts so far: where it was damaged. */
function withDamage(error: unknown, differences: readonly Difference[]): unknown {
  if (!(error instanceof StoreFailure) || differences.length === 0) return error;
  const acts = [
    ...new Set(differences.map(({ key, column }) => (column === null ? `${key} (missing)` : key))),
  ];
  const [some, more] = [acts.slice(0, MOST_NAMED).join(', '), acts.length - MOST_NAMED];
  const damaged = `Damaged acts: ${some}${more > 0 ? ` and ${more} more` : ''}.`;
  return new StoreFailure(error.code, `${error.message} ${damaged}`, error, `${error.plain} ${damaged}`);
}

/**
 * Rebuilds the game from its log in memory and compares row for row, the acts with their checksums, and the head. Undefined if
 * there is no such log; fails as `unreadable` where the log itself is.
 */
export async function verify<State extends object, Act, T extends TableName>(
  db: Db,
  id: string,
  kept: Keeping<State, Act, T>,
  step: Step = noStep,
): Promise<Verified | undefined> {
  return await atOnce(db, async (trx) => {
    const stored = await trx.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirst();
    if (stored === undefined) return undefined;
    const head = stored.act ?? FIRST_ACT;
    const [acts, beside] = [checkingActs(), checkingEvents(id)];
    const whole = await folded(trx, id, kept, {
      before: async (act) => {
        await step(act.act, head);
        acts.see(act);
      },
      after: beside.see,
    }).catch((error: unknown) => {
      throw withDamage(error, acts.found);
    });
    const rows = { ...whole.tally, event_subject: beside.subjects, act_inverse: whole.inverses };
    const { act_inverse: _, ...readable } = OF_EVERY_LOG;
    const columns = ['name', 'state', 'state_checksum'] as const;
    const compared = [
      ...compareTables(kept.tables, await readRows(trx, kept.tables, id), whole.rows),
      ...compareTables(
        OF_EVERY_LOG,
        { ...(await readRows(trx, readable, id)), act_inverse: await inversesOf(trx, id) },
        rows,
      ).filter((difference) => !saysTheSame(difference)),
    ];
    return {
      events: whole.events,
      differences: [
        ...acts.differences({ act: head, lineEnd: stored.line_end }, await linesListed(trx, id)),
        ...columns
          .filter((column) => stored[column] !== whole.head[column])
          .map((column) => ({
            table: 'campaign_head' as const,
            key: '',
            column,
            stored: stored[column],
            rebuilt: whole.head[column],
          })),
        ...wrongHead(stored),
        ...beside.found,
        ...alone(await wrongBeside(trx, id), compared),
        ...(await wrongWords(trx, id)),
        ...compared,
      ],
    };
  });
}
