/** The board of Aliens vs Zombies: the tiles, and the town with what may be done in it. */
import type { State } from '../../../src/rules/aliens-vs-zombies/state.ts';
import { placesOf } from '../../../src/rules/aliens-vs-zombies/text/board.ts';
import { lightsOf } from '../../../src/rules/aliens-vs-zombies/text/lit.ts';
import { tilesOf } from '../../../src/rules/aliens-vs-zombies/text/tiles.ts';
import type { BoardProps } from '../game-screens.ts';
import styles from './board.module.css';
import { TileTrack } from './tiles/tile-track.tsx';
import { TownMap } from './town/town-map.tsx';

export function AvzBoard({ view, onAnswer, picked, onPick }: BoardProps) {
  const state = view.state as State;
  const { question } = view;
  const options = question?.kind === 'choose' ? question.options : [];
  return (
    <div className={styles.board}>
      <TileTrack {...tilesOf(state)} session={view.id} />
      <TownMap
        name={view.name}
        places={placesOf(state)}
        lights={lightsOf(state, { rule: question?.rule ?? '', options })}
        options={options}
        asked={`${view.revision} ${view.answers.length}`}
        picked={picked}
        onPick={onPick}
        onAnswer={(own) => onAnswer({ own })}
      />
    </div>
  );
}
