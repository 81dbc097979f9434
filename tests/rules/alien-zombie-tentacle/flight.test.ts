/** A flight: who goes on with what, who joins, what fades, and how it ends. */
import { describe, expect, it } from 'vitest';
import {
  applyToFlight,
  beginFlight,
  type FlightLedger,
  faded,
  flightOutcome,
  type Night,
} from '../../../src/rules/alien-zombie-tentacle/flight/ledger.ts';
import { aztaFlight } from '../../../src/rules/alien-zombie-tentacle/flight/module.ts';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { noGrudges } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { nightReport } from '../../../src/rules/alien-zombie-tentacle/text/flight/report.ts';
import { flightViewOf } from '../../../src/rules/alien-zombie-tentacle/text/flight/run.ts';
import type { Carried } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import { spoilsText } from '../../../src/rules/core/text/spoils.ts';
import { conforms } from '../../support/rules/conformance.ts';

const SETUP = { players: 3, nights: 2, rounds: 6, start: 2, suddenDeath: false };

conforms(aztaFlight, {
  setups: [
    { players: 2, nights: 2, rounds: 12, start: 2, suddenDeath: true },
    { players: 4, nights: 2, rounds: 6, start: 2, suddenDeath: false },
    { players: 6, nights: 2, rounds: 8, start: 2, suddenDeath: false },
  ],
  seeds: ['7', '25'],
  mostSteps: 10_000,
});

const biker: Carried = { survivor: 'biker', owner: 'first', gear: ['pistol', 'laptop'] };
const courier: Carried = { survivor: 'courier', owner: 'second', gear: [] };
const lawyer: Carried = { survivor: 'lawyer', owner: 'second', gear: ['rifle'] };

const night = (left: readonly Carried[], more: Partial<Night> = {}): Night => ({
  outcome: { kind: 'stopped', seats: ['first', 'second'], rounds: 6 },
  ...{ rounds: 6, start: 2, left, spare: ['trucker'], grudges: noGrudges() },
  lost: [{ survivor: 'stoner', owner: 'third', round: 4, kind: 'alien', helping: null }],
  ...more,
});

/** After these nights. */
function flown(...nights: readonly Night[]): FlightLedger {
  const ledger = beginFlight(SETUP);
  for (const one of nights) applyToFlight(ledger, { rule: 'azta-flight.dawn', ...one });
  return ledger;
}

describe('where a flight stands', () => {
  it('is its night and that night’s round, with the steps of the round', () => {
    const game = {
      ...alienZombieTentacle.begin({ players: 3, rounds: 6, start: 2, suddenDeath: false }),
      phase: 'loot',
      round: 3,
    } as const;
    const { title, detail, phases } = aztaFlight.text.standing({ ...aztaFlight.begin(SETUP), game });
    expect(title).toBe('Night 1, round 3');
    expect(detail).toMatch(/^of \w+ nights; /);
    expect(phases?.find(({ is }) => is === 'now')?.name).toBe('Loot');
  });
});

describe('between two nights', () => {
  const ledger = flown(night([biker, courier, lawyer]));
  const begun = { ledger, game: null, played: 1 };
  const step = (...answers: readonly string[]) => {
    const left = [...answers];
    return playStep(aztaFlight, copy(begun), () => {
      const answer = left.shift();
      return answer === undefined ? undefined : { answer, by: 'player' as const };
    });
  };

  it('whoever carries more than one piece takes along what their player likes', () => {
    const { played } = step();
    expect(played).toMatchObject({ kind: 'waiting', question: { rule: 'azta-flight.keep', of: 'biker' } });
    const { state } = step('laptop', 'trucker');
    expect(state.game?.survivors.map(({ id, owner, gear }) => [id, owner, gear])).toEqual([
      ['biker', 'first', ['laptop']],
      ['courier', 'second', []],
      ['lawyer', 'second', ['rifle']],
      ['trucker', 'first', []],
    ]);
  });

  it('somebody joins whoever has fewest left, and the Threats begin one higher', () => {
    const { played, state } = step('laptop', 'trucker');
    expect(played.events.map(({ rule }) => rule)).toEqual([
      'azta-flight.keep',
      'azta-flight.stray',
      'azta-flight.dusk',
      'azta-flight.begins',
    ]);
    expect(played.events[1]).toMatchObject({ seat: 'first', survivor: 'trucker' });
    expect(state.game?.start).toBe(3);
    expect(state.game?.mostRounds).toBe(6);
  });

  it('what they hold against each other fades by half, and goes on', () => {
    const held = { ...noGrudges(), first: { second: 5, third: -3 } };
    expect(faded(held).first).toEqual({ second: 2, third: -1 });
    expect(flown(night([biker], { grudges: held })).grudges.first).toEqual({ second: 2, third: -1 });
  });
});

