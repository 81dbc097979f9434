/** Loot from the Losers: what a beaten group had in hand, and what one searcher finds on each of them. */
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, done, type Now } from '../../campaign/act.ts';
import { maySearchLoser, searchLoser, takenFrom } from '../../gains/losers.ts';
import type { ItemId } from '../../types.ts';
import { encounterAt, no, participant, tell } from './act.ts';
import { enemiesLeft, join } from './people.ts';
import { find, gain, SEARCHING } from './search.ts';

const ASKING = PLAYER_ASKING;

/** A group is beaten: weapons and armour of all of them go to the stockpile, Innocents among them come along. */
export function* beat(now: Now, { contact: id }: { readonly contact: string }): Act {
  const encounter = encounterAt(now, SEARCHING);
  if (typeof encounter === 'string') return no(encounter);
  const contact = now.contacts.find((one) => one.id === id);
  const met = encounter.visits.some(({ group }) => group === id);
  if (contact === undefined || !met || contact.standing !== 'fought') return no('no-such-group');
  if (contact.whereabouts !== 'about') return no('dealt-with');
  const there = contact.members.filter(({ alive }) => alive);
  const losers = there.filter(({ innocent }) => !innocent);
  for (const { name, ...loser } of losers) {
    const { weapons, bodyArmor } = takenFrom(loser);
    for (const { weapon } of weapons) yield* gain(now, 'weapon', name, { weapon });
    if (bodyArmor) yield* gain(now, 'body-armor', name);
  }
  const members = losers.map((loser) => ({
    ...loser,
    attributes: [...loser.attributes],
    weapons: [],
    protected: false,
    alive: false,
  }));
  yield* tell({ type: 'group-changed', contact: contact.id, members });
  const speaker = losers[0]?.name ?? 'They';
  yield* tell({
    type: 'group-dealt-with',
    contact: contact.id,
    speaker,
    standing: 'fought',
    whereabouts: 'gone',
    how: 'They are beaten',
    at: encounter.date,
  });
  yield* join(
    now,
    there.filter(({ innocent }) => innocent),
  );
  return done(losers.length === 1 ? `${speaker} is beaten` : `${speaker} and theirs are beaten`);
}

export interface SearchingLoser {
  readonly contact: string;
  /** Which of them, by place in the group from 0. */
  readonly member: number;
  readonly figure: string;
  readonly item: ItemId;
}

export function* searchTheLoser(now: Now, { contact: id, member, figure: who, item }: SearchingLoser): Act {
  const encounter = encounterAt(now, SEARCHING);
  if (typeof encounter === 'string') return no(encounter);
  const visit = encounter.visits.find(({ group }) => group === id);
  const contact = now.contacts.find((one) => one.id === id);
  const loser = contact?.members[member];
  if (visit === undefined || loser === undefined || contact?.whereabouts !== 'gone')
    return no('no-such-group');
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  const spot = `${contact.id}-${member}`;
  const { area, phase, searches } = encounter;
  const refusal = maySearchLoser(
    { spot, figure: figure.id, item },
    { phase, loser, enemiesLeft: enemiesLeft(now, encounter, visit.spot), searches },
  );
  if (refusal !== undefined) return no(refusal);
  const { face, target, found } = yield* searchLoser(ASKING, phase, item, loser.attributes);
  yield* tell({ type: 'searched', search: { spot, figure: figure.id, item, found }, face, target });
  if (found) yield* find(now, figure, item, { area, building: null, from: loser.name });
  return done(`${figure.name} searches ${loser.name}`);
}
