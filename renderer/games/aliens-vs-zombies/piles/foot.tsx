/** Under the board: where the dead stand on the victory scale, and every pile. */
import type { Side, State } from '../../../../src/rules/aliens-vs-zombies/state.ts';
import type { PileRow } from '../../../../src/rules/aliens-vs-zombies/text/board.ts';
import { pilesView } from '../../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FootProps } from '../../game-screens.ts';
import { useCorrectionsInForce } from '../../use-corrections-in-force.ts';
import { CounterIcon } from '../counters/counter.tsx';
import styles from './piles.module.css';
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

/** Every kind of counter with how many are where: the piles and the key to the map in one. */
const HEADS: Readonly<Record<Side, readonly string[]>> = {
  zombies: ['Town', 'Dead', 'Grave'],
  aliens: ['Town', 'Reserve'],
};
const TITLES: Readonly<Record<Side, string>> = { zombies: 'Zombies', aliens: 'Aliens' };

function Piles({ side, rows }: { readonly side: Side; readonly rows: readonly PileRow[] }) {
  const heads = HEADS[side];
  return (
    <table className={styles.piles}>
      <thead>
        <tr>
          <th>{TITLES[side]}</th>
          <th title={side === 'aliens' ? 'Combat and movement' : 'Zombie number'}>
            {side === 'aliens' ? 'C/M' : 'No.'}
          </th>
          {heads.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, name, number, move, twice, counts }) => (
          <tr key={kind}>
            <td>
              <CounterIcon side={side} kind={kind} number={number} twice={twice} size={17} />{' '}
              {upperFirst(name)}
            </td>
            <td className="num">{side === 'aliens' ? `${number}/${move}` : number}</td>
            {counts.map((count, at) => (
              <td key={heads[at]} className="num">
                {count === 0 ? '–' : count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td />
          <td />
          {heads.map((head, at) => (
            <td key={head} className="num">
              {rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
