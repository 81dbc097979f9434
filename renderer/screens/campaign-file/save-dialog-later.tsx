/** The question what is to be in a file comes when one is to be saved. */

import { useStore } from '../../client/store.ts';
import { useLater } from '../../page/later.tsx';
import { saving } from './saving.ts';

const load = async () => (await import('./save-dialog.tsx')).SaveDialog;

export function SaveDialogLater() {
  const row = useStore(saving, (one) => one);
  const Dialog = useLater(load, row !== null);
  return row === null || Dialog === undefined ? null : <Dialog key={row.id} row={row} />;
}
