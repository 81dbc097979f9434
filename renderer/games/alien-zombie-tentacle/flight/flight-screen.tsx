/** A flight, between two nights and at its end: who is left and with what, how long each night was, who was lost, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { FlightLedger } from '../../../../src/rules/alien-zombie-tentacle/flight/ledger.ts';
import {
  type FlightNight,
  type FlightPlayer,
  flightBrings,
  flightViewOf,
} from '../../../../src/rules/alien-zombie-tentacle/text/flight/run.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { heldBy } from '../../../components/held-by.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import own from '../table/table.module.css';

interface FlightScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<FlightLedger>;
}

const CARRIES_OVER =
  'A flight is our own house rule, not the book’s: the survivors go on, with the Gear that was taken along and the grudges that are left.';

export function FlightScreen({ view, ledger }: FlightScreenProps) {
  const held = Object.keys(view.seats).filter((seat) => view.seats[seat] === 'player');
  const flight = flightViewOf(ledger, held);
  const over = flight.nights.filter(({ rounds }) => rounds !== null);
  const ending = view.ending === null ? [] : [view.ending, flight.epilogue].filter((text) => text !== '');
  const record = `${countedInWords(flight.rounds, 'round', 'rounds')}, ${countedInWords(flight.alone, 'round', 'rounds')} of them alone`;
  return (
    <RunPage
      title={flight.title}
      parts={flight.nights}
      ending={ending}
      next={flight.next === null ? null : { name: flight.next, facts: [['So far', record]] }}
      reports={over}
    >
      <Section title="Who is left" aside="the one with most survivors stands first">
        <Parties view={view} players={flight.players} />
      </Section>
      <div className={styles.aside}>
        <Section title="How long the nights were" aside="in rounds">
          {over.length === 0 ? (
            <p className="quiet">After the first night its bar appears here.</p>
          ) : (
            <NightLengths nights={over} />
          )}
        </Section>
        <Section title="Ledger" aside="lost, newest first">
          {flight.entries.length === 0 && <p className="quiet">Nobody is lost yet.</p>}
          <ul className={styles.ledger}>
            {flight.entries.map(({ text, night }) => (
              <li key={text}>
                <span>{text}</span>
                <span className="num">{`night ${night}`}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{CARRIES_OVER}</p>
        </Section>
      </div>
      <RunBrings brings={flightBrings()} />
    </RunPage>
  );
}

/** A bar for each night, as long as it was in rounds; how many were lost in it stands behind. */
const WIDTH = 330;
const LEFT = 24;
const RIGHT = 132;
const ROW = 24;
const BAR = 10;

function NightLengths({ nights }: { readonly nights: readonly FlightNight[] }) {
  const most = Math.max(1, ...nights.map(({ rounds }) => rounds ?? 0));
  const x = (rounds: number) => LEFT + (rounds / most) * (WIDTH - LEFT - RIGHT);
  const bottom = nights.length * ROW + 4;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bottom + 4}`}
      role="img"
      aria-label={nights.map(said).join('; ')}
    >
      {nights.map(({ number, rounds, lost, state, result }, at) => {
        const middle = at * ROW + ROW / 2;
        return (
          <g key={number}>
            <text className={styles.quiet} x={LEFT - 8} y={middle + 4} textAnchor="end">
              {number}
            </text>
            <rect
              className={state === 'lost' ? styles.drawn : styles.won}
              {...{ x: LEFT, y: middle - BAR / 2, width: x(rounds ?? 0) - LEFT, height: BAR }}
            />
            <text className={styles.label} x={x(rounds ?? 0) + 6} y={middle + 4}>
              {`${rounds} · ${lost} lost, ${result}`}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M${LEFT} 0V${bottom}`} />
    </svg>
  );
}

const said = ({ name, rounds, lost, result }: FlightNight): string =>
  `${name}: ${rounds} rounds, ${lost} lost, ${result}`;

interface PartiesProps {
  readonly view: Pick<SessionView, 'seats' | 'names'>;
  readonly players: readonly FlightPlayer[];
}

/** Every player with the survivors that are left, what each carries, and whom they hold something against. */
function Parties({ view, players }: PartiesProps) {
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
