/** Lines of an earlier file that were given up are in the list, each with when that was; and nothing was copied from anywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bringBack, verifyCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { givenUpLines } from '../../../db/history/given-up-lines.ts';
import { binCampaign, copies } from '../../../db/shelf/shelf.ts';
import { AT } from '../../support/db/moment.ts';
import { ID } from '../../support/db/play.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

async function older(version: number) {
  const fixture = readFileSync(join(import.meta.dirname, `../fixtures/v${version}.sql`), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  return await tempStore({ dir });
}

describe('a file of version 5', () => {
  it('has its given-up lines in the list, and they can be brought back', async () => {
    const { db } = await older(5);
    const dropped = await db
      .selectFrom('campaign_act')
      .where('campaign_id', '=', ID)
      .where('state', '=', 'dropped')
      .select('act')
      .execute();
    expect(dropped.length).toBeGreaterThan(0);
    const lines = await givenUpLines(db, ID);
    const [line] = lines;
    if (line === undefined) throw new Error('no line was found');
    const next = await db
      .selectFrom('campaign_act')
      .where('campaign_id', '=', ID)
      .where('act', '=', line.last.act + 1)
      .select('made_at')
      .executeTakeFirstOrThrow();
    expect(line.givenUpAt).toBe(next.made_at);
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
    const { revision } = await db
      .selectFrom('campaign_head')
      .where('id', '=', ID)
      .select('revision')
      .executeTakeFirstOrThrow();
    expect(await bringBack(db, ID, revision, { at: AT, line: line.last.act })).toMatchObject({ ok: true });
    expect((await verifyCampaign(db, ID))?.differences).toEqual([]);
  });

  it('was copied from nowhere, and stands at the end of its line', async () => {
    const { db } = await older(5);
    expect(await copies(db)).toEqual(new Map());
    const head = await db
      .selectFrom('campaign_head')
      .where('id', '=', ID)
      .selectAll()
      .executeTakeFirstOrThrow();
    const last = await db
      .selectFrom('campaign_act')
      .where('campaign_id', '=', ID)
      .select(({ fn }) => fn.max('act').as('act'))
      .executeTakeFirstOrThrow();
    expect([head.line_end, head.what_if]).toEqual([last.act, 0]);
  });
});

it('what is on the shelf can’t be deleted, and what lies in the bin can', async () => {
  const { db } = await older(5);
  const acts = db.deleteFrom('campaign_event').where('campaign_id', '=', ID).where('seq', '<', 0);
  await expect(db.deleteFrom('campaign_act').where('campaign_id', '=', ID).execute()).rejects.toThrow(
    'an act is never deleted',
  );
  await acts.execute();
  await binCampaign(db, ID, AT);
  const one = db.deleteFrom('act_inverse').where('campaign_id', '=', ID);
  await one.execute();
});
