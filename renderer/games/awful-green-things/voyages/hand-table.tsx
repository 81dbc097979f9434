import type { HandView } from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import styles from '../../../components/run/run.module.css';

/** Table of the crew: each post and its holder, and the lost who had a name. */
export function HandTable({ hands }: { readonly hands: readonly HandView[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Post</th>
          <th>Name</th>
          <th className="n">Dice</th>
          <th className="n">Constitution</th>
          <th className="n">Voyages</th>
          <th className="n">Kills</th>
          <th className={styles.after}>Status</th>
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
              {lostAt === null ? 'Ready' : <span className="flag">{`Lost on the way to ${lostAt}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
