/** The two buttons of a roll in Play’s forms. */
import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { off } from '../../../../components/off.ts';
import { useOwnDice } from '../../acts/use-encounter-act.ts';
import styles from '../combat/combat.module.css';
import { FIRING_KEYS, keyText } from '../keys/table.ts';
import { useWaits } from '../state/play-context.ts';

export type Way = 'perform' | 'byApp' | 'byHand';

interface CombatButtonsProps {
  readonly text: string;
  /** True if the deed can’t be rolled as it stands. */
  readonly faulty: boolean;
  readonly first: Ref<HTMLButtonElement>;
  readonly onRoll: (way: Way) => void;
}

/** Rolls with the dice of the settings, or with the others; one key always leaves it to the app. */
export function CombatButtons({ text, faulty, first, onRoll }: CombatButtonsProps) {
  const own = useOwnDice();
  const waits = off(useWaits() || faulty);
  const key = {
    rightSection: <kbd>{keyText(FIRING_KEYS.byApp)}</kbd>,
    'aria-keyshortcuts': keyText(FIRING_KEYS.byApp),
  };
  return (
    <div className={styles.buttons}>
      <Button ref={first} data-first type="submit" variant="filled" {...waits} {...(own ? {} : key)}>
        {own ? `${text}, my dice` : text}
      </Button>
      <Button
        variant="subtle"
        {...waits}
        {...(own ? key : {})}
        onClick={() => onRoll(own ? 'byApp' : 'byHand')}
      >
        {own ? 'App’s dice' : 'My dice'}
      </Button>
    </div>
  );
}
