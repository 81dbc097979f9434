/** Acts as the backend makes them: by the rules, with seeded dice, ready to be committed. */

import type {
  CampaignCommitted,
  CampaignTurned,
} from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import { commitAct, createCampaign } from '../../../db/games/all-things-zombie/log/campaign-log.ts';
import type { LoadedCampaign } from '../../../db/games/all-things-zombie/log/campaigns.ts';
import type { ActToCommit, Told } from '../../../db/games/all-things-zombie/log/events.ts';
import type { Db } from '../../../db/schema.ts';
import type { Act } from '../../../src/rules/all-things-zombie/acts/act.ts';
import { beginCampaign, bringStar } from '../../../src/rules/all-things-zombie/acts/begin.ts';
import { renameCampaign } from '../../../src/rules/all-things-zombie/acts/campaign.ts';
import { addGrunt } from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import { apply, begin } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { ownCopy } from '../../../src/rules/all-things-zombie/state/own-copy.ts';
import type { SeenCampaign } from '../../../src/rules/all-things-zombie/state/seen.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { canonical } from '../../../src/rules/core/digest.ts';
import { drive, type Table } from '../../../src/rules/core/driver.ts';
import type { Given } from '../../../src/rules/core/given.ts';
import { type Question, tell } from '../../../src/rules/core/play.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { doneAs } from '../rules/title.ts';
import { AT } from './moment.ts';

export type MakeAct = (now: SeenCampaign) => Act;

function firstOption(question: Question): Given | undefined {
  const option = question.kind === 'choose' ? question.options[0] : undefined;
  return option && { answer: option.id, by: 'app' };
}

/** Renames the campaign; its title is `Call it …`. */
export function callIt(name: string): MakeAct {
  return function* (now) {
    const renamed = yield* renameCampaign(now, { name });
    return renamed.ok ? doneAs(`Call it ${name}`) : renamed;
  };
}

/** Says that all this happened, whatever the rules would have to say. */
export function telling(...events: readonly CampaignEvent[]): MakeAct {
  return function* () {
    for (const event of events) yield* tell(event);
    return doneAs('So it was');
  };
}

const about = { command: 'test', rulesVersion: '1', madeAt: AT };

/** The act with its events, each with the rolls that led to it; undefined if the rules refuse it. */
export function played(
  before: SeenCampaign,
  act: MakeAct,
): { act: ActToCommit; after: Campaign } | undefined {
  const after = ownCopy(before);
  const box = diceBox(before.seed, before.dice);
  const answering = firstOf(seeded(box), firstOption);
  let answered = 0;
  const table: Table = (question, index) => {
    answered = index + 1;
    return answering(question, index);
  };
  const marks: number[] = [];
  const driven = drive(act(after), table, (event: CampaignEvent) => {
    marks.push(answered);
    apply(after, event);
  });
  if (driven.kind !== 'finished') throw new Error(`the act is ${driven.kind}`);
  if (!driven.value.ok) return undefined;
  const events: Told[] = driven.events.map((event, index) => ({
    event,
    rolls: driven.transcript.slice(marks[index - 1] ?? 0, marks[index]),
  }));
  const dice = box.state();
  if (canonical(dice) !== canonical(before.dice)) {
    const event: CampaignEvent = { type: 'dice-advanced', dice };
    apply(after, event);
    events.push({ event, rolls: [] });
  }
  return { act: { ...about, title: driven.value.title, events }, after };
}

const STAR = { name: 'Gloria', attribute: 'agile', weapons: ['machine-pistol'] } as const;

/** A campaign's first act: it begins, and its Star joins. */
export function beginning(seed = 'ZOMBIE-1', name = 'Merrow Ford'): ActToCommit {
  const begun = drive(beginCampaign({ name, seed, division: 'months', startYear: 2 }), () => undefined);
  const [first] = begun.events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const star = played(begin(first), (now) => bringStar(now, STAR));
  return {
    ...about,
    title: { key: 'begin', values: { name } },
    events: [{ event: first, rolls: [] }, ...(star?.act.events ?? [])],
  };
}

export const ID = 'abcdefghij';

/** A campaign with a Star, at revision 1. */
export async function newCampaign(db: Db, id = ID, seed?: string): Promise<LoadedCampaign> {
  return await createCampaign(db, id, beginning(seed));
}

/** Plays the acts one after another and commits each. Throws where the rules or the store refuse one. */
export async function commitAll(
  db: Db,
  loaded: LoadedCampaign,
  acts: readonly MakeAct[],
): Promise<LoadedCampaign> {
  let at = loaded;
  for (const act of acts) {
    const made = played(at.campaign, act);
    if (made === undefined) throw new Error('the rules refuse the act');
    const committed: CampaignCommitted = await commitAct(db, at.head.id, at.head.revision, made.act);
    if (!committed.ok) throw new Error(`the store refuses the act: ${committed.refusal.code}`);
    at = { head: committed.head, campaign: committed.campaign };
  }
  return at;
}

/** A slow Grunt of Rep 3. */
export const ann: MakeAct = (now) =>
  addGrunt(now, { name: 'Ann', rep: 3, attributes: ['slow'], protected: false, weapons: ['pistol'] });

/** Outcome of an undo or redo that was done; throws for a refused one. */
export function went(turned: CampaignTurned) {
  if (!turned.ok) throw new Error(turned.refusal.code);
  return turned;
}
