import { ALIEN_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import type { VeteranView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import styles from '../../../features/session/run/run.module.css';
import { CounterIcon } from '../counters/counter.tsx';
import { words } from './text/veteran-table.ts';

const ICON = 28;

/** Those who were told apart, the fallen too. */
export function VeteranTable({ veterans }: { readonly veterans: readonly VeteranView[] }) {
  if (veterans.length === 0) return <p className="quiet">{words.noneYet}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{words.name}</th>
          <th className="n">{words.towns}</th>
          <th className="n">{words.kills}</th>
          <th className={styles.after}>{words.knownFor}</th>
          <th>{words.status}</th>
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
            <td>{fellAt === null ? words.ready : <span className="flag">{words.fellAtOf(fellAt)}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
