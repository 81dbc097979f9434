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

/** Aims with all shots of the weapon shared out: the first target gets what the others leave. */
export function shared(aims: readonly Aimed[], most: number): readonly Aimed[] {
  const others = aims.slice(1).reduce((total, { shots }) => total + shots, 0);
  return aims.map((aim, at) => (at === 0 ? { ...aim, shots: Math.max(1, most - others) } : aim));
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
