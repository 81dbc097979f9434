/** Targets of somebody who fires or fights: a zombie, which has no name, or one of the people on the table. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { groupName } from '../../text/conditions.ts';
import { isAble } from '../state/able.ts';

/** A zombie that charges the shooter; shots at it count as fighting. */
export const CHARGING = 'charging';
export const ZOMBIE = 'zombie';

/** Whether a target is a zombie of a group that the app counts; such a target is named by its group. */
export const isOfGroup = (at: string): boolean => /^z\d/.test(at);
export const isZombie = (at: string): boolean => at === CHARGING || at === ZOMBIE || isOfGroup(at);
export const targetOf = (at: string): string | null => (isZombie(at) ? null : at);

export interface Choice {
  readonly value: string;
  readonly label: string;
}
export interface Choices {
  readonly group: string;
  readonly items: Choice[];
}

/** Group of a zombie, as the act is told of it; empty for any other target. */
export const groupOf = (at: string): { readonly zombies?: string } => (isOfGroup(at) ? { zombies: at } : {});

type Threatened = Pick<FighterView, 'who' | 'inside'>;

/**
 * Sorts groups of zombies by threat: those at the figure itself, those at or on somebody in the same place, those about there, then those
 * elsewhere.
 */
export function byThreat(
  { who, inside }: Threatened,
  zombies: readonly ZombiesView[],
  fighters: readonly Pick<FighterView, 'who' | 'inside'>[],
): readonly ZombiesView[] {
  const rank = (group: ZombiesView) => {
    if (group.whom === who) return 0;
    const isAtNobody = !fighters.some((one) => one.who === group.whom);
    return (placeOf(group, fighters) === inside ? 1 : 3) + (isAtNobody ? 1 : 0);
  };
  return zombies.toSorted((a, b) => rank(a) - rank(b));
}

/** Zombies are where those are whom they charge, fight or eat. */
function placeOf(
  { whom, inside }: Pick<ZombiesView, 'whom' | 'inside'>,
  fighters: readonly Pick<FighterView, 'who' | 'inside'>[],
): string | null {
  const prey = fighters.find(({ who }) => who === whom);
  return prey === undefined ? inside : prey.inside;
}

/** Groups first, by how they threaten, then one that nobody counts. */
export function zombieChoices(
  fighter: Threatened,
  zombies: readonly ZombiesView[],
  fighters: readonly Pick<FighterView, 'who' | 'inside'>[],
  others: readonly Choice[],
): readonly Choice[] {
  return [
    ...byThreat(fighter, zombies, fighters).map(({ id, count, letter, whence, does }) => ({
      value: id,
      label: `${countedInWords(count, 'zombie', 'zombies')}, ${does === '' ? whence : `group ${letter}, ${does}`}`,
    })),
    // Among several groups a zombie is always named by its group.
    ...(zombies.length > 1 ? [] : others),
  ];
}

type OnTable = Pick<UnderWay, 'fighters' | 'groups'>;
type InPlace = Pick<FighterView, 'who' | 'group' | 'inside'>;

/** Enemies of a figure that are on their feet and, as far as anybody has said, in its sight. */
function enemiesOf({ who, group: own }: InPlace, { fighters, groups }: OnTable): readonly FighterView[] {
  const fights = (group: string | null) =>
    own !== null || groups.some(({ id, standing }) => id === group && standing === 'fought');
  return fighters.filter(
    (one) => one.group !== own && fights(one.group) && isAble(one) && isSeenBy(who, one),
  );
}

/**
 * Target that somebody most likely turns on: a zombie at itself; an enemy in the same building, or for one of the others whoever stands
 * where it does; then zombies, those there first.
 */
export function worstOf(fighter: InPlace, on: OnTable & Pick<UnderWay, 'zombies'>): string | undefined {
  const [zombie] = byThreat(fighter, on.zombies, on.fighters);
  if (zombie?.whom === fighter.who) return zombie.id;
  const isNear = fighter.inside !== null || fighter.group !== null;
  const enemy = isNear ? enemiesOf(fighter, on).find(({ inside }) => inside === fighter.inside) : undefined;
  return enemy?.who ?? zombie?.id;
}

/**
 * Says whether a target that was aimed at before still comes first: not one who is down while an enemy stands, nor before whoever is in the
 * same building; out of doors nobody knows.
 */
export function isStillFirst(at: string, fighter: InPlace, on: OnTable & Pick<UnderWay, 'zombies'>): boolean {
  const isHere = (one: string | undefined) =>
    one === CHARGING ||
    on.fighters.some(({ who, inside }) => who === one && inside === fighter.inside) ||
    on.zombies.some((group) => group.id === one && placeOf(group, on.fighters) === fighter.inside);
  const isDown = on.fighters.some((one) => one.who === at && !isAble(one));
  if (isDown && enemiesOf(fighter, on).length > 0) return false;
  return fighter.inside === null || isHere(at) || !isHere(worstOf(fighter, on));
}

/**
 * The enemy an In Sight check was most likely about: in the same building, or else out of doors; undefined where none of them
 * stands there.
 */
export function cameInSight(fighter: InPlace, on: OnTable): string | undefined {
  const { inside } = fighter;
  const enemies = enemiesOf(fighter, on);
  const near = enemies.find((one) => inside !== null && one.inside === inside);
  return (near ?? enemies.find((one) => one.inside === null))?.who;
}

/** False for somebody who has ducked back from the shooter’s fire, and so is out of the shooter’s sight. */
export const isSeenBy = (shooter: string, { hidesFrom }: Pick<FighterView, 'hidesFrom'>): boolean =>
  hidesFrom !== shooter;

/** Whether a fighter may be fired at: one of the other side, or one of the same side who has fired first. */
export const isAgainst = (
  { group, underFire }: Pick<FighterView, 'group' | 'underFire'>,
  other: Pick<FighterView, 'who' | 'group'>,
): boolean => other.group !== group || other.who === underFire?.by;

/** Whether a target is a zombie of no named group, though several groups are on the table. */
export const isUnnamed = (at: string, zombies: readonly unknown[]): boolean =>
  (at === CHARGING || at === ZOMBIE) && zombies.length > 1;

const choiceText = (shooter: string, fighter: FighterView): string =>
  `${fighter.name}, Rep ${fighter.rep}${isSeenBy(shooter, fighter) ? '' : ', ducked out of sight'}`;

/** Zombies first, then the other sides, then one’s own. */
export function choicesFor(
  { who, group: own }: Pick<FighterView, 'who' | 'group'>,
  { fighters, groups }: OnTable,
  zombies: readonly Choice[],
  isThere: (fighter: FighterView) => boolean,
): readonly Choices[] {
  const people = (of: string | null) =>
    fighters
      .filter((fighter) => fighter.group === of && fighter.who !== who && isThere(fighter))
      .map((fighter) => ({ value: fighter.who, label: choiceText(who, fighter) }));
  const sides = [
    ...groups.map((group) => ({ id: group.id as string | null, group: groupName(group) })),
    { id: null, group: 'Party' },
  ];
  return [
    { group: 'Zombies', items: [...zombies] },
    ...[...sides.filter(({ id }) => id !== own), ...sides.filter(({ id }) => id === own)].map(
      ({ id, group }) => ({ group, items: people(id) }),
    ),
  ].filter(({ items }) => items.length > 0);
}
