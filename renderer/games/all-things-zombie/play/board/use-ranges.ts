import { listed } from '../../../../../src/rules/core/text/english.ts';
import { gunsOf, isEmpty } from '../combat/volley.ts';
import { useUnderWay } from '../state/play-context.ts';

/** A distance round a figure at which something of its shots changes. */
export interface Range {
  readonly inches: number;
  /** Within the range of a gun: another target more, or a zombie that is near. */
  readonly isNear: boolean;
  readonly words: string;
}

const NONE: readonly Range[] = [];

/** Ranges of the guns that somebody has loaded, the nearest first, each distance once; none of a zombie. */
export function useRanges(who: string | undefined): readonly Range[] {
  const fighter = useUnderWay(({ fighters }) => fighters.find((one) => one.who === who));
  const zombieClose = useUnderWay('zombieClose');
  const zombies = useUnderWay(({ zombies: all }) => all.length > 0);
  const guns = fighter === undefined ? [] : gunsOf(fighter).filter((gun) => !isEmpty(gun));
  if (guns.length === 0) return NONE;
  const far = [...new Set(guns.map(({ range }) => range ?? 0))].map((inches): Range => {
    const titles = [...new Set(guns.filter(({ range }) => range === inches).map(({ title }) => title))];
    return { inches, isNear: false, words: `${listed(titles)}: ${inches}″` };
  });
  const one = [...new Set(guns.flatMap(({ oneTargetWithin }) => oneTargetWithin ?? []))].map(
    (inches): Range => ({ inches, isNear: true, words: `one target only within ${inches}″` }),
  );
  const close: readonly Range[] = zombies
    ? [{ inches: zombieClose, isNear: true, words: `zombies beyond ${zombieClose}″ are far off` }]
    : [];
  return [...one, ...close, ...far]
    .filter(({ inches }, at, all) => all.findIndex((other) => other.inches === inches) === at)
    .toSorted((a, b) => a.inches - b.inches);
}

/** `Machine pistol: 12″; zombies beyond 6″ are far off` */
export const rangesText = (ranges: readonly Range[]): string =>
  ranges
    .toSorted((a, b) => Number(a.isNear) - Number(b.isNear))
    .map(({ words }) => words)
    .join('; ');
