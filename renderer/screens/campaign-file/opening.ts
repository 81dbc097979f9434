/** The file that is being opened, wherever it came from: one at a time, and the last one wins. */
import type { Output } from '../../../src/contract/contract.ts';
import { CallFailure, call } from '../../client/api.ts';
import { type Brought, bring } from '../../client/files.ts';
import { storeOf } from '../../client/store.ts';

export type Opening =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking'; readonly name: string; readonly work: string }
  | { readonly kind: 'found'; readonly file: Brought; readonly view: Output<'campaign-file.look'> }
  | { readonly kind: 'refused'; readonly name: string; readonly sentence: string };

const NONE: Opening = { kind: 'none' };
export const opening = storeOf<Opening>(NONE);

let looks = 0;

function dropBrought({ transfer }: Brought): void {
  void call('campaign-file.let-go', { transfer }).catch(() => undefined);
}

/** Looks into a file; anything shown of another file is over. */
async function look(name: string, brought: () => Promise<Brought>): Promise<void> {
  cancel();
  looks += 1;
  const work = `file-${looks}-${Math.random().toString(36).slice(2)}`;
  const checking: Opening = { kind: 'checking', name, work };
  opening.set(checking);
  let file: Brought | undefined;
  try {
    file = await brought();
    const view = await call('campaign-file.look', { transfer: file.transfer, work });
    if (opening.get() === checking) opening.set({ kind: 'found', file, view });
    else dropBrought(file);
  } catch (failure) {
    if (file !== undefined) dropBrought(file);
    if (opening.get() !== checking) return;
    if (!(failure instanceof CallFailure)) throw failure;
    opening.set({ kind: 'refused', name, sentence: failure.message });
  }
}

/** Chosen or dropped. */
export const lookAt = (file: File): Promise<void> => look(file.name, () => bring(file));
/** Brought by the desktop window. */
export const lookAtBrought = (file: Brought): Promise<void> => look(file.name, async () => file);

export function cancel(): void {
  const now = opening.get();
  if (now.kind === 'checking') void call('work.cancel', { work: now.work }).catch(() => undefined);
  if (now.kind === 'found') dropBrought(now.file);
  opening.set(NONE);
}

/** Ends the opening once the file’s campaign stands on the shelf: nothing of the file is left to be let go. */
export function done(): void {
  opening.set(NONE);
}

/** Refuses a file that couldn’t be brought onto the shelf, with a sentence for the player. */
export function refuse(file: Brought, sentence: string): void {
  dropBrought(file);
  opening.set({ kind: 'refused', name: file.name, sentence });
}

/** Looks at a file again, as the campaign that it was compared with has gone on since. */
export async function lookAgain(file: Brought): Promise<void> {
  opening.set(NONE);
  await lookAtBrought(file);
}
