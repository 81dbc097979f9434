import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { SeriesPlayer } from '../../../../src/rules/zombie-death-force/text/series/run.ts';
import { heldBy } from '../../../components/held-by.ts';
import styles from '../../../components/run/run.module.css';

interface StandingsProps {
  readonly view: Pick<SessionView, 'seats' | 'names'>;
  readonly players: readonly SeriesPlayer[];
}

export function Standings({ view, players }: StandingsProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Player</th>
          <th className="n">Games won</th>
          <th className="n">Collections completed</th>
          <th className="n">Quickest win</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, name, won, collections, quickest }) => (
          <tr key={seat}>
            <td>
              <span className="name">{name}</span> <span className="quiet">{heldBy(view, seat)}</span>
            </td>
            <td className="n num">{won}</td>
            <td className="n num">{collections}</td>
            <td className="n num">{quickest === null ? '–' : `${quickest} turns`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
