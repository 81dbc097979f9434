/** Attacks open to the crew: who can attack whom, and with what (Attacks; Attack Restriction; Line of Sight). */
import type { Seen } from '../core/seen.ts';
import type { MonsterKind } from './data/monsters.ts';
import { nextTo } from './data/plan.ts';
import { SIGHT } from './data/sight.ts';
import { type TriedKind, weaponOf } from './data/weapons.ts';
import { isReady } from './movement.ts';
import { fieldOfUse } from './outside/blast.ts';
import { blastsAt, handsOf, hasBlasted, isOfUse, isThere } from './outside/crew-strikes.ts';
import { boatAround, isArea, type PlaceId } from './outside/places.ts';
import { aimsOutside, cloudAt } from './outside/sight.ts';
import {
  type Battle,
  type CrewmanSeen,
  chitFor,
  kindOfWeapon,
  type MonsterId,
  monstersAt,
  placesOf,
  settingsOf,
  type Table,
  type WeaponSeen,
  weaponOfCrew,
} from './state.ts';

/** Awake, with an attack left, and not busy with something that takes his turn. */
const mayStrike = (crewman: CrewmanSeen): boolean =>
  isReady(crewman) && !crewman.attacked && crewman.busy === null;

/** Areas that a weapon can be aimed into from where he stands; his own alone where he has moved in on a monster. */
function aims(state: Table, { at, engaged }: CrewmanSeen, { kind }: WeaponSeen): readonly PlaceId[] {
  if (at === null) return [];
  const { reach } = weaponOf(kind);
  if (reach === 'fixed') return [];
  if (engaged) return [at];
  if (!isArea(at))
    return monstersAt(state, at).length > 0 && boatAround(at) ? [at] : aimsOutside(state, at, reach);
  if (reach === 'same') return [at];
  return [at, ...(reach === 'next' ? nextTo(at) : SIGHT[at])];
}

const isCloud = ({ kind }: WeaponSeen): boolean => weaponOf(kind).hits === 'cloud';

/**
 * Says whether a weapon may go to an area and would find somebody. All attacks on a monster are declared before any dice are rolled for it,
 * so that no cloud follows into an area that has been fought over.
 */
function finds(state: Table, weapon: WeaponSeen, at: PlaceId): boolean {
  const areas = isCloud(weapon) ? cloudAt(state, at) : [at];
  if (areas.some((area) => state.fought.includes(area))) return false;
  return state.monsters.some((monster) => areas.includes(monster.at));
}

/** The effects a weapon can be used with: those known to be none are left out. */
const useful = (state: Table, { kind }: WeaponSeen): readonly TriedKind[] =>
  settingsOf(state, kind).filter((tried) => chitFor(state, tried) !== 'no-effect');

function areasFor(state: Table, crewman: CrewmanSeen): readonly PlaceId[] {
  if (!mayStrike(crewman) || crewman.at === null) return [];
  if (!isThere(state, crewman.at)) return [];
  const fists = [
    ...handsOf(state, crewman).filter((place) => monstersAt(state, place).length > 0),
    ...blastsAt(state, crewman),
  ];
  const weapon = weaponOfCrew(state, crewman.id);
  if (weapon === undefined || !isOfUse(state, crewman, weapon) || useful(state, weapon).length === 0)
    return fists;
  return [...fists, ...aims(state, crewman, weapon).filter((area) => finds(state, weapon, area))];
}

/** Areas where an attack can be declared; none twice in a turn. */
export function areasToStrike(state: Table): readonly PlaceId[] {
  if (state.monsters.length === 0) return [];
  const found = new Set(state.crew.flatMap((crewman) => areasFor(state, crewman)));
  return placesOf(state).filter((area) => found.has(area) && !state.fought.includes(area));
}

/** Crew who could attack an area. */
export const strikersAt = (state: Table, area: PlaceId): readonly CrewmanSeen[] =>
  state.crew.filter((crewman) => areasFor(state, crewman).includes(area));

/** The area, and as far as a cloud that has been declared goes: all of that is declared together. */
export function fieldOf(state: Table, { at, strikes }: Seen<Battle>): readonly PlaceId[] {
  const clouds = strikes.flatMap(({ weapon, at: aimed }) =>
    weapon !== null && weaponOf(kindOfWeapon(weapon)).hits === 'cloud'
      ? fieldOfUse(state, weapon, aimed)
      : [],
  );
  return [...new Set([at, ...clouds])];
}

type Mark = `${MonsterId}:${MonsterKind}`;
/** `hand:m7:adult` or `knife:m7:adult` for one monster, `gas:galley` for all of an area. */
export type StrikeChoice =
  | `hand:${Mark}`
  | `${TriedKind}:${Mark}`
  | `${TriedKind}:${PlaceId}`
  | `blast:${PlaceId}`;

/** Monsters that may be marked: of those that are alike the first that nobody attacks yet, and each that somebody does. */
function marks(state: Table, at: PlaceId, { strikes }: Seen<Battle>): readonly Mark[] {
  const aimed = new Set<string | null>(strikes.map(({ on }) => on));
  const alike = new Set<string>();
  return monstersAt(state, at).flatMap(({ id, kind, wakes }): readonly Mark[] => {
    const mark: Mark = `${id}:${kind}`;
    if (aimed.has(id)) return [mark];
    const like = `${kind} ${wakes === null}`;
    if (alike.has(like)) return [];
    alike.add(like);
    return [mark];
  });
}

/** Strikes that a crewman can make in this battle. */
export function strikesOf(state: Table, battle: Seen<Battle>, crewman: CrewmanSeen): readonly StrikeChoice[] {
  if (!mayStrike(crewman) || crewman.at === null) return [];
  const field = fieldOf(state, battle);
  if (!isThere(state, crewman.at)) return [];
  const hands = [
    ...handsOf(state, crewman)
      .filter((place) => field.includes(place))
      .flatMap((place) => marks(state, place, battle).map((mark): StrikeChoice => `hand:${mark}`)),
    ...(hasBlasted(battle, crewman.at)
      ? []
      : blastsAt(state, crewman)
          .filter((place) => field.includes(place))
          .map((place): StrikeChoice => `blast:${place}`)),
  ];
  const weapon = weaponOfCrew(state, crewman.id);
  if (weapon === undefined || !isOfUse(state, crewman, weapon)) return hands;
  const areas = aims(state, crewman, weapon).filter(
    (area) => field.includes(area) && finds(state, weapon, area),
  );
  const isOne = weaponOf(weapon.kind).hits === 'one';
  const armed = useful(state, weapon).flatMap((tried) =>
    areas.flatMap((area): readonly StrikeChoice[] =>
      isOne
        ? marks(state, area, battle).map((mark): StrikeChoice => `${tried}:${mark}`)
        : [`${tried}:${area}`],
    ),
  );
  return [...hands, ...armed];
}
