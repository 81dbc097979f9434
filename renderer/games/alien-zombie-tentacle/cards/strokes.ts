/** A picture of our own in a few strokes. */
export interface Strokes {
  readonly lines: string;
  /** Path of the solid parts. */
  readonly filled?: string;
}
