import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/rules/core/answers.ts';
import { evenTable } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { drive, run, type Table } from '../../../src/rules/core/driver.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import { type Answer, choose, draw, type Play, place, roll, tell } from '../../../src/rules/core/play.ts';
import { scripted } from '../../support/rules/scripted.ts';

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

describe('run', () => {
  const die = () => roll({ ...asked, dice: 1, reading: { by: 'faces' } });
  function* twoDice(): Play<readonly number[], never> {
    const [first = 0] = yield* die();
    const [second = 0] = yield* die();
    return [first, second];
  }
  /** Records what reaches the driver, and goes on as a suspended play would. */
  function* watched<T, E>(play: Play<T, E>, seen: string[]): Play<T, E> {
    let step = play.next();
    while (!step.done) {
      seen.push(step.value.kind);
      step = play.next(yield step.value);
    }
    return step.value;
  }

  const broken: Table = () => {
    throw new Error('the table is broken');
  };

  it('suspends a play only where nobody can answer', () => {
    const seen: string[] = [];
    expect(run(watched(shootOrHide({ shots: 0 }), seen), scripted(['shoot', [1, 1]]))).toMatchObject({
      kind: 'finished',
    });
    expect(seen).toEqual([]);
    expect(run(watched(twoDice(), seen), scripted([[3]]))).toMatchObject({ kind: 'waiting' });
    expect(seen).toEqual(['roll']);
  });

  it('takes over a play that was made, or advanced, where nobody ran it', () => {
    const made = die();
    expect(run(made, scripted([[4]]))).toEqual({ kind: 'finished', value: [4] });
    function* later(): Play<number, Event> {
      yield* tell<Event>({ kind: 'hid' });
      const [face = 0] = yield* die();
      return face;
    }
    const begun = later();
    expect(begun.next().value).toEqual({ kind: 'tell', event: { kind: 'hid' } });
    expect(run(begun, scripted([[5]]))).toEqual({ kind: 'finished', value: 5 });
  });

  it('puts to the table what a play yields by itself', () => {
    const told: unknown[] = [];
    function* byHand(): Play<unknown, Event> {
      yield { kind: 'tell', event: { kind: 'hid' } };
      return yield { kind: 'roll', ...asked, dice: 1, reading: { by: 'faces' } };
    }
    expect(run(byHand(), scripted([[6]]), (event) => told.push(event))).toMatchObject({ value: [6] });
    expect(told).toEqual([{ kind: 'hid' }]);
    expect(run(byHand(), scripted([]))).toMatchObject({ kind: 'waiting' });
    expect(run(byHand(), scripted([[7]]))).toMatchObject({ kind: 'refused' });
  });

  it('lets a table run plays of its own', () => {
    const chances: unknown[] = [];
    const script = scripted([[1], [2]]);
    const table: Table = (question, index) => {
      chances.push(odds(twoDice, String).outcomes.length, run(twoDice(), scripted([[6], [5]])));
      return script(question, index);
    };
    expect(run(twoDice(), table)).toEqual({ kind: 'finished', value: [1, 2] });
    const six = { kind: 'finished', value: [6, 5] };
    expect(chances).toEqual([36, six, 36, six]);
    script.assertUsedUp();
  });

  it('lets a rule count odds on its way', () => {
    function* calculating(): Play<readonly number[], never> {
      const [first = 0] = yield* die();
      const ways = odds(twoDice, String).outcomes.length;
      const [second = 0] = yield* die();
      return [first, ways, second];
    }
    expect(run(calculating(), scripted([[1], [2]]))).toMatchObject({ value: [1, 36, 2] });
  });

  it('answers nobody who advances a play by hand from the table or an event', () => {
    const asks: unknown[] = [];
    const peek = () => asks.push(die().next().done);
    const script = scripted(['shoot', [1, 1]]);
    const table: Table = (question, index) => {
      peek();
      return script(question, index);
    };
    expect(run(shootOrHide({ shots: 0 }), table, peek)).toMatchObject({ kind: 'finished' });
    expect(asks).toEqual([false, false, false]);
  });

  it('leaves nobody behind, however it ends', () => {
    expect(() => run(twoDice(), broken)).toThrow('the table is broken');
    expect(() =>
      run(shootOrHide({ shots: 0 }), scripted(['hide']), () => {
        throw new Error('the state is broken');
      }),
    ).toThrow('the state is broken');
    run(twoDice(), scripted([[1]]));
    run(twoDice(), scripted([[7]]));
    expect(die().next().done).toBe(false);
  });

  it('goes on at the outer table when an inner run throws', () => {
    const table: Table = () => {
      expect(() => run(twoDice(), broken)).toThrow('the table is broken');
      return { answer: [3], by: 'script' };
    };
    expect(run(twoDice(), table)).toEqual({ kind: 'finished', value: [3, 3] });
  });

  it('goes on where a rule has caught what the table threw', () => {
    let calls = 0;
    const table: Table = () => {
      calls += 1;
      if (calls === 1) throw new Error('not now');
      return { answer: [calls], by: 'script' };
    };
    function* patient(): Play<readonly number[], never> {
      try {
        return yield* die();
      } catch {
        return yield* die();
      }
    }
    expect(run(patient(), table)).toEqual({ kind: 'finished', value: [2] });
  });

  it('reads no text of an option', () => {
    const options = ['a', 'b'].map((id) => ({
      id,
      get text(): string {
        throw new Error('nobody reads this');
      },
    }));
    const played = drive(choose({ ...asked, options }), evenTable(diceBox('seed'), 'bot'));
    expect(played).toMatchObject({ kind: 'finished', transcript: [{ by: 'bot' }] });
    expect(odds(() => choose({ ...asked, options }), String, { choices: 'even' }).outcomes).toHaveLength(2);
  });

  it('takes the app at its word for dice and cards alone', () => {
    const app = (answer: Answer) => () => ({ answer, by: 'app' }) as const;
    expect(run(die(), app([9]))).toMatchObject({ kind: 'finished' });
    const options = [{ id: 'a', text: 'A' }];
    expect(run(choose({ ...asked, options }), app('b'))).toMatchObject({ kind: 'refused' });
  });
});
