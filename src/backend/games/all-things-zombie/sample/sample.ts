/** The sample campaign: a few years at Merrow Ford, made by the same acts a player does. */

import {
  type ActToCommit,
  commitActs,
  createCampaign,
  listCampaigns,
} from '../../../../../db/games/all-things-zombie/index.ts';
import { addNote, type CampaignHead, inTransaction } from '../../../../../db/index.ts';
import type { Context } from '../../../calls/context.ts';
import { freshCampaignId } from '../../../calls/seed.ts';
import { telling } from './telling.ts';

const NAME = 'Merrow Ford';
/** Dice that fall as dice do, and a story worth going on with: `node tools/sample-seeds.ts` finds others. */
const SEED = 'MERR-FRD490';

/** `Merrow Ford`, or `Merrow Ford 2` and so on where one stands on the shelf already. */
async function freeName({ db }: Context): Promise<string> {
  const taken = new Set((await listCampaigns(db, 'shelf')).map(({ name }) => name));
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? NAME : `${NAME} ${n}`;
    if (!taken.has(name)) return name;
  }
}

/** All of it at once: nobody sees half a story, and the disk is waited for once. */
export function makeSample(context: Context): Promise<{ id: string; revision: number }> {
  return inTransaction(context.db, (db) => stored({ ...context, db }));
}

/** Up to each note at a time, since a note stands beside an act that is there. */
async function stored(context: Context): Promise<{ id: string; revision: number }> {
  const { db } = context;
  const id = freshCampaignId(context.random);
  const story = telling(context, await freeName(context), SEED);
  let step = story.next();
  if (step.done) throw new Error('a story begins with an act');
  let { head } = await createCampaign(db, id, step.value.act);
  let waiting: ActToCommit[] = [];
  for (step = story.next(); !step.done; step = story.next()) {
    const { act, note: text } = step.value;
    waiting.push(act);
    if (text === undefined) continue;
    head = await committed(context, head, waiting);
    waiting = [];
    if (head.undo !== null)
      await addNote(db, id, { act: head.undo.act, text, at: context.now().toISOString() });
  }
  if (waiting.length > 0) head = await committed(context, head, waiting);
  return { id, revision: head.revision };
}

async function committed({ db }: Context, { id, revision }: CampaignHead, acts: readonly ActToCommit[]) {
  const result = await commitActs(db, id, revision, acts);
  if (!result.ok) throw new Error(`the sample was not stored: ${result.refusal.code}`);
  return result.head;
}
