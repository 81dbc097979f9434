/** A log that was damaged in the file: verification says where, whichever game it is of. */
import type { Database } from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { BEGUN } from '../support/backend/begun-logs.ts';
import { fileIn } from '../support/db/store.ts';
import { tamperRows } from '../support/db/tamper.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

const LAST = 4;

describe.each(Object.keys(BEGUN))('%s', (kind) => {
  /** A log of four acts, and what changes its file behind the app's back. */
  async function logged() {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
    const { id } = (await BEGUN[kind]?.(backend)) ?? { id: '' };
    for (const [index, name] of ['Two nights', 'Three nights', 'Four nights'].entries())
      await ask(backend, 'campaign.rename', { campaign: id, revision: index + 1, name });
    const verified = async () => {
      const reply = await backend.call('campaign.verify', { campaign: id });
      return JSON.stringify(reply.ok ? reply.value : reply.error);
    };
    expect(await verified()).toContain('"identical":true');
    return {
      verified,
      change: (work: (database: Database) => void) => tamperRows(fileIn(dataDir), work),
    };
  }

  it.each([
    ['campaign_act', ['title', 'command', 'made_at', 'checksum']],
    ['campaign_event', ['type', 'payload', 'rolls', 'rules_version']],
  ])('says in which act a byte of %s is another', async (table, columns) => {
    const { verified, change } = await logged();
    const missed: string[] = [];
    for (const column of columns) {
      let text = '';
      change((database) => {
        text = String(database.prepare(`select ${column} from ${table} where act = 3`).pluck().get());
      });
      const put = (value: string) =>
        change((database) => database.prepare(`update ${table} set ${column} = ? where act = 3`).run(value));
      for (let at = 0; at < text.length; at += 3) {
        const flipped = String.fromCharCode(text.charCodeAt(at) ^ 1);
        put(`${text.slice(0, at)}${flipped}${text.slice(at + 1)}`);
        const found = await verified();
        if (!/campaign_act 3, checksum|Damaged acts: 3\./.test(found))
          missed.push(`${column} ${at}: ${found}`);
      }
      put(text);
    }
    expect(missed).toEqual([]);
    expect(await verified()).toContain('"identical":true');
  });

  it.each([1, 2, 3, LAST])('names act %i, which is missing with its events', async (act) => {
    const { verified, change } = await logged();
    change((database) => {
      for (const table of ['event_subject', 'campaign_event', 'act_inverse', 'campaign_act']) {
        const where =
          table === 'event_subject'
            ? `seq in (select seq from campaign_event where act = ${act})`
            : `act = ${act}`;
        database.exec(`delete from ${table} where ${where}`);
      }
    });
    expect(await verified()).toMatch(
      new RegExp(`campaign_act ${act}: stored null|Damaged acts: ${act} \\(missing\\)`),
    );
  });

  it('names an event that is missing, and the act it was of', async () => {
    const { verified, change } = await logged();
    let seq = 0;
    change((database) => {
      seq = Number(database.prepare('select max(seq) from campaign_event where act = 3').pluck().get());
      database.exec(
        `delete from event_subject where seq = ${seq}; delete from campaign_event where seq = ${seq}`,
      );
    });
    const found = await verified();
    expect(found).toContain('campaign_act 3, checksum');
    expect(found).toContain(`campaign_event ${seq}: stored null`);
  });
});
