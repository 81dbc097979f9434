/** A figure’s row in Play’s table: name and status, weapons, clips and kills. */
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { StarMark } from '../../components/star-mark.tsx';
import { useOnScreen, usePlay } from '../state/play-context.ts';
import { FighterStatus } from './fighter-status.tsx';
import { KillCount } from './kill-count.tsx';
import styles from './table.module.css';
import { ClipLines, WeaponLines } from './weapon-lines.tsx';

interface FighterRowProps {
  readonly fighter: FighterView;
}

/** Drawn anew only when the figure itself has changed. */
export const FighterRow = memo(function FighterRow({ fighter }: FighterRowProps) {
  const { select } = usePlay();
  const { who, name, rep, weapons } = fighter;
  return (
    <tr className={styles.figure} onClick={() => select(who)} onFocus={() => select(who)}>
      <td className="c rep">{rep}</td>
      <th scope="row">
        <span className={styles.named}>
          <Who who={who} name={name} />
          {fighter.star && <StarMark size={12} />}
        </span>
        <FighterStatus fighter={fighter} />
      </th>
      <td>
        <WeaponLines weapons={weapons} />
      </td>
      <td>
        <ClipLines weapons={weapons} />
      </td>
      <td className="c">
        <KillCount who={who} of="zombies" label={`Zombies killed by ${name}`} value={fighter.zombiesKilled} />
      </td>
      <td className="c">
        <KillCount who={who} of="people" label={`People killed by ${name}`} value={fighter.peopleKilled} />
      </td>
    </tr>
  );
});

/** The name, which has the focus of its line; an arrow key draws two of these and nothing else. */
function Who({ who, name }: Pick<FighterView, 'who' | 'name'>) {
  const { select } = usePlay();
  const selected = useOnScreen((screen) => screen.selected === who);
  return (
    <button
      type="button"
      className={styles.who}
      data-who={who}
      title={name}
      tabIndex={selected ? 0 : -1}
      aria-current={selected || undefined}
      onClick={() => select(who)}
    >
      {name}
    </button>
  );
}
