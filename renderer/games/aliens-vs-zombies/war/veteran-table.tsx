import { ALIEN_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import type { VeteranView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import styles from '../../../components/run/run.module.css';
import { CounterIcon } from '../counters/counter.tsx';

const ICON = 28;

/** Table of the veterans, who were told apart by name, the fallen too. */
export function VeteranTable({ veterans }: { readonly veterans: readonly VeteranView[] }) {
  if (veterans.length === 0) return <p className="quiet">None yet.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Name</th>
          <th className="n">Towns</th>
          <th className="n">Kills</th>
          <th className={styles.after}>Known for</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {veterans.map(({ name, kind, combat, armoured, skill, towns, kills, fellAt }) => (
          <tr key={name} className={fellAt === null ? undefined : styles.gone}>
            <td>
              <span className={styles.who}>
                <CounterIcon side="aliens" kind={kind} number={combat} twice={armoured} size={ICON} />
                <span className="name">{name}</span> <span className="quiet">{ALIEN_NAMES[kind].one}</span>
              </span>
            </td>
            <td className="n num">{towns}</td>
            <td className="n num">{kills}</td>
            <td className={`${styles.after} second`}>
              {skill === null ? '–' : `${skill.name}: ${skill.does}`}
            </td>
            <td>{fellAt === null ? 'Ready' : <span className="flag">{`Fell at ${fellAt}`}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
