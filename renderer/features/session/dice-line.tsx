/** All dice of a roll in one field, for whoever plays in words. */
import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GameEntry } from '../../../src/contract/session-questions.ts';
import { countedInWords, upperFirst } from '../../../src/rules/core/text/english.ts';
import type { Typed } from '../../app/asking-acts.ts';
import { undoOf } from '../../app/keys.ts';
import { AppKey } from '../../components/dice-entry/app-key.tsx';
import { APP_KEY, diceTyped } from '../../components/dice-entry/typed-keys.ts';
import styles from './session.module.css';

interface DiceLineProps {
  readonly dice: number;
  /** What a die comes to, by its face. */
  readonly faces: readonly string[];
  readonly onAnswer: (entry: GameEntry) => void;
  readonly typed: Typed;
  readonly refused: boolean;
  /** The app rolls nothing. */
  readonly isLog: boolean;
}

export function DiceLine({ dice, faces, onAnswer, typed, refused, isLog }: DiceLineProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const given = facesIn(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    field.current?.focus();
    const { value, entry, rest } = diceTyped(typed.take(), dice);
    setText(value.filter((face) => face !== '').join(' '));
    if (entry !== undefined) onAnswer(entry);
    typed.giveBack(rest);
  }, []);
  const rest = () => onAnswer(given.length === 0 ? 'app' : { begun: given });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() !== APP_KEY || isLog) return;
    event.preventDefault();
    rest();
  };
  return (
    <div className={styles.diceLine}>
      <TextInput
        ref={field}
        label={
          dice === 1 ? 'The die' : `${upperFirst(countedInWords(dice, 'die', 'dice'))}, one after another`
        }
        description={toCome(given, dice, faces)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        inputMode="numeric"
        error={refused || given.length > dice}
        value={text}
        onChange={(event) => {
          const wanted = event.currentTarget.value;
          setText(wanted);
          const faces = facesIn(wanted);
          // As in fields of their own, the last die sends the roll.
          if (faces.length === dice) return onAnswer({ own: faces });
          typed.standing?.(faces.map(String));
        }}
        onKeyDown={press}
        {...undoOf(text === '')}
      />
      {!isLog && <AppKey text={given.length === 0 ? 'Let the app roll' : 'Roll the rest'} onPress={rest} />}
    </div>
  );
}

const facesIn = (text: string): number[] => [...text].filter((key) => /[1-6]/.test(key)).map(Number);

/** `Hit, hit, miss. Three dice to come.` */
function toCome(given: readonly number[], dice: number, faces: readonly string[]): string {
  const named = given.map((face) => faces[face - 1] ?? String(face)).join(', ');
  const left = dice - given.length;
  const wanted =
    left > 0 ? `${upperFirst(countedInWords(left, 'die', 'dice'))} to come.` : 'More dice than are rolled.';
  return named === '' ? wanted : `${upperFirst(named)}. ${wanted}`;
}
