import { describe, expect, it } from 'vitest';
import { type Advanced, advance } from '../../../src/rules/core/advance.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { digest } from '../../../src/rules/core/digest.ts';
import type { Table } from '../../../src/rules/core/driver.ts';
import type { Answer } from '../../../src/rules/core/play.ts';
import {
  applyToSession,
  beginSession,
  type Session,
  type SessionEvent,
} from '../../../src/rules/core/session.ts';
import { firstOf } from '../../../src/rules/core/tables.ts';
import { type LanternEvent, type LanternState, lanternWalk } from '../../support/rules/sample-game.ts';
import { scripted } from '../../support/rules/scripted.ts';

type Event = SessionEvent<LanternEvent>;
type Lantern = Session<LanternState>;

function begun(seats: Lantern['seats'] = { walker: 'player' }): Lantern {
  const setup = { light: 10 };
  return beginSession<LanternState, LanternEvent>({
    type: 'game-begun',
    name: 'One night',
    game: lanternWalk.id,
    rulesVersion: lanternWalk.rulesVersion,
    seed: 'K7QF-2MWD',
    setup,
    seats,
    state: lanternWalk.begin(setup),
  });
}

/** The app rolls; these decisions are taken in turn. */
const deciding = (...answers: Answer[]) => {
  const script = scripted(answers);
  return (app: Table): Table =>
    firstOf((question, index) => ('stream' in question ? app(question, index) : undefined), script);
};
/** Dice from the player's table, one entry after another; the app rolls where it is told to. */
const own = (...entries: ({ readonly own: Answer } | 'app')[]) => {
  const left = [...entries];
  return (app: Table): Table =>
    (question, index) => {
      const entry = 'stream' in question ? left.shift() : undefined;
      return entry === 'app' ? app(question, index) : entry && { answer: entry.own, by: 'own' };
    };
};

function went(result: Advanced<LanternState, LanternEvent>) {
  if (result.kind === 'refused') throw new Error(result.refusal);
  return result;
}

function folded(from: Lantern, events: readonly Event[]): Lantern {
  const session = copy(from);
  for (const event of events) applyToSession(lanternWalk.apply, session, event);
  return session;
}

describe('a game in progress', () => {
  it('rolls until something is the player’s, and keeps what was rolled', () => {
    const before = begun();
    const result = went(advance(lanternWalk, before, deciding()));
    expect(result.kind).toBe('waiting');
    expect(result.session.open.map(({ rule }) => rule)).toEqual(
      result.session.open.length === 1 ? ['lantern.card'] : ['lantern.card', 'lantern.mud'],
    );
    expect(result.session.steps).toBe(0);
    expect(folded(before, result.events)).toEqual(result.session);
  });

  it('goes on at the same question from what was stored, and rolls nothing twice', () => {
    const first = went(advance(lanternWalk, begun(), deciding()));
    const stored = JSON.parse(JSON.stringify(first.session)) as Lantern;
    const again = went(advance(lanternWalk, stored, deciding()));
    expect(again.events).toEqual([]);
    expect(again.kind === 'waiting' && first.kind === 'waiting' && again.question).toEqual(
      first.kind === 'waiting' && first.question,
    );
    expect(again.shown).toEqual(first.shown);
  });

  it('comes to the same end, an answer a call or all in one', () => {
    const decisions = ['search', 'search', 'step', { x: 0, y: 20 }, 'search'];
    const inOne = went(advance(lanternWalk, begun(), deciding(...decisions))).session;
    let piecewise = begun();
    for (const decision of decisions) {
      piecewise = went(advance(lanternWalk, piecewise, deciding(decision))).session;
    }
    expect(digest(piecewise)).toBe(digest(inOne));
    expect(inOne.steps).toBe(4);
  });

  it('takes own dice and cards entry by entry, and waits for the next', () => {
    const card = went(advance(lanternWalk, begun(), own({ own: '3C' })));
    if (card.kind !== 'waiting') throw new Error(card.kind);
    expect(card.question).toMatchObject({ kind: 'roll', rule: 'lantern.mud', dice: 2 });
    const mud = went(advance(lanternWalk, card.session, own({ own: [5, 6] })));
    expect(mud.shown.light).toBe(8);
    expect(mud.session.state.light).toBe(10);
    expect(mud.session.open.map(({ by }) => by)).toEqual(['own', 'own']);
    expect(mud.session.open.map(({ moved }) => moved)).toEqual([{}, {}]);
  });

  it('refuses a wrong entry and stays as it was', () => {
    const before = begun();
    const result = advance(lanternWalk, before, own({ own: '3C' }, { own: [7, 1] }));
    expect(result).toMatchObject({ kind: 'refused', refusal: 'not-a-face' });
    expect(before).toEqual(begun());
  });

  it('lets bots play for the seats they hold, to the end', () => {
    const result = went(advance(lanternWalk, begun({ walker: { bot: 'even' } }), deciding()));
    expect(result.kind).toBe('over');
    expect(['home', 'dark']).toContain(result.session.outcome);
    expect(folded(begun({ walker: { bot: 'even' } }), result.events)).toEqual(result.session);
  });

  it('pauses after so many steps, where bots play each other', () => {
    const result = went(advance(lanternWalk, begun({ walker: { bot: 'even' } }), deciding(), 2));
    expect(result.kind).toBe('paused');
    expect(result.session.steps).toBe(2);
  });

  it('asks again from the first answer that doesn’t fit newer rules, and says so', () => {
    const { session } = went(advance(lanternWalk, begun(), own({ own: '3C' }, { own: [1, 2] })));
    const newer = { ...lanternWalk, rulesVersion: '2' };
    const same = went(advance(newer, session, own()));
    expect(same.events).toEqual([]);
    const tampered = copy(session);
    const mud = tampered.open[1];
    if (mud === undefined) throw new Error('two answers were given');
    tampered.open[1] = { ...mud, fingerprint: '00000000' };
    const asked = went(advance(newer, tampered, own()));
    expect(asked.events).toEqual([{ type: 'answers-dropped', from: 1, rulesVersion: '2' }]);
    if (asked.kind !== 'waiting') throw new Error(asked.kind);
    expect(asked.question.rule).toBe('lantern.mud');
    expect(asked.session.open).toHaveLength(1);
  });

  it('begins and is named by events, and by no other first one', () => {
    const session = begun();
    applyToSession(lanternWalk.apply, session, { type: 'game-renamed', from: 'One night', to: 'Another' });
    applyToSession(lanternWalk.apply, session, {
      type: 'seats-changed',
      from: session.seats,
      to: { walker: { bot: 'even' } },
    });
    expect(session).toMatchObject({ name: 'Another', seats: { walker: { bot: 'even' } } });
    expect(() => beginSession({ type: 'step-done' })).toThrow('a game begins with game-begun');
  });
});
