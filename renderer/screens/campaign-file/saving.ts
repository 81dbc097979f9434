/** The campaign or game about to be saved as a file, wherever it was chosen. */
import { storeOf } from '../../client/store.ts';

export interface ToSave {
  readonly id: string;
  readonly name: string;
}

export const saving = storeOf<ToSave | null>(null);

/** Asks what is to be in the file. */
export const askToSave = ({ id, name }: ToSave): void => saving.set({ id, name });
