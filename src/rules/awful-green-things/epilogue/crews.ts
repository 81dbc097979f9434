/** The crews that a boat may still have: members who are alike are counted, not told apart. */

/** A crewman, as far as he matters on the way home. */
export interface Hand {
  readonly dice: number;
  readonly constitution: number;
  /** Points that he is worth at home. */
  readonly worth: number;
}

export interface Alike extends Hand {
  readonly count: number;
}

export function alike(crew: readonly Hand[]): readonly Alike[] {
  const kinds = new Map<string, Alike>();
  for (const { dice, constitution, worth } of crew) {
    const key = `${dice} ${constitution} ${worth}`;
    kinds.set(key, { dice, constitution, worth, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** A crew as one number: how many of each kind, mixed-radix. The whole crew is the last, nobody 0. */
export class Crews {
  readonly kinds: readonly Alike[];
  readonly number: number;
  private readonly places: readonly number[];

  constructor(crew: readonly Hand[]) {
    this.kinds = alike(crew);
    let place = 1;
    this.places = this.kinds.map(({ count }) => {
      const here = place;
      place *= count + 1;
      return here;
    });
    this.number = place;
  }

  /** Number of crew left of each kind, for the crew of this index. */
  counts(index: number): readonly number[] {
    return this.kinds.map(({ count }, kind) => Math.floor(index / this.place(kind)) % (count + 1));
  }

  place(kind: number): number {
    return this.places[kind] ?? 0;
  }

  sumOf(counts: readonly number[], of: (kind: Alike) => number): number {
    return this.kinds.reduce((sum, kind, at) => sum + (counts[at] ?? 0) * of(kind), 0);
  }
}
