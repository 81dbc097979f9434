import { describe, expect, it } from 'vitest';
import type { EncounterRefusal } from '../../../../../../src/rules/all-things-zombie/acts/encounter/refusals.ts';
import { refusalText } from '../../../../../../src/rules/all-things-zombie/acts/refusals.ts';
import { refusal } from '../../../../../support/rules/campaign.ts';
import { AFTER } from './after.ts';
import { BY_POINTS } from './by-points.ts';
import { CHASING } from './chasing.ts';
import { DRIVING } from './driving.ts';
import { EXPLORING } from './exploring.ts';
import { PLANNING } from './planning.ts';
import { PLAYING } from './playing.ts';
import type { Try } from './support.ts';
import { TIMING } from './timing.ts';

/** A refusal without its line here doesn't compile. */
const TRIES: { readonly [R in EncounterRefusal]: readonly (() => Try)[] } = {
  ...PLANNING,
  ...EXPLORING,
  ...PLAYING,
  ...DRIVING,
  ...CHASING,
  ...TIMING,
  ...AFTER,
  ...BY_POINTS,
};

const ALL = Object.entries(TRIES).flatMap(([why, tries]) =>
  tries.map((attempt, n) => [why, n + 1, attempt] as const),
);

describe('an act of an Encounter', () => {
  it.each(ALL)('is refused as %s (%i)', (why, _, attempt) => {
    const { campaign, act } = attempt();
    expect(refusal(campaign, act)).toEqual({ code: 'encounter', why });
  });

  it.each(Object.keys(TRIES) as EncounterRefusal[])('says in one sentence what is wrong: %s', (why) => {
    expect(refusalText({ code: 'encounter', why })).toMatch(/^[A-Z][^.!\n]*\.$/);
  });
});
