/** Loot from the Losers: what a beaten group had in hand, and what one searcher finds on each of them. */
import { choice, number } from '../../../../core/fields.ts';
import { askingOf } from '../../../asking.ts';
import { inTheWay, isFree, type Stranger } from '../../../meeting-and-greeting/contact.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import { type Condition, strangerId } from '../../../state/turn.ts';
import { ITEMS } from '../../../types.ts';
import { maySearchLoser, searchLoser, takenFrom } from '../../../what-you-gain/losers.ts';
import { SEARCH_REFUSALS, type SearchRefusal } from '../../../what-you-gain/search.ts';
import { type ActOf, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, FIGHTER, GROUP } from '../../fields.ts';
import { encounterAt, no, type SeenEncounter, tell } from '../act.ts';
import { oneOfOurs, oursHere } from '../checks/around.ts';
import { find, gain } from '../gear/found.ts';
import { canAct } from '../standing/able.ts';
import { isHere } from '../standing/fighters.ts';
import { enemiesLeft, join } from '../standing/people.ts';
import { SEARCHING_TIMES } from '../turn/whole-turn.ts';
import { friendNamed, hasLeft, lateFor, SEARCHING, takesTurn } from './search.ts';

export const BEAT = declared({
  ofCampaigns: 'after',
  fields: { contact: GROUP },
  stages: SEARCHING,
  refusals: ['left-the-table', 'no-such-group', 'dealt-with'],
  asksFirst: true,
});

