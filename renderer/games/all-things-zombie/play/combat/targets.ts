/** Whom somebody fires at, or fights: a zombie, which has no name, or one of the people on the table. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { groupName } from '../words.ts';

/** A zombie that charges the shooter; shots at it count as fighting. */
export const CHARGING = 'charging';
export const ZOMBIE = 'zombie';

export const isZombie = (at: string): boolean => at === CHARGING || at === ZOMBIE;
export const targetOf = (at: string): string | null => (isZombie(at) ? null : at);

interface Choice {
  readonly value: string;
  readonly label: string;
}
export interface Choices {
  readonly group: string;
  readonly items: Choice[];
}

type OnTable = Pick<UnderWay, 'fighters' | 'groups'>;

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
      .map((fighter) => ({ value: fighter.who, label: `${fighter.name}, Rep ${fighter.rep}` }));
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
