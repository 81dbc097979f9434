/** Fates of those met by the end of the battle, and what of them stays on record. */
import { isFree, type MetFate, type Stranger } from '../../../meeting-and-greeting/contact.ts';
import type { MetRecord } from '../../../state/encounter.ts';
import type { SeenCampaign, SeenGroup } from '../../../state/seen.ts';
import { type Condition, type Fighter, strangerId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { isHere } from './fighters.ts';

/** By the marks of the turns; whoever is not marked is free to go. Who joined is one of the party. */
export function metByMarks(now: SeenCampaign, encounter: SeenEncounter): readonly MetRecord[] {
  return groupsMet(now, encounter).flatMap(({ id, members, whereabouts }) =>
    members.flatMap((member, at): MetRecord[] => {
      const who = strangerId(id, at);
      const marked = encounter.fighters.find((one) => one.who === who);
      // Members of a group met again who were killed or taken before are no part of it any more.
      if (marked === undefined && whereabouts === 'about' && !isFree(member)) return [];
      const fate = fateOf(member, marked);
      const by = fate === 'killed' || fate === 'captured' ? (marked?.downedBy?.by ?? null) : null;
      return [{ who, name: member.name, fate, by }];
    }),
  );
}

const FATES: { readonly [C in Condition]?: MetFate } = {
  dead: 'killed',
  captured: 'captured',
  'ran-away': 'ran-away',
};

function fateOf(member: Pick<Stranger, 'alive' | 'captive'>, marked: Fighter | undefined): MetFate {
  const fate = marked && FATES[marked.condition];
  if (fate !== undefined) return fate;
  if (!member.alive) return 'killed';
  return member.captive === undefined ? 'free' : 'captured';
}

function groupsMet(now: SeenCampaign, encounter: SeenEncounter): readonly SeenGroup[] {
  return now.contacts.filter(({ id, whereabouts }) => whereabouts !== 'joined' && isHere(encounter, id));
}

/** Fates as a report says them of some, over what the marks say; undefined where it names somebody who isn’t there. */
export function metAsSaid(
  now: SeenCampaign,
  encounter: SeenEncounter,
  said: readonly Omit<MetRecord, 'name'>[],
): readonly MetRecord[] | undefined {
  const all = metByMarks(now, encounter);
  if (said.some(({ who }) => !all.some((one) => one.who === who))) return undefined;
  return all.map((one) => ({ ...one, ...said.find(({ who }) => who === one.who) }));
}

/** The dead are dead, and captives are no part of their group any more. */
export function* keepOnRecord(
  now: SeenCampaign,
  encounter: SeenEncounter,
  met: readonly MetRecord[],
): CampaignPlay<void> {
  for (const { id, members } of groupsMet(now, encounter)) {
    const after = members.map((member, at) => {
      const fate = met.find(({ who }) => who === strangerId(id, at))?.fate;
      return fate === undefined ? member : withFate(member, fate);
    });
    if (after.some((one, at) => one !== members[at]))
      yield* tell({ type: 'group-changed', contact: id, members: after.map(plain) });
  }
}

type SeenStranger = SeenGroup['members'][number];

function withFate(member: SeenStranger, fate: MetFate): SeenStranger {
  const { captive, ...as } = member;
  switch (fate) {
    case 'killed':
      return member.alive ? { ...as, alive: false } : member;
    case 'captured':
      return member.alive && captive === undefined ? { ...as, captive: true } : member;
    case 'free':
    case 'ran-away':
      return isFree(member) ? member : { ...as, alive: true };
    default:
      return fate satisfies never;
  }
}

export const plain = (one: SeenStranger): Stranger => ({
  ...one,
  attributes: [...one.attributes],
  weapons: [...one.weapons],
});

/** Groups of whom nobody is left that could be met again. */
export function groupsUndone(now: SeenCampaign, encounter: SeenEncounter): readonly SeenGroup[] {
  return groupsMet(now, encounter).filter(
    ({ whereabouts, members }) => whereabouts === 'about' && !members.some(isFree),
  );
}

/** People whom the party has captured, and still holds; friends of it are in the enemy’s hands. */
export const heldByParty = ({ contacts }: Pick<SeenCampaign, 'contacts'>): readonly SeenStranger[] =>
  groupsHeld({ contacts }).flatMap(({ members }) => members.filter(isHeld));

/** The groups that they are of. */
export const groupsHeld = ({ contacts }: Pick<SeenCampaign, 'contacts'>): readonly SeenGroup[] =>
  contacts.filter(({ members, standing }) => standing !== 'cooperated' && members.some(isHeld));

export const isHeld = ({ alive, captive }: Pick<Stranger, 'alive' | 'captive'>): boolean =>
  alive && captive === true;

/** One of a group, out of captivity if he was in it. */
export function released(one: SeenStranger): Stranger {
  const { captive: _, ...free } = plain(one);
  return isHeld(one) ? free : plain(one);
}

export const isStrangerOf = (who: string, contact: string): boolean => who.startsWith(`${contact}/`);
