/** Radio button for either of two ways with a file, with a sentence about it; its number chooses it too. */
import type { ReactNode } from 'react';
import styles from './file-panel.module.css';

interface ChoiceProps<Way extends string> {
  readonly way: Way;
  readonly at: number;
  readonly chosen: Way;
  readonly onChoose: (way: Way) => void;
  readonly title: string;
  readonly children: ReactNode;
}

export function Choice<Way extends string>(props: ChoiceProps<Way>) {
  const { way, at, chosen, onChoose, title, children } = props;
  return (
    <label className={styles.choice}>
      <input
        className="vh"
        type="radio"
        name="way"
        data-autofocus={chosen === way || undefined}
        value={way}
        checked={chosen === way}
        onChange={() => onChoose(way)}
      />
      <kbd aria-hidden>{at}</kbd>
      <span>
        <b>{title}</b>
        <span className="name quiet">{children}</span>
      </span>
    </label>
  );
}
