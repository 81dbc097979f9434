/** A campaign as the screens that follow its every act know it. */
import { type LoadedCampaign, rolledIn } from '../../../../db/index.ts';
import { CONTRACT } from '../../../contract/contract.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/acts/act.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { Shown } from '../../campaign/changes.ts';
import type { Context } from '../../host/context.ts';
import { marksDue, settledBy, toldHere } from './under-way.ts';
import { actLine } from './views/act-line.ts';
import { campaignView } from './views/campaign.ts';
import { encounterView } from './views/encounter/encounter.ts';

type Followed = 'campaign.get' | 'encounter.get';

/** What an act has shown last is what the next one starts from. */
const remembered = new WeakMap<SeenCampaign, Shown<Followed> & { readonly written: string }>();

/** No revision counts what the player has written, and undo names it. */
const writtenOf = ({ writing }: LoadedCampaign['head']) =>
  `${writing.undo?.version ?? ''}/${writing.redo?.version ?? ''}`;

export async function shown({ db }: Context, loaded: LoadedCampaign): Promise<Shown<Followed>> {
  const { head, campaign } = loaded;
  const found = remembered.get(campaign);
  if (found?.revision === head.revision && found.written === writtenOf(head)) return found;
  const told = await toldHere(db, head.id, campaign);
  const settled = await settledBy(db, head.id, campaign);
  const marks = marksDue(campaign, told);
  const views = withCorrections(campaign.corrections, () => ({
    'campaign.get': CONTRACT['campaign.get'].output.parse(campaignView(loaded)),
    'encounter.get': CONTRACT['encounter.get'].output.parse(
      encounterView({ head, campaign, marks, told, settled }),
    ),
  }));
  const now = {
    revision: head.revision,
    last:
      head.undo &&
      actLine(campaign, {
        ...head.undo,
        rolled: (await rolledIn(db, head.id, [head.undo.act])).get(head.undo.act) ?? [],
      }),
    log: { call: 'encounter.log', of: campaign.encounter?.number ?? null } as const,
    views,
    written: writtenOf(head),
  };
  remembered.set(campaign, now);
  return now;
}
