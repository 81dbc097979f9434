/** Section: Pick Up the Gun or Buddy. One of the party takes the weapon of somebody who lies there, friend or enemy. */
import { startingClips, usesClips } from '../../../arms.ts';
import { type HeldWeaponId, heldWeaponId } from '../../../ids.ts';
import { byRule } from '../../../state/cause.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import type { Fighter, Spent, TookUp } from '../../../state/turn.ts';
import type { WeaponId } from '../../../types.ts';
import { type ActOf, type CampaignPlay, declared, done, type InputOf } from '../../act.ts';
import { ANYWAY, ARMED, FIGHTER, FIGURE } from '../../fields.ts';
import { arm } from '../../recruiting.ts';
import { BEFORE_REPORT, no, type SeenEncounter, tell } from '../act.ts';
import { isThrown } from '../gear/barrels.ts';
import { outOfContact } from '../places/contact-here.ts';
import { pieceOf } from '../places/near.ts';
import { isAble } from '../standing/able.ts';
import { LIES } from '../standing/carried.ts';
import { type Armed, ammoId, type Fighting, fighterNamed, spentOn } from '../standing/fighters.ts';
import { plain } from '../standing/met.ts';
import { timely } from '../turn/timely.ts';
import { fighting } from '../turn/turn.ts';
import { mayTend, TENDING_TIMES } from '../turn/whole-turn.ts';

export const PICK_UP = declared({
  fields: {
    who: FIGURE,
    /** The person who lies there. */
    from: FIGHTER,
    weapon: ARMED,
    anyway: ANYWAY,
  },
  stages: BEFORE_REPORT,
  refusals: [
    ...(['nobody-caught', 'not-here', 'out-of-action', 'at-himself'] as const),
    ...(['holds-it-himself', 'no-such-weapon', 'not-in-hand'] as const),
    ...TENDING_TIMES,
    'against-places',
  ],
});

/**
 * Takes up a weapon of somebody who lies there. It takes the activation, or doubles (ATZ-126), and can be fired in answer at once. Contact
 * between the two is for the players to see, unless there is a board.
 */
export function* pickUp(
  now: SeenCampaign,
  { who, from, weapon, anyway }: InputOf<typeof PICK_UP>,
): ActOf<typeof PICK_UP> {
  const found = fighting(now, who);
  if (typeof found === 'string') return no(found);
  const { encounter, figure } = found;
  if (figure === null) return no('not-here');
  if (!isAble(found.fighter)) return no('out-of-action');
  if (from === who) return no('at-himself');
  const other = fighterNamed(now, encounter, from);
  if (other === undefined) return no('not-here');
  if (!LIES.includes(other.fighter.condition)) return no('holds-it-himself');
  const armed = other.weapons.find(({ id }) => id === weapon);
  if (armed === undefined) return no('no-such-weapon');
  if (isThrown(encounter, other, armed)) return no('not-in-hand');
  const untimely =
    mayTend(now, encounter, found) ?? outOfContact(encounter, found, pieceOf(encounter, other));
  const late = yield* timely(now, found, untimely, { anyway });
  if (late !== undefined) return no(late);
  const took =
    other.figure === null
      ? yield* takenFromStranger(now, encounter, figure, other, armed)
      : yield* takenFromFigure(figure, other.figure, other, armed);
  yield* tell({ type: 'fighter-changed', to: after(found, encounter, took), of: 'shots', fired: 0 });
  return done('pick-up-from', { name: found.name, weapon: armed.weapon, whose: other.name });
}

/** Takes a weapon from a figure of the party; the first owner’s name goes with it from hand to hand, for it to be given back. */
function* takenFromFigure(
  to: SeenFigure,
  from: SeenFigure,
  { fighter }: Fighting,
  { id }: Armed,
): CampaignPlay<TookUp | undefined> {
  const what = from.weapons.find((one) => one.id === id);
  if (what === undefined) return undefined;
  yield* tell({ type: 'weapon-given', figure: from.id, to: to.id, what: { ...what }, pickedUp: true });
  const before = fighter.tookUp?.find((one) => one.weapon === what.id);
  return { weapon: what.id, of: before?.of ?? from.id };
}

/** Takes a weapon from a stranger for good; the weapons he has left move up in their places with what is in them. */
function* takenFromStranger(
  now: SeenCampaign,
  encounter: SeenEncounter,
  { id: figure }: SeenFigure,
  { fighter, weapons }: Fighting,
  { id, weapon }: Armed,
): CampaignPlay<undefined> {
  const [group, member] = fighter.who.split('/');
  const contact = now.contacts.find((one) => one.id === group);
  if (contact === undefined) throw new Error(`${fighter.who} is of no group`);
  const place = weapons.findIndex((one) => one.id === id);
  const spent = weapons.map((one) => spentOn(encounter, ammoId(fighter, one.id), true));
  const members = contact.members.map((one, at) =>
    at === Number(member)
      ? { ...plain(one), weapons: one.weapons.filter((_, other) => other !== place) }
      : plain(one),
  );
  yield* tell({ type: 'group-changed', contact: contact.id, members });
  for (const [at, left] of spent.slice(place + 1).entries())
    yield* tell({ type: 'ammo-spent', spent: { ...left, weapon: ammoId(fighter, `w${place + at}`) } });
  const held = heldWeaponId(now.count.weapons + 1);
  const [what] = arm([weapon], now.count.weapons);
  if (what === undefined) throw new Error(`${weapon} is no weapon`);
  yield* tell({ type: 'weapon-got', figure, what, why: byRule('picked-up') });
  const was = spent[place];
  if (was !== undefined) yield* tell({ type: 'ammo-spent', spent: asTaken(weapon, held, was) });
  return undefined;
}

/** As he left it; with a spare clip less, as whatever is taken from somebody in this Encounter (ATZ-108). */
function asTaken(weapon: WeaponId, id: HeldWeaponId, was: Spent): Spent {
  if (!usesClips(weapon)) return { ...was, weapon: id };
  const { spare } = startingClips(weapon);
  const used = Math.min(spare, was.used + spare - startingClips(weapon, 'looted').spare);
  const { partUsed: kept = [], ...rest } = was;
  const partUsed = kept.slice(0, spare - used);
  return { ...rest, weapon: id, used, ...(partUsed.length > 0 && { partUsed }) };
}

function after({ fighter }: Fighting, encounter: SeenEncounter, took: TookUp | undefined): Fighter {
  const { covering: _, tookUp = [], ...busy } = fighter;
  const all = took === undefined ? tookUp : [...tookUp.filter(({ weapon }) => weapon !== took.weapon), took];
  const spends = encounter.turn !== null;
  return {
    ...busy,
    ...(all.length > 0 && { tookUp: all }),
    ...(spends && { done: { ...fighter.done, pickedUp: true } }),
  };
}
