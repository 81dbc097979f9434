/** Odds in the forms of combat: the outcomes of a shot or a round of melee, gathered into a few cells and a bar. */

import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { useAsk } from '../../../../client/api.ts';
import { Difference } from '../../../../components/difference.tsx';
import type { Deed } from '../../acts/deed.ts';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import styles from './combat.module.css';
import { namesIn } from './named.ts';
import { OddsEach } from './odds-each.tsx';
import { besideOf, type Counted, runsDry, shareOf } from './shares.ts';

type Tone = 'none' | 'down' | 'out' | 'dead' | 'flag';

interface Cell {
  readonly text: string;
  readonly tone: Tone;
  readonly share: number;
  /** A part of the bar, which adds up to all. */
  readonly part: boolean;
}

function shotCells(odds: Counted): readonly Cell[] {
  const { outcomes } = odds;
  const missed = shareOf(outcomes, 'missed');
  return [
    { text: 'Hit', tone: 'none', share: 1 - missed, part: false },
    { text: 'No harm', tone: 'none', share: missed + shareOf(outcomes, 'unhurt'), part: true },
    { text: 'Down', tone: 'down', share: shareOf(outcomes, 'knockedDown'), part: true },
    { text: 'Out', tone: 'out', share: shareOf(outcomes, 'outOfTheFight'), part: true },
    { text: 'Dead', tone: 'dead', share: shareOf(outcomes, 'obviouslyDead'), part: true },
    { text: 'Runs dry', tone: 'flag', share: runsDry(odds), part: false },
  ];
}

function meleeCells({ outcomes }: Counted): readonly Cell[] {
  return [
    { text: 'Draw', tone: 'none', share: shareOf(outcomes, 'draw'), part: true },
    { text: 'Down', tone: 'down', share: shareOf(outcomes, 'bKnockedDown'), part: true },
    { text: 'Out', tone: 'out', share: shareOf(outcomes, 'bOut'), part: true },
    { text: 'Dead', tone: 'dead', share: shareOf(outcomes, 'bDead'), part: true },
    {
      text: 'Loses',
      tone: 'flag',
      share: shareOf(outcomes, 'aKnockedDown', 'aOut', 'aDead'),
      part: true,
    },
  ];
}

function cellsOf(odds: Counted): readonly Cell[] {
  const cells = odds.rule === 'atz.melee' ? meleeCells(odds) : shotCells(odds);
  return cells.filter(({ share, text }) => share > 0 || text === 'Hit');
}

interface CombatOddsProps {
  readonly deed: Deed;
  /** Those of each target stand elsewhere, in its row. */
  readonly inRows?: boolean;
}

/** Odds of a volley or a round of melee, before its first dice; the reason, where it can’t be. */
export function CombatOdds({ deed, inRows = false }: CombatOddsProps) {
  const { campaign } = usePlay();
  const fighters = useUnderWay('fighters');
  const {
    odds,
    unseen = null,
    draws = null,
  } = useAsk('encounter.chance', { campaign, act: deed }).data ?? {};
  if (unseen !== null) return <p className="flag small">{unseen}</p>;
  if (odds === null) return null;
  // Room for the odds, until they are there.
  if (odds === undefined) return <div className={styles.odds} />;
  if (odds.rule === 'atz.target-selection' || odds.rule === 'atz.melee.several')
    return (
      <>
        {!inRows && <OddsEach odds={odds} names={namesIn(deed, fighters)} />}
        {odds.rule === 'atz.target-selection' && <InAll odds={odds} draws={draws} />}
      </>
    );
  const cells = cellsOf(odds);
  const parts = cells.filter(({ part }) => part);
  return (
    <>
      <dl className={styles.odds} aria-label="Odds before the roll">
        {cells
          .filter(({ text }) => text !== 'No harm')
          .map(({ text, tone, share }) => (
            <div key={text} data-tone={tone}>
              <dt data-tone={tone}>
                {tone !== 'none' && text !== 'Runs dry' && <i className={styles.swatch} />}
                {text}
              </dt>
              <dd className="num">
                {percentText(share)}
                <Difference when={odds.corrected} />
              </dd>
            </div>
          ))}
        <Drawn draws={draws} />
      </dl>
      <div className={styles.bar} aria-hidden>
        {parts.map(({ text, tone, share }) => (
          <i key={text} className={styles.part} data-tone={tone} style={{ flexGrow: share, flexBasis: 0 }} />
        ))}
      </div>
    </>
  );
}

/** Figures of a volley at several as a whole. */
function InAll({ odds, draws }: { readonly odds: Counted; readonly draws: number | null }) {
  const all = [odds.outcomes, ...besideOf(odds).map(({ outcomes }) => outcomes)];
  const kills = all.reduce((sum, outcomes) => sum + shareOf(outcomes, 'obviouslyDead'), 0);
  const dry = runsDry(odds);
  return (
    <dl className={styles.odds} aria-label="In all, before the roll">
      <div>
        <dt>Killed on average</dt>
        <dd className="num">{kills.toFixed(2)}</dd>
      </div>
      {dry > 0 && (
        <div data-tone="flag">
          <dt data-tone="flag">Runs dry</dt>
          <dd className="num">{percentText(dry)}</dd>
        </div>
      )}
      <Drawn draws={draws} />
    </dl>
  );
}

/** Zombies that the noise of the shots brings on average; nothing where it brings none. */
function Drawn({ draws }: { readonly draws: number | null }) {
  if (draws === null) return null;
  return (
    <div>
      <dt>Zombies drawn</dt>
      <dd className="num">{draws.toFixed(1)}</dd>
    </div>
  );
}
