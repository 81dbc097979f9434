import { RollButtons } from '../fields/roll-buttons.tsx';
import { SidesField } from '../fields/sides-field.tsx';
import { keyText, SCREEN_KEYS } from '../keys/table.ts';
import { DUE_ACTS } from '../state/due-acts.ts';
import { useKeptPart, usePlay, useUnderWay } from '../state/play-context.ts';
import { sidesNow } from '../state/sides.ts';
import styles from './due.module.css';
import { Letter } from './letter.tsx';

/** The turn that comes, always last: who rolls for it, and the dice. */
export function NextTurn() {
  const kept = useKeptPart('sides');
  const { open } = usePlay();
  const turn = useUnderWay('turn');
  const groups = useUnderWay('groups');
  const fighters = useUnderWay('fighters');
  const sides = sidesNow({ turn, groups, fighters }, kept);
  const next = (turn?.number ?? 0) + 1;
  return (
    <li className={styles.next}>
      <Letter letter={DUE_ACTS['begin-turn']} />
      <div className={styles.what}>
        <b>{`Turn ${next}`}</b>
        <SidesField sides={sides} />
        <button
          type="button"
          className={`quiet-link ${styles.apart}`}
          onClick={() => open({ form: 'groups' })}
        >
          Groups <kbd>{keyText(SCREEN_KEYS.groups)}</kbd>
        </button>
        <RollButtons small plain deed={{ do: 'begin-turn', sides: [...sides] }} text={`Turn ${next}`} />
      </div>
    </li>
  );
}
