/** Who rolls for activation: the party and the zombies always may, each group met that still stands too. */
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { groupName } from '../words.ts';

/** What the party’s side is called; its figures are marked by this side’s die. */
export const PARTY = 'Party';
export const ZOMBIES = 'Zombies';

/** Characters of a side’s name. */
export const LONGEST = 40;

type Seen = Pick<UnderWay, 'groups' | 'turn'>;

/** Groups that act for themselves, by name. */
export function groupSides({ groups }: Pick<UnderWay, 'groups'>): readonly string[] {
  return groups
    .filter(({ whereabouts, standing }) => whereabouts === 'about' && standing !== 'parted')
    .map((group) => groupName(group).slice(0, LONGEST));
}

/** As the player left them, else as last turn, else everybody known of. */
export function sidesNow(seen: Seen, kept: readonly string[] | null): readonly string[] {
  return kept ?? seen.turn?.dice.map(({ side }) => side) ?? [PARTY, ZOMBIES, ...groupSides(seen)];
}

/** Groups on the table that have no side yet. */
export function missingSides(seen: Pick<Seen, 'groups'>, sides: readonly string[]): readonly string[] {
  return [PARTY, ZOMBIES, ...groupSides(seen)].filter((side) => !sides.includes(side));
}

/** How a side’s die is drawn. */
export const lookOf = (side: string) => (side === PARTY ? 'party' : side === ZOMBIES ? 'dead' : 'others');
