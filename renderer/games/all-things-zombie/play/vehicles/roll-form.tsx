/** The form that the deeds of a vehicle share: their odds, and one roll. */
import { type ReactNode, useRef } from 'react';
import { Chance } from '../../acts/chance.tsx';
import type { Deed } from '../../acts/deed.ts';
import styles from '../combat/combat.module.css';
import { CombatButtons } from '../fields/combat-buttons.tsx';
import { DRIVING_KEYS } from '../keys/table.ts';
import { useFormKeys } from '../keys/use-form-keys.ts';
import { usePlay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

interface RollFormProps {
  readonly deed: Deed;
  /** On the button. */
  readonly text: string;
  readonly onKey?: (key: keyof typeof DRIVING_KEYS) => void;
  readonly children?: ReactNode;
}

/** Form of a single deed about a vehicle, with its odds before the roll. */
export function RollForm({ deed, text, onKey, children }: RollFormProps) {
  const { campaign } = usePlay();
  const send = useSend();
  const button = useRef<HTMLButtonElement>(null);
  const press = useFormKeys(
    DRIVING_KEYS,
    (key) => (key === 'byApp' ? send(deed, 'byApp') : onKey?.(key)),
    button,
  );
  return (
    <form
      className={styles.form}
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        send(deed);
      }}
    >
      {children}
      <Chance campaign={campaign} deed={deed} />
      <CombatButtons text={text} faulty={false} first={button} onRoll={(way) => send(deed, way)} />
    </form>
  );
}
