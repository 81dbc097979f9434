/** Buttons that roll for an act on Play. */
import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { off } from '../../../../components/off.ts';
import { Chance } from '../../acts/chance.tsx';
import type { Deed } from '../../acts/deed.ts';
import { useOwnDice } from '../../acts/use-encounter-act.ts';
import styles from '../play.module.css';
import type { Naming } from '../state/due-acts.ts';
import { usePlay, useWaits } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

interface RollButtonsProps {
  /** Deed that is sent, or how it is made when its turn comes. */
  readonly deed: Deed | Naming;
  /** Odds are shown elsewhere, or there are none. */
  readonly quiet?: boolean;
  /** Label of the button: `Roll for activation`. */
  readonly text?: string;
  readonly disabled?: boolean;
  readonly small?: boolean;
  /** In a list: the one filled button on the screen is its form’s. */
  readonly plain?: boolean;
  readonly first?: Ref<HTMLButtonElement>;
}

/** The odds, then the roll: with the dice of the settings, or with the others. */
export function RollButtons({
  deed,
  quiet = false,
  text = 'Roll',
  disabled = false,
  small,
  plain = false,
  first,
}: RollButtonsProps) {
  const { campaign } = usePlay();
  const own = useOwnDice();
  const waits = off(useWaits() || disabled);
  const send = useSend();
  const size = small === true ? 'sm' : 'md';
  const roll = (way: 'perform' | 'byApp' | 'byHand') => () => {
    if (!disabled) send(deed, way);
  };
  return (
    <div className={styles.rolling}>
      {!quiet && !disabled && <Chance campaign={campaign} deed={'made' in deed ? deed.deed : deed} />}
      <div className={styles.buttons}>
        <Button
          {...(first === undefined ? {} : { ref: first, 'data-first': true })}
          size={size}
          variant={plain ? 'default' : 'filled'}
          {...waits}
          onClick={roll('perform')}
        >
          {own ? `${text}, my dice` : text}
        </Button>
        <Button size={size} variant="subtle" {...waits} onClick={roll(own ? 'byApp' : 'byHand')}>
          {own ? 'App’s dice' : 'My dice'}
        </Button>
      </div>
    </div>
  );
}
