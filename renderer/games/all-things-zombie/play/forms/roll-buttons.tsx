import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { off } from '../../../../components/off.ts';
import { Chance } from '../../encounter/chance.tsx';
import type { Deed } from '../../encounter/deed.ts';
import styles from '../play.module.css';
import { usePlay } from '../play-context.ts';

interface RollButtonsProps {
  readonly deed: Deed;
  /** Odds are shown elsewhere, or there are none. */
  readonly quiet?: boolean;
  /** What it does: `Roll for activation`. */
  readonly text?: string;
  readonly disabled?: boolean;
  readonly small?: boolean;
  readonly first?: Ref<HTMLButtonElement>;
}

/** The odds, then the roll: with the dice of the settings, or with the others. */
export function RollButtons({ deed, quiet, text, disabled, small, first }: RollButtonsProps) {
  const { acts, campaign } = usePlay();
  const { own } = acts;
  const waits = off(acts.asking !== undefined || disabled === true);
  const size = small === true ? 'sm' : 'md';
  const roll = text ?? 'Roll';
  return (
    <div className={styles.rolling}>
      {quiet !== true && disabled !== true && <Chance campaign={campaign} deed={deed} />}
      <div className={styles.buttons}>
        <Button
          {...(first === undefined ? {} : { ref: first, 'data-first': true })}
          size={size}
          variant="filled"
          {...waits}
          onClick={() => disabled !== true && acts.perform(deed)}
        >
          {own ? `${roll}, my dice` : roll}
        </Button>
        <Button
          size={size}
          variant="subtle"
          {...waits}
          onClick={() => disabled !== true && (own ? acts.byApp(deed) : acts.byHand(deed))}
        >
          {own ? 'App’s dice' : 'My dice'}
        </Button>
      </div>
    </div>
  );
}
