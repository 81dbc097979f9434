/** A decision as a table: each option with its key, what it is, and exact figures in columns. */
import type { Choice } from '../../../src/contract/questions.ts';
import type { OptionFiguresView } from '../../../src/contract/sessions.ts';
import { AppKey } from '../../components/dice-entry/app-key.tsx';
import type { DiceEntryProps } from '../../components/dice-entry/props.ts';
import { useOptionKeys } from '../../components/dice-entry/use-option-keys.ts';
import { Difference } from '../../components/difference.tsx';
import styles from './session.module.css';

interface OptionTableProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'>, Choice {
  readonly figures: OptionFiguresView | null;
  readonly picked: string | null;
  readonly onPick: (option: string | null) => void;
}

/** Two short ones without figures share a row, what is said below them included. */
const SHORT = 22;
const SHORT_LINE = 24;

type Said = OptionFiguresView['options'][string] | undefined;

const isShortOf = (text: string, words: Said): boolean =>
  text.length <= SHORT &&
  (words === undefined ||
    (words.figures.length === 0 && words.cost === '' && words.line.length <= SHORT_LINE));

const hasFigures = ({ options }: OptionFiguresView): boolean =>
  Object.values(options).some(({ figures }) => figures.length > 0);

export function OptionTable({ options, usual, figures, picked, onPick, onAnswer, typed }: OptionTableProps) {
  const { press, keyOf, buttonOf } = useOptionKeys({ options, onAnswer, typed });
  const byDefault = options.find(({ id }) => id === usual);
  const columns = figures?.columns ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside.
    <div onKeyDown={press} className={styles.table}>
      {figures !== null && hasFigures(figures) && (
        <p className={styles.over} aria-hidden>
          <span>{figures.heading}</span>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
          <Difference when={figures.corrected.length > 0} of={figures.corrected} />
        </p>
      )}
      <ol className={styles.options}>
        {options.map((option, at) => {
          const words = figures?.options[option.id];
          const { label, isBegun } = keyOf(at);
          const isShort = isShortOf(option.text, words);
          return (
            <li key={option.id} data-short={isShort || undefined}>
              <button
                type="button"
                {...buttonOf(at)}
                data-picked={option.id === picked || undefined}
                onFocus={() => onPick(option.id)}
                onPointerEnter={() => onPick(option.id)}
                onClick={() => onAnswer({ own: option.id })}
              >
                <kbd data-begun={isBegun || undefined}>{label}</kbd>
                <span className={styles.optionTableAct}>
                  {option.text}
                  {words !== undefined && words.line !== '' && <i>{words.line}</i>}
                  {words !== undefined && words.cost !== '' && <i className="flag">{words.cost}</i>}
                </span>
                {words?.figures.map((figure, column) => (
                  <span key={columns[column]} className={`${styles.figure} num`}>
                    <span className="vh">{columns[column]} </span>
                    {figure}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
      </ol>
      <AppKey
        text={byDefault ? `Default: ${byDefault.text}` : 'Let the app draw'}
        onPress={() => onAnswer('app')}
      />
    </div>
  );
}
