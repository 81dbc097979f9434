/** A war of several towns: what is carried from one to the next, and how it ends. */
import { describe, expect, it } from 'vitest';
import type { Level } from '../../../src/rules/aliens-vs-zombies/data/victory.ts';
import { LEVELS } from '../../../src/rules/aliens-vs-zombies/data/victory.ts';
import { bloodiest, reportOf } from '../../../src/rules/aliens-vs-zombies/text/war/report.ts';
import { MOST_TOWNS, TOWN_IDS, townRow, townsOf } from '../../../src/rules/aliens-vs-zombies/war/data.ts';
import { outcomeOf } from '../../../src/rules/aliens-vs-zombies/war/ending.ts';
import {
  applyToLedger,
  namesOf,
  newNames,
  type Survivor,
  type WarLedger,
} from '../../../src/rules/aliens-vs-zombies/war/ledger.ts';
import { avzWar } from '../../../src/rules/aliens-vs-zombies/war/module.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { simulate } from '../../../src/rules/core/simulate.ts';
import { conforms } from '../../support/rules/conformance.ts';

conforms(avzWar, {
  setups: [{ towns: 6 }],
  // A war that has all there is: each level of victory, each skill, and one given up.
  seeds: ['0'],
  mostSteps: 20_000,
  names: ['name'],
});

const fresh = (towns = 3): WarLedger => ({
  ...{ towns, results: [], points: 0, bought: [], spent: [], veterans: [], abandoned: false },
});

/** The ledger after a town with this result and these survivors, names given. */
function fought(ledger: WarLedger, level: Level, survivors: readonly Survivor[] = []): WarLedger {
  const town = townsOf(ledger.towns)[ledger.results.length] ?? 'lower-ash';
  const named = newNames(ledger, survivors);
  const points = { aliens: 3, stalemate: 1, 'incredible-aliens': 5, zombies: 0, 'overwhelming-zombies': 0 }[
    level
  ];
  applyToLedger(ledger, {
    ...{ rule: 'avz-war.town', rows: [], town, level, dead: 20, byTurn: [2, 20], lost: 2, points, survivors },
  });
  for (const one of named) applyToLedger(ledger, { rule: 'avz-war.named', ...one });
  return ledger;
}

const came = (id: string, kills = 1): Survivor => ({ id, kind: 'tank', kills, fell: false });
const fell = (id: string): Survivor => ({ id, kind: 'tank', kills: 0, fell: true });

/** Plays one step of a war with these answers. */
function march(state: ReturnType<typeof avzWar.begin>, ...answers: readonly Answer[]) {
  const asked: Question[] = [];
  const went = playStep(avzWar, state, (question) => {
    asked.push(question);
    const answer = answers[asked.length - 1];
    return answer === undefined ? undefined : { answer, by: 'script' };
  });
  return { ...went, asked };
}

describe('before a town', () => {
  it('points buy a tank or a trooper, one to each of the first groups, and no more than there are points', () => {
    const begun = avzWar.begin({ towns: 3 });
    begun.ledger.points = 3;
    const options = (...answers: readonly Answer[]) => {
      const last = march(begun, ...answers).asked.at(-1);
      return last?.kind === 'choose' ? last.options.map(({ id }) => id) : [];
    };
    expect(options()).toEqual(['march', 'tank', 'trooper']);
    expect(options('tank')).toEqual(['march', 'trooper']);
    expect(options('tank', 'trooper')).toEqual(['march']);
    const { state } = march(begun, 'tank', 'trooper', 'march');
    expect(state.game?.setup).toMatchObject({ extra: ['tank', 'trooper'], leadersFrom: 1 });
    expect(state.ledger).toMatchObject({ points: 0, bought: [] });
    begun.ledger.points = 9;
    expect(options('trooper', 'trooper', 'trooper')).toEqual(['march']);
  });

  it('has what was bought land beside the first groups', () => {
    const begun = avzWar.begin({ towns: 3 });
    begun.ledger.points = 2;
    const { state } = march(begun, 'tank', 'march');
    if (state.game === null) throw new Error('the war has not begun');
    state.game.phase = 'first-aliens';
    state.game.aliens = (['trooper', 'ufo', 'tank', 'tank'] as const).map((kind, at) => ({
      ...{ id: `${kind}-${at + 1}`, kind, at: null, acted: false, name: at === 3 ? 'The Ox' : null },
    }));
    const landed = march(state, 'B1').state.game?.aliens.filter(({ at }) => at === 'B1');
    expect(landed?.map(({ kind }) => kind)).toEqual(['trooper', 'ufo', 'tank', 'tank']);
    // Without anything bought the tank with a name comes before the other.
    const { setup: _setup, ...plain } = state.game;
    const three = march({ ...state, game: { ...plain, setup: {} } }, 'B1').state.game?.aliens;
    expect(three?.filter(({ at }) => at === 'B1').map(({ name }) => name)).toEqual([null, null, 'The Ox']);
  });

  it('is no place to give the war up by an answer: that is an act of its own, with a note', () => {
    const [question] = march(avzWar.begin({ towns: 3 })).asked;
    expect(question?.kind === 'choose' && question.options.map(({ id }) => id)).toEqual(['march']);
    const state = avzWar.begin({ towns: 3 });
    const event = avzWar.givingUp?.event(seen(state));
    if (event === undefined) throw new Error('a war can be given up');
    avzWar.apply(state, event);
    expect(avzWar.outcome(seen(state))).toMatchObject({ fate: 'abandoned', won: 0 });
  });
});

