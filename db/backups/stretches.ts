/** Whether the last acts of each log in a copy are what was stored: SQLite's own check sees no letter that was changed. */
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { dialect } from '../file/dialect.ts';
import { isStretchSound } from '../log/stretch.ts';
import type { Schema } from '../schema.ts';
import type { Manifest } from './manifest.ts';

/** Whose log has what is no JSON, however long ago. */
const NO_JSON = `select campaign_id from campaign_event where not (json_valid(payload) and json_valid(rolls))
  union select campaign_id from campaign_act where not json_valid(title)
  union select campaign_id from act_inverse where not json_valid(inverse)`;

/** Names the damaged ones. Logs of an older version are looked at once they are brought up to date. */
export async function withDamage(
  path: string,
  { version, shelf }: Pick<Manifest, 'version' | 'shelf'>,
  oddRows: boolean,
): Promise<Manifest['shelf']> {
  if (version !== MIGRATIONS.length) return shelf;
  const database = new Database(path, { readonly: true, fileMustExist: true });
  const db = new Kysely<Schema>({ dialect: dialect(database) });
  try {
    const looked: Manifest['shelf'][number][] = [];
    const noJson = new Set(oddRows ? database.prepare<[], string>(NO_JSON).pluck().all() : []);
    for (const standing of shelf) {
      const { id } = standing;
      const sound = !noJson.has(id) && (await isStretchSound(db, id).catch(() => false));
      looked.push(sound ? standing : { ...standing, damaged: true });
    }
    return looked;
  } finally {
    await db.destroy();
    database.close();
  }
}
