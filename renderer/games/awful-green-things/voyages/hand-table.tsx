import type { HandView } from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import styles from '../../../features/session/run/run.module.css';
import { words } from './text/hand-table.ts';

/** Who holds which post, and the lost who had a name. */
export function HandTable({ hands }: { readonly hands: readonly HandView[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{words.post}</th>
          <th>{words.name}</th>
          <th className="n">{words.dice}</th>
          <th className="n">{words.constitution}</th>
          <th className="n">{words.voyages}</th>
          <th className="n">{words.kills}</th>
          <th className={styles.after}>{words.status}</th>
        </tr>
      </thead>
      <tbody>
        {hands.map(({ post, name, dice, constitution, voyages, kills, lostAt }) => (
          <tr key={`${post} ${name ?? ''}`} className={lostAt === null ? undefined : styles.gone}>
            <td>{post}</td>
            <td className="name">{name ?? '–'}</td>
            <td className="n num">{dice}</td>
            <td className="n num">{constitution}</td>
            <td className="n num">{voyages}</td>
            <td className="n num">{kills}</td>
            <td className={styles.after}>
              {lostAt === null ? words.ready : <span className="flag">{words.lostOnTheWayToOf(lostAt)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