describe('a war', () => {
  it('goes from town to town, each no easier than the one before, to the last battle', () => {
    expect(townsOf(3)).toEqual(['lower-ash', 'ferris-mill', 'bell-cross']);
    expect(townsOf(MOST_TOWNS)).toEqual(TOWN_IDS);
    const zombies = TOWN_IDS.map((town) => townRow(town).result).map(({ first, each }) => first + 8 * each);
    expect(zombies).toEqual(zombies.toSorted((one, other) => one - other));
  });

  it('gives a name to whoever lives through two towns, and never one twice', () => {
    const ledger = fought(fresh(), 'aliens', [came('tank-1', 3), came('tank-2')]);
    expect(namesOf(ledger)).toEqual([]);
    fought(ledger, 'aliens', [came('tank-1', 4), fell('tank-2')]);
    expect(ledger.veterans).toEqual([
      { id: 'tank-1', kind: 'tank', name: 'The Third', towns: 2, kills: 7, fellAt: null },
    ]);
    const once = fought(fought(fresh(4), 'aliens', [came('tank-1')]), 'aliens', [came('tank-1')]);
    fought(once, 'zombies', [fell('tank-1'), came('tank-2')]);
    expect(once.veterans[0]).toMatchObject({ name: 'The Third', fellAt: 'quarry-hill' });
    expect(namesOf(once)).toEqual([]);
    // The fallen veteran's counter is another's now, who has to live through two towns himself.
    fought(once, 'aliens', [came('tank-1'), came('tank-2')]);
    expect(once.veterans.map(({ name }) => name)).toEqual(['The Third', 'Anvil', null]);
  });

  it('ends by what its towns came to, the last battle deciding between those that went alike', () => {
    const fate = (...levels: readonly Level[]) => {
      const ledger = levels.reduce((so, level) => fought(so, level), fresh(levels.length));
      return outcomeOf(ledger)?.fate;
    };
    expect(fate('aliens', 'incredible-aliens', 'aliens')).toBe('taken');
    expect(fate('zombies', 'stalemate', 'aliens')).toBe('mostly-taken');
    expect(fate('aliens', 'stalemate', 'zombies')).toBe('thrown-back');
    expect(fate('aliens', 'zombies', 'stalemate')).toBe('held');
    expect(outcomeOf(fought(fresh(), 'aliens'))).toBeUndefined();
  });

  it('is fought by bots to its end, who buy what they can', () => {
    const seats = { aliens: 'schemer', zombies: 'schemer' };
    const { ending, steps } = simulate(avzWar, avzWar.begin({ towns: 3 }), 'a long war', seats);
    expect(ending).toBe('Most of the county is taken');
    expect(steps).toBeGreaterThan(300);
  });
});

describe('a report', () => {
  it('names the turn on which most fell', () => {
    expect(bloodiest([0, 3, 11, 12])).toEqual({ turn: 3, more: 8 });
    const text = reportOf({
      town: 'quarry-hill',
      level: 'aliens',
      dead: 31,
      lost: 7,
      byTurn: [2, 6, 20, 31],
    });
    expect(text).toMatch(/Quarry Hill/);
    expect(text).toMatch(/31/);
    expect(text).toMatch(/\bseven aliens\b/i);
    expect(text).toMatch(/turn 3/i);
  });

  it('is well formed whatever the facts, and says each result in six ways', () => {
    const bad: string[] = [];
    for (const level of LEVELS) {
      const openings = new Set<string>();
      for (let dead = 0; dead < 60; dead++) {
        const text = reportOf({ town: 'ferris-mill', level, dead, lost: dead % 9, byTurn: [dead] });
        openings.add((text.split(/[.:,;]/)[0] ?? '').replace(/\d+|[A-Z]?[a-z]+ dead/g, ''));
        if (/[{}]|undefined|\b1 aliens|one aliens/.test(text) || !/^[A-Z].*\.$/.test(text)) bad.push(text);
      }
      expect(openings.size).toBeGreaterThanOrEqual(6);
    }
    expect(bad).toEqual([]);
  });

  it('opens no sentence with digits, however many fell, nor does the ending', () => {
    const facts = Array.from({ length: 60 }, (_, dead) => ({ dead, lost: (dead * 7) % 31 }));
    const texts = LEVELS.flatMap((level) =>
      facts.flatMap(({ dead, lost }) => [
        reportOf({ town: 'ferris-mill', level, dead, lost, byTurn: [dead] }),
        avzWar.text.outcome({
          ...{ fate: 'held', towns: 3, won: 1, drawn: 1, lost: 1, names: ['Issa'] },
          ...{ dead, aliensLost: lost },
        }),
      ]),
    );
    expect(texts.filter((text) => /(^|[.!?] )\d/.test(text))).toEqual([]);
  });
});
