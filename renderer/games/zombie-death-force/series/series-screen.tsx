/** A series, between two games and at its end: who leads, what each game came to and how long it took, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import type { SeriesLedger } from '../../../../src/rules/zombie-death-force/series/ledger.ts';
import {
  type SeriesGame,
  type SeriesPlayer,
  seriesBrings,
  seriesViewOf,
} from '../../../../src/rules/zombie-death-force/text/series/run.ts';
import { heldBy } from '../../../components/held-by.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunLedger } from '../../../components/run/run-ledger.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';

interface SeriesScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<SeriesLedger>;
}

const CARRIES_OVER =
  'A series is our own house rule, not the book’s: a game won counts one, a draw counts for nobody.';

export function SeriesScreen({ view, ledger }: SeriesScreenProps) {
  const held = Object.entries(view.seats).flatMap(([seat, holder]) => (holder === 'player' ? [seat] : []));
  const series = seriesViewOf(ledger, held);
  const over = series.games.filter(({ turns }) => turns !== null);
  const ending = view.ending === null ? [] : [view.ending, series.epilogue].filter((text) => text !== '');
  return (
    <RunPage
      title={series.title}
      parts={series.games}
      ending={ending}
      next={series.next === null ? null : { name: series.next, facts: [['At stake', series.stakes]] }}
      reports={over}
    >
      <Section title="Standings" aside="the leader stands first">
        <Standings view={view} players={series.players} />
      </Section>
      <div className={styles.aside}>
        <Section title="How long the games took" aside="in turns">
          {over.length === 0 ? (
            <p className="quiet">After the first game its bar appears here.</p>
          ) : (
            <GameLengths games={over} most={ledger.turns} />
          )}
        </Section>
        <Section title="Ledger" aside="games won">
          <RunLedger entries={series.entries} none="No game is over yet." note={CARRIES_OVER} />
        </Section>
      </div>
      <RunBrings brings={seriesBrings()} />
    </RunPage>
  );
}

interface StandingsProps {
  readonly view: Pick<SessionView, 'seats' | 'names'>;
  readonly players: readonly SeriesPlayer[];
}

function Standings({ view, players }: StandingsProps) {
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

/** A bar for each game, as long as the game was in turns, against the most turns a game may have; who won stands behind it. */
const WIDTH = 330;
const LEFT = 24;
const RIGHT = 108;
const ROW = 24;
const BAR = 10;

interface GameLengthsProps {
  readonly games: readonly SeriesGame[];
  /** Turns at most in each. */
  readonly most: number;
}

function GameLengths({ games, most }: GameLengthsProps) {
  const x = (turns: number) => LEFT + (turns / most) * (WIDTH - LEFT - RIGHT);
  const bottom = games.length * ROW + 4;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bottom + 18}`}
      role="img"
      aria-label={said(games, most)}
    >
      {[most / 2, most].map((turns) => (
        <g key={turns}>
          <path className={styles.grid} d={`M${x(turns)} 0V${bottom}`} />
          <text className={styles.quiet} x={x(turns)} y={bottom + 14} textAnchor="middle">
            {Math.round(turns)}
          </text>
        </g>
      ))}
      {games.map(({ number, turns, result, state }, at) => {
        const middle = at * ROW + ROW / 2;
        return (
          <g key={number}>
            <text className={styles.quiet} x={LEFT - 8} y={middle + 4} textAnchor="end">
              {number}
            </text>
            <rect
              className={state === 'drawn' ? styles.drawn : styles.won}
              {...{ x: LEFT, y: middle - BAR / 2, width: x(turns ?? 0) - LEFT, height: BAR }}
            />
            <text className={styles.label} x={x(turns ?? 0) + 6} y={middle + 4}>
              {turns} · {result}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M${LEFT} 0V${bottom}`} />
    </svg>
  );
}

const said = (games: readonly SeriesGame[], most: number): string =>
  `Turns of each game, of ${most} at most. ${games.map(({ name, turns, result }) => `${name}: ${turns}, ${result}`).join('. ')}`;
