/** The page that `npm run maps` takes its pictures of: tables beside one another, drawn as the app draws them. */
import '@fontsource/encode-sans-semi-condensed/500.css';
import '@fontsource/encode-sans-semi-condensed/600.css';
import '../../renderer/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { EncounterMap } from '../../renderer/games/all-things-zombie/map/encounter-map.tsx';
import type { TableView } from '../../renderer/games/all-things-zombie/map/table-view.ts';
import styles from './sheet.module.css';

/** A sheet as the script asks for it. */
export interface SheetWanted {
  readonly maps: readonly { readonly table: TableView; readonly says: string }[];
  readonly columns: number;
  /** Pixels to a tenth of an inch. */
  readonly scale: number;
  readonly look: 'light' | 'dark' | 'paper';
}

declare global {
  interface Window {
    readonly wanted: SheetWanted;
  }
}

function Sheet({ maps, columns, scale, look }: SheetWanted) {
  return (
    <div className={styles.sheet} style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}>
      {maps.map(({ table, says }) => (
        <figure key={says} className={styles.map}>
          <EncounterMap table={table} scale={scale} framed={false} blackAndWhite={look === 'paper'} />
          <figcaption>
            <b>{table.name}</b>
            <span>{says}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const root = document.getElementById('maps');
if (root === null) throw new Error('the page has no place for maps');
document.documentElement.dataset.mantineColorScheme = window.wanted.look === 'dark' ? 'dark' : 'light';
createRoot(root).render(<Sheet {...window.wanted} />);
