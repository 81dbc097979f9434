/** Entries in the form of somebody who moves, and the deed that they come to. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Deed } from '../../acts/deed.ts';

const PRONE = { text: 'prone', brief: 'prone' };

const AT_THE_FORD = { text: 'at the ford', brief: 'ford' };

const IN_THE_RIVER = { text: 'in the river', brief: 'river' };

const CARRIES = { text: 'carries', brief: 'carries' };

type Move = Extract<Deed, { readonly do: 'move' }>;

export const HOW_WORDS = {
  normal: 'Normal',
  fast: 'Fast',
  stay: 'Stays',
} as const satisfies Record<Move['how'], string>;
export const HOWS = Object.keys(HOW_WORDS) as readonly Move['how'][];

export const GROUND_WORDS = {
  open: 'Open ground',
  slow: 'Rough, or across gullies: half',
  ford: 'Through the ford',
} as const satisfies Record<NonNullable<Move['ground']>, string>;
export type Ground = keyof typeof GROUND_WORDS;
export const GROUNDS = Object.keys(GROUND_WORDS) as readonly Ground[];

/** Kinds of ground that the table has: no ford where no river runs. A ground that was chosen stays. */
export const groundsOf = (table: UnderWay['table'], chosen: Ground): readonly Ground[] =>
  GROUNDS.filter(
    (ground) => ground !== 'ford' || ground === chosen || table === null || table.river !== null,
  );

/** In the list of places: as they are, or out of where they are; anything else is a place of the table. */
export const AS_NOW = 'as-now';
export const OUTSIDE = 'outside';

export interface Moving {
  readonly how: Move['how'];
  readonly others: readonly string[];
  readonly withLeader: boolean;
  readonly ground: Ground;
  readonly to: string;
  readonly through: 'door' | 'window';
  readonly prone: boolean;
  /** Inches to move; null for as far as the figure may. */
  readonly inches: number | null;
}

export const AS_IT_COMES: Moving = {
  how: 'normal',
  others: [],
  withLeader: false,
  ground: 'open',
  to: AS_NOW,
  through: 'door',
  prone: false,
  inches: null,
};

/** Move at a run, to begin with. */
export const RUNNING: Moving = { ...AS_IT_COMES, how: 'fast' };

export function moveOf(
  { who }: Pick<FighterView, 'who'>,
  { how, others, withLeader, ground, to, through, prone, inches }: Moving,
): Move {
  const moves = how !== 'stay';
  return {
    do: 'move',
    who,
    others: [...others],
    how,
    ...(how === 'fast' && withLeader && { withLeader }),
    ...(moves && ground !== 'open' && { ground }),
    ...(moves && to !== AS_NOW && { inside: to === OUTSIDE ? null : to, through }),
    ...(prone && { prone }),
    ...(moves && inches !== null && { inches }),
  };
}

/** The figure’s move of this turn, for whoever looks at its line: `moved 8″`, `fast 12″`; undefined before a move. */
export const movedWord = ({ moved }: Pick<FighterView, 'moved'>): string | undefined =>
  moved === null ? undefined : MOVED_WORDS[moved.how](moved.inches);

interface Lying {
  readonly text: string;
  /** Shorter word, for a line that has no room for more. */
  readonly brief: string;
}

/** Words for how a figure lies, where it wades, and that it carries: a hindrance is never left out of the figure’s line. */
export const lyingWords = ({
  prone,
  carries,
  forded,
}: Pick<FighterView, 'prone' | 'carries' | 'forded'>): readonly Lying[] => [
  ...(prone ? [PRONE] : []),
  ...(forded === null ? [] : [forded === 'edge' ? AT_THE_FORD : IN_THE_RIVER]),
  ...(carries === null ? [] : [CARRIES]),
];

const MOVED_WORDS = {
  normal: (inches: number) => `moved ${inches}″`,
  fast: (inches: number) => `fast ${inches}″`,
  lifts: () => 'picked up',
} as const satisfies Record<NonNullable<FighterView['moved']>['how'], (inches: number) => string>;

/** Line on what has been seen of the figure’s moves this turn, so that nobody moves twice without knowing. */
export function movedSoFar({ moved, forded }: Pick<FighterView, 'moved' | 'forded'>): string {
  const before =
    moved === null
      ? ''
      : moved.left !== undefined
        ? `Has moved ${moved.inches}″ this turn, and may go ${moved.left}″ more. `
        : moved.how === 'lifts'
          ? 'Has picked up a casualty this turn. '
          : `Has moved already this turn, up to ${moved.inches}″. `;
  if (forded === 'edge')
    return `${before}At the edge of a ford: the next move goes across, and stops in the water.`;
  if (forded === 'water') return `${before}In the river: the next move goes out of it at the normal rate.`;
  return before;
}
