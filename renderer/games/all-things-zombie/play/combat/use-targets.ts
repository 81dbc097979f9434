/** Pieces that a figure may fire at from where it stands, the nearest first, and those it may not, each with the reason. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { type Look, type Piece, useLooks, usePieces } from '../places/use-board.ts';
import { isGone } from '../state/able.ts';
import { fighterNamed, useUnderWay } from '../state/play-context.ts';
import { isAgainst } from './targets.ts';
import { mostShots, type Weapon } from './volley.ts';

export interface Target {
  readonly look: Look;
  readonly piece: Piece;
}

export interface Targets {
  readonly near: readonly Target[];
  readonly outOfRange: readonly Piece[];
  readonly unseen: readonly Piece[];
}

/** Nothing for a figure that has no place. */
export function useTargets(fighter: FighterView, { range }: Pick<Weapon, 'range'>): Targets {
  const pieces = usePieces();
  const there = pieces.some(({ piece }) => piece === fighter.who);
  const looks = useLooks(there ? fighter.who : undefined);
  const fighters = useUnderWay('fighters');
  const all = looks.flatMap((look): readonly Target[] => {
    const piece = pieces.find((one) => one.piece === look.piece);
    const other = fighterNamed({ fighters }, look.piece);
    const isEnemy =
      other === undefined ? piece?.kind === 'zombie' : isAgainst(fighter, other) && !isGone(other);
    return piece !== undefined && isEnemy ? [{ look, piece }] : [];
  });
  const seen = all.filter(({ look }) => look.cut === null);
  const isNear = ({ look }: Target) => look.apart <= (range ?? 0) * 10;
  return {
    near: seen.filter(isNear),
    outOfRange: seen.filter((one) => !isNear(one)).map(({ piece }) => piece),
    unseen: all.filter(({ look }) => look.cut !== null).map(({ piece }) => piece),
  };
}

/**
 * The group that the first target aimed at belongs to, as far as one volley reaches it, the nearest first: the arc of fire begins at the
 * nearest of them (section: Arc of Fire). Nothing for a weapon with one target.
 */
export function useSpread({ near }: Targets, aimed: readonly string[], weapon: Weapon): readonly string[] {
  const most = Math.min(weapon.targets, mostShots(weapon));
  const target = most > 1 ? near.find(({ piece }) => aimed.includes(piece.piece)) : undefined;
  const arc = (weapon.arcs.at(-1)?.inches ?? 0) * 10;
  const isInArc = (looks: readonly Look[], { piece }: Target) =>
    looks.some((look) => look.piece === piece.piece && look.apart <= arc);
  const fromTarget = useLooks(target?.piece.piece);
  const first = near.find((one) => one === target || isInArc(fromTarget, one));
  const fromFirst = useLooks(target && first?.piece.piece);
  if (target === undefined || first === undefined) return [];
  const group = near.filter(
    (one, nth) => nth >= near.indexOf(first) && (one === first || isInArc(fromFirst, one)),
  );
  // The target stays in it, whoever else is left out for want of shots.
  const kept = [...new Set([target, ...group])].slice(0, most);
  return group.filter((one) => kept.includes(one)).map(({ piece }) => piece.piece);
}
