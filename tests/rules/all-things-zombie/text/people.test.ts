/** People are called he, she, they or by name in every sentence: never “it”. */
import { describe, expect, it } from 'vitest';
import { ENCOUNTER_REFUSALS } from '../../../../src/rules/all-things-zombie/acts/encounter/refusals.ts';
import {
  PURSUE_BY_FIRE_TEXT,
  REACTION_TEXT,
  WHAT_NOW_TEXT,
} from '../../../../src/rules/all-things-zombie/reaction/text/words.ts';
import { UNTIMELY } from '../../../../src/rules/all-things-zombie/state/untimely.ts';
import { formsOf } from '../../../../src/rules/all-things-zombie/text/pronouns.ts';
import { DOC_TEXT, MERCY_TEXT, SENSE_TEXT } from '../../../../src/rules/all-things-zombie/text/results.ts';
import {
  CONDITION_IN_LINE,
  CONDITION_LEADS,
  CONDITION_TEXT,
  CONDITION_TITLES,
} from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { SPEED_REFUSAL_TEXT } from '../../../../src/rules/all-things-zombie/vehicles/text/refusals.ts';

const IT = /\b(it|its|itself)\b/i;
const HE = /\b(he|him|his|himself|she|her|hers|herself)\b/i;

it('a pronoun has all its forms, those of “they” where nobody is named', () => {
  expect([formsOf('he'), formsOf('she'), formsOf()].map((forms) => Object.values(forms).join(' '))).toEqual([
    'himself his him',
    'herself her her',
    'themselves their them',
  ]);
});

describe('what stands behind a name', () => {
  const words = [REACTION_TEXT, WHAT_NOW_TEXT, PURSUE_BY_FIRE_TEXT].flatMap((texts) =>
    Object.values<{ readonly title: string; readonly text: string }>(texts).flatMap(({ title, text }) => [
      title,
      text,
    ]),
  );
  const results = [
    ...[DOC_TEXT, MERCY_TEXT, SENSE_TEXT],
    ...[CONDITION_TITLES, CONDITION_IN_LINE, CONDITION_LEADS, CONDITION_TEXT],
  ].flatMap((texts) => Object.values<string>(texts));
  const anyway = Object.values(UNTIMELY).map((row) => row.anyway);

  it('calls nobody “it”, and nobody “he” or “she” unasked', () => {
    expect(words.length).toBeGreaterThan(50);
    const all = [...words, ...results, ...anyway];
    expect(all.filter((text) => IT.test(text) || HE.test(text))).toEqual([]);
  });
});

it('a refusal begins with “It” of a vehicle alone', () => {
  const refusals = [
    ...Object.values<string>(ENCOUNTER_REFUSALS),
    ...Object.values(UNTIMELY).map(({ refusal }) => refusal),
  ];
  expect(refusals.filter((text) => HE.test(text))).toEqual([]);
  const { 'vehicle-moves': moves, 'no-seat': full } = ENCOUNTER_REFUSALS;
  expect(refusals.filter((text) => text.startsWith('It '))).toEqual([
    full,
    moves,
    ...Object.values(SPEED_REFUSAL_TEXT).filter((text) => text.startsWith('It ')),
  ]);
});
