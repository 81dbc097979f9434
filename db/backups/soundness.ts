/** Whether all of each log in a copy, and what the player wrote beside it, is what was stored: SQLite's own check sees no letter that was changed. */
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { MIGRATIONS } from '../../migrations/index.ts';
import { dialect } from '../file/dialect.ts';
import { isSound } from '../log/sound.ts';
import type { Schema } from '../schema.ts';
import type { Manifest } from './manifest.ts';

/** Names the damaged ones. Logs of an older version are looked at once they are brought up to date. */
export async function withDamage(
  path: string,
  { version, shelf }: Pick<Manifest, 'version' | 'shelf'>,
): Promise<Manifest['shelf']> {
  if (version !== MIGRATIONS.length) return shelf;
  const database = new Database(path, { readonly: true, fileMustExist: true });
  const db = new Kysely<Schema>({ dialect: dialect(database) });
  try {
    const looked: Manifest['shelf'][number][] = [];
    for (const standing of shelf) {
      const sound = await isSound(db, standing.id).catch(() => false);
      looked.push(sound ? standing : { ...standing, damaged: true });
    }
    return looked;
  } finally {
    await db.destroy();
    database.close();
  }
}
