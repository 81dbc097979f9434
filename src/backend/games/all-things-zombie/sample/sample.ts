/** The sample campaign: a few years at Merrow Ford, made by the same acts a player does. */
import {
  type ActToCommit,
  commitActs,
  createCampaign,
  listCampaigns,
  type Told,
} from '../../../../../db/games/all-things-zombie/index.ts';
import { addNote, type CampaignHead, inTransaction } from '../../../../../db/index.ts';
import { apply, begin } from '../../../../rules/all-things-zombie/state/apply.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import type { Context } from '../../../calls/context.ts';
import { freshCampaignId } from '../../../calls/seed.ts';
import { beginning } from '../beginning.ts';
import { actToCommit, type Clock } from '../campaign-act.ts';
import { playAct } from '../play-act.ts';
import { nextActs, type Outing } from './outing.ts';
import { doing, type Step } from './steps.ts';
import { opening, STAR, storyOf } from './story.ts';

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

/** An act as it was done, and what the player writes beside it. */
export interface Done {
  readonly act: ActToCommit;
  readonly note: string | undefined;
}

type Telling = Generator<Done, SeenCampaign>;

const STAR_BEGINS = {
  name: STAR,
  pronoun: 'she',
  attribute: 'ambidextrous',
  weapons: ['machine-pistol', 'machine-pistol', 'one-hand-edged'],
} as const;

/** From the first act on; gives back the campaign as it stands in the end. */
export function* telling(clock: Clock, name: string, seed: string): Telling {
  const begun = beginning(clock, { name, seed, division: 'months', startYear: 2, star: STAR_BEGINS });
  yield { act: begun, note: undefined };
  let now: SeenCampaign = folded(begun.events);
  for (const step of opening) now = yield* done(clock, now, step);
  // The Grunts are those whom its dice and cards have brought.
  const grunts = now.figures.filter(({ kind }) => kind === 'grunt').map((grunt) => grunt.name);
  for (const part of storyOf(grunts))
    now = 'plan' in part ? yield* played(clock, now, part) : yield* done(clock, now, part);
  return now;
}

function folded([first, ...rest]: readonly Told[]): SeenCampaign {
  if (first === undefined) throw new Error('a campaign begins with an event');
  const campaign = begin(first.event);
  for (const { event } of rest) apply(campaign, event);
  return campaign;
}

function* done(clock: Clock, now: SeenCampaign, { command, act }: Step, note?: string): Telling {
  const finished = playAct(now, act);
  if (finished.state === 'waiting') throw new Error('the sample asks nobody');
  yield { act: actToCommit(clock, command, finished), note };
  return finished.after;
}

/** From the plan to the end; what the rules refuse once isn't tried again. */
function* played(clock: Clock, before: SeenCampaign, outing: Outing): Telling {
  let now = before;
  const refused = new Set<string>();
  for (;;) {
    const next = nextActs(now, outing).find((act) => !refused.has(JSON.stringify(act)));
    if (next === undefined) throw new Error('the sample’s story has come to a stop');
    const ends = next.do === 'end';
    try {
      now = yield* done(clock, now, doing(next), ends ? outing.note : undefined);
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== 'refused') throw error;
      refused.add(JSON.stringify(next));
      continue;
    }
    if (ends) return now;
  }
}
