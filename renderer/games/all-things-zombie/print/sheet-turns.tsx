import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import styles from './print.module.css';

const TURNS = Array.from({ length: 15 }, (_, at) => at + 1);
/** The party, the zombies, and two others at most at a time. */
const SIDES = ['Party', 'Zombies', 'Others', 'Others'];

/** A box for each side's die in each turn, and one for the shots fired in it; in an escape, one for the alarm. */
export function turnsSection(kind: UnderWay['kind'] | undefined): FlowContent {
  const alarm = kind === 'escape' ? ['Alarm ≤ 3, then + 1'] : [];
  return {
    id: 'turns',
    title: 'Turns',
    columns: {
      widths: (
        <>
          <col style={{ width: '34mm' }} />
          {TURNS.map((turn) => (
            <col key={turn} />
          ))}
        </>
      ),
      heads: (
        <>
          <th scope="col">Activation</th>
          {TURNS.map((turn) => (
            <th key={turn} scope="col" data-align="centre">
              {turn}
            </th>
          ))}
        </>
      ),
    },
    rows: [
      {
        key: 'all',
        node: [...SIDES, 'Shots', 'Zombies drawn', ...alarm].map((side, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sides have one name, and none changes its place.
          <tr key={at} className={styles.sheetBoxes}>
            <th scope="row" className={styles.side}>
              {side}
            </th>
            {TURNS.map((turn) => (
              <td key={turn} className={styles.box} />
            ))}
          </tr>
        )),
      },
    ],
  };
}
