/** Dice one by one, as an explanation shows them: which counted, and which were thrown away. */

export interface HeldDie {
  readonly face: number;
  /** Null where nothing is held against it. */
  readonly counts: 'passed' | 'failed' | 'unused' | null;
}

interface Against {
  /** A die counts with this face or less. */
  readonly target?: number | null | undefined;
  /** A die counts with this face or more; with both, between them. */
  readonly least?: number | null | undefined;
  /** The faces that counted, where not all did. */
  readonly kept?: readonly number[] | null | undefined;
}

export function heldDice(faces: readonly number[], { target, least, kept }: Against): HeldDie[] {
  const left = kept === undefined || kept === null ? undefined : [...kept];
  return faces.map((face): HeldDie => {
    if (left !== undefined) {
      const at = left.indexOf(face);
      if (at === -1) return { face, counts: 'unused' };
      left.splice(at, 1);
    }
    if (typeof target !== 'number' && typeof least !== 'number') return { face, counts: null };
    const passes = face <= (target ?? face) && face >= (least ?? face);
    return { face, counts: passes ? 'passed' : 'failed' };
  });
}
