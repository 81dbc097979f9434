/** Under the board: where the dead stand on the victory scale, and every pile. */
import type { State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import { pilesView } from '../../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { FootProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import styles from './piles.module.css';
import { Piles } from './piles.tsx';
import { VictoryScale } from './victory-scale.tsx';

const SCALE_WIDTH = 300;

export const AvzFoot = ({ view }: Pick<FootProps, 'view'>) => (
  <TownFoot view={view} state={view.state as State} />
);

/** Foot of a war: that of the town that is fought for; nothing between two towns. */
export function WarFoot({ view }: Pick<FootProps, 'view'>) {
  const { game } = view.state as LinkedState<unknown, State>;
  return game === null ? null : <TownFoot view={view} state={game} />;
}

function TownFoot({ view, state }: Pick<FootProps, 'view'> & { readonly state: State }) {
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  if (corrections === undefined) return null;
  const { zombies, aliens, dead, scale } = pilesView(state, corrections);
  return (
    <section className={styles.foot} aria-label="Piles">
      <p className={styles.dead}>
        <b>{`Dead now: ${dead}`}</b>
        <VictoryScale {...scale} dead={dead} width={SCALE_WIDTH} small />
      </p>
      <Piles side="zombies" rows={zombies} />
      <Piles side="aliens" rows={aliens} />
    </section>
  );
}
