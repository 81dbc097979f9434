/** A campaign as the screens that follow its every act know it. */

import { type LoadedCampaign, rolledIn } from '../../../../db/games/all-things-zombie/index.ts';
import type { Db } from '../../../../db/index.ts';
import { CONTRACT, type Output } from '../../../contract/contract.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { Context } from '../../calls/context.ts';
import type { Shown } from '../../log/changes.ts';
import { marksDue, settledBy, toldHere } from './under-way.ts';
import { actLine } from './views/act-line.ts';
import { campaignView } from './views/campaign.ts';
import { encounterView } from './views/encounter/encounter.ts';

type Followed = 'campaign.get' | 'encounter.get';
type Views = { readonly [M in Followed]: Output<M> };

/** The Encounter takes the most to say: for a campaign nobody has played yet since the file was opened, it isn't said unasked. */
export interface ShownCampaign<Played extends boolean = boolean> extends Shown<Followed> {
  readonly views: Played extends true ? Views : Partial<Views>;
  readonly written: string;
}

/** Views that an act has shown last; the next act starts from them. */
const remembered = new WeakMap<SeenCampaign, ShownCampaign>();

/** Campaigns whose Encounter somebody has looked at. */
const played = new WeakMap<Db, Set<string>>();

/** With its Encounter, now and after whatever is done to it. */
export async function shownPlayed(context: Context, loaded: LoadedCampaign): Promise<ShownCampaign<true>> {
  const looked = played.get(context.db) ?? new Set();
  played.set(context.db, looked.add(loaded.head.id));
  return (await shown(context, loaded)) as ShownCampaign<true>;
}

/** No revision counts what the player has written, and undo names it. */
const writtenOf = ({ writing }: LoadedCampaign['head']) =>
  `${writing.undo?.version ?? ''}/${writing.redo?.version ?? ''}`;

export async function shown({ db }: Context, loaded: LoadedCampaign): Promise<ShownCampaign> {
  const { head, campaign } = loaded;
  const isPlayed = played.get(db)?.has(head.id) === true;
  const found = remembered.get(campaign);
  const isWhole = found?.views['encounter.get'] !== undefined || !isPlayed;
  if (found?.revision === head.revision && found.written === writtenOf(head) && isWhole) return found;
  const told = isPlayed ? await toldHere(db, head.id, campaign) : undefined;
  const settled = isPlayed ? await settledBy(db, head.id, campaign) : undefined;
  const views = withCorrections(campaign.corrections, () => ({
    'campaign.get': CONTRACT['campaign.get'].output.parse(campaignView(loaded)),
    ...(told !== undefined &&
      settled !== undefined && {
        'encounter.get': CONTRACT['encounter.get'].output.parse(
          encounterView({ head, campaign, marks: marksDue(campaign, told), told, settled }),
        ),
      }),
  }));
  const now = {
    revision: head.revision,
    last:
      head.last &&
      actLine(campaign, {
        ...head.last,
        rolled: (await rolledIn(db, head.id, [head.last.act])).get(head.last.act) ?? [],
      }),
    log: { call: 'encounter.log', of: campaign.encounter?.number ?? null } as const,
    views,
    written: writtenOf(head),
  };
  remembered.set(campaign, now);
  return now;
}
