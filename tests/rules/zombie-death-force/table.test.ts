/** The card table without its geometry: what lies where, what is offered there, and why a card fits nowhere. */
import { describe, expect, it } from 'vitest';
import type { ZdfState } from '../../../src/rules/zombie-death-force/state.ts';
import { optionText } from '../../../src/rules/zombie-death-force/text/options.ts';
import { type TableView, tableView } from '../../../src/rules/zombie-death-force/text/table/table.ts';
import type { ZdfSeat } from '../../../src/rules/zombie-death-force/types.ts';
import { laid, play } from './at-table.ts';

/** The table as the one who is asked sees it, with what is offered. */
function seenBy(state: ZdfState, me: ZdfSeat = 'first', ...answers: readonly string[]): TableView {
  const went = play(state, ...answers);
  const options = went.offered.map((id) => ({ id, text: optionText(id) }));
  return tableView(went.state, me, { seat: me, options }, []);
}

const noteOn = (table: TableView, stack: number) => table.me.stacks[stack]?.note;

describe('a Stack', () => {
  it('says what it collects, which letters lie there and what is missing', () => {
    const { me } = seenBy(laid([{ left: ['team-blue-a', 'team-blue-d'] }, {}], { hand: ['wild'] }));
    const [left, right] = me.stacks;
    expect(left?.collects).toMatchObject({ kind: 'team', colour: 'blue' });
    expect(left?.letters.filter(({ isThere }) => isThere).map(({ letter }) => letter)).toEqual(['a', 'd']);
    expect(left?.note).toBe('two, needs B, C, E');
    // The active card first.
    expect(left?.cards.map(({ title }) => title)).toEqual(['Medic', 'Lookout']);
    expect([right?.note, right?.value, right?.collects]).toEqual(['empty', 1, null]);
    expect(me.draws).toBe(2 + 1 + 1);
  });

  it('counts what stands in: a Wild on it, an Action Card of its kind', () => {
    const lying = { left: ['team-blue-a', 'team-blue-b', 'wild'], action: ['you-a-zombie'] } as const;
    const table = seenBy(laid([lying, {}], { hand: ['wild'] }));
    expect(noteOn(table, 0)).toBe('three, needs one more');
    expect(noteOn(table, 2)).toBe('one');
    expect(noteOn(seenBy(laid([{ left: ['wild'] }, {}], { hand: ['wild'] })), 0)).toBe(
      'one, open to any card',
    );
  });

  it('is close where one card more would win, and counts for nothing where its kind is complete', () => {
    const four = ['weapon-green-a', 'weapon-green-b', 'weapon-green-c', 'weapon-green-d'] as const;
    const close = seenBy(laid([{ left: four, completed: 'team' }, {}], { hand: ['wild'] }));
    expect(close.me.stacks[0]?.isClose).toBe(true);
    const without = seenBy(laid([{ left: four }, {}], { hand: ['wild'] }));
    expect(without.me.stacks[0]?.isClose).toBe(false);
    const twice = seenBy(laid([{ left: four, completed: 'weapon' }, {}], { hand: ['wild'] }));
    expect([twice.me.stacks[0]?.isClose, noteOn(twice, 0)]).toEqual([false, 'four; Weapons completed']);
  });
});

describe('the hand', () => {
  it('says where each card may be laid, and why one fits nowhere', () => {
    const lying = { left: ['team-blue-a'], right: ['weapon-green-c'] } as const;
    const { cards, row } = seenBy(
      laid([lying, {}], { hand: ['team-blue-b', 'team-green-a', 'weapon-green-c', 'wild', 'fall-back'] }),
    );
    expect(row).toBe('hand');
    const places = cards.map(({ places: some }) => some.map(({ at }) => `${at.seat}.${at.stack}`));
    expect(places).toEqual([
      ['first.left'],
      [],
      [],
      ['first.left', 'first.right', 'second.left', 'second.right'],
      ['first.action'],
    ]);
    expect(cards.map(({ note }) => note)).toEqual([
      null,
      'no green Team of yours',
      'C is there already',
      null,
      null,
    ]);
  });

  it('is not shown to who sits in another chair', () => {
    const state = laid([{}, {}], { hand: ['wild'] });
    expect(tableView(state, 'second', undefined, [])).toMatchObject({ row: 'none', cards: [] });
    expect(tableView(state, 'second', undefined, []).others.map(({ seat }) => seat)).toEqual(['first']);
  });
});

describe('what is offered', () => {
  it('is a Stack, a card on one, a card by itself, or a Collection to announce', () => {
    const theirs = { left: ['team-green-a', 'team-green-b'], right: ['weapon-blue-a'] } as const;
    const mine = { left: ['team-blue-a', 'team-blue-b'], action: ['oh-my-gawd'] } as const;
    const stacks = seenBy(laid([mine, theirs, theirs], { phase: 'play' }), 'first', 'play>oh-my-gawd');
    expect(stacks.offers.map(({ does, id }) => [does, id])).toEqual([
      ['stack', 'second.left'],
      ['stack', 'third.left'],
    ]);
    const held = { left: ['team-blue-c'], action: ['hold-them-off'] } as const;
    const cards = seenBy(laid([held, theirs], { phase: 'play' }), 'first', 'play>hold-them-off');
    expect(cards.row).toBe('choice');
    expect(cards.cards.map(({ face, note }) => [face.title, note])).toEqual([
      ['Lookout', 'Marlow’s left Collection Stack'],
      ['Cook', 'Marlow’s left Collection Stack'],
      ['Crowbar', 'Marlow’s right Collection Stack'],
    ]);
    const five = ['team-blue-a', 'team-blue-b', 'team-blue-c', 'team-blue-d', 'team-blue-e'] as const;
    const complete = seenBy(laid([{ left: five }, {}], { hand: ['wild'] }));
    expect(complete.offers[0]).toMatchObject({ does: 'complete', stack: 'left' });
  });
});

describe('figures', () => {
  it('are those of the player’s own deck where it has others', () => {
    const state = laid([{ left: ['team-blue-a'] }, {}], { hand: ['wild'] });
    const corrected = { table: 'zdf.cards', row: 'team-blue-a', field: 'value', to: 3 };
    const { me } = tableView(state, 'first', undefined, [corrected]);
    expect(me.draws).toBe(3 + 1 + 1);
    expect(me.stacks[0]?.cards[0]).toMatchObject({ value: 3, isCorrected: true, isOurs: false });
    expect(tableView(state, 'first', undefined, []).me.stacks[0]?.cards[0]).toMatchObject({ isOurs: true });
  });
});
