/** A picture of our own in a few strokes. */
export interface Strokes {
  readonly lines: string;
  /** What is solid. */
  readonly filled?: string;
}
