/** Weaponize: who draws, how Gear is traded, and where it goes. */
import { describe, expect, it } from 'vitest';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import type { Card } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { deedsOf, type Lying, laid, play, rulesOf, survivor, told } from './at-table.ts';

const TWO: readonly Lying[] = [{ survivors: { biker: [] } }, { survivors: { lawyer: [] } }];
const drawing = (cards: readonly Card[], more: Partial<AztaState> = {}, players = TWO) =>
  laid(players, { phase: 'draw', cards: [...cards], ...more });

/** Nobody left of the second player. */
function eliminated(state: AztaState): AztaState {
  for (const one of state.survivors) {
    if (one.owner === 'second') one.out = { round: 1, kind: 'alien', helping: null };
  }
  return state;
}

describe('drawing', () => {
  it('is one card for the first player, and none for the others', () => {
    const went = play(drawing(['s-mart', 'laptop', 'too-small']), 's-mart');
    expect(went.state.players.map(({ hand }) => hand.length)).toEqual([1, 0]);
  });

  it('goes on until an Event for the eliminated, who discard the rest (AZTA-3)', () => {
    const went = play(
      eliminated(drawing(['s-mart', 'laptop', 'pistol', 'too-small'])),
      's-mart',
      'laptop',
      'too-small',
    );
    expect(deedsOf(went).slice(0, 3)).toEqual(['azta.draw', 'azta.until-event', 'azta.draw']);
    expect(told(went, 'azta.until-event')).toMatchObject({ seat: 'second', card: 'laptop' });
    expect(went.state.players[1]).toMatchObject({ hand: ['too-small'], known: 1 });
    expect(went.state.discard).toEqual(['laptop']);
  });

  it('goes through the deck once where it has no Event', () => {
    const went = play(eliminated(drawing(['s-mart', 'laptop', 'pistol'])), 's-mart', 'laptop', 'pistol');
    expect(went.state.players[1]?.hand).toEqual([]);
    expect(went.state.discard.toSorted()).toEqual(['laptop', 'pistol']);
  });

  it('shuffles the discarded anew where the deck has run out', () => {
    const went = play(drawing([], { discard: ['rifle'] }), 'rifle');
    expect(rulesOf(went).slice(0, 2)).toEqual(['azta.reshuffle', 'azta.draw']);
  });

  it('keeps a hand to three cards, whichever the player likes', () => {
    const full: readonly Lying[] = [
      { hand: ['too-small', 's-mart', 'pistol'], survivors: { biker: [] } },
      ...TWO.slice(1),
    ];
    const at = drawing(['rifle'], {}, full);
    expect(play(at, 'rifle')).toMatchObject({
      asks: 'azta.hand-limit',
      offered: ['too-small', 's-mart', 'pistol', 'rifle'],
    });
    expect(play(at, 'rifle', 's-mart').state.players[0]?.hand).toEqual(['too-small', 'pistol', 'rifle']);
  });
});

