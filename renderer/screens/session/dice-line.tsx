/** All dice of a roll in one field: for whoever plays in words, and where there are too many for a field each. */
import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { GameEntry } from '../../../src/contract/session-questions.ts';
import { countedInWords, upperFirst } from '../../../src/rules/core/text/english.ts';
import type { Typed } from '../../client/asking.ts';
import { undoOf } from '../../client/keys.ts';
import { AppKey } from '../../components/dice-entry/app-key.tsx';
import { APP_KEY, diceTyped } from '../../components/dice-entry/typed-keys.ts';
import { inFives, isMany, rowsFor } from './many-dice.ts';
import styles from './session.module.css';
import { words } from './text/dice-line.ts';
import { soFar } from './text/many-dice.ts';

interface DiceLineProps {
  readonly dice: number;
  /** Meaning of a die, by its face. */
  readonly faces: readonly string[];
  readonly onAnswer: (entry: GameEntry) => void;
  readonly typed: Typed;
  readonly refused: boolean;
  /** The app rolls nothing. */
  readonly isLog: boolean;
}

export function DiceLine({ dice, faces, onAnswer, typed, refused, isLog }: DiceLineProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const many = isMany(dice);
  const given = facesIn(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    if (typed.arePassedBy?.() !== true) field.current?.focus();
    const { value, entry, rest } = diceTyped(typed.take(), dice);
    const standing = value.filter((face) => face !== '');
    setText(many ? inFives(standing.join('')).text : standing.join(' '));
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
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const wanted = currentTarget.value;
    if (many) {
      const { text: standing, caret } = inFives(wanted, currentTarget.selectionStart ?? wanted.length);
      // Written at once: the place that is typed at would go to the end otherwise.
      currentTarget.value = standing;
      currentTarget.setSelectionRange(caret, caret);
      setText(standing);
    } else setText(wanted);
    const faces = facesIn(wanted);
    // The last die sends the roll here, too, the same as in fields of their own.
    if (faces.length === dice) return onAnswer({ own: faces });
    typed.standing?.(faces.map(String));
  };
  const shared = {
    ref: field,
    label: labelOf(dice),
    description: many ? soFar(given, dice, faces) : toCome(given, dice, faces),
    inputWrapperOrder: PARTS,
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    error: refused || given.length > dice,
    value: text,
    onChange: change,
    onKeyDown: press,
    ...undoOf(text === ''),
  };
  return (
    <div className={styles.diceLine} data-many={many || undefined}>
      {many ? <Textarea {...shared} w="100%" rows={rowsFor(dice)} /> : <TextInput {...shared} />}
      {!isLog && (
        <AppKey text={given.length === 0 ? words.letTheAppRoll : words.rollTheRest} onPress={rest} />
      )}
    </div>
  );
}

/** Order of the field’s parts: the note on the dice stands below them. */
const PARTS: NonNullable<TextInputProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

const facesIn = (text: string): number[] => [...text].filter((key) => /[1-6]/.test(key)).map(Number);

function labelOf(dice: number): string {
  if (dice === 1) return words.theDie;
  return words.oneAfterAnother(
    isMany(dice) ? words.allDice(dice) : upperFirst(countedInWords(dice, 'die', 'dice')),
  );
}

/** `Hit, hit, miss. Three dice to come.` */
function toCome(given: readonly number[], dice: number, faces: readonly string[]): string {
  const named = given.map((face) => faces[face - 1] ?? String(face)).join(', ');
  const left = dice - given.length;
  const wanted =
    left < 0 ? words.moreDiceThanAreRolled : words.toCome(upperFirst(countedInWords(left, 'die', 'dice')));
  return named === '' ? wanted : `${upperFirst(named)}. ${wanted}`;
}
