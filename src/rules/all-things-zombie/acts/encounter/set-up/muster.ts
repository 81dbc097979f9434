/** The people of an Encounter who are in no building: captors, captives and their rescuers, raiders, Runners, Chasers. */
import { choice, nullable, number } from '../../../../core/fields.ts';
import { PLAYER_ASKING } from '../../../asking.ts';
import { ALL_ROLES, type Hunters, type Role } from '../../../encounters/kind.ts';
import { type ContactId, contactId, isFree, speakerOf } from '../../../meeting-and-greeting/contact.ts';
import { survivorsInBuilding } from '../../../meeting-and-greeting/survivors.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign, SeenGroup } from '../../../state/seen.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { BEFORE_REPORT, encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { huntersIn } from '../planning/hunters.ts';
import { groupsHeld, isHeld, plain, released } from '../standing/met.ts';
import { gather } from '../standing/people.ts';

export const MUSTER = declared({
  fields: {
    role: choice(ALL_ROLES),
    /** Number of people; null where the rules say it: for both sides of an escape, and for raiders. */
    count: nullable(number(1, 99)),
  },
  stages: BEFORE_REPORT,
  refusals: ['nobody-to-find'],
});

/**
 * Brings on the people whom the party doesn’t make up (section: Escape); they are enemies, or on the party’s side: those who hunt it or
 * whom it holds as they are, all others generated at random.
 */
export function* muster(now: SeenCampaign, { role, count }: InputOf<typeof MUSTER>): ActOf<typeof MUSTER> {
  const encounter = encounterAt(now, MUSTER.stages);
  if (typeof encounter === 'string') return no(encounter);
  const side = musters(now, encounter).find((one) => one.role === role);
  if (side === undefined) return no('nobody-to-find');
  const hunters = role === 'chaser' ? huntersIn(now, encounter) : undefined;
  if (hunters !== undefined && hunters.groups.length > 0) {
    yield* comeAfter(now, encounter, hunters);
    return done('muster', { role, count: hunters.people });
  }
  const wanted = side.count ?? count ?? (yield* diced(now, encounter));
  const held = role === 'captive' && encounter.role === 'captor' ? yield* breakOut(now, encounter) : 0;
  if (held < wanted) {
    const standing = role === encounter.role ? 'cooperated' : 'fought';
    const group = yield* gather(now, encounter, { count: wanted - held, standing, innocents: false });
    yield* tell({ type: 'side-mustered', side: { role, group } });
  }
  return done('muster', { role, count: wanted });
}

/** Brings on those whom the party holds, whose own weapons lie in the prison (ATZ-82), and says how many they are. */
function* breakOut(now: SeenCampaign, encounter: SeenEncounter): CampaignPlay<number> {
  let people = 0;
  for (const { ...group } of groupsHeld(now)) {
    people += group.members.filter(isHeld).length;
    yield* comesOn(now, encounter, yield* apart(now, encounter, group), 'captive');
  }
  return people;
}

/** Group of the people held, free for now; they leave one of which others are still about. */
function* apart(now: SeenCampaign, { date }: SeenEncounter, group: SeenGroup): CampaignPlay<ContactId> {
  const { id: contact, members, area, met } = group;
  if (!members.some(isFree)) {
    yield* tell({ type: 'group-changed', contact, members: members.map(released), whereabouts: 'about' });
    return contact;
  }
  const rest = members.filter((one) => !isHeld(one)).map(plain);
  yield* tell({ type: 'group-changed', contact, members: rest });
  const id = contactId(now.count.contacts + 1);
  const own = {
    id,
    members: members.filter(isHeld).map(released),
    area,
    met: { ...met },
    seen: date,
  } as const;
  const stand = { times: 0, standing: 'fought', whereabouts: 'about' } as const;
  yield* tell({ type: 'group-met', contact: { ...own, ...stand } });
  return id;
}

/** Brings on hunters from whom the party got away, as they are: the same people, with their Reps and weapons (ATZ-115). */
function* comeAfter(now: SeenCampaign, encounter: SeenEncounter, { groups }: Hunters): CampaignPlay<void> {
  for (const group of groups) yield* comesOn(now, encounter, group, 'chaser');
}

/** Has people met before take part against the party. */
function* comesOn(
  now: SeenCampaign,
  { date }: SeenEncounter,
  group: ContactId,
  role: Role,
): CampaignPlay<void> {
  const members = now.contacts.find(({ id }) => id === group)?.members ?? [];
  yield* tell({
    type: 'group-dealt-with',
    contact: group,
    speaker: speakerOf(members)?.name ?? null,
    standing: 'fought',
    whereabouts: 'about',
    how: 'fight',
    at: date,
  });
  yield* tell({ type: 'side-mustered', side: { role, group } });
}

/** As many as a building would hold, by the matrix of the area, and one at least (section: Raid; the least is ours). */
function* diced(now: SeenCampaign, { area, phase }: SeenEncounter): CampaignPlay<number> {
  const { survivors } = yield* survivorsInBuilding(PLAYER_ASKING, { area, phase, winner: now.winner });
  return Math.max(1, survivors);
}

export interface Muster {
  readonly role: Role;
  /** Null where the player says it, or the dice. */
  readonly count: number | null;
}

/** Sides on which people are still missing. Those a raider fights are met in their buildings. */
export function musters(now: SeenCampaign, encounter: SeenEncounter): readonly Muster[] {
  const there = encounter.others ?? [];
  return missing(now, encounter).filter(({ role }) => !there.some((side) => side.role === role));
}

function missing(
  now: SeenCampaign,
  { kind, role, escape: readied, party, pursuits }: SeenEncounter,
): readonly Muster[] {
  switch (kind) {
    case 'raid':
      return role === 'defender' ? [{ role: 'raider', count: null }] : [];
    case 'escape': {
      if (readied === null) return [];
      const { captors, friends } = readied.forces;
      const own = party.filter((id) => figureNamed(now, id) !== undefined).length;
      return [
        { role: 'captor', count: captors - (role === 'captor' ? own : 0) } as const,
        { role: 'captive', count: friends - (role === 'captive' ? own : 0) } as const,
      ].filter(({ count }) => count > 0);
    }
    case 'pursuit': {
      const others = role === 'runner' ? 'chaser' : 'runner';
      const count = (others === 'chaser' ? now.before?.hunters?.people : undefined) ?? null;
      return pursuits.some(({ end }) => end === 'caught') ? [{ role: others, count }] : [];
    }
    default:
      return kind satisfies never;
  }
}
