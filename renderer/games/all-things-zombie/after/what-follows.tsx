/** Beside the report: what it would lead to as it stands, the worst first; nothing is settled before it is sent. */
import type { ReactNode } from 'react';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { OddsBar } from '../../../components/explained/odds-bar.tsx';
import styles from './after.module.css';
import type { ReportCheck } from './use-report-check.ts';

interface WhatFollowsProps {
  readonly check: ReportCheck;
  /** Things found, on Play or entered. */
  readonly found: number;
  /** Names of those who joined and fought, by the report alone. */
  readonly joined: readonly string[];
  /** People left on the table, who may hunt those that left it. */
  readonly peopleLeft: number;
  readonly kept: boolean;
  /** A battle by itself: nothing comes of it. */
  readonly oneOff: boolean;
  /** Controls that send the report. */
  readonly children: ReactNode;
}

type Line = ReportCheck['lines'][number];

export function WhatFollows({ check, found, joined, peopleLeft, kept, oneOff, children }: WhatFollowsProps) {
  const { figures } = useCampaign();
  const { lines, score } = check;
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;
  const grave = lines.filter(isGrave).toSorted((a, b) => gravity(a) - gravity(b));
  const earning = lines.flatMap(({ figure, point }) => (point === null ? [] : [{ figure, point }]));
  return (
    <aside className={styles.follows} aria-label="What follows">
      <header>
        <h2>What follows</h2>
        <p className="second small">
          {oneOff
            ? 'What each side has lost is counted once you report.'
            : 'Worked out as you tick; nothing is settled before you report.'}
        </p>
      </header>
      <ul>
        {grave.map(({ figure, fault, follows, unspared, odds }) => (
          <li key={figure}>
            <b className="name">{nameOf(figure)}</b>
            <span className="flag small">{fault ?? follows.filter((step) => !isGain(step)).join(', ')}</span>
            {unspared.length > 0 && <span className="flag small">{unspared.join(' ')}</span>}
            {odds !== null && (
              <span className="small">
                <OddsBar odds={{ ...odds, came: null }} losses={LOSSES} />
              </span>
            )}
          </li>
        ))}
        {earning.length > 0 && (
          <li>
            <b className="name">{earning.map(({ figure }) => nameOf(figure)).join(', ')}</b>
            <span className="second small">
              {earning.length > 1 && 'Each earns'}
              {earning.length === 1 && 'Earns'} a point:{' '}
              {earning.map(({ point }) => `${point.rap} of ${point.toAdvance}`).join(', ')}
            </span>
          </li>
        )}
        {joined.length > 0 && (
          <li>
            <b className="name">{joined.join(', ')}</b>
            <span className="second small">Joined and fought: earns a point</span>
          </li>
        )}
      </ul>
      {!oneOff && <Earnings score={score} found={found} peopleLeft={peopleLeft} kept={kept} />}
      {children}
    </aside>
  );
}

type EarningsProps = Pick<WhatFollowsProps, 'found' | 'peopleLeft' | 'kept'> & Pick<ReportCheck, 'score'>;

/** Points of the report for a campaign, and whether somebody may come after the party. */
function Earnings({ score, found, peopleLeft, kept }: EarningsProps) {
  return (
    <dl>
      <dt>Points</dt>
      <dd>
        <span>
          {`${countedInWords(score.zombies, 'zombie', 'zombies')}, ${score.scored} over Rep ${score.combinedRep}`}
        </span>
        <b className="num">{`${score.points} each`}</b>
      </dd>
      <dt>Stockpile</dt>
      <dd>
        <span>
          {found === 0 ? 'nothing comes in' : `${countedInWords(found, 'thing comes', 'things come')} in`}
        </span>
        {found > 0 && <b className="num">+{found}</b>}
      </dd>
      <dt>Pursuit</dt>
      <dd>
        <span>
          {peopleLeft > 0 && !kept
            ? `may follow: ${countedInWords(peopleLeft, 'enemy', 'enemies')} left behind`
            : 'none'}
        </span>
      </dd>
    </dl>
  );
}

const GAINS: readonly string[] = ['A point earned', 'Rep goes up'];
const isGain = (step: string) => GAINS.includes(step);
const isGrave = ({ fault, follows }: Line) => fault !== null || follows.some((step) => !isGain(step));

/** Rank of a line in the list: faults first, then deaths that an advantage doesn’t spare, then what dice decide, then the rest. */
function gravity({ fault, odds, unspared }: Line): number {
  if (fault !== null) return 0;
  if (unspared.length > 0) return 1;
  return odds === null ? 3 : 2;
}

/** Outcomes of the steps after a battle by which a figure is lost. */
const LOSSES: readonly string[] = ['turns', 'gone', 'dead', 'killed', 'left'];
