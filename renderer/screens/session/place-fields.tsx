/** Fields that answer with a place: a spot that the game proposes, by its number, or any other within the bounds, in inches. */
import { Button, NumberInput } from '@mantine/core';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SessionQuestion } from '../../../src/contract/session-questions.ts';
import type { DiceEntryProps } from '../../components/dice-entry/props.ts';
import { numberTyped } from '../../components/dice-entry/typed-keys.ts';
import { numberLabel, typeNumber } from '../../components/number-keys.ts';
import { off } from '../../components/off.ts';
import { placeText, rangeText } from './place-text.ts';
import styles from './session.module.css';

interface PlaceFieldsProps extends Pick<DiceEntryProps, 'onAnswer' | 'typed'> {
  readonly question: Extract<SessionQuestion, { readonly kind: 'place' }>;
}

export function PlaceFields({ question: { spots, bounds }, onAnswer, typed }: PlaceFieldsProps) {
  const first = useRef<HTMLButtonElement>(null);
  const [number, setNumber] = useState('');
  const [east, setEast] = useState<number | string>('');
  const [north, setNorth] = useState<number | string>('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the question opens.
  useLayoutEffect(() => {
    if (typed.arePassedBy?.() !== true) first.current?.focus();
    const { value, picked, rest } = numberTyped(typed.take(), spots.length);
    const spot = spots[picked ?? -1];
    setNumber(value);
    if (spot !== undefined) onAnswer({ own: { ...spot } });
    typed.giveBack(rest);
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = typeNumber(number, event.key, spots.length);
    if (next === undefined) return;
    setNumber(next.typed);
    const spot = spots[next.picked ?? -1];
    if (spot !== undefined) onAnswer({ own: { ...spot } });
  };
  const own =
    typeof east === 'number' && typeof north === 'number'
      ? { x: Math.round(east * 10), y: Math.round(north * 10) }
      : undefined;

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a short cut to the buttons inside. */}
      <div className={styles.acts} onKeyDown={press}>
        {spots.map((spot, at) => (
          <Button
            key={`${spot.x} ${spot.y}`}
            {...(at === 0 ? { ref: first } : {})}
            leftSection={<kbd>{numberLabel(at, spots.length)}</kbd>}
            onClick={() => onAnswer({ own: { ...spot } })}
          >
            {placeText(spot)}
          </Button>
        ))}
      </div>
      <form
        className={styles.place}
        onSubmit={(event) => {
          event.preventDefault();
          if (own !== undefined) onAnswer({ own });
        }}
      >
        <NumberInput
          label="East, inches"
          description={rangeText(bounds.west, bounds.east)}
          decimalScale={1}
          hideControls
          value={east}
          onChange={setEast}
        />
        <NumberInput
          label="North, inches"
          description={rangeText(bounds.south, bounds.north)}
          decimalScale={1}
          hideControls
          value={north}
          onChange={setNorth}
        />
        <Button type="submit" {...off(own === undefined)}>
          Go there
        </Button>
      </form>
    </>
  );
}
