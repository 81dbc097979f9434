/** A process of its own that acts until it is killed: `acting.ts DIR ID` says the revision after each act that was stored. */
import { writeSync } from 'node:fs';
import { openStore } from '../../../db/file/open.ts';
import { commitAct, redo, undo } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import { titled } from '../rules/title.ts';

const [dir = '', id = ''] = process.argv.slice(2);
const { db } = await openStore({ dir, now: () => new Date() });
const at = new Date().toISOString();

/** Every third act is taken back and done again. */
for (let time = 1; ; time += 1) {
  const loaded = await loadCampaign(db, id);
  if (loaded === undefined) throw new Error(`no campaign ${id}`);
  const { revision } = loaded.head;
  const event = { type: 'name-given', name: `${process.pid} ${time}` } as const;
  const act = { command: 'test', rulesVersion: '1', madeAt: at, title: titled('Named') };
  const committed = await commitAct(db, id, revision, { ...act, events: [{ event, rolls: [] }] });
  if (!committed.ok) throw new Error(committed.refusal.code);
  if (time % 3 === 0) {
    await undo(db, id, revision + 1, { at });
    await redo(db, id, revision + 2, { at });
  }
  // At once, whatever becomes of this process.
  writeSync(1, `${time % 3 === 0 ? revision + 3 : revision + 1}\n`);
}
