/** A campaign as the screens that follow its every act know it. */

import {
  type LoadedCampaign,
  lastStatusOf,
  rolledIn,
  type Told,
} from '../../../../db/games/all-things-zombie/index.ts';
import type { Db } from '../../../../db/index.ts';
import { CONTRACT, type Output } from '../../../contract/contract.ts';
import type { ToldHere } from '../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import type { EventType } from '../../../rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer } from '../../../rules/all-things-zombie/state/cause.ts';
import { STANDING_EVENTS } from '../../../rules/all-things-zombie/state/event-table.ts';
import { starGone } from '../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import { same } from '../../../rules/core/same.ts';
import type { Context } from '../../calls/context.ts';
import type { Shown } from '../../log/changes.ts';
import { marksDue, settledBy, toldHere } from './under-way.ts';
import { actLine } from './views/act-line.ts';
import { campaignView, turns } from './views/campaign.ts';
import { boardView } from './views/encounter/board.ts';
import { encounterView } from './views/encounter/encounter.ts';

type Followed = 'campaign.get' | 'encounter.get' | 'encounter.pieces';
type Views = { readonly [M in Exclude<Followed, 'encounter.pieces'>]: Output<M> } & {
  /** Only while a board is taken up. */
  readonly 'encounter.pieces'?: Output<'encounter.pieces'>;
};

/** A campaign as it was shown after an act: where undo or redo leads back to that act, it is shown so again. */
interface Stood {
  readonly act: number;
  readonly campaign: SeenCampaign;
  readonly last: Shown['last'];
  readonly views: Partial<Views>;
  /** Events of its Encounter that bear on how somebody stands; undefined where nobody has looked at it. */
  readonly told: readonly ToldHere[] | undefined;
}

/** Before something was done to a campaign, as it was shown. */
interface Since {
  readonly before: ShownCampaign;
  /** Events of the act, where one was done: the log needn’t be read for them. */
  readonly told?: readonly Told[];
}

/** States that undo and redo find again at once; each holds the views of its own. */
const MOST_STOOD = 8;

/** The Encounter takes the most to say: for a campaign nobody has played yet since the file was opened, it isn't said unasked. */
export interface ShownCampaign<Played extends boolean = boolean> extends Shown<Followed> {
  readonly views: Played extends true ? Views : Partial<Views>;
  readonly written: string;
  /** Present state and those before it, the newest first. */
  readonly stood: readonly Stood[];
}

/** Views that an act has shown last; the next act starts from them. */
const remembered = new WeakMap<SeenCampaign, ShownCampaign>();

/** Campaigns whose Encounter somebody has looked at. */
const played = new WeakMap<Db, Set<string>>();

/** The campaign shown with its Encounter, now and after whatever is done to it. */
export async function shownPlayed(
  context: Context,
  loaded: LoadedCampaign,
  since?: Since,
): Promise<ShownCampaign<true>> {
  const looked = played.get(context.db) ?? new Set();
  played.set(context.db, looked.add(loaded.head.id));
  return (await shown(context, loaded, since)) as ShownCampaign<true>;
}

/** Events that bear on how somebody stands, as they were read for what is shown. */
export const toldShown = ({ stood }: ShownCampaign<true>): readonly ToldHere[] => stood[0]?.told ?? [];

/** No revision counts what the player has written, and undo names it. */
const writtenOf = ({ writing }: LoadedCampaign['head']) =>
  `${writing.undo?.version ?? ''}/${writing.redo?.version ?? ''}`;

