/** Hunters who come after the party: who they are, how many, and their lowest Rep (section: Pursuit; ATZ-115). */
import { type Hunters, outnumber } from '../../../encounters/kind.ts';
import { isFree } from '../../../meeting-and-greeting/contact.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign, SeenGroup } from '../../../state/seen.ts';
import { strangerId } from '../../../state/turn.ts';
import { REPS, type Rep } from '../../../types.ts';
import type { SeenEncounter } from '../act.ts';
import { isAble } from '../standing/able.ts';
import { fighterNamed, metHere } from '../standing/fighters.ts';

/** Hunters who will come after the party when the Encounter ends so; undefined where nobody does. */
export function huntersAfter(
  now: SeenCampaign,
  encounter: SeenEncounter,
  {
    leftWithHumansBehind,
    back,
  }: { readonly leftWithHumansBehind: boolean; readonly back: readonly string[] },
): Hunters | undefined {
  const { party, left } = encounter;
  if (!leftWithHumansBehind || left?.kept === true) return undefined;
  const runners = party.filter((id) => back.includes(id) || figureNamed(now, id)?.status === 'ready');
  // People parted from amiably never hunt.
  const groups = metHere(now, encounter).filter(
    (group) => group.standing === 'fought' && ableOf(now, encounter, group) > 0,
  );
  const able = groups.reduce((sum, group) => sum + ableOf(now, encounter, group), 0);
  const people = left?.people ?? able;
  return outnumber(people, runners.length)
    ? { people, groups: groups.map(({ id }) => id), runners }
    : undefined;
}

function ableOf(now: SeenCampaign, encounter: SeenEncounter, { id, members }: SeenGroup): number {
  return members.filter((one, at) => {
    const who = strangerId(id, at);
    const fate = encounter.met?.find((met) => met.who === who)?.fate ?? 'free';
    const found = fighterNamed(now, encounter, who);
    return isFree(one) && fate === 'free' && (found === undefined || isAble(found.fighter));
  }).length;
}

/** Hunters in the pursuit under way, as they were on the table they come from. */
export function huntersIn(now: SeenCampaign, { kind, role }: SeenEncounter): Hunters | undefined {
  const { before } = now;
  if (kind !== 'pursuit' || role !== 'runner' || before?.hunters === undefined) return undefined;
  const { people, groups } = before.hunters;
  return { people, groups: [...groups] };
}

/** Undefined where nobody is known of those who hunt. */
export function lowestOf(now: SeenCampaign, { groups }: Hunters): Rep | undefined {
  const reps = now.contacts
    .filter(({ id }) => groups.includes(id))
    .flatMap(({ members }) => members.filter(isFree).map(({ rep }) => rep));
  return REPS.find((rep) => reps.includes(rep));
}