/** A group is beaten: weapons and armour of all of them go to the stockpile, Innocents among them come along. */
export function* beat(now: SeenCampaign, { contact: id }: InputOf<typeof BEAT>): ActOf<typeof BEAT> {
  const encounter = encounterAt(now, BEAT.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (hasLeft(encounter)) return no('left-the-table');
  const contact = now.contacts.find((one) => one.id === id);
  if (contact === undefined || !isHere(encounter, id) || contact.standing !== 'fought')
    return no('no-such-group');
  if (contact.whereabouts !== 'about') return no('dealt-with');
  const there = contact.members.filter(isFree);
  const away = contact.members.filter((_, at) => isAway(encounter, strangerId(contact.id, at)));
  const losers = there.filter((one) => !one.innocent && !away.includes(one));
  for (const { name, ...loser } of losers) {
    const from = { where: 'person', name } as const;
    const { weapons, bodyArmor } = takenFrom(loser);
    for (const { weapon } of weapons) yield* gain(now, 'weapon', from, { weapon });
    if (bodyArmor) yield* gain(now, 'body-armor', from);
  }
  const members = contact.members.flatMap((one, at): Stranger[] => {
    const attributes = [...one.attributes];
    if (!losers.includes(one))
      return away.includes(one) ? [{ ...one, attributes, weapons: [...one.weapons] }] : [];
    const beaten = { ...one, attributes, weapons: [], protected: false };
    const isTaken = !isFree(one) || conditionOf(encounter, strangerId(contact.id, at)) === 'captured';
    return [isTaken ? { ...beaten, captive: true } : { ...beaten, alive: false }];
  });
  yield* tell({ type: 'group-changed', contact: contact.id, members });
  const speaker = losers[0]?.name ?? null;
  yield* tell({
    type: 'group-dealt-with',
    contact: contact.id,
    speaker,
    standing: 'fought',
    whereabouts: 'gone',
    how: 'beaten',
    at: encounter.date,
  });
  yield* join(
    now,
    there.filter(({ innocent }) => innocent),
  );
  return done('beat', { speaker, several: losers.length !== 1 });
}

const conditionOf = ({ fighters }: SeenEncounter, who: string): Condition | undefined =>
  fighters.find((one) => one.who === who)?.condition;

/** Gone with all he has. */
function isAway(encounter: SeenEncounter, who: string): boolean {
  const reported = encounter.met?.find((one) => one.who === who)?.fate;
  if (reported !== undefined) return reported === 'ran-away';
  const condition = conditionOf(encounter, who);
  return condition === 'ran-away' || condition === 'off-table';
}

export const SEARCH_LOSER = declared({
  ofCampaigns: 'after',
  fields: {
    contact: GROUP,
    /** Place of the loser in the group, from 0. */
    member: number(0, 99),
    figure: FIGHTER,
    item: choice(ITEMS),
    anyway: ANYWAY,
  },
  stages: SEARCHING,
  refusals: [
    'left-the-table',
    'no-such-group',
    'not-here',
    'not-of-ours',
    'out-of-action',
    ...SEARCHING_TIMES,
    ...SEARCH_REFUSALS,
  ],
});
type SearchingLoser = InputOf<typeof SEARCH_LOSER>;

export function* searchTheLoser(now: SeenCampaign, searching: SearchingLoser): ActOf<typeof SEARCH_LOSER> {
  const encounter = encounterAt(now, SEARCH_LOSER.stages);
  if (typeof encounter === 'string') return no(encounter);
  if (hasLeft(encounter)) return no('left-the-table');
  const { contact: id, member, item } = searching;
  const contact = beatenHere(now, encounter).find((one) => one.id === id);
  const loser = contact?.members[member];
  if (contact === undefined || loser === undefined) return no('no-such-group');
  const one = oneOfOurs(now, encounter, searching.figure);
  if (typeof one === 'string') return no(one);
  const figure = one.fighter.who;
  if (!canAct(encounter, figure)) return no('out-of-action');
  const refusal = loserRefusal(now, encounter, { ...searching, loser });
  if (refusal !== undefined) return no(refusal);
  const late = yield* takesTurn(now, encounter, figure, loserSpot(id, member), searching);
  if (late !== undefined) return no(late);
  const { area, phase } = encounter;
  const { face, target, found } = yield* searchLoser(askingOf(figure), phase, item, loser.attributes);
  const spot = loserSpot(id, member);
  yield* tell({ type: 'searched', search: { spot, figure, item, found }, ...friendNamed(one), face, target });
  if (found)
    yield* find(now, one, item, { area, building: null, from: { where: 'person', name: loser.name } });
  return done('search-loser', { name: one.name, loser: loser.name });
}

/** Groups that fought in this Encounter and are beaten. */
export function beatenHere(now: SeenCampaign, encounter: SeenEncounter) {
  return now.contacts.filter(
    ({ id, whereabouts, standing }) =>
      whereabouts === 'gone' && standing === 'fought' && isHere(encounter, id),
  );
}

/** Name under which a search of somebody beaten is kept. */
export const loserSpot = (contact: string, member: number) => `${contact}-${member}`;

/** Reason for which somebody who is there may not look for an item on this loser, or undefined. */
export function loserRefusal(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { contact, member, figure, item, loser }: SearchingLoser & { readonly loser: Pick<Stranger, 'attributes'> },
): SearchRefusal | undefined {
  const wanted = { spot: loserSpot(contact, member), figure, item };
  const { phase, searches } = encounter;
  return maySearchLoser(wanted, { phase, loser, enemiesLeft: othersLeft(now, encounter, contact), searches });
}

/** True if one of the party or of its friends can still look for anything on anybody of a beaten group. */
export function searchable(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id: contact, members }: Pick<SeenCampaign['contacts'][number], 'id' | 'members'>,
): boolean {
  if (hasLeft(encounter)) return false;
  const able = oursHere(now, encounter)
    .map(({ fighter }) => fighter.who)
    .filter((id) => canAct(encounter, id));
  return members.some((loser, member) =>
    able
      .filter((figure) => lateFor(now, encounter, figure, loserSpot(contact, member)) === undefined)
      .some((figure) =>
        ITEMS.some(
          (item) => loserRefusal(now, encounter, { contact, member, figure, item, loser }) === undefined,
        ),
      ),
  );
}

/** Searching waits for all enemies: those of the same building, or of the sides that came onto the table. */
function othersLeft(now: SeenCampaign, encounter: SeenEncounter, contact: string): boolean {
  const spot = encounter.visits.find(({ group }) => group === contact)?.spot;
  if (spot !== undefined) return enemiesLeft(now, encounter, spot);
  const sides = (encounter.others ?? []).map(({ group }) => group);
  return now.contacts.some((one) => sides.includes(one.id) && inTheWay(one, encounter.date));
}
