/** The sample campaign: a few years at Merrow Ford, made by the same acts a player does. */
import {
  addNote,
  createCampaign,
  inTransaction,
  type LoadedCampaign,
  listCampaigns,
} from '../../../../../db/index.ts';
import { CallFailure } from '../../../host/call-failure.ts';
import type { Context } from '../../../host/context.ts';
import { freshCampaignId } from '../../../host/seed.ts';
import { beginning } from '../beginning.ts';
import { changing } from '../campaign-act.ts';
import { nextActs, type Outing } from './outing.ts';
import { doing, type Step } from './steps.ts';
import { STAR, STORY } from './story.ts';

const NAME = 'Merrow Ford';
const SEED = 'MERR-FRD20';

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
  return inTransaction(context.db, (db) => tell({ ...context, db }));
}

async function tell(context: Context): Promise<{ id: string; revision: number }> {
  const id = freshCampaignId(context.random);
  const begun = beginning(context, {
    name: await freeName(context),
    seed: SEED,
    division: 'months',
    startYear: 2,
    star: {
      name: STAR,
      attribute: 'ambidextrous',
      weapons: ['machine-pistol', 'machine-pistol', 'one-hand-edged'],
    },
  });
  let loaded: LoadedCampaign = await createCampaign(context.db, id, begun);
  for (const part of STORY) {
    loaded = 'plan' in part ? await played(context, loaded, part) : await done(context, loaded, part);
  }
  return { id, revision: loaded.head.revision };
}

async function done(context: Context, { head }: LoadedCampaign, { command, act }: Step) {
  const at = { campaign: head.id, revision: head.revision };
  const changed = await changing(context, command, at, act);
  if (changed.state === 'waiting') throw new Error('the sample asks nobody');
  return changed.loaded;
}

/** From the plan to the end; what the rules refuse once isn't tried again. */
async function played(context: Context, before: LoadedCampaign, outing: Outing): Promise<LoadedCampaign> {
  let loaded = before;
  const refused = new Set<string>();
  for (;;) {
    const next = nextActs(loaded.campaign, outing).find((act) => !refused.has(JSON.stringify(act)));
    if (next === undefined) throw new Error('the sample’s story has come to a stop');
    try {
      loaded = await done(context, loaded, doing(next));
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'refused') throw error;
      refused.add(JSON.stringify(next));
      continue;
    }
    if (next.do === 'end') break;
  }
  const { id, undo } = loaded.head;
  const { note: text } = outing;
  if (text !== undefined && undo !== null)
    await addNote(context.db, id, { act: undo.act, text, at: context.now().toISOString() });
  return loaded;
}
