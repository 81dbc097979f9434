import { useEffect, useRef } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { type MapPart, numberOf } from '../../../components/map/parts.ts';
import { partsOf } from '../map/parts-of-table.ts';
import { noteAt } from './note-at.ts';
import { PlaceOdds } from './place-odds.tsx';
import styles from './set-up.module.css';
import type { SetUp } from './use-set-up.ts';

interface PlaceNoteProps {
  readonly setUp: SetUp;
  readonly table: NonNullable<UnderWay['table']>;
  readonly scale: number;
}

/** Beside the part that is marked: what it is, and whom one may meet there. */
export function PlaceNote({ setUp, table, scale }: PlaceNoteProps) {
  const { marked, mark } = setUp.marking;
  const note = useRef<HTMLDivElement>(null);
  // In a window so small that the map is scrolled, the keys bring the note along.
  useEffect(() => {
    if (marked !== null && document.activeElement?.getAttribute('data-part') === marked)
      note.current?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const part = partsOf(table).find(({ id }) => id === marked);
  if (part === undefined) return null;
  const place = setUp.encounter.places.find(({ spot }) => spot === part.id);
  return (
    <div
      ref={note}
      className={styles.note}
      style={noteAt(part, table, scale)}
      onPointerEnter={() => mark(part.id)}
      onPointerLeave={() => mark(null)}
    >
      <p className={styles.what}>
        {place !== undefined && <span className="num">{numberOf(part.id)} </span>}
        <b>{part.title}</b> <span className="quiet">{rest(part)}</span>
      </p>
      {place !== undefined && <PlaceOdds place={place} />}
    </div>
  );
}

/** Rest of a part’s name besides its title. */
function rest({ name, title }: MapPart): string {
  return name.slice(name.indexOf(title) + title.length).replace(/^[,:]\s*/, '');
}
