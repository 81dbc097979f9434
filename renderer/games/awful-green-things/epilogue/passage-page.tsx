/** The boats on their way home, one shown at a time: its chart, who is aboard, the years and the food. */
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { SessionView } from '../../../../src/contract/sessions.ts';
import type { Passage } from '../../../../src/rules/awful-green-things/epilogue/passage.ts';
import {
  type HandAboard,
  type PassageView,
  passageView,
} from '../../../../src/rules/awful-green-things/text/epilogue/chart.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import type { BoardProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { EpilogueChart } from './chart.tsx';
import styles from './epilogue.module.css';

interface PassagePageProps extends Pick<BoardProps, 'view' | 'onAnswer' | 'picked' | 'onPick'> {
  readonly passages: readonly Passage[];
}

const optionsOf = ({ question }: SessionView): readonly string[] =>
  question?.kind === 'choose' ? question.options.map(({ id }) => id) : [];

export function PassagePage({ view, passages, onAnswer, picked, onPick }: PassagePageProps) {
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
      {passages.length > 1 && (
        <SegmentedControl
          className={styles.boats ?? ''}
          size="xs"
          aria-label="Boat"
          data={passages.map((one) => ({ value: one.boat, label: passageView(one, corrections).title }))}
          value={passage.boat}
          onChange={(boat) => setLooked({ at: passages.length, boat })}
        />
      )}
      <EpilogueChart
        passage={seen}
        picked={picked}
        onPick={onPick}
        onChoose={(choice) => onAnswer({ own: choice })}
      />
      <div className={styles.foot}>
        <Section title={seen.title} aside={seen.fate ?? 'under way'}>
          <Hands hands={seen.hands} />
        </Section>
        <Section title="Years">
          <Years passage={seen} />
        </Section>
      </div>
    </div>
  );
}

function Hands({ hands }: { readonly hands: readonly HandAboard[] }) {
  const alive = hands.filter(({ lost }) => lost === null);
  const sum = (of: (hand: HandAboard) => number) => alive.reduce((so, hand) => so + of(hand), 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Crew</th>
          <th className="n">Dice</th>
          <th className="n">Constitution</th>
          <th className="n">Points</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {hands.map(({ id, name, dice, constitution, points, lost }) => (
          <tr key={id}>
            <td className={lost === null ? 'name' : styles.lost}>{name}</td>
            <td className="n num">{dice}</td>
            <td className="n num">{constitution}</td>
            <td className="n num">{points ?? '–'}</td>
            <td>{lost === null ? 'aboard' : <span className="flag">{lost}</span>}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{upperFirst(countedInWords(alive.length, 'hand'))}</td>
          <td className="n num">{sum(({ dice }) => dice)}</td>
          <td />
          <td className="n num">{sum(({ points }) => points ?? 0)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

const Years = ({ passage: { years, food, fate } }: { readonly passage: PassageView }) => (
  <>
    <p>
      <b className="num">{years}</b> under way
    </p>
    {fate === null && (
      <p className={food === null ? 'quiet' : 'flag'}>
        {food === null ? 'Food enough.' : `Food for ${countedInWords(food, 'year')}.`}
      </p>
    )}
  </>
);
