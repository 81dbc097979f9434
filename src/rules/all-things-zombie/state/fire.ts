/** A fire on the table. */
export interface Blaze {
  /** Counts the fires of the Encounter from 1. */
  readonly id: number;
  /** The player’s words for where it burns. */
  readonly where: string;
  /** Inches it has grown downwind. */
  readonly grown: number;
  /** The turn at whose end it grew last; null before it has. */
  readonly spread: number | null;
}

export interface FiresHere {
  /** Lit so far, those that are out among them. */
  readonly lit: number;
  readonly burning: readonly Blaze[];
}
