import { Fragment } from 'react';
import { QuestionPanel } from '../forms/question-panel.tsx';
import styles from '../play.module.css';
import {
  ALL_DUE_KEYS,
  BRINGING_KEYS,
  CHECK_KEYS,
  DRIVING_KEYS,
  FIGHTING_KEYS,
  FIGURE_KEYS,
  FINISHING_KEYS,
  FIRING_KEYS,
  type Key,
  keyText,
  MOVING_KEYS,
  SCREEN_KEYS,
  STATUS_KEYS,
  WHO_KEYS,
  ZOMBIE_KEYS,
} from './table.ts';
import { words } from './text/key-legend.ts';

const GROUPS: readonly { readonly title: string; readonly keys: readonly Key[] }[] = [
  { title: words.theFigureWhoseLine, keys: Object.values(FIGURE_KEYS) },
  { title: words.whatIsDue, keys: Object.values(ALL_DUE_KEYS) },
  { title: words.theRest, keys: Object.values(SCREEN_KEYS) },
  { title: words.itsStatusAfterS, keys: STATUS_KEYS },
  { title: words.aCheckAfterC, keys: CHECK_KEYS },
  { title: words.firingAfterF, keys: Object.values(FIRING_KEYS) },
  { title: words.fightingAfterG, keys: Object.values(FIGHTING_KEYS) },
  { title: words.movingAfterM, keys: Object.values(MOVING_KEYS) },
  { title: words.driving, keys: Object.values(DRIVING_KEYS) },
  { title: words.aVehicleComes, keys: Object.values(BRINGING_KEYS) },
  { title: words.whoGoesInOrDeals, keys: Object.values(WHO_KEYS) },
  { title: words.overOneWhoIsDown, keys: Object.values(FINISHING_KEYS) },
  { title: words.aGroupOfZombies, keys: Object.values(ZOMBIE_KEYS) },
];

/** Every key of the screen. It has the focus, so that arrows scroll it. */
export function KeyLegend() {
  return (
    <QuestionPanel title={words.keys} ownLetters={false} aside={words.arrowsGoFromLine}>
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