describe('a flight', () => {
  it('goes on until its last night or its last survivor', () => {
    expect(flightOutcome(flown(night([biker])))).toBeUndefined();
    expect(
      flightOutcome(flown(night([biker, courier, lawyer]), night([biker, courier, lawyer]))),
    ).toMatchObject({
      winners: ['second'],
      left: [1, 2, 0],
      rounds: 12,
    });
    const dark = night([], { outcome: { kind: 'won', seat: 'third', rounds: 6, alone: 2 } });
    expect(flightOutcome(flown(dark))).toMatchObject({ winners: ['third'], alone: 2, nights: 1 });
  });

  it('is shared by those who have as many left', () => {
    expect(flightOutcome(flown(night([biker, courier]), night([biker, courier])))?.winners).toEqual([
      'first',
      'second',
    ]);
  });

  it('has no winner where it is given up', () => {
    const ledger = flown(night([biker]));
    applyToFlight(ledger, { rule: 'azta-flight.abandon' });
    expect(flightOutcome(ledger)).toMatchObject({ winners: [], abandoned: true });
  });
});

describe('what is written of it', () => {
  it('tells who was lost to what, whose help it cost, and who was left', () => {
    const report = nightReport(
      night([biker], {
        lost: [
          { survivor: 'stoner', owner: 'third', round: 4, kind: 'alien', helping: null },
          { survivor: 'bouncer', owner: 'first', round: 4, kind: 'alien', helping: 'stoner' },
        ],
      }),
    );
    for (const word of ['six rounds', 'Aliens', 'Stoner', 'Bouncer', 'Wren 1']) {
      expect(report.toLowerCase()).toContain(word.toLowerCase());
    }
  });

  it('shows nights over, now and to come, and an ending once it is over', () => {
    const one = flightViewOf(flown(night([biker, courier])), ['third']);
    expect(one.nights.map(({ state }) => state)).toEqual(['lost', 'now']);
    expect([one.title, one.next, one.epilogue]).toEqual(['One of two nights', 'Night 2', '']);
    const over = flightViewOf(flown(night([biker]), night([biker])), ['first']);
    expect(over.nights.map(({ state }) => state)).toEqual(['won', 'won']);
    expect(over.epilogue).toContain('Wren got away with the Biker');
  });
});

describe('its record', () => {
  const fell = (survivor: 'stoner' | 'bouncer' | 'lawyer', round: number) =>
    ({ survivor, owner: 'third', round, kind: 'alien', helping: null }) as const;

  it('has who was lost newest first, by night and round', () => {
    const lost = [fell('stoner', 2), fell('bouncer', 5)];
    const two = [fell('lawyer', 4), { ...fell('stoner', 1), survivor: 'trucker' as const }];
    const { entries } = flightViewOf(flown(night([biker], { lost }), night([biker], { lost: two })));
    expect(entries.map(({ text, night: at }) => `${at} ${/round \d+/.exec(text)?.[0]}`)).toEqual([
      '2 round 4',
      '2 round 1',
      '1 round 5',
      '1 round 2',
    ]);
  });

  it('has the winner first where nobody has anybody left', () => {
    const outcome = { kind: 'won', seat: 'second', rounds: 6, alone: 1 } as const;
    const { players } = flightViewOf(flown(night([biker, courier]), night([], { outcome })));
    expect(players.map(({ seat }) => seat)).toEqual(['second', 'first', 'third']);
  });
});

describe('what it brings a campaign', () => {
  const brings = (...held: readonly string[]) => {
    const outcome = flightOutcome(flown(night([biker, courier, lawyer]), night([biker, courier, lawyer])));
    if (outcome === undefined) throw new Error('it is over');
    return spoilsText(aztaFlight.spoils?.(outcome, held) ?? []);
  };

  it('is a clip for each survivor who gets away, and more for the flight', () => {
    expect(brings('second')).toBe('one survivor, one pistol and two surplus clips');
    expect(brings('first')).toBe('one surplus clip');
    expect(brings('third')).toBe('nothing');
    expect(brings()).toBe('nothing');
  });
});
