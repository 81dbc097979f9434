import { NoteLines } from '../../../components/paper/note-lines.tsx';
import { Boxes, row } from './boxes.tsx';
import styles from './print.module.css';

const TURNS = 15;
const SHOTS = row(30, 30, 'open', 'open');

/** Records kept during a battle: turns, shots, notes. */
export function TableFoot() {
  return (
    <div className={styles.tableFoot} data-part="table-foot">
      <div>
        <h3 className={styles.tableFootTitle}>Turn</h3>
        <div className={styles.turns}>
          {Array.from({ length: TURNS }, (_, at) => at + 1).map((turn) => (
            <span key={turn}>{turn}</span>
          ))}
        </div>
        <h3 className={styles.tableFootTitle}>Shots this turn</h3>
        <Boxes boxes={SHOTS} wide />
        <p className={styles.hint}>One die for each shot when the turn ends: see Zombie Reinforcement.</p>
      </div>
      <div className={styles.tableFootNotes}>
        <h3 className={styles.tableFootTitle}>Notes</h3>
        <NoteLines />
      </div>
    </div>
  );
}
