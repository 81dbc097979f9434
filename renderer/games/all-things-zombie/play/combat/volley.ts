/** Entries in the form of somebody who fires, and the deeds that they come to. */

import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { MOST_INCHES } from '../../../../../src/contract/limits.ts';
import type { Deed } from '../../acts/deed.ts';
import { isGone } from '../state/able.ts';
import type { Firing, SeenBefore } from '../state/kept-forms.ts';
import {
  CHARGING,
  groupOf,
  isAgainst,
  isOfGroup,
  isSeenBy,
  isStillFirst,
  isUnnamed,
  isZombie,
  targetOf,
  worstOf,
} from './targets.ts';
import { type Seen, type ShooterTick, seenBefore } from './ticks.ts';

type FireAt = Extract<Deed, { readonly do: 'fire-at' }>;
export type Weapon = FighterView['weapons'][number];

export interface Aimed extends Seen {
  readonly at: string;
  readonly shots: number;
  /** Distance to the target in inches, where the player has measured. */
  readonly inches?: number | undefined;
}

export interface Volley {
  readonly weapon: string;
  readonly aims: readonly Aimed[];
  readonly own: readonly ShooterTick[];
}

type Fighters = readonly FighterView[];

const named = (fighters: Fighters, at: string) => fighters.find(({ who }) => who === at);

/** Weapons that somebody can fire, guns that are empty among them. */
export const gunsOf = ({ weapons }: Pick<FighterView, 'weapons'>): readonly Weapon[] =>
  weapons.filter(({ range }) => range !== null);

export const isEmpty = ({ ammo, barrels, thrown }: Weapon): boolean =>
  thrown || ammo?.loaded === false || barrels?.left === 0;

export const mostShots = ({ shots }: Weapon): number => shots.at(-1) ?? 1;

/** The last shots of somebody, and what was said of each target, whoever fired at it. */
interface Remembered {
  readonly last: Firing | undefined;
  readonly seenOf: (target: string) => SeenBefore | undefined;
  /** Number of the turn now, 0 before the first. */
  readonly turn: number;
}

/** Volley that the fire form opens with: the last one, as far as its targets are there and nobody is nearer; else the first gun, at whoever threatens most. */
export function volleyOf(
  fighter: FighterView,
  { last, seenOf, turn }: Remembered,
  { at, asAtCover = false }: { readonly at?: string | undefined; readonly asAtCover?: boolean | undefined },
  on: Pick<UnderWay, 'fighters' | 'groups' | 'zombies'>,
): Volley | undefined {
  const { fighters, zombies } = on;
  const guns = gunsOf(fighter);
  const before = guns.find(({ id }) => id === last?.weapon);
  const weapon = before && !isEmpty(before) ? before : (guns.find((one) => !isEmpty(one)) ?? guns[0]);
  if (weapon === undefined) return undefined;
  const sees = (one: FighterView) => isSeenBy(fighter.who, one);
  const isThere = (who: string) => {
    const found = named(fighters, who);
    if (isOfGroup(who)) return zombies.some(({ id }) => id === who);
    if (isUnnamed(who, zombies)) return false;
    return (
      isZombie(who) || (found !== undefined && !isGone(found) && isAgainst(fighter, found) && sees(found))
    );
  };
  const shooter = fighter.underFire && named(fighters, fighter.underFire.by);
  const charging = zombies.find(({ whom, doing }) => whom === fighter.who && doing !== 'feasting');
  const target = at ?? (shooter && sees(shooter) ? shooter.who : undefined) ?? charging?.id;
  const again = last?.weapon === weapon.id ? last.aims.filter((aim) => isThere(aim.at)) : [];
  const kept = again.filter((aim) => isStillFirst(aim.at, fighter, on));
  const seen = (who: string) =>
    seenBefore(seenOf(who), {
      isAtShooter: zombies.some(({ id, whom }) => id === who && whom === fighter.who),
      turn,
    });
  const first = target ?? worstOf(fighter, on);
  const aims =
    target === undefined && kept.length > 0
      ? kept.map((aim) => ({ at: aim.at, shots: aim.shots, ...seen(aim.at) }))
      : [{ at: first ?? CHARGING, shots: mostShots(weapon), ...seen(first ?? CHARGING) }];
  const sum = aims.reduce((total, { shots }) => total + shots, 0);
  const fits = aims.length <= weapon.targets && weapon.shots.includes(sum);
  const [one] = aims;
  return {
    weapon: weapon.id,
    aims: fits || one === undefined ? aims : [{ ...one, shots: mostShots(weapon) }],
    own: asAtCover ? ['asAtCover'] : [],
  };
}

/** `1 to 3 shots`, `2 or 4 shots` */
export function shotsText({ shots }: Weapon): string {
  const [first = 0] = shots;
  const last = shots.at(-1) ?? 0;
  if (first === last) return first === 1 ? '1 shot' : `${first} shots`;
  return shots.length > 2 ? `${first} to ${last} shots` : `${shots.join(' or ')} shots`;
}

/** Reason why the weapon can’t be fired like that, or undefined; the rules look once more. */
export function faultOf({ aims }: Volley, weapon: Weapon): string | undefined {
  const { range } = weapon;
  if (isEmpty(weapon)) return 'That weapon is empty: reload it first.';
  const sum = aims.reduce((total, { shots }) => total + shots, 0);
  if (!weapon.shots.includes(sum)) return `It fires ${shotsText(weapon)}; ${sum} are aimed.`;
  const reach = range ?? MOST_INCHES;
  if (aims.some(({ inches = 0 }) => inches > reach)) return `It reaches ${reach}″, no further.`;
  const people = aims.map(({ at }) => targetOf(at)).filter((at) => at !== null);
  return new Set(people).size < people.length ? 'Name each target once.' : undefined;
}

/** Deed of one weapon’s volley. */
export function fireAt(
  { who }: Pick<FighterView, 'who'>,
  { weapon, aims, own }: Volley,
  from: FireAt['from'],
): FireAt {
  return {
    do: 'fire-at',
    who,
    weapon,
    aims: aims.map(({ at, shots, inches, ticks, unticked }) => ({
      target: targetOf(at),
      ...groupOf(at),
      shots,
      ...(inches !== undefined && { inches }),
      ...(at === CHARGING && { charging: true }),
      ...Object.fromEntries(ticks.map((tick) => [tick, true])),
      // Ticks that the app would set of itself, and that the player has taken back.
      ...Object.fromEntries(unticked.map((tick) => [tick, false])),
    })),
    ...Object.fromEntries(own.map((tick) => [tick, true])),
    from,
  };
}

/** Volley with a second weapon in the other hand added, at the same targets; each weapon is a volley of its own. */
export function withOther(volley: Volley, other: Weapon): Volley {
  const first = volley.aims.slice(0, Math.min(other.targets, mostShots(other)));
  const spare = mostShots(other) - (first.length - 1);
  return {
    ...volley,
    weapon: other.id,
    aims: first.map((aim, at) => ({ ...aim, shots: at === 0 ? spare : 1 })),
  };
}
