/**
 * A process of its own that writes to a data folder: `writer.ts DIR ID TIMES [newer]` opens the file, with the newer
 * schema if asked, and commits an act that many times, each time again from the newer state where it was stale. Prints
 * how often that was.
 */

import { commitAct } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { openStore } from '../../../db/open.ts';
import { MIGRATIONS } from '../../../migrations/index.ts';
import { titled } from '../rules/title.ts';
import { NEWER } from './other-schema.ts';

const [dir = '', id = '', times = '0', schema] = process.argv.slice(2);
const migrations = schema === 'newer' ? NEWER : MIGRATIONS;
const { db, close } = await openStore({ dir, now: () => new Date(), migrations });

const act = { command: 'test', rulesVersion: '1', madeAt: new Date().toISOString() };
const name = `written by ${process.pid}`;

let stale = 0;
for (let done = 0; done < Number(times); ) {
  const loaded = await loadCampaign(db, id);
  if (loaded === undefined) throw new Error(`no campaign ${id}`);
  const event = { type: 'name-given', name: `${name}, ${done}` } as const;
  const title = titled(`${name}, ${done}`);
  const committed = await commitAct(db, id, loaded.head.revision, {
    ...act,
    title,
    events: [{ event, rolls: [] }],
  });
  if (committed.ok) done += 1;
  else stale += 1;
}
await close();
console.log(stale);
