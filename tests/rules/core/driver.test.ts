import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/rules/core/answers.ts';
import { drive, type Table } from '../../../src/rules/core/driver.ts';
import { choose, draw, type Play, place, roll, tell } from '../../../src/rules/core/play.ts';
import { scripted } from '../../../src/rules/core/tables.ts';

const asked = { rule: 'test.rule', seat: 'player', stream: 'battle' } as const;

type Event = { readonly kind: 'shot'; readonly faces: readonly number[] } | { readonly kind: 'hid' };

function* shootOrHide(state: { readonly shots: number }): Play<string, Event> {
  const act = yield* choose({
    ...asked,
    options: [
      { id: 'shoot', text: 'Shoot' },
      { id: 'hide', text: 'Hide' },
    ],
  });
  if (act === 'hide') {
    yield* tell<Event>({ kind: 'hid' });
    return 'hidden';
  }
  const faces = yield* roll({ ...asked, rule: 'test.shot', dice: 2, reading: { by: 'faces' } });
  yield* tell<Event>({ kind: 'shot', faces });
  return `shot ${state.shots} times`;
}

function* everything() {
  const card = yield* draw({ ...asked, from: ['3S', 'JK'] as const });
  const spot = yield* place({
    ...asked,
    bounds: { west: 0, south: 0, east: 9, north: 9 },
    spots: [{ x: 1, y: 1 }],
  });
  return `${card} at ${spot.x},${spot.y}`;
}

describe('drive', () => {
  it('gives each answer back to the play that asked', () => {
    expect(drive(everything(), scripted(['JK', { x: 9, y: 0 }]))).toMatchObject({
      kind: 'finished',
      value: 'JK at 9,0',
    });
  });

  it('keeps events and answers in order', () => {
    const played = drive(shootOrHide({ shots: 0 }), scripted(['shoot', [2, 5]]));
    expect(played).toMatchObject({
      kind: 'finished',
      events: [{ kind: 'shot', faces: [2, 5] }],
      transcript: [
        { rule: 'test.rule', answer: 'shoot', by: 'script' },
        { rule: 'test.shot', answer: [2, 5], by: 'script' },
      ],
    });
  });

  it('hands on an event before the play goes on', () => {
    const state = { shots: 0 };
    const played = drive(shootOrHide(state), scripted(['shoot', [1, 1]]), (event) => {
      if (event.kind === 'shot') state.shots += 1;
    });
    expect(played).toMatchObject({ value: 'shot 1 times' });
  });

  it('counts the questions for the table, events left out', () => {
    const seen: number[] = [];
    const table: Table = (question, index) => {
      seen.push(index);
      return { answer: question.kind === 'roll' ? [1, 1] : 'shoot', by: 'bot' };
    };
    drive(shootOrHide({ shots: 0 }), table);
    expect(seen).toEqual([0, 1]);
  });

  it('waits where nobody can answer, saying for what', () => {
    const played = drive(shootOrHide({ shots: 0 }), scripted(['shoot']));
    if (played.kind !== 'waiting') throw new Error(played.kind);
    expect(played.question).toMatchObject({ kind: 'roll', rule: 'test.shot', dice: 2 });
    expect(played.fingerprint).toBe(fingerprint(played.question));
    expect(played.transcript).toHaveLength(1);
    expect(played.events).toEqual([]);
  });

  it('refuses a wrong answer and goes no further', () => {
    const told: Event[] = [];
    const played = drive(shootOrHide({ shots: 0 }), scripted(['shoot', [2, 7]]), (event) => told.push(event));
    expect(played).toMatchObject({
      kind: 'refused',
      refusal: 'not-a-face',
      question: { rule: 'test.shot' },
      given: { answer: [2, 7], by: 'script' },
    });
    expect(played.transcript).toHaveLength(1);
    expect(told).toEqual([]);
  });
});
