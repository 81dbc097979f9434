import { SegmentedControl } from '@mantine/core';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import styles from './recruit-screen.module.css';

export type DiceOf = 'app' | 'own';

interface WhoseDiceProps {
  readonly dice: DiceOf;
  readonly cardsLeft: number;
  readonly onChange: (dice: DiceOf) => void;
}

/** Chosen anew at each step: the app's dice and cards, or the player's own. */
export function WhoseDice({ dice, cardsLeft, onChange }: WhoseDiceProps) {
  return (
    <div className={styles.bar}>
      <span id="whose-dice">Dice and cards</span>
      <SegmentedControl
        aria-labelledby="whose-dice"
        data={[
          { value: 'app', label: 'The app’s' },
          { value: 'own', label: 'My own' },
        ]}
        value={dice}
        onChange={(value) => onChange(value === 'own' ? 'own' : 'app')}
      />
      <span className="quiet">{`${countedInWords(cardsLeft, 'card', 'cards')} left in the deck`}</span>
    </div>
  );
}
