/** Everybody and everything in an area, as far as there is room, and how many more there are. */
import type { MouseEvent } from 'react';
import { Boat } from './boat.tsx';
import styles from './counters.module.css';
import { CrewCounter } from './crew-counter.tsx';
import { Empty } from './empty.tsx';
import { Count, Tag } from './marks.tsx';
import { MonsterCounter } from './monster-counter.tsx';
import { LYING, type LyingWeaponProps } from './sizes.ts';
import { MORE, type Standing, type Stood } from './standing.ts';
import { WeaponDrawing } from './weapon-icon.tsx';

interface AreaCountersProps extends Stood {
  /** Says whether an option is about a counter, and acts on a click on it; both left out on paper. */
  readonly meant?: (names: readonly string[]) => boolean;
  readonly onPress?: (names: readonly string[]) => void;
}

export function AreaCounters({ placed, more, moreAt, tag, meant, onPress }: AreaCountersProps) {
  const pressed = ({ names = [] }: Standing) =>
    meant?.(names)
      ? {
          'data-meant': names[0],
          onClick: (event: MouseEvent) => {
            event.stopPropagation();
            onPress?.(names);
          },
        }
      : {};
  return (
    <>
      {placed.map((one) => (
        <g
          key={one.id}
          className={styles.placed}
          transform={`translate(${one.x} ${one.y})`}
          {...pressed(one)}
        >
          <Counter {...one} />
        </g>
      ))}
      {tag !== null && <Tag {...tag} />}
      {moreAt !== null && (
        <g className={styles.more} data-more={more} transform={`translate(${moreAt.x} ${moreAt.y})`}>
          <rect x={-MORE.width / 2} y={-MORE.height / 2} {...MORE} rx={3} />
          <text y={4.3}>+{more}</text>
        </g>
      )}
    </>
  );
}

function Counter(one: Standing) {
  switch (one.is) {
    case 'crew':
      return <CrewCounter {...one} />;
    case 'monsters':
      return <MonsterCounter {...one} />;
    case 'weapon':
      return <LyingWeapon {...one} />;
    case 'empty':
      return <Empty {...one} />;
    case 'boat':
      return <Boat {...one} />;
    default:
      return one satisfies never;
  }
}

/** Weapons that lie in an area, or the place where none is left. */
function LyingWeapon({ weapon, count, on = false, picked = false }: LyingWeaponProps) {
  return (
    <g
      className={styles.lying}
      data-weapon={weapon}
      data-empty={count === 0 || undefined}
      data-on={on || undefined}
    >
      <rect x={-LYING / 2} y={-LYING / 2} width={LYING} height={LYING} rx={2} />
      <g transform="translate(-7.5 -7.5)">
        <WeaponDrawing weapon={weapon} size={15} />
      </g>
      {picked && (
        <rect
          className={styles.weaponPicked}
          x={-LYING / 2 - 2.5}
          y={-LYING / 2 - 2.5}
          width={LYING + 5}
          height={LYING + 5}
          rx={4}
        />
      )}
      {count > 1 && <Count x={9} y={8} count={count} />}
    </g>
  );
}
