/**
 * Undo and redo that are under way, told to the screen that asks for dice meanwhile: what is typed behind them is for the
 * question that they lead to, not for the one that still stands there.
 */

export interface UndoWatcher {
  /** Called when one more undo or redo has been asked for. */
  readonly begun: () => void;
  /** Called when the undo or redo has been done, and is about to be shown, or came to nothing. */
  readonly done: () => void;
  /** Called when the undo or redo is over; false where it came to nothing. */
  readonly over: (did: boolean) => void;
}

const told = new Map<string, Set<UndoWatcher>>();

/** Tells of those of one campaign or game, until the function it gives is called. */
export function watchUndo(campaign: string, turning: UndoWatcher): () => void {
  const all = told.get(campaign) ?? new Set();
  told.set(campaign, all.add(turning));
  return () => all.delete(turning);
}

/** Announces that an undo or redo begins. */
export function undoBegins(campaign: string): Omit<UndoWatcher, 'begun'> {
  const all = [...(told.get(campaign) ?? [])];
  let isDone = false;
  for (const { begun } of all) begun();
  const done = () => {
    if (isDone) return;
    isDone = true;
    for (const one of all) one.done();
  };
  return {
    done,
    over: (did) => {
      done();
      for (const { over } of all) over(did);
    },
  };
}
