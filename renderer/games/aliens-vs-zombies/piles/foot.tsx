/** Under the board: where the dead stand on the victory scale, and every pile. */
import type { State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import { pilesOf } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { scaleOf } from '../../../../src/rules/aliens-vs-zombies/text/scale.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { FootProps } from '../../game-screens.ts';
import styles from './piles.module.css';
import { Piles } from './piles.tsx';
import { VictoryScale } from './victory-scale.tsx';

const SCALE_WIDTH = 300;

export const AvzFoot = ({ view }: FootProps) => <TownFoot state={view.state as State} />;

/** Of the town that is fought for; between two towns nothing stands there. */
export function WarFoot({ view }: FootProps) {
  const { game } = view.state as LinkedState<unknown, State>;
  return game === null ? null : <TownFoot state={game} />;
}

function TownFoot({ state }: { readonly state: State }) {
  const piles = pilesOf(state);
  const dead = piles.zombies.reduce((sum, { counts }) => sum + (counts[1] ?? 0), 0);
  return (
    <section className={styles.foot} aria-label="Piles">
      <p className={styles.dead}>
        <b>Dead now: {dead}</b>
        <VictoryScale {...scaleOf()} dead={dead} width={SCALE_WIDTH} small />
      </p>
      <Piles side="zombies" rows={piles.zombies} />
      <Piles side="aliens" rows={piles.aliens} />
    </section>
  );
}