describe('trading', () => {
  const at = laid([
    { hand: ['rifle'], survivors: { biker: ['laptop'], courier: ['coffee-plus'] } },
    { hand: ['tire-iron', 'too-small'], survivors: { lawyer: ['pistol'] } },
  ]);

  it('offers moves between a player’s own, offers and gifts; never Coffee plus', () => {
    expect(play(at).offered).toEqual([
      'trade-no-more',
      'move>laptop>biker>courier',
      'gift>rifle>hand>second',
      'offer>rifle>hand>second',
      'gift>laptop>biker>second',
      'offer>laptop>biker>second',
    ]);
  });

  it('moves Gear from one survivor to another', () => {
    const { state } = play(at, 'move>laptop>biker>courier');
    expect(survivor(state, 'courier').gear).toEqual(['coffee-plus', 'laptop']);
  });

  it('moves Gear nine times in a round, and again in the next (ours)', () => {
    const there = 'move>laptop>biker>courier';
    const back = 'move>laptop>courier>biker';
    const moves = Array.from({ length: 9 }, (_, at) => (at % 2 === 0 ? there : back));
    expect(play(at, ...moves.slice(0, 8)).offered).toContain(there);
    const went = play(at, ...moves);
    expect(went.offered.some((id) => id.startsWith('move>'))).toBe(false);
    expect(went.offered).toContain('offer>laptop>courier>second');
  });

  it('goes from survivor to survivor where both agree: each piece to where the other came from', () => {
    const asked = play(at, 'offer>laptop>biker>second');
    expect(asked).toMatchObject({
      asks: 'azta.answer',
      seat: 'second',
      offered: ['decline', 'give>pistol>lawyer'],
    });
    const answered = play(at, 'offer>laptop>biker>second', 'give>pistol>lawyer');
    expect(answered).toMatchObject({ asks: 'azta.agree', seat: 'first', offered: ['accept', 'decline'] });
    const { state } = play(at, 'offer>laptop>biker>second', 'give>pistol>lawyer', 'accept');
    expect([survivor(state, 'biker').gear, survivor(state, 'lawyer').gear]).toEqual([['pistol'], ['laptop']]);
  });

  it('comes to nothing where either declines', () => {
    const answers = ['offer>laptop>biker>second', 'give>pistol>lawyer', 'decline'] as const;
    for (const went of [play(at, answers[0], 'decline'), play(at, ...answers)]) {
      expect(deedsOf(went).at(-1)).toBe('azta.no-trade');
      expect(survivor(went.state, 'biker').gear).toEqual(['laptop']);
    }
  });

  it('goes from hand to hand, and Gear alone', () => {
    expect(play(at, 'offer>rifle>hand>second').offered).toEqual(['decline', 'give>tire-iron>hand']);
    const { state } = play(at, 'offer>rifle>hand>second', 'give>tire-iron>hand', 'accept');
    expect(state.players.map(({ hand }) => hand.toSorted())).toEqual([['tire-iron'], ['rifle', 'too-small']]);
  });

  it('may be a gift, which is remembered', () => {
    const { state } = play(at, 'gift>laptop>biker>second', 'onto>lawyer');
    expect(survivor(state, 'lawyer').gear).toEqual(['pistol', 'laptop']);
    expect(state.grudges.second.first).toBe(-2);
  });

  it('is offered twice in a round', () => {
    const went = play(at, ...Array(2).fill(['gift>rifle>hand>second', 'decline']).flat());
    expect(went.offered).toEqual(['trade-no-more', 'move>laptop>biker>courier']);
  });
});

describe('the Physicist', () => {
  const at = laid([{ survivors: { physicist: [], biker: [] } }, { survivors: { lawyer: ['rifle'] } }]);

  it('takes one piece from anybody, once in a game', () => {
    expect(play(at).offered).toEqual(['trade-no-more', 'take>rifle>lawyer']);
    const { state, offered } = play(at, 'take>rifle>lawyer');
    expect([survivor(state, 'physicist').gear, survivor(state, 'lawyer').gear]).toEqual([['rifle'], []]);
    expect(offered.some((id) => id.startsWith('take>'))).toBe(false);
  });
});

describe('putting on', () => {
  it('is due of all Gear in hand, on any of the player’s own', () => {
    const at = laid(
      [
        { hand: ['rifle', 'too-small'], survivors: { biker: [], courier: [] } },
        { survivors: { lawyer: [] } },
      ],
      { phase: 'put-on' },
    );
    expect(play(at).offered).toEqual(['wear>rifle>biker', 'wear>rifle>courier']);
    const { state } = play(at, 'wear>rifle>courier');
    expect(survivor(state, 'courier').gear).toEqual(['rifle']);
    // The card that stays in hand is known to be an Event.
    expect(state.players[0]).toMatchObject({ hand: ['too-small'], known: 1 });
  });

  it('drops it where nobody is left to carry it', () => {
    const players: readonly Lying[] = [
      { survivors: { biker: [] } },
      { hand: ['rifle', 'coffee-plus'], survivors: { lawyer: [] } },
    ];
    const went = play(eliminated(laid(players, { phase: 'put-on' })));
    expect(went.events.filter(({ rule }) => rule === 'azta.drop')).toMatchObject([
      { gear: 'rifle', goes: 'loot' },
      { gear: 'coffee-plus', goes: 'discard' },
    ]);
    expect(went.offered).toEqual(['loot-nothing', 'loot>rifle>biker']);
  });
});
