/** Encountering Humans: who goes first, and whether the others shoot or talk. */
import { type Modified, type Play, roll } from '../../core/play.ts';
import type { Asking } from '../asking.ts';
import { singleFigure, singleFigureRow } from '../data/single-figures.ts';

export interface Seen {
  readonly id: string;
  readonly rep: number;
  /** Dice passed on the In Sight check; null where none was taken. */
  readonly passes: 0 | 1 | 2 | null;
}

export type First = 'player' | 'others';

/**
 * The side whose best figure passed more dice goes first. Equal: those who stood still before those who came in, as
 * when they fire (ours, after the In Sight check).
 */
export function whoGoesFirst(player: readonly Seen[], others: readonly Seen[]): First {
  return best(player) > best(others) ? 'player' : 'others';
}

/** The leader of those met: the highest Rep among those who passed most dice. */
export function leaderOf(others: readonly Seen[]): Seen | undefined {
  const most = best(others);
  return others.filter((one) => passesOf(one) === most).toSorted((a, b) => b.rep - a.rep)[0];
}

/** Nobody who took no check goes before one who did and passed none. */
function passesOf({ passes }: Seen): number {
  return passes ?? -1;
}

function best(side: readonly Seen[]): number {
  return Math.max(-1, ...side.map(passesOf));
}

export const OUTNUMBERS = ['player', 'other', 'none'] as const;
export type Outnumbers = (typeof OUTNUMBERS)[number];

export function outnumbers(player: number, other: number): Outnumbers {
  const times = singleFigure('outnumbering');
  if (player >= other * times) return 'player';
  return other >= player * times ? 'other' : 'none';
}

export interface Approach {
  readonly face: number;
  readonly does: 'talk' | 'attack';
}

/** Rolls for what those met do when they go first: with either side twice the other they would rather talk (ATZ-79). */
export function* attackOrTalk(asking: Asking, leaderRep: number, which: Outnumbers): Play<Approach, never> {
  const [face = 0] = yield* roll({
    ...asking,
    rule: 'atz.attack-or-talk',
    dice: 1,
    target: leaderRep,
    reading: { by: 'classes', cuts: [leaderRep] },
    odds: { rule: 'atz.attack-or-talk', input: { rep: leaderRep, outnumbers: which } },
    basis: { modifiers: which === 'none' ? [] : [turnedRound()] },
  });
  const within = face <= leaderRep;
  return { face, does: within === (which !== 'none') ? 'talk' : 'attack' };
}

/** Modifier that turns an attack into talk, and talk into an attack. */
function turnedRound(): Modified {
  const { figure, row } = singleFigureRow('outnumbering');
  return { row, does: 'turns-round', by: figure };
}
