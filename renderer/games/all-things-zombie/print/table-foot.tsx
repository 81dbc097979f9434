import { NoteLines } from '../../../components/paper/note-lines.tsx';
import { Boxes, row } from './boxes.tsx';
import styles from './table-foot.module.css';
import { words } from './text/table-foot.ts';

const TURNS = 15;
const SHOTS = row(30, 30, 'open', 'open');

/** What is kept during a battle: turns, shots, notes. */
export function TableFoot() {
  return (
    <div className={styles.foot} data-part="table-foot">
      <div>
        <h3 className={styles.title}>{words.turn}</h3>
        <div className={styles.turns}>
          {Array.from({ length: TURNS }, (_, at) => at + 1).map((turn) => (
            <span key={turn}>{turn}</span>
          ))}
        </div>
        <h3 className={styles.title}>{words.shotsThisTurn}</h3>
        <Boxes boxes={SHOTS} wide />
        <p className={styles.hint}>{words.oneDieForEachShot}</p>
      </div>
      <div className={styles.notes}>
        <h3 className={styles.title}>{words.notes}</h3>
        <NoteLines />
      </div>
    </div>
  );
}
