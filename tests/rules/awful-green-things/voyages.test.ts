/** Voyages of the Znutar: what is carried from one to the next, and how they end. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CREW_IDS } from '../../../src/rules/awful-green-things/data/crew.ts';
import { ENDINGS, type EndingKind } from '../../../src/rules/awful-green-things/data/points.ts';
import { TRIED_KINDS } from '../../../src/rules/awful-green-things/data/weapons.ts';
import { reportOf } from '../../../src/rules/awful-green-things/text/voyages/report.ts';
import {
  berthsRow,
  type Result,
  WORLD_IDS,
  worldRow,
  worldsOf,
} from '../../../src/rules/awful-green-things/voyages/data.ts';
import { outcomeOf } from '../../../src/rules/awful-green-things/voyages/ending.ts';
import {
  applyToLedger,
  emptyPosts,
  type Known,
  newNames,
  type Returned,
  readyCrew,
  type VoyagesLedger,
} from '../../../src/rules/awful-green-things/voyages/ledger.ts';
import { agtVoyages } from '../../../src/rules/awful-green-things/voyages/module.ts';
import { playStep } from '../../../src/rules/core/module.ts';
import type { Answer, Question } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { simulate } from '../../../src/rules/core/simulate.ts';
import { conforms } from '../../support/rules/conformance.ts';

// Six voyages by each bot are some ten thousand steps, each held against its log.
vi.setConfig({ testTimeout: 180_000 });
afterAll(() => vi.resetConfig());

conforms(agtVoyages, {
  // Few turns, so that a voyage that nobody wins is among them.
  setups: [{ voyages: 6, effects: 'known' as const, turns: 5, beamerTwoSettings: true }],
  seeds: ['188', '54'],
  mostSteps: 20_000,
  names: ['name'],
});

const SETUP = { voyages: 3, effects: 'known', turns: 60, beamerTwoSettings: false } as const;
const fresh = (voyages = 3): VoyagesLedger => agtVoyages.begin({ ...SETUP, voyages }).ledger;

const POINTS: Readonly<Record<Result, readonly [number, number]>> = {
  won: [120, 0],
  drawn: [0, 0],
  lost: [20, 111],
};

/** The ledger after a voyage that went so, names given. */
function sailed(ledger: VoyagesLedger, how: Result, returned: readonly Returned[] = []): VoyagesLedger {
  const world = worldsOf(ledger.voyages)[ledger.results.length] ?? 'ommel';
  const [crew, monsters] = POINTS[how];
  const named = newNames(ledger, returned);
  applyToLedger(ledger, {
    ...{ rule: 'agt-voyages.voyage', rows: [], world, ship: 'exterminated', crew, monsters, sailed: 22 },
    ...{ aboard: 8, home: 0, kills: 30, turns: 12, returned, known: [], berths: 6 },
  });
  for (const one of named) applyToLedger(ledger, { rule: 'agt-voyages.named', ...one });
  return ledger;
}

/** Plays one step of the run with these answers. */
function step(state: ReturnType<typeof agtVoyages.begin>, ...answers: readonly Answer[]) {
  const asked: Question[] = [];
  const went = playStep(agtVoyages, state, (question) => {
    asked.push(question);
    const answer = answers[asked.length - 1];
    return answer === undefined ? undefined : { answer, by: 'script' };
  });
  const last = asked.at(-1);
  return { ...went, options: last?.kind === 'choose' ? last.options.map(({ id }) => id) : [] };
}

