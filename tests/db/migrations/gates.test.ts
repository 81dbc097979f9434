import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../db/open.ts';
import frozen from '../../../migrations/frozen.json' with { type: 'json' };
import { MIGRATIONS } from '../../../migrations/index.ts';
import { schemaText } from '../../support/db/schema-text.ts';
import { clock, tempDir } from '../../support/db/store.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');
const files = readdirSync(MIGRATIONS_DIR).filter((name) => /^\d{4}-.*\.ts$/.test(name));

/** Text of the commit: a checkout on Windows may have changed the line ends. */
const textOf = (path: string) => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
const hashOf = (path: string) => createHash('sha256').update(textOf(path)).digest('hex');

describe('migrations', () => {
  it('stand in the list in the order of their files, each with the next number', () => {
    expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.toSorted());
    expect(files.toSorted().map((name) => Number(name.slice(0, 4)))).toEqual(
      files.map((_, index) => index + 1),
    );
  });

  it.each(files)('%s has a test of its own', (file) => {
    const test = file.replace(/\.ts$/, '.test.ts');
    expect(existsSync(join(import.meta.dirname, test)), `write tests/db/migrations/${test}`).toBe(true);
  });

  it.each(Object.entries(frozen))('%s is released and has not changed since', (file, hash) => {
    expect(hashOf(join(MIGRATIONS_DIR, file)), 'take the change back and write a new migration').toBe(hash);
  });

  it('are released in order', () => {
    expect(Object.keys(frozen)).toEqual(files.toSorted().slice(0, Object.keys(frozen).length));
  });

  it('add up to the committed schema', async () => {
    const { file, close } = await openStore({ dir: tempDir(), now: clock });
    await close();
    const database = new Database(file, { readonly: true });
    const text = schemaText(database);
    database.close();
    const hint = 'run: node tests/support/db/write-schema.ts';
    expect(text, hint).toBe(textOf(join(MIGRATIONS_DIR, 'schema.sql')));
  });
});
