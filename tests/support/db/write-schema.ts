/** Writes `migrations/schema.sql`: the schema after all migrations. Run it after adding one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../../db/open.ts';
import { schemaText } from './schema-text.ts';

const dir = mkdtempSync(join(tmpdir(), 'holdout-schema-'));
const { file, close } = await openStore({ dir, now: () => new Date() });
await close();
const database = new Database(file, { readonly: true });
writeFileSync(join(import.meta.dirname, '../../../migrations/schema.sql'), schemaText(database));
database.close();
rmSync(dir, { recursive: true });