describe('before a voyage', () => {
  it('all twenty-two sail the first time, with the weapons untried', () => {
    const { state } = step(agtVoyages.begin(SETUP), 'sail');
    expect(state.game?.crew.map(({ id }) => id)).toEqual(CREW_IDS);
    expect(state.game?.setup).toMatchObject({ extraAdult: false, voyage: { known: [] } });
    expect(state.game?.crew.find(({ id }) => id === 'captain')?.name).toBe('Yid');
  });

  it('the yard fills as many posts as there are berths, those named first, then by the counters', () => {
    const begun = agtVoyages.begin(SETUP);
    begun.ledger.hands = begun.ledger.hands.filter(
      ({ crew }) => !['captain', 'doc', 'cook', 'robot'].includes(crew),
    );
    begun.ledger.berths = 2;
    expect(step(begun).options).toEqual(['sail', 'captain', 'doc', 'cook', 'robot']);
    expect(step(begun, 'robot').options).toEqual(['sail', 'captain', 'doc', 'cook']);
    expect(step(begun, 'robot', 'cook').options).toEqual(['sail']);
    const { state } = step(begun, 'robot', 'sail');
    expect(emptyPosts(seen(state.ledger))).toEqual(['doc', 'cook']);
    expect(state.ledger.hands.find(({ crew }) => crew === 'captain')).toMatchObject({ name: null, kills: 0 });
    expect(state.game?.crew).toHaveLength(20);
  });

  it('what is known of the weapons sails with them, unless it is drawn anew', () => {
    const known = [{ weapon: 'torch', chit: 'kill-4' }] as const;
    const begun = (effects: 'known' | 'new') => {
      const state = agtVoyages.begin({ ...SETUP, effects });
      state.ledger.known = [...known];
      return step(state, 'sail').state.game;
    };
    expect(begun('known')?.effects.torch).toBe('kill-4');
    expect(begun('new')?.effects.torch).toBeNull();
  });

  it('gives the voyages up by an act of its own, wherever they stand', () => {
    const state = agtVoyages.begin(SETUP);
    const event = agtVoyages.givingUp?.event(seen(state));
    if (event === undefined) throw new Error('voyages can be given up');
    agtVoyages.apply(state, event);
    expect(agtVoyages.outcome(seen(state))).toMatchObject({ fate: 'abandoned', won: 0 });
  });
});

describe('after a voyage', () => {
  /** A voyage that the crew has just won, with these still alive. */
  function won(alive: readonly string[], effects: 'known' | 'new' = 'known', known: readonly Known[] = []) {
    const begun = agtVoyages.begin({ ...SETUP, effects });
    begun.ledger.known = [...known];
    const { state } = step(begun, 'sail');
    if (state.game === null) throw new Error('no voyage is under way');
    for (const crewman of state.game.crew) {
      const lives = alive.includes(crewman.id);
      crewman.at = lives ? 'galley' : null;
      crewman.fate = lives ? 'aboard' : 'dead';
    }
    state.game.kills = { cook: 5 };
    state.game.effects.acid = 'shrink';
    state.game.ship = 'exterminated';
    state.game.phase = 'epilogue';
    return step(state).state;
  }

  it('those who live sail again, with their kills; the others’ posts are empty', () => {
    const { ledger } = won(['cook', 'doc']);
    expect(readyCrew(seen(ledger))).toEqual(['doc', 'cook']);
    expect(ledger.hands.find(({ crew }) => crew === 'cook')).toMatchObject({ voyages: 1, kills: 5 });
    expect(ledger.results[0]).toMatchObject({
      crew: 32,
      monsters: 0,
      sailed: 22,
      aboard: 2,
      home: 0,
      kills: 5,
    });
    expect(ledger.berths).toBe(berthsRow('won').result);
  });

  it('what a weapon does is known once anyone came back to tell, if it was agreed on', () => {
    expect(won(['cook']).ledger.known).toEqual([{ weapon: 'acid', chit: 'shrink' }]);
    // Effects that an earlier crew have told are not forgotten with a later one.
    const told = [{ weapon: 'torch', chit: 'kill-4' }] as const;
    expect(won([], 'known', told).ledger.known).toEqual(told);
    expect(won(['cook'], 'known', told).ledger.known).toEqual([{ weapon: 'acid', chit: 'shrink' }, ...told]);
    expect(won([]).ledger.known).toEqual([]);
    expect(won(['cook'], 'new').ledger.known).toEqual([]);
  });
});

