/** Files of every earlier version read as they did: what a player read of them then stands in `fixtures/texts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrateAlone } from '../../db/file/migrate.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { textsOf } from '../support/backend/texts.ts';
import { ID } from '../support/db/play.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';

const FIXTURES = join(import.meta.dirname, '../db/fixtures');

interface Earlier {
  readonly version: number;
  /** The file it stands in; of versions that left none behind, one of an older version that was brought up to this one. */
  readonly file: string;
  readonly campaign?: string;
  /** The file that read the same. */
  readonly like?: string;
}

/** Files of every version; the one of bots was played for a year. */
const FILES: readonly Earlier[] = [
  { version: 1, file: 'v1' },
  { version: 2, file: 'v2' },
  { version: 3, file: 'v3' },
  { version: 4, file: 'v4' },
  { version: 4, file: 'v4-bots', campaign: '12345689ab' },
  { version: 5, file: 'v5' },
  { version: 6, file: 'v6' },
  { version: 7, file: 'v6' },
  { version: 8, file: 'v6' },
  { version: 9, file: 'v6' },
  { version: 10, file: 'v10', like: 'v6' },
  { version: 11, file: 'v11', like: 'v6' },
  { version: 12, file: 'v11', like: 'v6' },
  { version: 13, file: 'v13' },
  { version: 14, file: 'v14' },
];

async function earlier({ file: name, version }: Earlier) {
  const dataDir = tempDir();
  const file = fileIn(dataDir);
  const dump = readFileSync(join(FIXTURES, `${name}.sql`), 'utf8');
  tamper(file, (database) => database.exec(`begin;\n${dump}\ncommit;`));
  if (!name.startsWith(`v${version}`))
    await migrateAlone(file, MIGRATIONS.slice(0, version), async () => undefined);
  tamper(file, (database) => expect(database.pragma('user_version', { simple: true })).toBe(version));
  return await testBackend({ dataDir });
}

it('has files of every version there has been', () => {
  expect([...new Set(FILES.map(({ version }) => version))]).toEqual(MIGRATIONS.map((_, at) => at + 1));
});

/** Filled cells of a spreadsheet, whether all of its cells are quoted or only those that need it. */
const cellsOf = (csv: string): readonly string[] =>
  [...csv.replace('\uFEFF', '').matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .filter((cell) => cell !== '');

describe.each(FILES)(
  'the file $file of version $version',
  ({ file: name, campaign = ID, like = name, ...of }) => {
    it('reads as it did, and adds up', async () => {
      const backend = await earlier({ file: name, ...of });
      const before = JSON.parse(readFileSync(join(FIXTURES, `texts/${like}.json`), 'utf8'));
      const now = await textsOf(backend, campaign);
      expect({ ...now, ledger: cellsOf(now.ledger) }).toEqual({ ...before, ledger: cellsOf(before.ledger) });
      expect(await ask(backend, 'campaign.verify', { campaign })).toMatchObject({ identical: true });
      expect(await ask(backend, 'file.check', {})).toMatchObject({ damage: null });
    });
  },
);
