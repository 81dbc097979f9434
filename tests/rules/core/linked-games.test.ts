import { describe, expect, it } from 'vitest';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { playOut, playStep } from '../../../src/rules/core/module.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { conforms } from '../../support/rules/conformance.ts';
import { threeNights } from '../../support/rules/sample-run.ts';

conforms(threeNights, {
  setups: [{ nights: 3 }, { nights: 6 }],
  seeds: ['1', '2', '3', '4', '5', '6'],
  mostSteps: 400,
});

describe('a run of linked games', () => {
  it('hands on what a game brought, and ends after the last', () => {
    const box = diceBox('marsh');
    const [bot] = threeNights.bots;
    const ended = playOut(
      threeNights,
      threeNights.begin({ nights: 3 }),
      (look) => firstOf(seeded(box), bot?.seat(look, box, 'bots') ?? (() => undefined)),
      400,
    );
    if (ended.kind !== 'over') throw new Error(ended.kind);
    const { ledger, played, game } = ended.state;
    expect({ played, game, nights: ledger.nights.length }).toEqual({ played: 3, game: null, nights: 3 });
    expect(ended.outcome).toEqual({ coins: ledger.coins });
  });

  it('gives another version to a run whose game has another one', () => {
    expect(threeNights.rulesVersion).toBe('1/1');
  });

  it('is told in words behind the game that is on, in which something is asked', () => {
    const begun = playStep(threeNights, threeNights.begin({ nights: 2 }), () => undefined).state;
    const { facts, tables } = threeNights.text.inWords(begun);
    const run = threeNights.text.inWords({ ...begun, game: null });
    expect(facts.slice(-run.facts.length)).toEqual(run.facts);
    expect(tables.slice(-run.tables.length)).toEqual(run.tables);
    expect(facts.length + tables.length).toBeGreaterThan(run.facts.length + run.tables.length);
  });

  it('takes no event of a game while none is on', () => {
    const state = threeNights.begin({ nights: 1 });
    expect(() => threeNights.apply(state, { rule: 'lantern.night', lost: 1 })).toThrow(
      'lantern.night tells of a game, and none is on',
    );
  });
});
