/** A file from before openings were counted: the first that writes enters itself, and every commit of it counts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { generationsIn } from '../../../db/file/generation.ts';
import { writeSettings } from '../../../db/writing/settings.ts';
import { fileIn, tempDir, tempStore } from '../../support/db/store.ts';
import { tamper } from '../../support/db/tamper.ts';

it('counts from the first opening that writes', async () => {
  const fixture = readFileSync(join(import.meta.dirname, '../fixtures/v11.sql'), 'utf8');
  const dir = tempDir();
  tamper(fileIn(dir), (database) => database.exec(`begin;\n${fixture}\ncommit;`));
  const { db, close } = await tempStore({ dir });
  await writeSettings(db, { theme: 'dark' });
  await writeSettings(db, { theme: 'light' });
  await close();
  const file = new Database(fileIn(dir), { readonly: true });
  const [beginning, own, ...others] = generationsIn(file);
  file.close();
  expect(beginning).toEqual([0, expect.stringMatching(/^[0-9a-f]{16}$/), 0]);
  expect(own?.[0]).toBe(1);
  expect(own?.[2]).toBeGreaterThanOrEqual(2);
  expect(others).toEqual([]);
});
