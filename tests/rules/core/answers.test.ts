import { describe, expect, it } from 'vitest';
import { accepts, fingerprint, refusalOf } from '../../../src/rules/core/answers.ts';
import type {
  Answer,
  ChooseAsk,
  DrawAsk,
  PlaceAsk,
  Question,
  RollAsk,
} from '../../../src/rules/core/play.ts';

const asked = { rule: 'test.rule', seat: 'player' } as const;
const rolling: RollAsk = { kind: 'roll', ...asked, stream: 'battle', dice: 2, reading: { by: 'faces' } };
const drawing: DrawAsk = { kind: 'draw', ...asked, stream: 'campaign', from: ['3S', '10H', 'JK'] };
const naming: DrawAsk = { kind: 'draw', ...asked, stream: 'names', from: ['Ann', 'Bo'] };
const choosing: ChooseAsk = {
  kind: 'choose',
  ...asked,
  options: [
    { id: 'fire', text: 'Fire' },
    { id: 'hide', text: 'Hide' },
  ],
};
const placing: PlaceAsk = {
  kind: 'place',
  ...asked,
  bounds: { west: 0, south: 10, east: 480, north: 60 },
  spots: [{ x: 0, y: 10 }],
};

describe('refusalOf', () => {
  it.each<[string, Question, Answer]>([
    ['faces', rolling, [1, 6]],
    ['a card that remains', drawing, 'JK'],
    ['a name', naming, 'Bo'],
    ['an option', choosing, 'hide'],
    ['one corner', placing, { x: 0, y: 10 }],
    ['the other corner', placing, { x: 480, y: 60 }],
  ])('takes %s', (_what, question, answer) => {
    expect(refusalOf(question, answer)).toBeUndefined();
    expect(accepts(question, answer)).toBe(true);
  });

  it.each<[Question, unknown, string]>([
    [rolling, '16', 'not-dice'],
    [rolling, undefined, 'not-dice'],
    [rolling, [1], 'wrong-number-of-dice'],
    [rolling, [1, 2, 3], 'wrong-number-of-dice'],
    [rolling, [0, 1], 'not-a-face'],
    [rolling, [7, 1], 'not-a-face'],
    [rolling, [1, 2.5], 'not-a-face'],
    [rolling, [1, Number.NaN], 'not-a-face'],
    [rolling, [1, '2'], 'not-a-face'],
    [drawing, 'QH', 'card-already-drawn'],
    [drawing, '10h', 'unknown-card'],
    [drawing, 3, 'unknown-card'],
    [naming, 'Cy', 'unknown-card'],
    [naming, 'QH', 'unknown-card'],
    [choosing, 'run', 'not-an-option'],
    [choosing, 0, 'not-an-option'],
    [placing, 'here', 'not-a-spot'],
    [placing, null, 'not-a-spot'],
    [placing, { x: 1 }, 'not-a-spot'],
    [placing, { x: 1.5, y: 20 }, 'not-a-spot'],
    [placing, { x: Number.NaN, y: 20 }, 'not-a-spot'],
    [placing, { x: -1, y: 20 }, 'out-of-bounds'],
    [placing, { x: 481, y: 20 }, 'out-of-bounds'],
    [placing, { x: 1, y: 9 }, 'out-of-bounds'],
    [placing, { x: 1, y: 61 }, 'out-of-bounds'],
  ])('%j to %j: %s', (question, answer, refusal) => {
    expect(refusalOf(question, answer as Answer)).toBe(refusal);
    expect(accepts(question, answer as Answer)).toBe(false);
  });
});

describe('fingerprint', () => {
  const others: readonly Question[] = [
    drawing,
    naming,
    choosing,
    placing,
    { ...rolling, rule: 'test.other' },
    { ...rolling, seat: 'bot' },
    { ...rolling, dice: 3 },
    { ...drawing, from: ['3S', '10H'] },
    { ...choosing, options: choosing.options.slice(1) },
    { ...placing, bounds: { ...placing.bounds, north: 61 } },
  ];

  it('differs with kind, rule, seat and what is offered', () => {
    const marks = [rolling, ...others].map(fingerprint);
    expect(new Set(marks).size).toBe(marks.length);
    for (const mark of marks) expect(mark).toMatch(/^[0-9a-f]{8}$/);
  });

  it('stays where only wording, reading or stream is another', () => {
    const reworded = choosing.options.map(({ id }) => ({ id, text: `${id} now` }));
    expect(fingerprint({ ...choosing, options: reworded })).toBe(fingerprint(choosing));
    expect(fingerprint({ ...rolling, reading: { by: 'sum' }, stream: 'names' })).toBe(fingerprint(rolling));
  });
});
