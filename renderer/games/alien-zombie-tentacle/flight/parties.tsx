import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { FlightPlayer } from '../../../../src/rules/alien-zombie-tentacle/text/flight/run.ts';
import { heldBy } from '../../../components/held-by.ts';
import styles from '../../../components/run/run.module.css';
import own from '../table/table.module.css';

interface PartiesProps {
  readonly view: Pick<SessionView, 'seats' | 'names'>;
  readonly players: readonly FlightPlayer[];
}

/** Every player with the survivors that are left, what each carries, and whom they hold something against. */
export function Parties({ view, players }: PartiesProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Player</th>
          <th>Survivors</th>
          <th className="n">Lost</th>
          <th>Grudge</th>
        </tr>
      </thead>
      <tbody>
        {players.map(({ seat, name, survivors, lost, grudge }) => (
          <tr key={seat}>
            <td>
              <span className="name">{name}</span> <span className="quiet">{heldBy(view, seat)}</span>
            </td>
            <td>
              {survivors.length === 0
                ? '–'
                : survivors.map((one, at) => (
                    <span key={one.name}>
                      {at > 0 && '; '}
                      {one.name}
                      {one.gear.length > 0 && (
                        <span className={own.gear}>{` with ${one.gear.join(', ')}`}</span>
                      )}
                    </span>
                  ))}
            </td>
            <td className="n num">{lost}</td>
            <td>{grudge === null ? '–' : `against ${grudge.of}, ${grudge.held}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
