/** Somebody on the table as a reaction check sees him, with all that the Encounter has done to him. */
import type { DrunkardState } from '../../../attributes.ts';
import type { Checker } from '../../../reaction/checker.ts';
import type { SeenFigure } from '../../../state/seen.ts';
import type { SeenEncounter } from '../act.ts';
import type { Fighting } from './fighters.ts';

/** For the rest of the battle, or until it is taken out of the fight (section: Heroes All). */
export const isHero = ({ heroes, fighters }: SeenEncounter, who: string): boolean =>
  heroes.some((hero) => hero === who) &&
  fighters.find((fighter) => fighter.who === who)?.heroOver === undefined;

/** A figure of the party. */
export function checkerOf(encounter: SeenEncounter, figure: SeenFigure): Checker {
  return {
    rep: figure.rep,
    attributes: figure.attributes,
    drunk: drunkOf(encounter, figure.id),
    leader: figure.leadership !== 'none',
    hero: isHero(encounter, figure.id),
    freeWill: figure.advantages.includes('free-will'),
  };
}

/** Anybody on the table; whether a stranger leads his side is the player's word (section: Leaders). */
export function checkerAmong(
  encounter: SeenEncounter,
  found: Fighting,
  { leader, shaken }: { readonly leader?: boolean | undefined; readonly shaken?: boolean | undefined } = {},
): Checker {
  const { figure, fighter, rep, attributes } = found;
  if (figure !== null) return { ...checkerOf(encounter, figure), shaken };
  const { who } = fighter;
  return { rep, attributes, drunk: drunkOf(encounter, who), leader, shaken, hero: isHero(encounter, who) };
}

/** In what state a Drunkard of the party, or one met, has turned up. */
export const drunkOf = ({ drunk }: SeenEncounter, who: string): DrunkardState | undefined =>
  drunk.find(({ figure }) => figure === who)?.state ?? undefined;

/** What tests read of somebody on the table, whatever they do: Rep, attributes, and whether they are drunk. */
export const personOf = (encounter: SeenEncounter, { rep, attributes, fighter }: Fighting) => ({
  rep,
  attributes,
  drunk: drunkOf(encounter, fighter.who),
});
