import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/rules/zombie-death-force/types.ts';
import { laid, play } from './at-table.ts';

type Own = Parameters<typeof laid>[0][number];
const at = (...players: readonly Own[]) => laid(players, { phase: 'play' });
/** True if the active Action may be played. */
const isOffered = (...players: readonly Own[]) => {
  const { offered, asks } = play(at(...players));
  return asks === 'zdf.play' && offered.some((id) => id.startsWith('play>'));
};
const played = (card: Card, players: readonly Own[], ...answers: readonly string[]) =>
  play(at(...players), `play>${card}`, ...answers);
const stack = (went: ReturnType<typeof play>, seat: number) => went.state.players[seat]?.stacks;

describe('Play Actions Phase', () => {
  it('plays the active card alone, which goes to the discard pile, and then the next (ZDF-4)', () => {
    const own: Own = { left: ['team-blue-a'], action: ['dead-weight', 'ewwwwwwwww', 'better-you-than-me'] };
    expect(play(at(own, {})).offered).toEqual(['play>better-you-than-me', 'pass']);
    const went = played('better-you-than-me', [own, {}], 'second.right');
    expect(went.offered).toEqual(['play>ewwwwwwwww', 'pass']);
  });

  it.each(['out-of-ammo', 'you-a-zombie', 'that-was-easy'] as const)('has nothing to play in %s', (card) => {
    expect(isOffered({ action: ['ewwwwwwwww', card] }, {})).toBe(false);
  });

  it('passes by itself where nothing can be played', () => {
    const went = play(laid([{ left: ['team-blue-a'] }, {}], { phase: 'play', deck: ['wild'] }));
    expect(went.state.turn).toBe('second');
  });
});

describe('An unfortunate distraction', () => {
  const card = 'unfortunate-distraction';
  it('trashes one of the player’s Collection Stacks, then an opponent’s', () => {
    const own: Own = { left: ['team-blue-a'], right: ['wild'], action: ['fall-back', card] };
    const went = played(
      card,
      [own, { left: ['weapon-blue-a', 'wild'], right: ['team-green-a'] }],
      'first.left',
      'second.left',
    );
    expect(stack(went, 0)).toMatchObject({ left: [], right: ['wild'], action: ['fall-back'] });
    expect(stack(went, 1)).toMatchObject({ left: [], right: ['team-green-a'] });
    expect(went.state.discard.toSorted()).toEqual(['team-blue-a', card, 'weapon-blue-a', 'wild'].toSorted());
  });

  it('needs a card on a Collection Stack of both, a Wild at least; Action Stacks don’t count', () => {
    expect(isOffered({ left: ['wild'], action: [card] }, { right: ['wild'] })).toBe(true);
    expect(isOffered({ action: ['fall-back', card] }, { right: ['wild'] })).toBe(false);
    expect(isOffered({ left: ['wild'], action: [card] }, { action: ['fall-back'] })).toBe(false);
  });
});

describe('Better you than me', () => {
  const card = 'better-you-than-me';
  it('goes straight to the top of an opponent’s Collection Stack, empty or not (ZDF-9)', () => {
    const asked = play(at({ action: [card] }, { left: ['team-blue-e'] }), `play>${card}`);
    expect(asked.offered).toEqual(['second.left', 'second.right']);
    const went = played(card, [{ action: [card] }, { left: ['team-blue-e'] }], 'second.left');
    expect(stack(went, 1)?.left).toEqual(['team-blue-e', card]);
    expect(went.state.discard).toEqual([]);
  });
});

describe('Ewwwwwwwww!', () => {
  it('is shuffled into the deck with the rest of the discard pile', () => {
    const from = laid([{ action: ['ewwwwwwwww'] }, {}], {
      phase: 'play',
      deck: ['wild'],
      discard: ['team-blue-a'],
    });
    const went = play(from, 'play>ewwwwwwwww');
    expect(went.state.discard).toEqual([]);
    expect(went.state.deck.toSorted()).toEqual(['ewwwwwwwww', 'team-blue-a', 'wild']);
  });
});

