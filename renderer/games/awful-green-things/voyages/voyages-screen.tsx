/** Voyages between two of them, and at their end: each voyage, the crew, the points, what is known, what was reported. */

import { useId } from 'react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import {
  type HandView,
  pointsText,
  type VoyageView,
  voyagesView,
} from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import type { VoyagesLedger } from '../../../../src/rules/awful-green-things/voyages/ledger.ts';
import type { Seen } from '../../../../src/rules/core/seen.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import styles from '../../../components/run/run.module.css';
import { RunBrings } from '../../../components/run/run-brings.tsx';
import { RunFacts } from '../../../components/run/run-facts.tsx';
import { RunLedger } from '../../../components/run/run-ledger.tsx';
import { RunPage } from '../../../components/run/run-page.tsx';
import { Section } from '../../../components/section.tsx';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';

interface VoyagesScreenProps {
  readonly view: SessionView;
  readonly ledger: Seen<VoyagesLedger>;
  /** A voyage is under way. */
  readonly isOn: boolean;
}

const CARRIES_OVER = 'What carries over is our own house rule, not the book’s.';

export function VoyagesScreen({ view, ledger, isOn }: VoyagesScreenProps) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  if (corrections === undefined) return null;
  const { title, voyages, hands, entries, harder, next, known, muster, brings } = voyagesView(
    ledger,
    corrections,
  );
  const sailed = voyages.filter(({ crew }) => crew !== null);
  return (
    <RunPage
      title={title}
      parts={voyages}
      ending={view.ending === null ? [] : [view.ending]}
      next={
        next === null || isOn
          ? null
          : {
              name: next,
              facts: [
                ['Crew', `${upperFirst(muster)}.`],
                ['Harder', harder.length === 0 ? 'As in the book.' : harder.join(' ')],
              ],
            }
      }
      reports={sailed}
    >
      <Section title="Voyages" aside="points as in the book">
        <VoyageTable voyages={voyages} />
      </Section>
      <Section title="Crew" aside="named after two voyages">
        <HandTable hands={hands} />
      </Section>
      <div className={styles.aside}>
        <Section title="Points, voyage by voyage">
          {sailed.length === 0 ? (
            <p className="quiet">After the first voyage its bars appear here.</p>
          ) : (
            <PointsChart voyages={sailed} />
          )}
        </Section>
        <Section title="Ledger">
          <RunLedger entries={entries} none="No points yet." note={CARRIES_OVER} />
        </Section>
      </div>
      <Section title="Known of the weapons" aside="from earlier voyages">
        {known.length === 0 ? (
          <p className="quiet">Nothing yet.</p>
        ) : (
          <RunFacts facts={known} className={styles.brings} />
        )}
      </Section>
      <RunBrings brings={brings} />
    </RunPage>
  );
}

/** Table of the crew: each post and its holder, and the lost who had a name. */
function HandTable({ hands }: { readonly hands: readonly HandView[] }) {
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

/** Points of either side, voyage by voyage: the crew's bar black, the Green Things' hatched. */
const WIDTH = 330;
const LEFT = 92;
const RIGHT = 36;
const ROW = 34;
const BAR = 9;

function PointsChart({ voyages }: { readonly voyages: readonly VoyageView[] }) {
  const hatch = useId();
  const most = Math.max(1, ...voyages.flatMap(({ crew, monsters }) => [crew ?? 0, monsters ?? 0]));
  const long = (points: number) => (points / most) * (WIDTH - LEFT - RIGHT);
  const bottom = voyages.length * ROW;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${bottom + 4}`}
      role="img"
      aria-label={`Points of the crew and of the Green Things. ${voyages.map(said).join('. ')}`}
    >
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} className={styles.drawn} />
        <path d="M0 0V6" className={styles.hatch} />
      </pattern>
      {voyages.map(({ name, crew, monsters }, at) => {
        const top = at * ROW + 6;
        return (
          <g key={name}>
            <text className={styles.label} x={LEFT - 8} y={top + BAR + 4} textAnchor="end">
              {name}
            </text>
            <rect className={styles.won} {...{ x: LEFT, y: top, width: long(crew ?? 0), height: BAR }} />
            <rect
              className={styles.drawn}
              style={{ fill: `url(#${hatch})` }}
              {...{ x: LEFT, y: top + BAR + 3, width: long(monsters ?? 0), height: BAR }}
            />
            <text className={styles.quiet} x={LEFT + long(crew ?? 0) + 6} y={top + BAR}>
              {pointsText(crew ?? 0)}
            </text>
            <text className={styles.quiet} x={LEFT + long(monsters ?? 0) + 6} y={top + 2 * BAR + 4}>
              {pointsText(monsters ?? 0)}
            </text>
          </g>
        );
      })}
      <path className={styles.base} d={`M${LEFT} 0V${bottom}`} />
    </svg>
  );
}

const said = ({ name, crew, monsters }: VoyageView): string =>
  `${name}: ${pointsText(crew ?? 0)} to ${pointsText(monsters ?? 0)}`;

type Figure = 'crew' | 'monsters' | 'sailed' | 'came' | 'kills';

const sum = (voyages: readonly VoyageView[], of: Figure) =>
  pointsText(voyages.reduce((so, voyage) => so + (voyage[of] ?? 0), 0));
const figure = (of: number | null) => (of === null ? '–' : pointsText(of));

/** Every voyage with what it came to for either side. */
function VoyageTable({ voyages }: { readonly voyages: readonly VoyageView[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th aria-label="Number" />
          <th>To</th>
          <th>Ship</th>
          <th className="n">Sailed</th>
          <th className="n">Came back</th>
          <th className="n">Kills</th>
          <th className="n">Crew</th>
          <th className="n">Green Things</th>
        </tr>
      </thead>
      <tbody>
        {voyages.map(({ number, name, result, crew, monsters, sailed, came, kills }) => (
          <tr key={name}>
            <td className="num quiet">{number}</td>
            <td className="name">{name}</td>
            <td>
              {crew === null ? (
                <span className="quiet">{result}</span>
              ) : (
                <span className="tag">{result}</span>
              )}
            </td>
            <td className="n num">{figure(sailed)}</td>
            <td className="n num">{figure(came)}</td>
            <td className="n num">{figure(kills)}</td>
            <td className="n num">{figure(crew)}</td>
            <td className="n num">{figure(monsters)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td colSpan={4}>All voyages</td>
          <td className="n num">{sum(voyages, 'kills')}</td>
          <td className="n num">{sum(voyages, 'crew')}</td>
          <td className="n num">{sum(voyages, 'monsters')}</td>
        </tr>
      </tfoot>
    </table>
  );
}
