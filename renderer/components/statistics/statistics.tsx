/** The dice of a campaign or game against what even dice would have shown, the app's and the player's own apart. */
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DiceCount } from '../../../src/contract/statistics.ts';
import { useAsk } from '../../client/api.ts';
import { useLog } from '../../client/log-context.ts';
import { EmptyState } from '../empty-state.tsx';
import { Section } from '../section.tsx';
import { CardsDrawn } from './cards-drawn.tsx';
import { DiceChart } from './dice-chart.tsx';
import { DiceTable } from './dice-table.tsx';
import { RulesRolled } from './rules-rolled.tsx';
import styles from './statistics.module.css';

interface StatisticsProps {
  /** The game’s own section on the source of its dice. */
  readonly dice?: ReactNode;
}

export function Statistics({ dice }: StatisticsProps) {
  const { id: campaign } = useLog();
  const { data, error } = useAsk('statistics.get', { campaign });
  return (
    <>
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined &&
        (data.rules.length === 0 && data.cards.app + data.cards.own === 0 ? (
          <>
            <NothingYet />
            {dice}
          </>
        ) : (
          <div className={styles.statistics}>
            <div className={styles.column}>
              <DiceOf by="app" dice={data.dice} />
              <CardsDrawn cards={data.cards} />
            </div>
            <div className={styles.column}>
              <DiceOf by="own" dice={data.dice} />
              <RulesRolled rules={data.rules} />
              {dice}
            </div>
          </div>
        ))}
    </>
  );
}

function DiceOf({ by, dice }: { readonly by: DiceCount['by']; readonly dice: readonly DiceCount[] }) {
  const hand = dice.find((one) => one.by === by);
  return hand === undefined ? null : <DiceRolled hand={hand} />;
}

function NothingYet() {
  const { campaign } = useParams({ strict: false });
  const what = campaign === undefined ? 'game' : 'campaign';
  return (
    <EmptyState
      sentence={`Every die and card of this ${what} will be counted here, against what even dice would show.`}
      button={
        <Button variant="filled" renderRoot={(props) => <Link to=".." {...props} />}>
          {`Go on with the ${what}`}
        </Button>
      }
    />
  );
}

const TITLES = { app: 'The app’s dice', own: 'Your own dice' } as const satisfies Record<
  DiceCount['by'],
  string
>;

const grouped = new Intl.NumberFormat('en');

/** A hand’s dice: their number, how they fell, and a plain sentence on it. */
function DiceRolled({ hand }: { readonly hand: DiceCount }) {
  const { by, dice, average, straying, sentence } = hand;
  return (
    <Section title={TITLES[by]}>
      {average === null ? (
        <p className={styles.none}>
          {by === 'own' ? 'None typed in yet. Any roll can be made at the table instead.' : sentence}
        </p>
      ) : (
        <>
          <p className={styles.figures}>
            <span>
              <b className="num">{grouped.format(dice)}</b> {dice === 1 ? 'die' : 'dice'}
            </span>
            <span>
              average <b className="num">{average.toFixed(2)}</b>, of even dice{' '}
              <span className="num">3.50</span>
            </span>
          </p>
          <DiceChart hand={hand} />
          <p className={`${styles.sentence} prose`}>
            {sentence}
            {straying !== null && <span className="quiet nowrap"> χ² {straying.chiSquared.toFixed(1)}</span>}
          </p>
          <DiceTable hand={hand} title={TITLES[by]} />
        </>
      )}
    </Section>
  );
}
