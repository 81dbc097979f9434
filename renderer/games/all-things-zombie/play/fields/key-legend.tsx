/** The legend of Play’s keys, group by group. */
import { Fragment } from 'react';
import {
  BRINGING_KEYS,
  CHECK_KEYS,
  DRIVING_KEYS,
  FIGHTING_KEYS,
  FINISHING_KEYS,
  FIRING_KEYS,
  keyText,
  MOVING_KEYS,
  SCREEN_KEYS,
  STATUS_KEYS,
  WHO_KEYS,
  ZOMBIE_KEYS,
} from '../keys/table.ts';
import styles from '../play.module.css';
import { FIGURE_ACTS } from '../state/acts.ts';
import { PIECE_KEYS } from '../state/board-keys.ts';
import { ALL_DUE } from '../state/due-acts.ts';
import type { Key } from '../state/key.ts';
import { QuestionPanel } from './question-panel.tsx';

const GROUPS: readonly { readonly title: string; readonly keys: readonly Key[] }[] = [
  { title: 'The figure whose line is marked', keys: Object.values(FIGURE_ACTS) },
  { title: 'What is due', keys: Object.values(ALL_DUE) },
  { title: 'The rest', keys: Object.values(SCREEN_KEYS) },
  { title: 'A piece of the board, with the focus on it', keys: Object.values(PIECE_KEYS) },
  { title: 'Status, after S', keys: STATUS_KEYS },
  { title: 'A check, after C', keys: CHECK_KEYS },
  { title: 'Firing, after F', keys: Object.values(FIRING_KEYS) },
  { title: 'Fighting, after G', keys: Object.values(FIGHTING_KEYS) },
  { title: 'Moving, after M', keys: Object.values(MOVING_KEYS) },
  { title: 'Driving', keys: Object.values(DRIVING_KEYS) },
  { title: 'A vehicle comes', keys: Object.values(BRINGING_KEYS) },
  { title: 'Who goes in, or deals with those inside', keys: Object.values(WHO_KEYS) },
  { title: 'Over one who is down, after X', keys: Object.values(FINISHING_KEYS) },
  { title: 'A group of zombies', keys: Object.values(ZOMBIE_KEYS) },
];

/** Every key of the screen. It has the focus, so that arrows scroll it. */
export function KeyLegend() {
  return (
    <QuestionPanel
      title="Keys"
      ownLetters={false}
      aside="Arrows go from line to line, a press marks one. In an open form the letters are the form’s; Esc closes it."
    >
      <div data-first tabIndex={-1} className={styles.legend}>
        {GROUPS.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map((key) => (
                <Fragment key={keyText(key)}>
                  <dt>
                    <kbd>{keyText(key)}</kbd>
                  </dt>
                  <dd>{key.text}</dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </QuestionPanel>
  );
}
