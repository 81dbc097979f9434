/** Shots of a bot on a table without positions: with the first weapon that is loaded, in the circumstances that the app knows. */
import { foesOf } from '../acts/encounter/checks/around.ts';
import { barrelsOf, isLoaded } from '../acts/encounter/gear/barrels.ts';
import { reaches } from '../acts/encounter/places/in-reach.ts';
import { seenFrom } from '../acts/encounter/places/seen-from.ts';
import { type Fighting, fighterNamed } from '../acts/encounter/standing/fighters.ts';
import { mayFire, mayReload } from '../acts/encounter/turn/timely.ts';
import { doingNow, zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { isRanged, volleysOf, weaponOf } from '../arms.ts';
import { act, type BotAct, type Situation } from './act.ts';

type Here = Pick<Situation, 'now' | 'encounter' | 'chance'>;

/** Target of fire: a person, or one zombie of a group. */
export type At = { readonly target: string } | { readonly zombies: string };

/** Targets that a fighter may choose freely: zombies on their feet (for the party), and people that it has come to blows with; on a board, those in sight. */
export function targetsOf({ now, encounter }: Here, one: Fighting): readonly At[] {
  const people = foesOf(now, encounter, one).map(({ fighter }): At => ({ target: fighter.who }));
  const groups = zombiesHere(encounter).filter(({ count, down }) => count > 0 && down === undefined);
  const all = [...people, ...(one.figure === null ? [] : groups.map(({ id }): At => ({ zombies: id })))];
  return all.filter((at) => {
    const seen = seenFrom(encounter, one.fighter.who, pieceAt(at));
    return encounter.board === undefined || seen?.cut === null;
  });
}

/** Piece of the board that stands for it. */
export const pieceAt = (at: At): string => ('target' in at ? at.target : at.zombies);

/** Fire at a target; undefined where the fighter carries nothing loaded, or may not fire now. */
export function firesAt(
  { now, encounter }: Here,
  one: Fighting,
  at: At,
  asAtCover = false,
): BotAct | undefined {
  const target = 'target' in at ? at.target : null;
  const gun = one.weapons.find(
    (armed) =>
      isRanged(armed.weapon) &&
      isLoaded(encounter, one, armed) &&
      reaches(encounter, one.fighter.who, pieceAt(at), armed.weapon) &&
      mayFire(now, encounter, one, { weapon: armed.id, together: false, at: [target] }) === undefined,
  );
  const most =
    gun && volleysOf(weaponOf(gun.weapon)).findLast(({ counted }) => counted <= shotsIn(encounter, one, gun));
  if (gun === undefined || most === undefined) return undefined;
  return act('encounter.fire-at', {
    who: one.fighter.who,
    weapon: gun.id,
    aims: [{ target, ...zombiesAimedAt({ now, encounter }, at), shots: most.counted }],
    ...(asAtCover && { asAtCover }),
    from: null,
  });
}

/** Distance of a zombie that is aimed at, unless places say it: one that comes at nobody yet counts as over 6″ away. */
function zombiesAimedAt({ now, encounter }: Pick<Here, 'now' | 'encounter'>, at: At) {
  if ('target' in at) return {};
  const group = zombiesHere(encounter).find(({ id }) => id === at.zombies);
  const far = group !== undefined && doingNow(now, encounter, group).by === 'roaming';
  return { zombies: at.zombies, ...(encounter.board === undefined && { far }) };
}

/** Number of shots of a volley: the most that the weapon fires, with both barrels if both are loaded. */
function shotsIn(encounter: Here['encounter'], one: Fighting, gun: Fighting['weapons'][number]): number {
  const barrels = barrelsOf(encounter, one, gun);
  const volleys = volleysOf(weaponOf(gun.weapon));
  return (barrels === null ? volleys.at(-1) : volleys[barrels.left - 1])?.counted ?? 0;
}

/** Reloads the first weapon that is empty and has clips; undefined where there is none, or the fighter may not reload now. */
export function reloads({ now, encounter }: Here, one: Fighting): BotAct | undefined {
  if (mayReload(now, encounter, one) !== undefined) return undefined;
  const gun = one.weapons.find(
    (armed) =>
      isRanged(armed.weapon) &&
      !isLoaded(encounter, one, armed) &&
      one.ammo.find((ammo) => ammo.weapon === armed.id)?.clips !== 0,
  );
  return gun && act('encounter.reload', { who: one.fighter.who, weapon: gun.id });
}

/** Whether a fighter carries no weapon that fires or could still be loaded. */
export const hasNothingToFire = (one: Fighting): boolean =>
  one.weapons.every(
    ({ id, weapon }) =>
      !isRanged(weapon) || one.ammo.some((ammo) => ammo.weapon === id && !ammo.loaded && ammo.clips === 0),
  );

export const namedAt = ({ now, encounter }: Here, id: string): At | undefined =>
  zombiesHere(encounter).some((group) => group.id === id)
    ? { zombies: id }
    : fighterNamed(now, encounter, id) && { target: id };
