import { Button } from '@mantine/core';
import { placeText } from '../../../components/map/press-map.tsx';
import styles from './set-up.module.css';
import type { SetUp } from './use-set-up.ts';

/** From where the first zombies are placed, and the button after which the map takes a press for it (ATZ-118). */
export function PlaceLine({ setUp }: { readonly setUp: SetUp }) {
  const { encounter, place } = setUp;
  const { said, say, placing, setPlacing } = place;
  const spot = said ?? encounter.partyAt?.spot;
  if (encounter.table === null || spot === undefined) return null;
  return (
    <div className={styles.place}>
      <p>
        The party ended its first move {placeText(spot)}
        <span className="quiet">{said === null ? ' (default)' : ''}</span>
      </p>
      <Button size="sm" variant="default" aria-pressed={placing} onClick={() => setPlacing(!placing)}>
        {placing ? 'Done on the map' : 'Press on the map'}
      </Button>
      {said !== null && (
        <button type="button" className="quiet-link small" onClick={() => say(null)}>
          Back to the default
        </button>
      )}
    </div>
  );
}
