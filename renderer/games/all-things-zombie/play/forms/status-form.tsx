/** Form that marks how somebody stands on the table. */
import type { KeyboardEvent } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { CONDITIONS, MARKINGS } from '../../text/conditions.ts';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { conditionPressed, keyText } from '../keys/table.ts';
import styles from '../play.module.css';
import { useMarkStatus } from '../state/use-mark-status.ts';
import { statusText } from '../table/status-words.ts';
import { useStatusFacts } from '../table/use-status-facts.ts';

/** Conditions of a figure to choose from: a letter each, with Shift where a zombie did it. */
export function StatusForm({ fighter }: { readonly fighter: FighterView }) {
  const { who, name, condition: now } = fighter;
  const mark = useMarkStatus(who);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const picked = conditionPressed(event);
    if (picked === undefined) return;
    event.preventDefault();
    mark(picked.condition, picked.byZombie);
  };
  const choices = CONDITIONS.flatMap((condition) => {
    const { key, zombies } = MARKINGS[condition];
    const text = CONDITION_TITLES[condition];
    const one = { condition, text, key: { key, text }, byZombie: false } as const;
    return zombies ? [one, { ...one, key: { key, text, shift: true }, byZombie: true } as const] : [one];
  });
  return (
    <QuestionPanel title={`How is ${name}?`} aside={statusText(fighter, useStatusFacts(who))}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside. */}
      <div className={styles.fields} onKeyDown={press}>
        <fieldset className={styles.checks} aria-label="Status">
          {choices.map(({ condition, key, text, byZombie }) => (
            <button
              key={keyText(key)}
              type="button"
              aria-pressed={condition === now && !byZombie}
              onClick={() => mark(condition, byZombie)}
            >
              {byZombie ? (
                <span>
                  <span className="vh">{text}, </span>
                  by a zombie
                </span>
              ) : (
                <span>{text}</span>
              )}
              <kbd aria-hidden>{keyText(key)}</kbd>
            </button>
          ))}
        </fieldset>
      </div>
    </QuestionPanel>
  );
}
