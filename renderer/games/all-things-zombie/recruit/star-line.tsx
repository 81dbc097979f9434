import type { FigureLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { StarMark } from '../components/star-mark.tsx';
import { FigureFacts } from './figure-facts.tsx';
import styles from './recruit-screen.module.css';
import { RenameButton } from './rename-button.tsx';

interface StarLineProps {
  readonly campaign: string;
  readonly star: FigureLine;
}

export function StarLine({ campaign, star }: StarLineProps) {
  return (
    <section className={styles.slot} aria-label={star.name}>
      <div className={styles.place}>
        <b>
          <StarMark /> Star
        </b>
      </div>
      <div>
        <div className={styles.who}>
          <h2 className="name">{star.name}</h2>
          <span className="quiet">{`${star.cost} points`}</span>
        </div>
        <FigureFacts campaign={campaign} figure={star.id} />
      </div>
      <div className={styles.tools}>
        <RenameButton figure={star} />
      </div>
    </section>
  );
}
