import { SegmentedControl } from '@mantine/core';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import styles from './recruit-screen.module.css';
import { words } from './text/whose-dice.ts';

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
      <span id="whose-dice">{words.diceAndCards}</span>
      <SegmentedControl
        aria-labelledby="whose-dice"
        data={[
          { value: 'app', label: words.theApps },
          { value: 'own', label: words.myOwn },
        ]}
        value={dice}
        onChange={(value) => onChange(value === 'own' ? 'own' : 'app')}
      />
      <span className="quiet">{words.leftInTheDeckOf(countedInWords(cardsLeft, 'card', 'cards'))}</span>
    </div>
  );
}