describe('Fall back. I got this.', () => {
  const card = 'fall-back';
  it('puts one of the player’s Stacks in another order, the new active card first', () => {
    const own: Own = { left: ['team-blue-a', 'team-blue-b', 'team-blue-c'], action: [card] };
    const asked = play(at(own, {}), `play>${card}`);
    // A card that leaves the order as it was may still be begun with: the next card must differ then.
    expect(asked.offered).toEqual(['team-blue-c', 'team-blue-b', 'team-blue-a']);
    const went = played(card, [own, {}], 'team-blue-a', 'rest');
    expect(stack(went, 0)?.left).toEqual(['team-blue-b', 'team-blue-c', 'team-blue-a']);
    const other = played(card, [own, {}], 'team-blue-c');
    expect(stack(other, 0)?.left).toEqual(['team-blue-b', 'team-blue-a', 'team-blue-c']);
  });

  it('may take what is left of the Action Stack once it is gone', () => {
    expect(isOffered({ action: ['ewwwwwwwww', 'dead-weight', card] }, {})).toBe(true);
    expect(isOffered({ action: ['ewwwwwwwww', card] }, {})).toBe(false);
  });

  it('needs two cards that can lie in another order (ZDF-11)', () => {
    expect(isOffered({ left: ['team-blue-a'], action: [card] }, { left: ['wild', 'team-blue-a'] })).toBe(
      false,
    );
    expect(isOffered({ left: ['wild', 'wild'], action: [card] }, {})).toBe(false);
    const went = played(card, [{ left: ['wild', 'team-blue-a', 'wild'], action: [card] }, {}], 'team-blue-a');
    expect(stack(went, 0)?.left).toEqual(['wild', 'wild', 'team-blue-a']);
  });
});

describe('Oh my gawd! Oh my gawd!', () => {
  const card = 'oh-my-gawd';
  it('puts an opponent’s Stack in another order, the Action Stack too', () => {
    const theirs: Own = { left: ['team-blue-a', 'team-blue-b'], action: ['dead-weight', 'wild'] };
    const asked = play(at({ left: ['wild', 'team-blue-a'], action: [card] }, theirs), `play>${card}`);
    expect(asked.offered).toEqual(['second.left', 'second.action']);
    const went = played(card, [{ action: [card] }, theirs], 'second.action');
    expect(stack(went, 1)?.action).toEqual(['wild', 'dead-weight']);
  });

  it('needs such a Stack of an opponent’s', () => {
    expect(isOffered({ left: ['wild', 'team-blue-a'], action: [card] }, { left: ['wild'] })).toBe(false);
  });
});

describe('Losing the dead weight...', () => {
  const card = 'dead-weight';
  it('trashes the active card of one of the player’s Stacks, an Action Card on a Collection too', () => {
    const own: Own = {
      left: ['team-blue-a', 'better-you-than-me'],
      right: ['wild'],
      action: ['ewwwwwwwww', card],
    };
    const asked = play(at(own, {}), `play>${card}`);
    expect(asked.offered).toEqual(['left.better-you-than-me', 'right.wild', 'action.ewwwwwwwww']);
    const went = played(card, [own, {}], 'left.better-you-than-me');
    expect(stack(went, 0)?.left).toEqual(['team-blue-a']);
    expect(went.state.discard.toSorted()).toEqual(['better-you-than-me', card]);
  });

  it('may trash the card beneath it, which is active then', () => {
    expect(isOffered({ action: [card] }, {})).toBe(false);
    const went = played(card, [{ action: ['that-was-easy', card] }, {}]);
    expect(
      went.events.some((event) => event.rule === 'zdf.dead-weight' && event.card === 'that-was-easy'),
    ).toBe(true);
  });
});

describe('We’ll hold them off as long as we can.', () => {
  const card = 'hold-them-off';
  it('trashes a Collection Card of the player’s, then one of an opponent’s that counts no more, wherever they lie', () => {
    const own: Own = { left: ['team-blue-c', 'team-blue-a'], action: [card] };
    const theirs: Own = { left: ['weapon-blue-e', 'weapon-blue-c', 'better-you-than-me'], right: ['wild'] };
    const asked = play(at(own, theirs), `play>${card}`);
    expect(asked.offered).toEqual(['first.left.0.team-blue-c', 'first.left.1.team-blue-a']);
    expect(play(at(own, theirs), `play>${card}`, 'first.left.0.team-blue-c').offered).toEqual([
      'second.left.1.weapon-blue-c',
      'second.right.0.wild',
    ]);
    const went = played(card, [own, theirs], 'first.left.0.team-blue-c', 'second.left.1.weapon-blue-c');
    expect(stack(went, 0)?.left).toEqual(['team-blue-a']);
    expect(stack(went, 1)?.left).toEqual(['weapon-blue-e', 'better-you-than-me']);
    expect(went.state.discard.toSorted()).toEqual([card, 'team-blue-c', 'weapon-blue-c']);
  });

  it('needs a card of each that is one to collect or a Wild', () => {
    expect(isOffered({ left: ['team-blue-a'], action: [card] }, { left: ['team-blue-e'] })).toBe(false);
    expect(isOffered({ left: ['team-blue-a'], action: [card] }, { left: ['better-you-than-me'] })).toBe(
      false,
    );
    expect(isOffered({ left: ['better-you-than-me'], action: [card] }, { left: ['wild'] })).toBe(false);
    expect(isOffered({ left: ['wild'], action: [card] }, { left: ['wild'] })).toBe(true);
  });
});
