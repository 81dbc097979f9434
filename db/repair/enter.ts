/** Enters what was put together into a whole file, and makes everything beside it anew from it: all of it, verified, or nothing. */
import { sql } from 'kysely';
import { digest } from '../../src/rules/core/digest.ts';
import type { Game } from '../../src/rules/core/game.ts';
import { foldLog, keepingOf } from '../campaign-file/fold.ts';
import { StoreFailure, storeFailure } from '../file/failure.ts';
import { inTransaction } from '../file/transaction.ts';
import { CAMPAIGN } from '../games/games.ts';
import { isSound } from '../history/sound.ts';
import { verify } from '../history/verify.ts';
import { insertAll, type Row } from '../projection/rows.ts';
import type { Db, Trx } from '../schema.ts';
import { BELONGINGS } from '../shelf/belongings.ts';
import type { LogIn } from './log-in.ts';
import type { Pieced } from './pieced.ts';

class NotWhole extends Error {}

const isKnown = (module: string, games: readonly Game[]): boolean =>
  module === CAMPAIGN || games.some(({ game }) => game === module);

/** Anything else is the disk's fault, and no way in which a log may be damaged. */
function isItsFault(error: unknown): boolean {
  const failure = storeFailure(error, '');
  return !(failure instanceof StoreFailure) || failure.code === 'unreadable';
}

async function insertPieces(trx: Trx, { head, log, words }: Pieced, state: Row): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(trx);
  // The head’s checksum, how far its words go and which forms are half-filled are kept by the connection as rows come.
  await insertAll(trx, 'campaign_head', [{ ...head, ...state, written: 0, drafts: '{}', checksum: null }]);
  await insertAll(
    trx,
    'campaign_act',
    log.acts.map(({ events: _, ...act }) => act),
  );
  await insertAll(trx, 'campaign_event', log.acts.flatMap(({ events }) => events) as readonly Row[]);
  await insertAll(trx, 'given_up_line', log.lines);
  await insertAll(trx, 'writing', words.versions);
  await insertAll(trx, 'draft', words.forms);
}

/** Takes the rows that were worked out from a log of a game that isn’t known here as they stand in one of the files. */
async function takeDerived(trx: Trx, { source }: LogIn, id: string): Promise<void> {
  for (const { table, by, derived } of BELONGINGS) {
    if (!derived || table === 'projection_due') continue;
    const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(
      source.db,
    );
    await insertAll(trx, table, rows);
  }
}

/** State in the log’s head; throws where that isn’t the one of this log. */
function stateOf({ head, isHeadSound }: LogIn, act: number): Row {
  const { state = null, state_checksum = null } = head ?? {};
  const isSound = isHeadSound && head?.act === act && state !== null;
  if (!isSound || digest(JSON.parse(state)) !== state_checksum) throw new NotWhole('its state was damaged');
  return { state, state_checksum };
}

/** True if a log is what was stored, and the rows beside it are what it adds up to; for a game that isn’t known here by checksums alone. */
export async function isWhole(
  db: Db,
  head: Pick<Pieced['head'], 'id' | 'module'>,
  games: readonly Game[],
): Promise<boolean> {
  if (!isKnown(head.module, games)) return await isSound(db, head.id);
  const verified = await keepingOf(head, games)(async (kept) => await verify(db, head.id, kept));
  return verified?.differences.length === 0;
}

/** Gives the name that it has then; undefined, and nothing entered, where it doesn't make a whole one. `from`: the first of the files it came from. */
export async function entered(
  db: Db,
  one: Pieced,
  from: LogIn,
  games: readonly Game[],
): Promise<string | undefined> {
  const { id, module } = one.head;
  try {
    return await inTransaction(db, async (trx) => {
      const head = async () =>
        await trx.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
      if (isKnown(module, games)) {
        await insertPieces(trx, one, { state: null, state_checksum: null });
        await foldLog(trx, await head(), games);
      } else {
        await insertPieces(trx, one, stateOf(from, one.head.act ?? 0));
        await takeDerived(trx, from, id);
      }
      if (!(await isWhole(trx, one.head, games))) throw new NotWhole('it doesn’t add up');
      return (await head()).name;
    });
  } catch (error) {
    if (isItsFault(error)) return undefined;
    throw error;
  }
}
