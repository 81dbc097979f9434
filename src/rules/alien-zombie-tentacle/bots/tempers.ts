/** Three tempers: what each makes of the same table. */
export interface Temper {
  /** Weight that a grudge of one adds to wanting somebody gone. */
  readonly memory: number;
  /** Worth of another’s loss beside the table’s share of it. */
  readonly spite: number;
  /** Least worth of an Event that is to be played. */
  readonly patience: number;
  /** Share of the risk to a helper that is seen, 0 to 1. */
  readonly caution: number;
  /** Times in ten that it does whatever comes to mind. */
  readonly whim: number;
}

export const COLD: Temper = { memory: 0.1, spite: 0, patience: 1.2, caution: 1, whim: 0 };
export const GRUDGING: Temper = { memory: 0.8, spite: 2, patience: 0.6, caution: 0.6, whim: 0 };
export const RASH: Temper = { memory: 0.3, spite: 1, patience: -1, caution: 0.2, whim: 5 };