describe('voyages', () => {
  const back = (crew: Returned['crew'], kills = 1): Returned => ({ crew, kills, lost: false });
  const gone = (crew: Returned['crew']): Returned => ({ crew, kills: 0, lost: true });

  it('lead from world to world, none easier than the one before, the last one home', () => {
    expect(worldsOf(3)).toEqual(['ommel', 'brack', 'snudl-1']);
    expect(worldsOf(6)).toEqual(WORLD_IDS);
    const adults = WORLD_IDS.map((world) => Number(worldRow(world).result.extraAdult));
    expect(adults).toEqual(adults.toSorted());
  });

  it('give a name to whoever lives through two, and never one twice', () => {
    const ledger = sailed(fresh(6), 'won', [back('cook', 3), back('doc'), back('captain')]);
    expect(ledger.hands.filter(({ name }) => name !== null).map(({ crew }) => crew)).toEqual(['captain']);
    sailed(ledger, 'won', [back('cook', 4), back('doc'), gone('captain')]);
    const cook = ledger.hands.find(({ crew }) => crew === 'cook');
    expect(cook).toMatchObject({ voyages: 2, kills: 7, lostAt: null });
    expect(ledger.hands.find(({ crew }) => crew === 'captain')).toMatchObject({
      name: 'Yid',
      lostAt: 'brack',
    });
    const names = ledger.hands.flatMap(({ name }) => (name === null ? [] : [name]));
    expect(new Set(names).size).toBe(names.length);
    // Another captain is nobody yet; the lost one stays on the roll.
    applyToLedger(ledger, { rule: 'agt-voyages.signs-on', crew: 'captain', rest: true });
    expect(ledger.hands.filter(({ crew }) => crew === 'captain')).toHaveLength(2);
    expect(readyCrew(seen(ledger)).filter((crew) => crew === 'captain')).toHaveLength(1);
  });

  it('end by what they came to, the voyage home deciding between those that went alike', () => {
    const fate = (...all: readonly Result[]) =>
      outcomeOf(seen(all.reduce((so, how) => sailed(so, how), fresh(all.length))))?.fate;
    expect(fate('won', 'won', 'won')).toBe('renowned');
    expect(fate('lost', 'drawn', 'won')).toBe('home');
    expect(fate('won', 'drawn', 'lost')).toBe('weary');
    expect(fate('won', 'lost', 'drawn')).toBe('weary');
    expect(fate('lost', 'lost', 'won')).toBe('weary');
    expect(fate('won', 'won', 'lost')).toBe('home');
    expect(fate('won', 'lost', 'lost')).toBe('doomed');
    expect(fate('lost', 'won', 'lost', 'won')).toBe('home');
    expect(fate('won', 'lost', 'won', 'lost')).toBe('weary');
    expect(fate('lost', 'lost', 'drawn', 'won')).toBe('weary');
    expect(outcomeOf(seen(sailed(fresh(), 'won')))).toBeUndefined();
  });

  it('are sailed by bots to their end', () => {
    const seats = { crew: 'even', monsters: 'even' };
    const { ending, stood } = simulate(agtVoyages, agtVoyages.begin(SETUP), 'a long voyage', seats);
    expect(ending).not.toBeNull();
    const [, { ledger }] = stood as [unknown, { ledger: VoyagesLedger }];
    expect(ledger.results.map(({ world }) => world)).toEqual(worldsOf(3));
    // Nobody holds two posts, and nobody sails who isn't there.
    const ready = ledger.hands.filter(({ lostAt }) => lostAt === null).map(({ crew }) => crew);
    expect(new Set(ready).size).toBe(ready.length);
    expect(ledger.known.every(({ weapon }) => TRIED_KINDS.includes(weapon))).toBe(true);
  });
});

describe('a report', () => {
  const told = (ship: EndingKind, at: number) =>
    reportOf({
      ...{
        world: 'thole',
        ship,
        sailed: 22,
        aboard: at % 9,
        home: at % 4,
        kills: at % 31,
        turns: 1 + (at % 40),
      },
    });

  it('is well formed whatever the facts, and says each ending in six ways', () => {
    const bad: string[] = [];
    for (const ship of ENDINGS) {
      const openings = new Set<string>();
      for (let at = 0; at < 120; at++) {
        const text = told(ship, at);
        openings.add((text.split(/[.;:,]/)[0] ?? '').replace(/\b(\d+|[a-z]+) turns?\b/gi, ''));
        if (/[{}]|undefined|\bone turns|\bone were|\bno hands/.test(text) || !/^[A-Z].*\.$/.test(text))
          bad.push(text);
        if (/(^|[.!?] )\d/.test(text)) bad.push(text);
      }
      expect(openings.size).toBeGreaterThanOrEqual(6);
    }
    expect(bad).toEqual([]);
  });

  it('counts who sailed, who came back, and who came by boat', () => {
    const text = reportOf({
      ...{ world: 'brack', ship: 'abandoned', sailed: 12, aboard: 0, home: 3, kills: 9, turns: 7 },
    });
    expect(text).toMatch(/Brack/);
    expect(text).toMatch(/seven turns/i);
    expect(text).toMatch(/\btwelve\b.*\bthree\b/i);
    expect(text).toMatch(/nine Green Things/);
  });
});
