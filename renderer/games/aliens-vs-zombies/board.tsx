/** The board of Aliens vs Zombies: the tiles, the town, the victory scale and the piles. */
import type { SessionView } from '../../../src/contract/sessions.ts';
import type { OwnEntry } from '../../../src/contract/shapes.ts';
import type { State } from '../../../src/rules/aliens-vs-zombies/state.ts';
import { pilesOf, placesOf } from '../../../src/rules/aliens-vs-zombies/text/board.ts';
import { lightsOf } from '../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { scaleOf } from '../../../src/rules/aliens-vs-zombies/text/scale.ts';
import { tilesOf } from '../../../src/rules/aliens-vs-zombies/text/tiles.ts';
import styles from './board.module.css';
import { Piles } from './piles/piles.tsx';
import { VictoryScale } from './piles/victory-scale.tsx';
import { TileTrack } from './tiles/tile-track.tsx';
import { TownMap } from './town/town-map.tsx';

const SCALE_WIDTH = 366;

interface AvzBoardProps {
  readonly view: SessionView;
  readonly onAnswer: (entry: OwnEntry) => void;
}

export function AvzBoard({ view, onAnswer }: AvzBoardProps) {
  const state = view.state as State;
  const { question } = view;
  const options = question?.kind === 'choose' ? question.options : [];
  const piles = pilesOf(state);
  const dead = piles.zombies.reduce((sum, { counts }) => sum + (counts[1] ?? 0), 0);
  return (
    <div className={styles.board}>
      <TileTrack {...tilesOf(state)} session={view.id} />
      <TownMap
        name={view.name}
        places={placesOf(state)}
        lights={lightsOf(state, { rule: question?.rule ?? '', options })}
        options={options}
        asked={`${view.revision}`}
        onAnswer={(own) => onAnswer({ own })}
      />
      <div className={styles.foot}>
        <section aria-label="Victory scale">
          <h3>Dead now: {dead}</h3>
          <VictoryScale {...scaleOf()} dead={dead} width={SCALE_WIDTH} />
        </section>
        <Piles side="zombies" rows={piles.zombies} />
        <Piles side="aliens" rows={piles.aliens} />
      </div>
    </div>
  );
}
