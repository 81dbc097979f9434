/** Saves a campaign or a game as a file, from wherever it is listed. */
import { CallFailure, call, tellFailure } from '../../app/api.ts';
import { keep } from '../../app/files.ts';
import { notify } from '../../app/notify.ts';
import { words } from './text/use-save-file.ts';

/** Saves a campaign or a game as a file, where the player says, or where the browser keeps what it loads. */
export function useSaveFile(): (row: { readonly id: string; readonly name: string }) => void {
  return ({ id, name }) => {
    const saving = async () => {
      const kept = await keep(await call('campaign-file.save', { campaign: id }));
      if (kept !== null) notify({ message: words.saved(name, kept === undefined ? '' : ` as ${kept}`) });
    };
    saving().catch((failure: unknown) => {
      if (failure instanceof CallFailure) tellFailure(failure);
      else notify({ message: failure instanceof Error ? failure.message : String(failure), kind: 'failure' });
    });
  };
}
