/** The boats on their way home, one shown at a time: its chart, and what it carries under it. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { Passage } from '../../../../src/rules/awful-green-things/epilogue/passage.ts';
import { passageView } from '../../../../src/rules/awful-green-things/text/epilogue/chart.ts';
import type { StakeView } from '../../../../src/rules/awful-green-things/text/epilogue/stake.ts';
import type { Corrections } from '../../../../src/rules/core/figure.ts';
import type { BoardProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { EpilogueChart } from './chart.tsx';
import styles from './epilogue.module.css';
import { EpilogueFoot } from './foot.tsx';

interface PassagePageProps extends Omit<BoardProps, 'isPast'> {
  readonly passages: readonly Passage[];
  /** Stake of the boats: the score they have to beat; left out where the game scores none. */
  readonly stake?: (corrections: Corrections) => StakeView;
}

const optionsOf = ({ question }: SessionView): readonly string[] =>
  question?.kind === 'choose' ? question.options.map(({ id }) => id) : [];

export function PassagePage({ view, passages, stake, onAnswer, picked, onPick, figures }: PassagePageProps) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  // The one under way, unless another is looked at.
  const [looked, setLooked] = useState<{ readonly at: number; readonly boat: string } | null>(null);
  const last = passages.at(-1);
  const shown =
    looked?.at === passages.length ? passages.find(({ boat }) => boat === looked.boat) : undefined;
  const passage = shown ?? last;
  if (corrections === undefined || passage === undefined) return null;
  const isNow = passage === last;
  const seen = passageView(passage, corrections, isNow ? optionsOf(view) : []);
  return (
    <div className={styles.epilogue}>
      <div className={styles.sky}>
        <EpilogueChart
          passage={seen}
          picked={picked}
          onPick={onPick}
          onChoose={(choice) => onAnswer({ own: choice })}
        />
        {passages.length > 1 && (
          <SegmentedControl
            className={styles.boats ?? ''}
            size="xs"
            orientation="vertical"
            aria-label="Boat"
            data={passages.map((one) => ({ value: one.boat, label: passageView(one, corrections).title }))}
            value={passage.boat}
            onChange={(boat) => setLooked({ at: passages.length, boat })}
          />
        )}
      </div>
      <EpilogueFoot
        passage={seen}
        stake={stake?.(corrections) ?? null}
        figures={isNow ? figures : null}
        picked={picked}
      />
    </div>
  );
}
