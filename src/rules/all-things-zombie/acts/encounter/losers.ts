/** Loot from the Losers: what a beaten group had in hand, and what one searcher finds on each of them. */
import { PLAYER_ASKING } from '../../asking.ts';
import { type Act, done, type Now } from '../../campaign/act.ts';
import { maySearchLoser, searchLoser, takenFrom } from '../../gains/losers.ts';
import { STOCK_OF } from '../../gains/stockpile.ts';
import type { ItemId } from '../../types.ts';
import { no, participant, tell } from './act.ts';
import { gained } from './search.ts';

const ASKING = PLAYER_ASKING;

/** A group is beaten: weapons and armour of all of them go to the stockpile, Innocents are brought along. */
export function* beat(now: Now, { contact: id }: { readonly contact: string }): Act {
  const contact = now.contacts.find((one) => one.id === id);
  if (now.encounter === null) return no('none-planned');
  if (contact === undefined || contact.standing !== 'fought') return no('no-such-group');
  if (contact.whereabouts !== 'about') return no('dealt-with');
  const beaten = contact.members.filter(({ alive }) => alive);
  for (const member of beaten) {
    const { weapons, bodyArmor } = takenFrom(member);
    for (const { weapon } of weapons) yield* gained(now, 'weapon', member.name, { weapon });
    if (bodyArmor) yield* gained(now, 'body-armor', member.name);
  }
  yield* tell({
    type: 'group-changed',
    contact: contact.id,
    members: contact.members.map((member) => ({
      ...member,
      attributes: [...member.attributes],
      weapons: [],
      alive: false,
    })),
  });
  const [first] = beaten;
  yield* tell({
    type: 'group-dealt-with',
    contact: contact.id,
    speaker: first?.name ?? 'They',
    standing: 'fought',
    whereabouts: 'gone',
    how: 'They are beaten',
    at: now.calendar.now,
  });
  return done(`${first?.name ?? 'They'} and theirs are beaten`);
}

export interface SearchingLoser {
  readonly contact: string;
  /** Which of them, by place in the group. */
  readonly member: number;
  readonly figure: string;
  readonly item: ItemId;
}

export function* searchTheLoser(
  now: Now,
  { contact: id, member: at, figure: who, item }: SearchingLoser,
): Act {
  const { encounter } = now;
  if (encounter === null) return no('none-planned');
  const contact = now.contacts.find((one) => one.id === id);
  const loser = contact?.members[at];
  if (contact === undefined || loser === undefined || contact.whereabouts !== 'gone')
    return no('no-such-group');
  const figure = participant(now, who);
  if (figure === undefined) return no('not-here');
  const spot = `${contact.id}-${at}`;
  const refusal = maySearchLoser(
    { spot, figure: figure.id, item },
    { phase: encounter.phase, loser, enemiesLeft: false, searches: encounter.searches },
  );
  if (refusal !== undefined) return no(refusal);
  const { face, target, found } = yield* searchLoser(ASKING, encounter.phase, item, loser.attributes);
  yield* tell({ type: 'searched', search: { spot, figure: figure.id, item, found }, face, target });
  if (found && item !== 'weapons') yield* gained(now, STOCK_OF[item], loser.name);
  return done(`${figure.name} searches ${loser.name}`);
}