export async function shown({ db }: Context, loaded: LoadedCampaign, since?: Since): Promise<ShownCampaign> {
  const { head, campaign } = loaded;
  const isPlayed = played.get(db)?.has(head.id) === true;
  const isWhole = (views: Partial<Views>) => views['encounter.get'] !== undefined || !isPlayed;
  const found = remembered.get(campaign);
  if (found?.revision === head.revision && found.written === writtenOf(head) && isWhole(found.views))
    return found;
  const earlier = since?.before.stood ?? [];
  const known = earlier.find((one) => one.act === head.act && same(one.campaign, campaign));
  const { last, views, told } =
    known !== undefined && isWhole(known.views)
      ? { ...known, views: shownAgain(known.views, head) }
      : await shownAnew(db, loaded, { isPlayed, since });
  const now = {
    revision: head.revision,
    last,
    log: { call: 'encounter.log', of: campaign.encounter?.number ?? null } as const,
    views,
    written: writtenOf(head),
    stood: [
      { act: head.act, campaign, last, views, told },
      ...earlier.filter(({ act }) => act !== head.act),
    ].slice(0, MOST_STOOD),
  };
  // Each of them would hold those before it, however many there are.
  for (const { campaign: before } of earlier) remembered.delete(before);
  remembered.set(campaign, now);
  return now;
}

/** The views of the same state, as the log stands now. */
function shownAgain(views: Partial<Views>, head: LoadedCampaign['head']): Partial<Views> {
  const { 'campaign.get': campaign, 'encounter.get': encounter, 'encounter.pieces': pieces } = views;
  const { revision } = head;
  return {
    ...(campaign !== undefined && { 'campaign.get': { ...campaign, revision, ...turns(head) } }),
    ...(encounter !== undefined && { 'encounter.get': { ...encounter, revision } }),
    ...(pieces !== undefined && { 'encounter.pieces': { ...pieces, revision } }),
  };
}

async function shownAnew(
  db: Db,
  loaded: LoadedCampaign,
  { isPlayed, since }: { readonly isPlayed: boolean; readonly since: Since | undefined },
): Promise<Omit<Stood, 'act' | 'campaign'>> {
  const { head, campaign } = loaded;
  const rolled = since?.told?.filter(({ rolls }) => rolls.length > 0) ?? (await rolledFor(db, head));
  const last = head.last && actLine(campaign, { ...head.last, rolled });
  const told = isPlayed ? (toldOn(loaded, since) ?? (await toldHere(db, head.id, campaign))) : undefined;
  const gone = starGone(campaign);
  const starWhy = (gone && (await lastStatusOf(db, head.id, gone.id))?.why) ?? byPlayer('');
  const settled = isPlayed ? await settledBy(db, head.id, campaign) : undefined;
  const views = withCorrections(campaign.corrections, () => ({
    'campaign.get': CONTRACT['campaign.get'].output.parse(campaignView(loaded)),
    ...(told !== undefined &&
      settled !== undefined && {
        'encounter.get': CONTRACT['encounter.get'].output.parse(
          encounterView({ head, campaign, marks: marksDue(campaign, told), told, settled, starWhy }),
        ),
      }),
    ...(told !== undefined &&
      campaign.encounter?.board !== undefined && {
        'encounter.pieces': CONTRACT['encounter.pieces'].output.parse(boardView(loaded, told)),
      }),
  }));
  return { last, views, told };
}

async function rolledFor(db: Db, { id, act, last }: LoadedCampaign['head']): Promise<readonly Told[]> {
  return last === null ? [] : ((await rolledIn(db, id, [act])).get(act) ?? []);
}

const STANDING: ReadonlySet<EventType> = new Set(STANDING_EVENTS);

/** Events told before, and by this act; undefined where the log has to be read, as where another Encounter has begun. */
function toldOn(
  { head, campaign: { encounter } }: LoadedCampaign,
  since: Since | undefined,
): readonly ToldHere[] | undefined {
  const [stood] = since?.before.stood ?? [];
  if (since?.told === undefined || stood?.told === undefined || encounter === null) return undefined;
  if (encounter.stage === 'after' || stood.campaign.encounter?.number !== encounter.number) return undefined;
  const events = since.told.map(({ event }) => event).filter(({ type }) => STANDING.has(type));
  return events.length === 0 ? stood.told : [...stood.told, { act: head.act, events }];
}
