/** Files of every earlier version read as they did: what a player read of them then stands in `fixtures/texts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { textsOf } from '../support/backend/texts.ts';
import { ID } from '../support/db/play.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const FIXTURES = join(import.meta.dirname, '../db/fixtures');

/** Each file, and the campaign in it; that of bots was played for a year. */
const FILES = [
  ['v1', ID],
  ['v2', ID],
  ['v3', ID],
  ['v4', ID],
  ['v4-bots', '12345689ab'],
  ['v5', ID],
  ['v6', ID],
] as const;

async function earlier(name: string) {
  const dataDir = tempDir();
  const dump = readFileSync(join(FIXTURES, `${name}.sql`), 'utf8');
  tamper(fileIn(dataDir), (database) => database.exec(`begin;\n${dump}\ncommit;`));
  return await testBackend({ dataDir });
}

describe.each(FILES)('the file %s', (name, campaign) => {
  it('reads as it did, and adds up', async () => {
    const backend = await earlier(name);
    const before = JSON.parse(readFileSync(join(FIXTURES, `texts/${name}.json`), 'utf8'));
    expect(await textsOf(backend, campaign)).toEqual(before);
    expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
    expect(await ask(backend, 'file.check', {})).toMatchObject({
      damage: null,
      mended: null,
      campaign: null,
    });
  });
});
