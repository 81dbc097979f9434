/** Targets that somebody fires at, as the players see them and as the rules do; and the shooter. */
import { flag, group, nullable, number, optional, type Value } from '../../../../core/fields.ts';
import { weaponOf } from '../../../arms.ts';
import { A_ZOMBIE } from '../../../asking.ts';
import { singleFigure } from '../../../data/single-figures.ts';
import { insideOf } from '../../../movement/place.ts';
import { type Shooter, TARGET, type Target } from '../../../shooting/shooter.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Zombies } from '../../../state/zombies.ts';
import type { WeaponId } from '../../../types.ts';
import { FIGHTER, ZOMBIES } from '../../fields.ts';
import type { SeenEncounter } from '../act.ts';
import { factsOf } from '../checks/facts.ts';
import { LYING } from '../harm/harmed.ts';
import { hasGone } from '../standing/able.ts';
import { carriedBy } from '../standing/carried.ts';
import { drunkOf, personOf } from '../standing/checker-of.ts';
import { type Fighting, fighterNamed } from '../standing/fighters.ts';
import { rushes } from '../turn/sense.ts';
import { zombiesMeant } from '../zombies/zombies.ts';
import { isAfter } from '../zombies/zombies-harmed.ts';
import { sightHere } from './conditions.ts';
import { farOff } from './far-off.ts';

/** A single target as the players see it. */
export const AIM = group({
  /** Null for a zombie. */
  target: nullable(FIGHTER),
  /** The group it is one of; left out where there is only one, or nobody keeps count. */
  zombies: optional(ZOMBIES),
  shots: number(1, 12),
  cover: TARGET.cover,
  prone: TARGET.prone,
  fastMoving: TARGET.fastMoving,
  /** Left out only where the app knows it, or somebody has measured. */
  far: TARGET.far,
  rushing: TARGET.rushing,
  /** Distance to the target in inches, where somebody has measured. */
  inches: optional(number(0, 99)),
  /** In woods, or beyond them; in a well-lit place. */
  woods: optional(flag),
  lit: optional(flag),
  /** A zombie that charges the shooter. */
  charging: optional(flag),
  /** Hits a zombie has taken before in this Encounter. */
  hits: TARGET.hits,
});

export type Aimed = Value<typeof AIM>;

/** Somebody aimed at, null for a zombie, and as the rules see him. */
export interface Foe {
  readonly found: Fighting | null;
  /** A zombie’s group, where one is named. */
  readonly zombies?: Zombies | undefined;
  readonly target: Target;
  /** A zombie of which nobody has said or measured whether it is over 6″ off or turned away, and the app doesn’t know. */
  readonly unsaid?: true;
}

/** Name of the target in questions put to the players. */
export const idOf = ({ found }: Pick<Foe, 'found'>): string => found?.fighter.who ?? A_ZOMBIE;

/** Somebody on the table as a target, with all that the campaign knows of him. */
export function targetOf(now: SeenCampaign, encounter: SeenEncounter, found: Fighting): Target {
  const { fighter } = found;
  return {
    kind: 'human',
    ...personOf(encounter, found),
    protected: factsOf(now, encounter, found).protected,
    cover: insideOf(fighter) !== null,
    prone: LYING.includes(fighter.condition) || fighter.prone === true,
    fastMoving: fighter.moved?.how === 'fast',
    hits: fighter.hits ?? 0,
    survived: fighter.survived ?? 0,
  };
}

/** Reasons for which nobody can fire at a target. */
export const AIM_REFUSALS = [
  'not-here',
  'target-dead',
  'target-gone',
  'at-himself',
  'no-such-zombies',
  'which-zombies',
] as const;

export function foeOf(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  { target, zombies: named, shots: _, charging, inches, woods: __, lit: ___, hits, ...also }: Aimed,
): Foe | (typeof AIM_REFUSALS)[number] {
  const measured = inches === undefined ? undefined : inches > singleFigure('zombie-close');
  if (target === null) {
    const zombies = zombiesMeant(encounter, named);
    if (typeof zombies === 'string') return zombies;
    const known = also.far ?? measured ?? (charging ? false : isFarOff(now, encounter, who, zombies));
    const seen = { ...also, far: known || measured || undefined };
    const unsaid = known === undefined && { unsaid: true as const };
    if (zombies === undefined) return { found: null, target: { ...seen, kind: 'zombie', hits }, ...unsaid };
    const target: Target = {
      ...seen,
      prone: seen.prone || zombies.down,
      kind: 'zombie',
      hits: zombies.hits ?? hits,
    };
    return { found: null, zombies, target, ...unsaid };
  }
  if (target === who) return 'at-himself';
  const found = fighterNamed(now, encounter, target);
  if (found === undefined) return 'not-here';
  if (found.fighter.condition === 'dead') return 'target-dead';
  if (hasGone(found.fighter)) return 'target-gone';
  const known = targetOf(now, encounter, found);
  return {
    found,
    target: {
      ...known,
      ...also,
      cover: known.cover || also.cover,
      prone: known.prone || also.prone,
      fastMoving: known.fastMoving || also.fastMoving,
      rushing: also.rushing ?? rushes(encounter, found, who),
    },
  };
}

/** Zombies that come at the shooter are near, those that stand where they were placed may be far off; undefined where only the player sees. */
function isFarOff(
  now: SeenCampaign,
  encounter: SeenEncounter,
  who: string,
  group: Zombies | undefined,
): boolean | undefined {
  const shooter = fighterNamed(now, encounter, who);
  if (group === undefined || shooter === undefined) return undefined;
  if (isAfter(now, encounter, group, who)) return false;
  return farOff(now, encounter, shooter, group) === null ? undefined : true;
}

/** Checks the distance where it is known: nobody fires beyond the weapon’s range, nor at anything he can’t see. */
export function tooFar(
  encounter: SeenEncounter,
  weapon: WeaponId,
  aims: readonly Aimed[],
): 'out-of-range' | 'out-of-sight' | undefined {
  const { range } = weaponOf(weapon);
  for (const { inches, woods, lit } of aims) {
    if (inches === undefined) continue;
    if (range !== null && inches > range) return 'out-of-range';
    const sight = sightHere(encounter, { woods, lit });
    if (sight !== undefined && inches > sight.inches) return 'out-of-sight';
  }
  return undefined;
}

/** So near by what was measured that a shotgun hits one target only. */
export const isClose = (weapon: WeaponId, aims: readonly Aimed[]) =>
  aims.some(({ inches }) => inches !== undefined && inches <= (weaponOf(weapon).oneTargetWithin ?? -1));

/** True if somebody is named more than once; zombies have no names. */
export function isTwice(named: readonly { readonly target: string | null }[]): boolean {
  const people = named.flatMap(({ target }) => (target === null ? [] : [target]));
  return new Set(people).size < people.length;
}

export function shooterOf(
  now: SeenCampaign,
  { fighter, rep, attributes, encounter }: Fighting & { readonly encounter: SeenEncounter },
  seen: Pick<Shooter, 'fastMoving' | 'twoWeapons' | 'asAtCover'>,
): Shooter {
  const { twoWeapons } = seen;
  const fastMoving = seen.fastMoving || fighter.moved?.how === 'fast' || undefined;
  const asAtCover = seen.asAtCover || carriedBy(now, encounter, fighter.who) !== undefined || undefined;
  const drunk = drunkOf(encounter, fighter.who);
  const { crackShotOneDie } = now.houseRules;
  return { rep, attributes, drunk, fastMoving, twoWeapons, asAtCover, crackShotOneDie };
}
