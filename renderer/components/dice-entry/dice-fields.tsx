/** Fields for the player’s own dice, a square for each; the last die typed sends the roll. */
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { QuestionView } from '../../../src/contract/questions.ts';
import { undoOf } from '../../client/keys.ts';
import { AppKey } from './app-key.tsx';
import styles from './dice-entry.module.css';
import type { DiceEntryProps } from './props.ts';
import { APP_KEY, diceTyped } from './typed-keys.ts';

interface DiceFieldsProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'> {
  readonly dice: number;
  readonly refused: boolean;
  /** Owner of each die, where the dice belong to different ones. */
  readonly of?: NonNullable<NonNullable<QuestionView['asked']>['dice']>;
  /** Meaning of a die by its face, from 1 to 6; shown below the die. */
  readonly faces?: readonly string[];
  /** Has the app roll the rest of a roll that the player has begun; undefined where it may not. */
  readonly onBegun?: (faces: readonly number[]) => void;
  /** The app rolls nothing. */
  readonly isLog?: boolean;
}

export function DiceFields({
  dice,
  onAnswer,
  refused,
  typed,
  of: owners = [],
  faces: comesTo = [],
  onBegun,
  isLog = false,
}: DiceFieldsProps) {
  const [faces, setFaces] = useState<readonly string[]>(() => Array.from({ length: dice }, () => ''));
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => {
    fields.current[index]?.focus();
    fields.current[index]?.select();
  };

  // Keys typed before the question came are filled in by a layout effect, so that they stand there before the next key is pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    const arePassedBy = typed.arePassedBy?.() === true;
    const { value, entry, rest } = diceTyped(typed.take(), dice);
    setFaces(value);
    if (value[0] !== '') typed.standing?.(value.filter((face) => face !== ''));
    if (!arePassedBy) focus(Math.max(0, value.indexOf('')));
    if (entry !== undefined) onAnswer(entry);
    typed.giveBack(rest);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useLayoutEffect(() => {
    if (!refused) return;
    setFaces((faces) => faces.map(() => ''));
    typed.standing?.([]);
    fields.current[0]?.focus();
  }, [refused]);

  const type = (index: number, text: string) => {
    // The last character counts, so that a face can simply be typed over.
    const face = text.slice(-1);
    if (face !== '' && !/[1-6]/.test(face)) return;
    const next = faces.with(index, face);
    setFaces(next);
    const open = next.indexOf('');
    // Up to the first gap: keys fill the fields from the first on.
    if (open !== -1) typed.standing?.(next.slice(0, open));
    if (face === '') return;
    if (open === -1) onAnswer({ own: next.map(Number) });
    else focus(open);
  };

  // Keys fill the fields from the first on: up to the first gap they are the player's own.
  const rolled = faces.slice(0, faces.indexOf('') === -1 ? dice : faces.indexOf('')).map(Number);
  const isBegun = onBegun !== undefined && rolled.length > 0;
  const byApp = () => (isBegun ? onBegun(rolled) : onAnswer('app'));

  const press = (event: KeyboardEvent, index: number) => {
    if (event.key.toLowerCase() === APP_KEY && !event.ctrlKey && !event.metaKey && !isLog) {
      event.preventDefault();
      byApp();
    } else if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && faces[index] === '')) {
      focus(index - 1);
    } else if (event.key === 'ArrowRight') {
      focus(index + 1);
    }
  };

  return (
    <div className={styles.fields}>
      {faces.map((face, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll differ in nothing but their place.
        <span key={index} className={styles.box}>
          {owners[index] !== undefined && (
            <b
              aria-hidden
              className={`name ${styles.owner}`}
              data-side={owners[index].side}
              title={owners[index].name}
            >
              {owners[index].name}
            </b>
          )}
          <input
            ref={(field) => {
              fields.current[index] = field;
            }}
            className={styles.die}
            inputMode="numeric"
            autoComplete="off"
            aria-label={labelOf(index, dice, owners[index]?.name)}
            aria-invalid={refused}
            {...undoOf(faces.every((one) => one === ''))}
            value={face}
            onChange={(event) => type(index, event.target.value)}
            onKeyDown={(event) => press(event, index)}
          />
          {comesTo.length > 0 && <i>{comesTo[Number(face) - 1] ?? ''}</i>}
        </span>
      ))}
      {!isLog && <AppKey text={isBegun ? 'Roll the rest' : 'Let the app roll'} onPress={byApp} />}
    </div>
  );
}

function labelOf(index: number, dice: number, owner: string | undefined): string {
  const which = dice === 1 ? 'The die, 1 to 6' : `Die ${index + 1} of ${dice}, 1 to 6`;
  return owner === undefined ? which : `${which}: ${owner}`;
}
