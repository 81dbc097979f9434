/** Dice one by one, as an explanation shows them: which counted, and which were thrown away. */

export interface HeldDie {
  readonly face: number;
  /** Null where nothing is held against it. */
  readonly counts: 'passed' | 'failed' | 'unused' | null;
}

interface Against {
  /** A die counts with this face or less. */
  readonly target?: number | null | undefined;
  /** A die counts with this face or more. */
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
    if (target !== undefined && target !== null)
      return { face, counts: face <= target ? 'passed' : 'failed' };
    if (least !== undefined && least !== null) return { face, counts: face >= least ? 'passed' : 'failed' };
    return { face, counts: null };
  });
}
