/** The panel of a file comes when there is a file. */

import { useStore } from '../../client/store.ts';
import { useLater } from '../../page/later.tsx';
import { opening } from './opening.ts';

const load = async () => (await import('./file-panel.tsx')).FilePanel;

export function FilePanelLater() {
  const Panel = useLater(
    load,
    useStore(opening, ({ kind }) => kind !== 'none'),
  );
  return Panel === undefined ? null : <Panel />;
}
