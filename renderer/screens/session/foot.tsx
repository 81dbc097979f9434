/** Under the board: how the game may end, and the piles that the game itself shows. */
import type { FootProps, LoadFoot } from '../../games/game-screens.ts';
import { Forecast } from './forecast.tsx';
import { partOfGame } from './part-of-game.ts';
import styles from './session.module.css';

interface Props extends FootProps {
  readonly load: LoadFoot | undefined;
  readonly isPast: boolean;
}

export function Foot({ view, picked, load, isPast }: Props) {
  const Piles = load && partOfGame<FootProps>(load);
  return (
    <div className={styles.foot}>
      {!isPast && <Forecast view={view} />}
      {Piles !== undefined && <Piles view={view} picked={picked} />}
    </div>
  );
}
