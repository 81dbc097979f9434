/** The board of Aliens vs Zombies: the tiles, and the town with what may be done in it. */
import { useMemo } from 'react';
import type { State } from '../../../src/rules/aliens-vs-zombies/state.ts';
import { townView } from '../../../src/rules/aliens-vs-zombies/text/town-view.ts';
import type { BoardProps } from '../game-screens.ts';
import { useCorrectionsInForce } from '../use-corrections-in-force.ts';
import { TileTrack } from './tiles/tile-track.tsx';
import styles from './town/town.module.css';
import { TownMap } from './town/town-map.tsx';

export function AvzBoard({ view, onAnswer, picked, onPick }: BoardProps) {
  const { question, state } = view;
  const options = question?.kind === 'choose' ? question.options : NO_OPTIONS;
  const rule = question?.rule ?? '';
  const corrections = useCorrectionsInForce(view.id, view.corrected);
  const town = useMemo(
    () => (corrections === undefined ? undefined : townView(state as State, { rule, options }, corrections)),
    [state, rule, options, corrections],
  );
  if (town === undefined) return null;
  return (
    <div className={styles.board}>
      <TileTrack {...town.tiles} session={view.id} />
      <TownMap
        name={view.name}
        places={town.places}
        lights={town.lights}
        options={options}
        asked={`${view.revision} ${view.answers.length}`}
        picked={picked}
        onPick={onPick}
        onAnswer={(own) => onAnswer({ own })}
      />
    </div>
  );
}

const NO_OPTIONS = [] as const;
