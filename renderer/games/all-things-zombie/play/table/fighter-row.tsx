import type { KeyboardEvent } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { useRowKeys } from '../keys/use-row-keys.ts';
import { usePlay } from '../play-context.ts';
import { ConditionMenu } from './condition-menu.tsx';
import styles from './fighters-table.module.css';
import { KillCount } from './kill-count.tsx';
import { WeaponLines } from './weapon-lines.tsx';

interface FighterRowProps {
  readonly fighter: FighterView;
  /** The line the Tab key comes to. */
  readonly stop: boolean;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

/** Once out, whatever the dice of the turn say. */
const STANDS: readonly FighterView['condition'][] = ['up', 'ducked-back', 'knocked-down'];

export function FighterRow({ fighter, stop, selected, onSelect }: FighterRowProps) {
  const { encounter, acts, open } = usePlay();
  const { who, name, rep, shots, hero, innocent, active, condition, zombiesKilled, peopleKilled } = fighter;
  const press = useRowKeys(fighter);
  const drunk = encounter.drunk.find(({ figure }) => figure === who)?.state ?? null;
  const goes = active === true && STANDS.includes(condition);
  const kills = (of: 'zombies' | 'people') => (by: 1 | -1) =>
    acts.perform({ do: 'count-kills', who, of, by }, { each: true });

  return (
    <tr className={styles.figure} data-selected={selected || undefined}>
      <th scope="row">
        <div className={styles.named}>
          <button
            type="button"
            className={styles.who}
            data-who={who}
            tabIndex={stop ? 0 : -1}
            aria-current={selected || undefined}
            title="Checks and acts"
            onFocus={onSelect}
            onClick={() => open({ form: 'check', who, check: null })}
            onKeyDown={(event: KeyboardEvent) => press(event)}
          >
            {name}
          </button>
          <span className={styles.notes}>
            {goes && <span className="tag pen">may go</span>}
            {active === false && STANDS.includes(condition) && <span className="tag">waits</span>}
            {hero && <span className="tag">Hero</span>}
            {innocent && <span className="tag">Innocent</span>}
            {drunk !== null && <span className="tag">{drunk}</span>}
          </span>
        </div>
      </th>
      <td className="c rep">{rep}</td>
      <td>
        <ConditionMenu fighter={fighter} />
      </td>
      <td>
        <WeaponLines fighter={fighter} />
      </td>
      <td className="c">{shots}</td>
      <td className="c">
        <KillCount label={`Zombies killed by ${name}`} value={zombiesKilled} onCount={kills('zombies')} />
      </td>
      <td className="c">
        <KillCount label={`People killed by ${name}`} value={peopleKilled} onCount={kills('people')} />
      </td>
    </tr>
  );
}
