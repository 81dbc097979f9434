import { describe, expect, it } from 'vitest';
import { bySeat, evenTable } from '../../../src/rules/core/bot.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { drive, type Table } from '../../../src/rules/core/driver.ts';
import { choose, draw, type Play, place, roll, type Stream } from '../../../src/rules/core/play.ts';
import { firstOf, resuming, seeded } from '../../../src/rules/core/tables.ts';
import { scripted } from '../../support/rules/scripted.ts';

const asked = { rule: 'test.rule', seat: 'player' } as const;

function die(stream: Stream = 'battle'): Play<readonly number[], never> {
  return roll({ ...asked, stream, dice: 1, reading: { by: 'faces' } });
}
function pick<I extends string>(...ids: readonly I[]): Play<I, never> {
  return choose({ ...asked, options: ids.map((id) => ({ id, text: id })) });
}
const nobody: Table = () => undefined;

describe('seeded', () => {
  function* threeCards() {
    return [
      yield* draw({ ...asked, stream: 'campaign', from: ['a', 'b', 'c'] }),
      yield* roll({ ...asked, stream: 'battle', dice: 3, reading: { by: 'faces' } }),
    ];
  }

  it('rolls and draws the same from the same seed', () => {
    const once = drive(threeCards(), seeded(diceBox('seed')));
    expect(once.kind).toBe('finished');
    expect(drive(threeCards(), seeded(diceBox('seed')))).toEqual(once);
    expect(once.transcript.map((reply) => reply.by)).toEqual(['app', 'app']);
  });

  it('draws each of what remains alike (chi-square, 53 degrees of freedom, one in a thousand)', () => {
    const from = Array.from({ length: 54 }, (_, at) => `card ${at}`);
    const counts = new Map(from.map((card) => [card, 0]));
    const table = seeded(diceBox('fair draws'));
    const draws = 54_000;
    for (let count = 0; count < draws; count++) {
      const given = table({ kind: 'draw', ...asked, stream: 'campaign', from }, 0);
      const card = String(given?.answer);
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(draws);
    expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(
      90.57,
    );
  });

  it('leaves decisions to others', () => {
    expect(drive(pick('a', 'b'), seeded(diceBox('seed'))).kind).toBe('waiting');
  });

  it('throws at a draw from nothing', () => {
    const empty = draw({ ...asked, stream: 'campaign', from: [] });
    expect(() => drive(empty, seeded(diceBox('seed')))).toThrow('test.rule draws from nothing');
  });
});

describe('scripted', () => {
  it('knows whether it was used up', () => {
    const script = scripted([[1], [2]]);
    drive(die(), script);
    expect(script.left()).toBe(1);
    expect(() => script.assertUsedUp()).toThrow('never asked for: [[2]]');
    drive(die(), script);
    expect(() => script.assertUsedUp()).not.toThrow();
  });

  it('has nothing left when used up', () => {
    const script = scripted([]);
    expect(drive(die(), script).kind).toBe('waiting');
  });
});

describe('firstOf', () => {
  it('asks the next table where one is silent', () => {
    const script = scripted([[6]]);
    function* both() {
      return [yield* die(), yield* die()];
    }
    const played = drive(both(), firstOf(nobody, script, seeded(diceBox('seed'))));
    expect(played.transcript.map((reply) => reply.by)).toEqual(['script', 'app']);
  });
});

describe('resuming', () => {
  function* threeDice(thirdOfTwo = false) {
    const first = yield* die();
    const second = yield* roll({
      ...asked,
      stream: 'battle',
      dice: thirdOfTwo ? 2 : 1,
      reading: { by: 'faces' },
    });
    const third = yield* die();
    return [first, second, third];
  }
  const { transcript } = drive(threeDice(), scripted([[1], [2], [3]]));

  it('gives the stored answers, then asks on', () => {
    const table = resuming(transcript.slice(0, 2), scripted([[6]]));
    expect(drive(threeDice(), table)).toMatchObject({ kind: 'finished', value: [[1], [2], [6]] });
    expect(table.stoppedAt()).toBeUndefined();
  });

  it('keeps who gave each answer', () => {
    const table = resuming(transcript, nobody);
    expect(drive(threeDice(), table).transcript).toEqual(transcript);
  });

  it('stops at the first answer that does not fit, and says where', () => {
    const then = scripted([[4, 4], [5]]);
    const table = resuming(transcript, then);
    // The third stored answer would fit again, but belongs to a game that did not happen.
    expect(drive(threeDice(true), table)).toMatchObject({ value: [[1], [4, 4], [5]] });
    expect(table.stoppedAt()).toBe(1);
    then.assertUsedUp();
  });

  it('stops at an answer that is none, though its mark fits', () => {
    const spoilt = transcript.map((reply, at) => (at === 0 ? { ...reply, answer: [9] } : reply));
    const table = resuming(spoilt, nobody);
    expect(drive(threeDice(), table)).toMatchObject({ kind: 'waiting', transcript: [] });
    expect(table.stoppedAt()).toBe(0);
  });
});

describe('bots', () => {
  it('take every option alike', () => {
    const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
    const table = evenTable(diceBox('bot'), 'bot');
    for (let count = 0; count < 3000; count++) {
      const played = drive(pick('a', 'b', 'c'), table);
      if (played.kind === 'finished') counts[played.value] = (counts[played.value] ?? 0) + 1;
    }
    const chiSquare = Object.values(counts).reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(13.82); // 2 degrees of freedom, one in a thousand
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(3000);
  });

  it('take a candidate spot, and no dice', () => {
    const spots = [
      { x: 3, y: 4 },
      { x: 5, y: 6 },
    ];
    const bounds = { west: 0, south: 0, east: 9, north: 9 };
    const table = evenTable(diceBox('bot'), 'bot');
    const played = drive(place({ ...asked, bounds, spots }), table);
    expect(played.kind === 'finished' && spots.includes(played.value as (typeof spots)[number])).toBe(true);
    expect(drive(die(), table).kind).toBe('waiting');
  });

  it('sit where they are put', () => {
    const table = bySeat({ player: scripted([[2]]), constructor: nobody });
    expect(drive(die(), table)).toMatchObject({ value: [2] });
    const elsewhere = roll({
      rule: 'test.rule',
      seat: 'toString',
      stream: 's',
      dice: 1,
      reading: { by: 'faces' },
    });
    expect(drive(elsewhere, table).kind).toBe('waiting');
  });
});
