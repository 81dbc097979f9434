/** Sides that roll for activation: the party and the zombies always may, each group met that still stands too. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { groupName } from '../../text/conditions.ts';
import { isFleeing, isGone } from './able.ts';

/** Name of the party’s side; its figures are marked by this side’s die. */
export const PARTY = 'Party';
export const ZOMBIES = 'Zombies';
const ALWAYS = [PARTY, ZOMBIES];

type OnTable = Pick<UnderWay, 'groups'> & { readonly fighters: readonly Here[] };
type Here = Pick<FighterView, 'group' | 'condition'>;

/** Groups that act for themselves, enemies and those who act with the party, by their ids; whoever is gone or dead has no die. */
function groupSides({ groups, fighters }: OnTable): readonly string[] {
  return groups
    .filter(({ standing }) => standing === 'fought' || standing === 'cooperated')
    .filter(({ id }) => fighters.some((one) => one.group === id && !isGone(one) && !isFleeing(one)))
    .map(({ id }) => id);
}

/** The party and the zombies as the player left them, or as last turn; groups on the table always. */
export function sidesNow(
  seen: OnTable & Pick<UnderWay, 'turn'>,
  kept: readonly string[] | null,
): readonly string[] {
  const before = kept ?? seen.turn?.dice.map(({ side }) => side) ?? ALWAYS;
  return [...ALWAYS.filter((side) => before.includes(side)), ...groupSides(seen)];
}

/** The party or the zombies, taken out before. */
export function missingSides(sides: readonly string[]): readonly string[] {
  return ALWAYS.filter((side) => !sides.includes(side));
}

/** Title of a side on screen. */
export function sideTitle(side: string, { groups }: Pick<UnderWay, 'groups'>): string {
  const group = groups.find(({ id }) => id === side);
  return group === undefined ? side : groupName(group);
}

/** Look of a side’s die. */
export const lookOf = (side: string) => (side === PARTY ? 'party' : side === ZOMBIES ? 'dead' : 'others');
