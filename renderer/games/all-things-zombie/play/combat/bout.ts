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

/** Words for how much a fighter is surprised, by the dice that leaves it. */
export const CAUGHT_WORDS = {
  oneDie: 'Surprised: one die',
  noDice: 'Surprised: no dice',
} as const satisfies Record<Caught, string>;

export const OPPONENT_TICKS = { burning: 'Burning', rushing: 'Rushes in' } as const;
export type OpponentTick = keyof typeof OPPONENT_TICKS;

export interface Opponent {
  readonly at: string;
  /** Figures it is in contact with; null for all of the fighter’s side. */
  readonly by: readonly string[] | null;
  readonly caught: Caught | undefined;
  readonly ticks: readonly OpponentTick[];
}

/** Another of the fighter’s side in the same melee. */
export interface Beside {
  readonly who: string;
  readonly hands: readonly string[];
  readonly pop: string | null;
}

export interface Bout {
  /** Weapons in hand; nothing is improvised. */
  readonly hands: readonly string[];
  readonly beside: readonly Beside[];
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

/** Weapon in hand for a melee: that of last time, as far as it is still carried; else the heaviest. */
function heldBy(fighter: Pick<FighterView, 'weapons'>, last: Fighting | undefined): Omit<Beside, 'who'> {
  const all = handsOf(fighter);
  return {
    hands: all.find((one) => one.join() === last?.hands.join()) ?? all[0] ?? [],
    pop: poppers(fighter).find(({ id }) => id === last?.pop)?.id ?? null,
  };
}

export const besideOf = (fighter: FighterView, last: Fighting | undefined): Beside => ({
  who: fighter.who,
  ...heldBy(fighter, last),
});

/** With all in contact; else with those on their way, or the ones of last time as far as they are still there, or a zombie. */
export function boutOf(
  fighter: FighterView,
  lastOf: (who: string) => Fighting | undefined,
  { fighters, groups, zombies }: Pick<UnderWay, 'fighters' | 'groups' | 'zombies'>,
): Bout {
  const last = lastOf(fighter.who);
  const on = { fighters, groups, zombies: zombies.filter(({ down }) => !down) };
  const { melee } = fighter;
  const isThere = (at: string) => {
    const found = named(fighters, at);
    if (isOfGroup(at) || isUnnamed(at, zombies)) return false;
    return isZombie(at) || (found !== undefined && isAble(found) && found.group !== fighter.group);
  };
  const touched = melee?.against.map(({ target, zombies: of, by }) => ({ at: target ?? of ?? ZOMBIE, by }));
  const coming = zombies.flatMap(({ id, count, doing, whom, down }) =>
    doing === 'charging' && whom === fighter.who && !down ? Array<string>(count).fill(id) : [],
  );
  const charged = fighter.charges === null ? [] : [fighter.charges];
  const again = (last?.against ?? []).filter((at) => isThere(at) && isStillFirst(at, fighter, on));
  const before = [charged, coming, again].find((all) => all.length > 0) ?? [worstOf(fighter, on) ?? ZOMBIE];
  const opponents = touched ?? before.map((at) => ({ at, by: null }));
  return {
    ...heldBy(fighter, last),
    beside: (melee?.beside ?? []).flatMap((who) => {
      const found = named(fighters, who);
      return found === undefined ? [] : [besideOf(found, lastOf(who))];
    }),
    against: opponents.map((one) => {
      const foe = named(fighters, one.at);
      const rushing = foe !== undefined && isRushedAt(foe, fighter.who);
      return { ...one, caught: undefined, ticks: rushing ? (['rushing'] as const) : [] };
    }),
    caught: fighter.caught ?? undefined,
    rushes: opponents.some(({ at }) => isRushedAt(fighter, at)),
  };
}

/** Whether an opponent is in contact with this one of the fighter’s side. */
export const touches = ({ by }: Pick<Opponent, 'by'>, who: string): boolean =>
  by === null || by.includes(who);

/** Opponent with its contact with one of the fighter’s side turned on or off. */
export function contactTurned({ by }: Pick<Opponent, 'by'>, who: string, own: readonly string[]) {
  const now = by ?? own;
  return now.includes(who) ? now.filter((one) => one !== who) : [...now, who];
}

export function faultOf(
  { against, beside }: Pick<Bout, 'against' | 'beside'>,
  who: string,
): string | undefined {
  const people = [...against.flatMap(({ at }) => targetOf(at) ?? []), ...beside.map((one) => one.who), who];
  if (new Set(people).size < people.length) return 'Name each figure once.';
  const idle =
    [who, ...beside.map((one) => one.who)].some((own) => !against.some((one) => touches(one, own))) ||
    against.some(({ by }) => by?.length === 0);
  return idle
    ? 'Each figure is in contact with an enemy: tick with whom, or leave that figure out.'
    : undefined;
}

export function fight(
  fighter: FighterView,
  { hands, beside, against, caught, rushes, pop }: Bout,
  fighters: Fighters,
): Fight {
  const zombies = against.some(({ at }) => isZombie(at));
  const popOf = (found: FighterView | undefined, id: string | null) => {
    const gun = found && poppers(found).find((one) => one.id === id);
    // The fewest it fires: one passing die kills.
    return gun !== undefined && zombies ? { pop: { weapon: gun.id, shots: gun.shots[0] ?? 1 } } : {};
  };
  const { melee } = fighter;
  return {
    do: 'fight',
    who: fighter.who,
    hands: [...hands],
    ...(beside.length > 0 && {
      beside: beside.map((one) => ({
        ...{ who: one.who, hands: [...one.hands] },
        ...popOf(named(fighters, one.who), one.pop),
      })),
    }),
    against: against.map(({ at, by, caught: surprised, ticks }) => ({
      target: targetOf(at),
      ...groupOf(at),
      ...(by !== null && { by: [...by] }),
      ...(surprised && { caught: surprised }),
      ...Object.fromEntries(ticks.map((tick) => [tick, true])),
    })),
    ...(caught && { caught }),
    ...(fighter.rushes && { rushing: rushes }),
    ...popOf(fighter, pop),
    from: null,
    ...(melee !== null && !melee.due && melee.nextSide !== null && { nextSide: true }),
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
