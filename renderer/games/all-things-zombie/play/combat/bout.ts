/** Entries in the form of somebody who fights hand to hand, and the deed that they come to. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Deed } from '../../acts/deed.ts';
import { isAble } from '../state/able.ts';
import type { Fighting } from '../state/kept-forms.ts';
import {
  groupOf,
  isOfGroup,
  isStillFirst,
  isUnnamed,
  isZombie,
  targetOf,
  worstOf,
  ZOMBIE,
} from './targets.ts';
import { isRushedAt } from './ticks.ts';
import { gunsOf, isEmpty } from './volley.ts';

type Fight = Extract<Deed, { readonly do: 'fight' }>;
type Caught = NonNullable<Fight['caught']>;

/** By how much somebody is surprised; nothing where it isn’t. */
export const CAUGHT_WORDS = {
  oneDie: 'Surprised: one die',
  noDice: 'Surprised: no dice',
} as const satisfies Record<Caught, string>;

export const OPPONENT_TICKS = { burning: 'Burning', rushing: 'Rushes in' } as const;
export type OpponentTick = keyof typeof OPPONENT_TICKS;

export interface Opponent {
  readonly at: string;
  readonly caught: Caught | undefined;
  readonly ticks: readonly OpponentTick[];
}

export interface Bout {
  /** Weapons in hand; nothing is improvised. */
  readonly hands: readonly string[];
  readonly against: readonly Opponent[];
  readonly caught: Caught | undefined;
  readonly rushes: boolean;
  /** The gun that is fired at a beaten zombie. */
  readonly pop: string | null;
}

type Fighters = readonly FighterView[];
const named = (fighters: Fighters, at: string) => fighters.find(({ who }) => who === at);

/** Ticks that bear on a fight with the opponent. */
export function opponentTicks(at: string, fighters: Fighters): readonly OpponentTick[] {
  if (isZombie(at)) return ['burning'];
  return named(fighters, at)?.rushes ? ['rushing'] : [];
}

/** Choices of what may be in hand, the heaviest weapon first, then two that go in one hand each together, then the bare hands. */
export function handsOf({ weapons }: Pick<FighterView, 'weapons'>): readonly (readonly string[])[] {
  const striking = weapons
    .filter(({ strikes, thrown, motor }) => strikes && !thrown && motor !== 'stalled' && motor !== 'empty')
    .toSorted((a, b) => b.impact - a.impact);
  const oneHanded = striking.filter(({ impact }) => impact < BOTH_HANDS).map(({ id }) => id);
  return [...striking.map(({ id }) => [id]), ...(oneHanded.length > 1 ? [oneHanded.slice(0, 2)] : []), []];
}

/** A chain saw, which takes both, is the only weapon of this Impact. */
const BOTH_HANDS = 3;

export const poppers = (fighter: Pick<FighterView, 'weapons'>) =>
  gunsOf(fighter).filter((gun) => !isEmpty(gun) && gun.shots.length > 0);

/** As last time, as far as it is still there; else the heaviest weapon against a zombie. */
export function boutOf(
  fighter: FighterView,
  last: Fighting | undefined,
  { fighters, groups, zombies }: Pick<UnderWay, 'fighters' | 'groups' | 'zombies'>,
): Bout {
  const on = { fighters, groups, zombies: zombies.filter(({ down }) => !down) };
  const all = handsOf(fighter);
  const hands = all.find((one) => one.join() === last?.hands.join()) ?? all[0] ?? [];
  const isThere = (at: string) => {
    const found = named(fighters, at);
    if (isOfGroup(at) || isUnnamed(at, zombies)) return false;
    return isZombie(at) || (found !== undefined && isAble(found) && found.group !== fighter.group);
  };
  // Opponents in contact, each by itself; else those on their way to the fighter, or the ones of last time.
  const upon = (does: 'melee' | 'charging') =>
    zombies.flatMap(({ id, count, doing, whom, down }) =>
      doing === does && whom === fighter.who && !down ? Array<string>(count).fill(id) : [],
    );
  const charged = fighter.charges === null ? [] : [fighter.charges];
  const again = (last?.against ?? []).filter((at) => isThere(at) && isStillFirst(at, fighter, on));
  const before = [upon('melee'), charged, upon('charging'), again].find((all) => all.length > 0) ?? [
    worstOf(fighter, on) ?? ZOMBIE,
  ];
  const guns = poppers(fighter);
  return {
    hands,
    against: before.map((at) => {
      const foe = named(fighters, at);
      return { at, caught: undefined, ticks: foe && isRushedAt(foe, fighter.who) ? ['rushing'] : [] };
    }),
    caught: fighter.caught ?? undefined,
    rushes: before.some((at) => isRushedAt(fighter, at)),
    pop: guns.find(({ id }) => id === last?.pop)?.id ?? null,
  };
}

export function faultOf({ against }: Bout): string | undefined {
  const people = against.map(({ at }) => targetOf(at)).filter((at) => at !== null);
  return new Set(people).size < people.length ? 'Name each opponent once.' : undefined;
}

export function fight(fighter: FighterView, { hands, against, caught, rushes, pop }: Bout): Fight {
  const gun = poppers(fighter).find(({ id }) => id === pop);
  const fires = gun !== undefined && against.some(({ at }) => isZombie(at));
  return {
    do: 'fight',
    who: fighter.who,
    hands: [...hands],
    against: against.map(({ at, caught: surprised, ticks }) => ({
      target: targetOf(at),
      ...groupOf(at),
      ...(surprised && { caught: surprised }),
      ...Object.fromEntries(ticks.map((tick) => [tick, true])),
    })),
    ...(caught && { caught }),
    ...(fighter.rushes && { rushing: rushes }),
    // The fewest it fires: one passing die kills.
    ...(fires && { pop: { weapon: gun.id, shots: gun.shots[0] ?? 1 } }),
    from: null,
  };
}

const TURNS: readonly (Caught | undefined)[] = [undefined, 'oneDie', 'noDice'];
/** Not surprised, surprised, totally surprised, and from the first again. */
export const caughtAfter = (now: Caught | undefined): Caught | undefined =>
  TURNS[(TURNS.indexOf(now) + 1) % TURNS.length];

/** Words for what is in hand. */
export function handsText(hands: readonly string[], { weapons }: Pick<FighterView, 'weapons'>): string {
  const titles = hands.map((hand) => weapons.find(({ id }) => id === hand)?.title ?? '');
  return titles.length === 0 ? 'Improvised' : titles.join(' and ');
}
