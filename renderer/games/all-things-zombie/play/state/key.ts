/** A key of the Play screen, and its deed in words. */
export interface Key {
  /** Character that is typed without Shift: a small letter, or another single one. */
  readonly key: string;
  readonly shift?: true;
  /** Deed of the key in words: `zombie killed`. */
  readonly text: string;
}
