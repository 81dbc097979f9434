/** A war between two towns, and at its end: the towns, the veterans, the ledger, what was reported. */
import type { SessionView } from '../../../../src/contract/sessions.ts';
import { ALIEN_NAMES } from '../../../../src/rules/aliens-vs-zombies/text/names.ts';
import type { ScaleView } from '../../../../src/rules/aliens-vs-zombies/text/scale.ts';
import { warView } from '../../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { TownView, VeteranView } from '../../../../src/rules/aliens-vs-zombies/text/war/run.ts';
import type { WarLedger } from '../../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunLedger } from '../../../components/run/run-ledger.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { CounterIcon } from '../counters/counter.tsx';
import { VictoryScale } from '../piles/victory-scale.tsx';

interface WarScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<WarLedger>;
  /** A town is being fought for. */
  readonly isOn: boolean;
}

const CARRIES_OVER = 'What carries over is our own house rule, not the book’s.';

export function WarScreen({ view, ledger, isOn }: WarScreenProps) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  if (corrections === undefined) return null;
  const { war, scale } = warView(ledger, corrections, isOn);
  const fought = war.towns.filter(({ dead }) => dead !== null);
  return (
    <RunPage
      title={war.title}
      parts={war.towns}
      ending={view.ending === null ? [] : [view.ending]}
      next={
        war.next === null || isOn
          ? null
          : {
              name: war.next,
              facts: [
                ['Harder', war.harder.length === 0 ? 'As in the book.' : war.harder.join(' ')],
                [
                  'Bought',
                  war.bought.length === 0 ? 'Nothing yet.' : `${upperFirst(war.bought.join(', '))}.`,
                ],
              ],
            }
      }
      reports={fought}
    >
      <Section title="Towns" aside="zombies dead after the last turn">
        <TownTable towns={war.towns} scale={scale} />
      </Section>
      <Section title="Veterans" aside="named after two towns; first to land with their groups">
        <VeteranTable veterans={war.veterans} />
      </Section>
      <div className={styles.aside}>
        <Section title="Dead, turn by turn">
          {fought.length === 0 ? (
            <p className="quiet">After the first town its line appears here.</p>
          ) : (
            <DeadChart towns={war.towns} scale={scale} />
          )}
        </Section>
        <Section title="Ledger" aside={`${countedInWords(war.points, 'point', 'points')} left`}>
          <RunLedger entries={war.entries} none="No points yet." note={CARRIES_OVER} />
        </Section>
      </div>
      <RunBrings brings={war.brings} />
    </RunPage>
  );
}

const ICON = 28;

/** Table of the veterans, who were told apart by name, the fallen too. */
function VeteranTable({ veterans }: { readonly veterans: readonly VeteranView[] }) {
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

const SCALE = 152;
const sum = (all: readonly (number | null)[]) => all.reduce<number>((so, one) => so + (one ?? 0), 0);
const signed = (points: number) => (points > 0 ? `+${points}` : String(points));

/** Every town with what it came to, on the victory scale too. */
function TownTable({ towns, scale }: { readonly towns: readonly TownView[]; readonly scale: ScaleView }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th aria-label="Number" />
          <th>Town</th>
          <th>Result</th>
          <th>On the victory scale</th>
          <th className="n">Dead</th>
          <th className="n">Lost</th>
          <th className="n">Points</th>
        </tr>
      </thead>
      <tbody>
        {towns.map(({ number, name, result, dead, lost, points }) => (
          <tr key={name}>
            <td className="num quiet">{number}</td>
            <td className="name">{name}</td>
            <td>
              {dead === null ? (
                <span className="quiet">{result}</span>
              ) : (
                <span className="tag">{result}</span>
              )}
            </td>
            <td>{dead === null ? '–' : <VictoryScale {...scale} dead={dead} width={SCALE} small />}</td>
            <td className="n num">{dead ?? '–'}</td>
            <td className="n num">{lost ?? '–'}</td>
            <td className="n num">{points === null ? '–' : signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={3}>All towns</td>
          <td className="n num">{sum(towns.map(({ dead }) => dead))}</td>
          <td className="n num">{sum(towns.map(({ lost }) => lost))}</td>
          <td className="n num">{signed(sum(towns.map(({ points }) => points)))}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Zombies dead turn by turn, a line for each town with its name at its end, over where victory begins. */
const WIDTH = 330;
const HEIGHT = 176;
const LEFT = 24;
const RIGHT = 108;
const BOTTOM = 20;
const TURNS = 8;
const DASHES = ['', '6 4', '2 3', '9 3 2 3', '1 4', '12 4'] as const;
/** Labels nearer than this to each other are moved apart. */
const LINE = 14;

function DeadChart({ towns, scale }: { readonly towns: readonly TownView[]; readonly scale: ScaleView }) {
  const fought = towns.filter(({ byTurn }) => byTurn.length > 0);
  const most = Math.max(scale.to, ...fought.map(({ dead }) => dead ?? 0));
  const x = (turn: number) => LEFT + ((turn - 1) / (TURNS - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (dead: number) => 8 + (1 - dead / most) * (HEIGHT - BOTTOM - 8);
  const labels = apart(fought.map(({ name, dead }) => ({ name, dead: dead ?? 0, y: y(dead ?? 0) })));
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said(fought)}>
      {scale.levels.slice(1).map(({ from, level }) => (
        <g key={level}>
          <path className={styles.grid} d={`M${LEFT} ${y(from)}H${WIDTH - RIGHT}`} />
          <text className={styles.quiet} x={LEFT - 4} y={y(from) + 4} textAnchor="end">
            {from}
          </text>
        </g>
      ))}
      <path className={styles.base} d={`M${LEFT} ${y(0)}H${WIDTH - RIGHT}`} />
      {Array.from({ length: TURNS }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is known by its number.
        <text key={at} className={styles.quiet} x={x(at + 1)} y={HEIGHT - 5} textAnchor="middle">
          {at + 1}
        </text>
      ))}
      {fought.map(({ name, byTurn }, at) => (
        <path
          key={name}
          className={styles.line}
          style={{ stroke: `var(--chart-${(at % 5) + 1})`, strokeDasharray: DASHES[at % DASHES.length] }}
          d={`M${byTurn.map((dead, turn) => `${x(turn + 1)} ${y(dead)}`).join('L')}`}
        />
      ))}
      {labels.map(({ name, dead, y: at }) => (
        <text key={name} className={styles.label} x={WIDTH - RIGHT + 6} y={at + 4}>
          {name} {dead}
        </text>
      ))}
    </svg>
  );
}

interface Label {
  readonly name: string;
  readonly dead: number;
  readonly y: number;
}

/** From the top down, each at least a line below the one before. */
function apart(labels: readonly Label[]): readonly Label[] {
  let last = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((one, other) => one.y - other.y)
    .map((label) => {
      last = Math.max(label.y, last + LINE);
      return { ...label, y: last };
    });
}

const said = (towns: readonly TownView[]): string =>
  `Zombies dead after each turn. ${towns.map(({ name, byTurn }) => `${name}: ${byTurn.join(', ')}`).join('. ')}`;
