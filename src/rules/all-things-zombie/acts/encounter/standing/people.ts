/** The survivors of a building: who they are, where they stand, and how they join the party. */
import { draw, roll } from '../../../../core/play.ts';
import { type Asking, askingOf, PLAYER_ASKING } from '../../../asking.ts';
import { weaponsBrought } from '../../../attributes.ts';
import {
  type ContactId,
  contactId,
  dealtWith,
  inTheWay,
  isFree,
  mayReturn,
  RETURN_ON,
  type Standing,
  type Stranger,
} from '../../../meeting-and-greeting/contact.ts';
import {
  ARMY_ISSUE,
  type InRoom,
  isArmy,
  placeInRoom,
  type Room,
  survivorsInBuilding,
} from '../../../meeting-and-greeting/survivors.ts';
import { insideOf } from '../../../movement/place.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { strangerId } from '../../../state/turn.ts';
import { whomOf } from '../../../state/zombies.ts';
import type { CampaignPlay } from '../../act.ts';
import { newFigure } from '../../new-figure.ts';
import { generateGrunt, giveName } from '../../recruiting.ts';
import { type SeenEncounter, tell } from '../act.ts';
import { isAble } from './able.ts';
import { fighterNamed, isHere } from './fighters.ts';

export interface MetInside {
  readonly group: ContactId | null;
  readonly places: readonly InRoom[];
}

/** Somebody met before where the house rule has it, else new people out of the deck; nobody where no die counts. */
export function* meetPeople(
  now: SeenCampaign,
  encounter: SeenEncounter,
  spot: string,
  { most, room }: { /** No more than the place holds. */ readonly most: number; readonly room: Room },
): CampaignPlay<MetInside> {
  const asking = askingOf(spot);
  const { area, phase } = encounter;
  const counted = yield* survivorsInBuilding(asking, { area, phase, winner: now.winner });
  const survivors = Math.min(counted.survivors, most);
  if (survivors === 0) return { group: null, places: [] };
  const old = now.houseRules.peopleComeBack ? yield* somebodyAgain(asking, now, encounter) : undefined;
  const strangers = { count: survivors, standing: 'strangers', innocents: true } as const;
  const group = old ?? (yield* gather(now, encounter, strangers));
  const there = now.contacts.find(({ id }) => id === group)?.members.filter(isFree) ?? [];
  const places: InRoom[] = [];
  for (const _ of there) places.push(yield* placeInRoom(asking, room));
  return { group, places };
}

function* somebodyAgain(
  asking: Asking,
  now: SeenCampaign,
  encounter: SeenEncounter,
): CampaignPlay<ContactId | undefined> {
  const { area } = encounter;
  const elsewhere = now.contacts.filter(({ id }) => !isHere(encounter, id));
  const about = mayReturn(elsewhere, area);
  if (about.length === 0) return undefined;
  const rule = 'atz.people-come-back';
  const [face = 0] = yield* roll({
    ...asking,
    rule,
    dice: 1,
    reading: { by: 'classes', cuts: [RETURN_ON - 1] },
  });
  if (face < RETURN_ON) return undefined;
  return yield* draw({ ...asking, rule, from: about.map(({ id }) => id) });
}

export interface Gathering {
  readonly count: number;
  /** Standing of the people towards the party from the start. */
  readonly standing: Standing;
  /** True if a Joker makes an Innocent: in a building alone (section: How Do You Win). */
  readonly innocents: boolean;
}

/** New people out of the deck. */
export function* gather(
  now: SeenCampaign,
  { area, date }: SeenEncounter,
  { count, standing, innocents }: Gathering,
): CampaignPlay<ContactId> {
  const army = yield* isArmy(PLAYER_ASKING, now.winner);
  const members: Stranger[] = [];
  while (members.length < count) {
    const one = yield* stranger(now, army);
    members.push({ ...one, innocent: one.innocent && innocents });
  }
  const id = contactId(now.count.contacts + 1);
  yield* tell({
    type: 'group-met',
    contact: {
      id,
      members,
      area,
      met: date,
      seen: date,
      times: 0,
      standing,
      whereabouts: 'about',
    },
  });
  return id;
}

/** A Joker makes an Innocent: unarmed, to be brought to safety (ATZ-7). */
function* stranger(now: SeenCampaign, army: boolean): CampaignPlay<Stranger> {
  const { rep, attribute, weapons, protected: armour, origin } = yield* generateGrunt(now);
  return {
    ...(yield* giveName(now)),
    rep,
    attributes: [attribute],
    protected: army ? ARMY_ISSUE.protected : armour,
    weapons: army ? [ARMY_ISSUE.weapon, ...weaponsBrought([attribute])] : weapons,
    innocent: origin.card === 'JK' && !army,
    alive: true,
    ...(army && { army }),
  };
}

/** Members of a group become figures of the party, in the battle too, each as he stands there (`were`); an Innocent among them is in safety. */
export function* join(
  now: SeenCampaign,
  members: readonly Stranger[],
  were: readonly (SeenFighter | undefined)[] = [],
): CampaignPlay<void> {
  for (const [at, { innocent, ...member }] of members.entries()) {
    const { name, pronoun = 'they', rep, attributes, protected: armour, weapons } = member;
    const body = { name, pronoun, rep, attributes, protected: armour, weapons };
    const figure = newFigure(now, { ...body, kind: 'grunt' });
    yield* tell({ type: 'figure-joined', figure });
    // Until the battle is over he takes part at once.
    const was = were[at];
    if (now.encounter !== null && now.encounter.stage !== 'after')
      yield* tell({ type: 'took-part', figure: figure.id, rep });
    if (was !== undefined)
      yield* tell({ type: 'fighter-changed', to: { ...was, who: figure.id }, of: 'moved', fired: 0 });
    if (innocent) yield* tell({ type: 'innocent-rescued', figure: figure.id });
  }
}

type SeenFighter = SeenEncounter['fighters'][number];

/**
 * True if somebody met at the spot has not been dealt with, or was fought and one of the group still fights on, or zombies are in there
 * (ATZ-122).
 */
export function enemiesLeft(now: SeenCampaign, encounter: SeenEncounter, spot: string): boolean {
  const { visits, date } = encounter;
  if (zombiesIn(encounter, spot)) return true;
  return visits.some(({ spot: met, group }) => {
    if (met !== spot || group === null) return false;
    // A long campaign has met hundreds of groups, and those of today mostly last.
    const contact = now.contacts.findLast(({ id }) => id === group);
    return contact !== undefined && inTheWay(contact, date) && fightsOn(now, encounter, contact);
  });
}

/** Dealt with they all may be dead or down, and nobody has said yet that they are beaten. */
function fightsOn(
  now: SeenCampaign,
  encounter: SeenEncounter,
  group: SeenCampaign['contacts'][number],
): boolean {
  if (!dealtWith(group, encounter.date)) return true;
  return group.members.some((_, at) => {
    const one = fighterNamed(now, encounter, strangerId(group.id, at));
    return one === undefined || isAble(one.fighter);
  });
}

/** In the room they were met in, or at somebody who is inside; none once the report has left none on the field. */
function zombiesIn({ zombies, fighters, field }: SeenEncounter, spot: string): boolean {
  if (zombies === undefined || field?.zombies === false) return false;
  return zombies.groups.some(({ count, inside, doing }) => {
    const whom = fighters.find(({ who }) => who === whomOf(doing));
    const there = inside?.spot === spot || (whom !== undefined && insideOf(whom) === spot);
    return count > 0 && there;
  });
}
