/** Tells the forms that are open when more than one campaign may stand otherwise: a file that was put back has less of what was typed. */

const listeners = new Set<() => void>();

/** Calls the listener whenever the file has changed, until what it gives back is called. */
export function whenFileChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function fileChanged(): void {
  for (const listener of listeners) listener();
}
