/** Targets of one weapon, in the order in which the dice go to them. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { CHARGING, isOfGroup, isZombie, ZOMBIE } from './targets.ts';
import type { Aimed } from './volley.ts';

/** List with one entry turned: added where it was missing, taken out where it was there. */
export const turned = <T>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

export const sumOf = (aims: readonly Aimed[]) => aims.reduce((total, { shots }) => total + shots, 0);

/** As many of the shots at each, those that are left over at the first. */
export function evenly(aims: readonly Aimed[], shots: number): readonly Aimed[] {
  const each = Math.floor(shots / aims.length);
  const over = shots - each * aims.length;
  return aims.map((aim, nth) => ({ ...aim, shots: each + (nth < over ? 1 : 0) }));
}

/** One shot more at a target, taken from the other that has most; as it was where no other has one to spare. */
export function withShot(aims: readonly Aimed[], nth: number): readonly Aimed[] {
  const others = aims.filter((_, other) => other !== nth);
  const most = others.reduce((top, { shots }) => Math.max(top, shots), 1);
  const giver = aims.findIndex(({ shots }, other) => other !== nth && shots === most && shots > 1);
  return giver < 0 ? aims : moved(aims, giver, nth);
}

/** One shot fewer at a target, given to the first of the others; the last one that it has takes the target out. */
export function withoutShot(aims: readonly Aimed[], nth: number): readonly Aimed[] {
  if (aims.length === 1) return aims;
  return moved(aims, nth, nth === 0 ? 1 : 0).filter(({ shots }) => shots > 0);
}

const moved = (aims: readonly Aimed[], from: number, to: number): readonly Aimed[] =>
  aims.map((aim, nth) => {
    if (nth === from) return { ...aim, shots: aim.shots - 1 };
    return nth === to ? { ...aim, shots: aim.shots + 1 } : aim;
  });

/** Two targets in one another’s place, where the shots stay as they are. */
export const exchanged = (aims: readonly Aimed[], one: number, other: number): readonly Aimed[] =>
  aims.map((aim, nth) => {
    const from = nth === one ? aims[other] : nth === other ? aims[one] : undefined;
    return from === undefined ? aim : { ...from, shots: aim.shots };
  });

/** The same targets with so many shots in all, at least one at each: more go to the first, fewer are taken where most are. */
export function withSum(aims: readonly Aimed[], sum: number): readonly Aimed[] {
  let now = aims.slice(0, sum);
  while (sumOf(now) > sum) {
    const most = Math.max(...now.map(({ shots }) => shots));
    const at = now.findLastIndex(({ shots }) => shots === most);
    now = now.map((aim, nth) => (nth === at ? { ...aim, shots: aim.shots - 1 } : aim));
  }
  const over = sum - sumOf(now);
  return now.map((aim, nth) => (nth === 0 ? { ...aim, shots: aim.shots + over } : aim));
}

/** Next target to add: one that isn’t aimed at yet, of the same kind as the last; zombies are all alike. */
export function nextTarget(
  aims: readonly Pick<Aimed, 'at'>[],
  choices: readonly { readonly items: readonly { readonly value: string }[] }[],
  zombies: readonly Pick<ZombiesView, 'id' | 'count'>[],
  sees: (who: string) => boolean = () => true,
): string {
  const last = aims.at(-1)?.at ?? CHARGING;
  if (isZombie(last)) {
    const left = zombies.find(({ id, count }) => aims.filter(({ at }) => at === id).length < count);
    return isOfGroup(last) && !hasLeft(last, aims, zombies) ? (left?.id ?? ZOMBIE) : last;
  }
  const free = choices
    .flatMap(({ items }) => items)
    .filter(({ value }) => !isZombie(value) && sees(value) && !aims.some(({ at }) => at === value));
  return free[0]?.value ?? ZOMBIE;
}

const hasLeft = (
  group: string,
  aims: readonly Pick<Aimed, 'at'>[],
  zombies: readonly Pick<ZombiesView, 'id' | 'count'>[],
): boolean =>
  zombies.some(({ id, count }) => id === group && aims.filter(({ at }) => at === id).length < count);

export function titleOf(name: string, aims: readonly Aimed[], fighters: readonly FighterView[]): string {
  const [first, ...others] = aims;
  const at = fighters.find(({ who }) => who === first?.at)?.name ?? 'a zombie';
  return `${name} fires at ${at}${andMore(others.length)}`;
}

const andMore = (others: number) => (others === 0 ? '' : ` and ${countedInWords(others, 'more', 'more')}`);
