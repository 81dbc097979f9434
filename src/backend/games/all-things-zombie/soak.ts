/** A campaign played by bots: every act through the same door as a player's. */
import {
  type ActToCommit,
  commitActs,
  createCampaign,
} from '../../../../db/games/all-things-zombie/index.ts';
import type { ToldHere } from '../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import type { BotAct } from '../../../rules/all-things-zombie/bots/act.ts';
import { nextAct } from '../../../rules/all-things-zombie/bots/campaign.ts';
import { chanceOf } from '../../../rules/all-things-zombie/bots/chance.ts';
import { STANDING_EVENTS } from '../../../rules/all-things-zombie/state/event-table.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { type DiceBox, diceBox } from '../../../rules/core/dice.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { Context } from '../../calls/context.ts';
import { freshCampaignId } from '../../calls/seed.ts';
import type { Work } from '../../calls/works.ts';
import { beginning } from './beginning.ts';
import { tried } from './bot-act.ts';
import { actToCommit } from './campaign-act.ts';
import type { Finished } from './play-act.ts';

export interface SoakWanted {
  readonly name: string;
  readonly seed: string;
  /** Years of the campaign to play. */
  readonly years: number;
}

/** A bot's doing: an act that went through, or a refusal by the rules. */
export interface BotDid {
  readonly command: string;
  readonly finished: Finished | null;
}

/** Events that tell how somebody stands. */
const STANDING: ReadonlySet<string> = new Set(STANDING_EVENTS);

/** Refusals in a row that mean the bot has lost its way. */
const MOST_REFUSALS = 200;

/** Nothing comes after a battle by itself. */
const isOver = ({ encounter }: SeenCampaign): boolean => encounter?.oneOff?.result !== undefined;

/**
 * Plays on from `campaign` for so many years, or to the end of a battle by itself. Gives each act; whoever iterates decides what is stored, and hands back
 * the campaign as it stands then.
 */
export function* botsPlaying(
  campaign: SeenCampaign,
  years: number,
  box: DiceBox,
): Generator<BotDid, SeenCampaign, SeenCampaign | undefined> {
  const chance = chanceOf(box);
  const last = campaign.calendar.now.year + years;
  let now = campaign;
  let refusals = 0;
  let told: ToldHere[] = [];
  while (now.calendar.now.year < last && !isOver(now)) {
    const seen = now;
    const next: BotAct = withCorrections(seen.corrections, () => nextAct(seen, chance, told));
    const finished = tried(now, next.act, box);
    refusals = finished === null ? refusals + 1 : 0;
    if (refusals > MOST_REFUSALS)
      throw new Error(`the bots are refused again and again, last ${next.command}`);
    const stored = yield { command: next.command, finished };
    if (finished === null) continue;
    if (finished.after.encounter?.number !== now.encounter?.number) told = [];
    const events = finished.told.map(({ event }) => event).filter(({ type }) => STANDING.has(type));
    if (events.length > 0) told.push({ act: told.length + 1, events });
    now = stored ?? finished.after;
  }
  return now;
}

/** A new campaign played by bots and kept like any other, a year at a time; called off, it stands where they came to. */
export async function soak(context: Context, { name, seed, years }: SoakWanted, { goesOn }: Work) {
  const id = freshCampaignId(context.random);
  const begun = await createCampaign(
    context.db,
    id,
    beginning(context, { name, seed, division: 'seasons', startYear: 2, star: {} }),
  );
  let { head } = begun;
  let played: ActToCommit[] = [];
  let acts = 1;
  const store = async () => {
    if (played.length === 0) return;
    const committed = await commitActs(context.db, id, head.revision, played);
    if (!committed.ok) throw new Error(`the bots' acts were not stored: ${committed.refusal.code}`);
    head = committed.head;
    acts += played.length;
    played = [];
  };
  let now: SeenCampaign = begun.campaign;
  const bots = botsPlaying(now, years, diceBox(`${seed} bots`));
  const first = now.calendar.now.year;
  let { year } = now.calendar.now;
  let step = bots.next();
  while (!step.done) {
    if (!(await goesOn(year - first, years))) break;
    const { command, finished } = step.value;
    if (finished !== null) {
      played.push(actToCommit(context, command, finished));
      now = finished.after;
    }
    if (now.calendar.now.year > year) await store();
    ({ year } = now.calendar.now);
    step = bots.next(now);
  }
  await store();
  return { id, revision: head.revision, acts, cancelled: step.done !== true };
}
