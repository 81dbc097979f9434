/** People are called he, she, they or by name in every sentence: never “it”. */
import { describe, expect, it } from 'vitest';
import { proposals } from '../../../../src/rules/all-things-zombie/acts/encounter/due/proposals.ts';
import { proposalText } from '../../../../src/rules/all-things-zombie/acts/encounter/proposal-words.ts';
import { ENCOUNTER_REFUSALS } from '../../../../src/rules/all-things-zombie/acts/encounter/refusals.ts';
import { everybody } from '../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import {
  heldBack,
  heldBackText,
} from '../../../../src/rules/all-things-zombie/acts/encounter/turn/held-back.ts';
import type { Bearing } from '../../../../src/rules/all-things-zombie/board/place.ts';
import {
  PURSUE_BY_FIRE_TEXT,
  REACTION_TEXT,
  WHAT_NOW_TEXT,
} from '../../../../src/rules/all-things-zombie/reaction/text/words.ts';
import { UNTIMELY } from '../../../../src/rules/all-things-zombie/state/untimely.ts';
import { formsOf } from '../../../../src/rules/all-things-zombie/text/pronouns.ts';
import { DOC_TEXT, MERCY_TEXT, SENSE_TEXT } from '../../../../src/rules/all-things-zombie/text/results.ts';
import { seeingText } from '../../../../src/rules/all-things-zombie/text/sight.ts';
import { calledOn } from '../../../../src/rules/all-things-zombie/text/spots.ts';
import {
  CONDITION_IN_LINE,
  CONDITION_LEADS,
  CONDITION_TEXT,
  CONDITION_TITLES,
} from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { SPEED_REFUSAL_TEXT } from '../../../../src/rules/all-things-zombie/vehicles/text/refusals.ts';
import { botStates } from '../../../support/rules/bot-states.ts';

const IT = /\b(it|its|itself)\b/i;
const HE = /\b(he|him|his|himself|she|her|hers|herself)\b/i;
/** Of one runner, as of several. */
const THEM = /\b(they|them|themselves)\b/i;

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

  it('says “them” of nobody whose number it doesn’t know', () => {
    expect(words.filter((text) => THEM.test(text))).toEqual([]);
  });

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

it('what is due, and why somebody stays, speak of vehicles, fires, the party, sides and rounds alone as “it”', () => {
  const of = [
    /^The party makes its first move/,
    /, is it under control\?$/,
    /: it grows \d/,
    /^See Zombie Death: .*, if it was seen$/,
  ];
  const reasons = (['others-first', 'side-has-acted', 'fought-already'] as const).map(
    (why) => UNTIMELY[why].refusal,
  );
  const said = new Set<string>();
  for (const seed of ['PEOPLE 1', 'PEOPLE 2', 'PEOPLE 3'])
    for (const { now, told } of botStates(seed, 1)) {
      for (const proposal of proposals(now, told)) said.add(proposalText(proposal));
      const { encounter } = now;
      if (encounter?.stage === 'on-the-table')
        for (const one of everybody(now, encounter))
          for (const held of Object.values(heldBack(now, encounter, one)))
            if (held !== null) said.add(heldBackText(held));
    }
  const all = [...said];
  expect(all.length).toBeGreaterThan(250);
  for (const met of [/^Another side shows the same die/, /is under the die of/])
    expect([met.source, all.some((text) => met.test(text))]).toEqual([met.source, true]);
  expect(
    all.filter(
      (text) => IT.test(text) && !of.some((it) => it.test(text)) && !reasons.some((why) => why === text),
    ),
  ).toEqual([]);
});

it('what is seen of anyone, from any side, calls nobody “it”', () => {
  const seen = (['front', 'flank', 'rear'] satisfies readonly Bearing[]).map((at) =>
    seeingText({ apart: 80, cut: null, cover: null, at }, calledOn(null)),
  );
  const unseen = seeingText({ apart: 80, cut: { by: 'facing' }, cover: null, at: 'front' }, calledOn(null));
  expect([...seen, unseen].filter((text) => IT.test(text))).toEqual([]);
});
