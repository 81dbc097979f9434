/** Three tempers: what each makes of the same table. */
export interface Temper {
  /** What a grudge of one adds to wanting somebody gone. */
  readonly memory: number;
  /** What another’s loss is worth beside the table’s share of it. */
  readonly spite: number;
  /** What an Event has to be worth to be played. */
  readonly patience: number;
  /** How far the risk to a helper is seen. */
  readonly caution: number;
  /** So many times in ten it does whatever comes to mind. */
  readonly whim: number;
}

export const COLD: Temper = { memory: 0.1, spite: 0, patience: 1.2, caution: 1, whim: 0 };
export const GRUDGING: Temper = { memory: 0.8, spite: 2, patience: 0.6, caution: 0.6, whim: 0 };
export const RASH: Temper = { memory: 0.3, spite: 1, patience: -1, caution: 0.2, whim: 5 };
