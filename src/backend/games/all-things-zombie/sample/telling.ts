/** The sample's story played from a seed, act by act, nothing stored: by the same acts as a player's, with the app's dice. */
import type { ActToCommit, Told } from '../../../../../db/games/all-things-zombie/index.ts';
import { apply, begin } from '../../../../rules/all-things-zombie/state/apply.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { CallFailure } from '../../../calls/call-failure.ts';
import { beginning } from '../beginning.ts';
import { actToCommit, type Clock } from '../campaign-act.ts';
import { playAct } from '../play-act.ts';
import { nextActs, type Outing } from './outing.ts';
import { doing, type Step } from './steps.ts';
import { opening, STAR, storyOf } from './story.ts';

/** An act as it was done, and what the player writes beside it. */
export interface Done {
  readonly act: ActToCommit;
  readonly note: string | undefined;
}

type Telling = Generator<Done, SeenCampaign>;

const STAR_BEGINS = {
  name: STAR,
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
