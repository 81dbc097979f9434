/** Screw the Other Players: the order, each Event by its row, and whoever runs. */
import { describe, expect, it } from 'vitest';
import { diesNow } from '../../../src/rules/alien-zombie-tentacle/choosing.ts';
import { adjusted } from '../../../src/rules/alien-zombie-tentacle/strength.ts';
import { type Card, EVENTS, type EventCard } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { deedsOf, facing, laid, play, told } from './at-table.ts';

/** Fight: Policewoman 3, Biker 4, Bouncer 5; of the first, second and third player, who also have somebody at home. */
const at = (...hand: readonly Card[]) =>
  laid(
    [
      { hand, survivors: { policewoman: [], courier: [] } },
      { survivors: { biker: [], lawyer: [] } },
      { survivors: { bouncer: [], trucker: [] } },
    ],
    {
      phase: 'screw',
      stacks: { alien: [], zombie: ['zombie-4', 'zombie-2'], tentacle: [] },
      ...facing('zombie', ['policewoman', 'biker', 'bouncer']),
    },
  );

describe('each Event', () => {
  it('leaves the hand for the discard pile, and tells its row', () => {
    for (const card of EVENTS) {
      const asked = play(at(card));
      const id = asked.offered.find((one) => one.startsWith(`play>${card}`));
      expect([card, id !== undefined]).toEqual([card, true]);
      const went = play(at(card), id ?? '');
      const event = went.events.find(({ rule }) => rule === `azta.${card}`);
      expect(event).toMatchObject({ card, rows: [`azta.events/${card}`] });
      expect(went.state.discard).toContain(card);
    }
  });

  it('Too small: the first choice is passed over for the next lowest', () => {
    expect(diesNow(at())).toBe('policewoman');
    const went = play(at('too-small'), 'play>too-small');
    expect(told(went, 'azta.passed-over')).toMatchObject({ survivor: 'policewoman' });
    expect(told(went, 'azta.die')).toMatchObject({ survivor: 'biker', value: 4, total: 6 });
  });

  it('New flavor: women, or men, are passed over', () => {
    expect(told(play(at('new-flavor-f'), 'play>new-flavor-f'), 'azta.die')?.survivor).toBe('biker');
    expect(told(play(at('new-flavor-m'), 'play>new-flavor-m'), 'azta.die')?.survivor).toBe('policewoman');
  });

  it('both flavors contradict each other: the last one counts', () => {
    const hand = at('new-flavor-m', 'new-flavor-f');
    const went = play(hand, 'play>new-flavor-m', 'play>new-flavor-f');
    expect(told(went, 'azta.precedence')).toMatchObject({ card: 'new-flavor-f' });
    expect(told(went, 'azta.die')?.survivor).toBe('biker');
  });

  it('Missed the elevator: a survivor leaves, and the helper with them; or a helper alone', () => {
    const helped = { ...at('missed-elevator') };
    helped.encounter = facing('zombie', ['policewoman', 'biker', 'bouncer'], {
      helping: [{ helper: 'trucker', of: 'biker' }],
    }).encounter;
    const went = play(helped, 'play>missed-elevator>biker');
    expect(told(went, 'azta.die')?.survivor).toBe('policewoman');
    const gone = play({ ...helped, suddenDeath: false }, 'play>missed-elevator>trucker');
    expect(gone.events.some(({ rule }) => rule === 'azta.die')).toBe(true);
    expect(play(helped).offered).toContain('play>missed-elevator>trucker');
    // Without the Trucker’s 5 the Biker is at 4 again.
    expect(adjusted(helped, 'biker', 'fight')).toBe(9);
  });

  it('Serious funk: one in the Encounter gets 3 Fight', () => {
    const went = play(at('serious-funk'), 'play>serious-funk>policewoman');
    // Six is not less than six.
    expect(told(went, 'azta.die')?.survivor).toBe('biker');
  });

  it('S-Mart: everybody draws, and one gets 2 in everything', () => {
    const went = play(at('s-mart'), 'play>s-mart>policewoman', 'laptop', 'laptop', 'tire-iron');
    expect(went.events.filter(({ rule }) => rule === 'azta.draw')).toHaveLength(3);
    expect(told(went, 'azta.draw')).toMatchObject({ rows: ['azta.figures/s-mart-draws'] });
    expect(told(went, 'azta.die')?.survivor).toBe('biker');
  });

  it('Tight squeeze: whoever has most Fight of their own takes 2 off everything', () => {
    const went = play(at('tight-squeeze'), 'play>tight-squeeze');
    expect(told(went, 'azta.tight-squeeze')).toMatchObject({ survivor: 'bouncer' });
    // Bouncer 3 and Policewoman 3: the Policewoman’s player goes first.
    expect(told(went, 'azta.die')).toMatchObject({ survivor: 'policewoman', value: 3 });
  });

  it('Fatally distracted: men in the Encounter go home, or count 1 of their own next round', () => {
    const now = play(at('fatally-distracted'), 'play>fatally-distracted>now');
    expect(told(now, 'azta.fatally-distracted')?.survivors).toEqual(['biker', 'bouncer']);
    expect(told(now, 'azta.die')?.survivor).toBe('policewoman');
    const next = play(at('fatally-distracted'), 'play>fatally-distracted>next');
    expect(next.state.distracted).toEqual({ now: true, next: false });
    expect(adjusted(next.state, 'bouncer', 'fight')).toBe(1);
    expect(adjusted(next.state, 'courier', 'speed')).toBe(5);
  });

  it('Noble sacrifice: anybody who doesn’t help is added, and their player draws three', () => {
    const asked = play(at('noble-sacrifice')).offered;
    expect(asked).toEqual([
      'play-nothing',
      ...['courier', 'lawyer', 'trucker'].map((id) => `play>noble-sacrifice>${id}`),
    ]);
    const went = play(at('noble-sacrifice'), 'play>noble-sacrifice>lawyer', 'laptop', 'laptop', 'tire-iron');
    expect(went.events.filter((event) => event.rule === 'azta.draw').map(({ seat }) => seat)).toEqual(
      Array(3).fill('second'),
    );
    expect(told(went, 'azta.die')).toMatchObject({ survivor: 'lawyer', value: 1 });
  });

  it('Critical hit: the whole stack goes, the Encounter is over, and the player draws', () => {
    const went = play(at('critical-hit'), 'play>critical-hit', 'laptop');
    expect(deedsOf(went).slice(0, 3)).toEqual(['azta.critical-hit', 'azta.draw', 'azta.round']);
    expect(went.state.stacks.zombie).toEqual([]);
    expect(went.state.enemyDiscard).toEqual(['zombie-4', 'zombie-2']);
  });
});

