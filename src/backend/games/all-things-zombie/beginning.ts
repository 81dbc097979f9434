/** The first act of a campaign: it begins, and its Star joins. */
import type { ActToCommit, Told } from '../../../../db/games/all-things-zombie/index.ts';
import type { NewCampaign } from '../../../contract/games/all-things-zombie/campaigns.ts';
import { beginCampaign, bringStar } from '../../../rules/all-things-zombie/acts/begin.ts';
import { prepareOneOff } from '../../../rules/all-things-zombie/acts/one-off.ts';
import { refusalText } from '../../../rules/all-things-zombie/acts/refusals.ts';
import { begin } from '../../../rules/all-things-zombie/state/apply.ts';
import { drive } from '../../../rules/core/driver.ts';
import { refused } from '../../calls/call-failure.ts';
import { actToCommit, type Clock } from './campaign-act.ts';
import { playAct } from './play-act.ts';

const COMMAND = 'campaign.create';

/** Both parts in one act, which can't be undone. Throws a `CallFailure` where the rules refuse. */
export function beginning(clock: Clock, wanted: NewCampaign): ActToCommit {
  const { star, peopleComeBack = false, ...calendar } = wanted;
  const { oneOff } = calendar;
  const begun = drive(beginCampaign(calendar), () => undefined);
  if (begun.kind !== 'finished') throw new Error('beginning a campaign asks nothing');
  if (!begun.value.ok) throw refused(refusalText(begun.value.refusal));
  const [first] = begun.events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const joined = playAct(begin(first), (now) =>
    oneOff === undefined ? bringStar(now, star, { peopleComeBack }) : prepareOneOff(now, oneOff),
  );
  if (joined.state === 'waiting') throw new Error('beginning asks nobody');
  const told: Told[] = [{ event: first, rolls: [] }, ...joined.told];
  return actToCommit(clock, COMMAND, { ...joined, title: begun.value.title, told });
}