describe('the turn of each', () => {
  it('is one, from the first player on, for as many Events as they like', () => {
    const two = at('too-small', 'serious-funk');
    const second = { ...two, first: 'second' as const };
    expect(play(second).seat).toBe('first');
    const went = play(two, 'play>too-small', 'play-nothing');
    expect(told(went, 'azta.die')?.survivor).toBe('biker');
  });

  it('is nothing to whoever has no Event to play', () => {
    const pass = play(at('pistol')).events.find(({ rule }) => rule === 'azta.pass');
    expect(pass).toMatchObject({ seat: 'first', none: true });
  });

  it('lets the Stoner leave once in a game, with whoever helps him', () => {
    const state = laid(
      [{ survivors: { stoner: [], courier: [] } }, { survivors: { biker: [], lawyer: [] } }],
      {
        phase: 'screw',
        stacks: { alien: [], zombie: ['zombie-5'], tentacle: [] },
        ...facing('zombie', ['stoner', 'biker'], { helping: [{ helper: 'lawyer', of: 'stoner' }] }),
      },
    );
    expect(play(state).offered).toEqual(['play-nothing', 'leave>stoner']);
    const went = play(state, 'leave>stoner');
    expect(told(went, 'azta.die')).toMatchObject({ survivor: 'biker' });
    expect(went.state.survivors.filter(({ out }) => out !== null).map(({ id }) => id)).toEqual(['biker']);
    expect(went.state.survivors.find(({ id }) => id === 'stoner')?.isUsed).toBe(true);
  });
});

it('an Event with no target can’t be played', () => {
  const nobody = {
    ...at('serious-funk', 's-mart', 'tight-squeeze'),
    ...facing('zombie', []),
  };
  expect(play(nobody).offered).toEqual([]);
  const all: readonly EventCard[] = ['too-small'];
  expect(play({ ...at(...all), ...facing('zombie', []) }).offered).toEqual([
    'play-nothing',
    'play>too-small',
  ]);
});
