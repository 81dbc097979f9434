/** Help: who may help whom, what it adds, what it brings, and the one who is made to. */
import { describe, expect, it } from 'vitest';
import { adjusted } from '../../../src/rules/alien-zombie-tentacle/strength.ts';
import { aztaText } from '../../../src/rules/alien-zombie-tentacle/text/text.ts';
import { facing, laid, play, rulesOf, told } from './at-table.ts';

const at = laid(
  [
    { survivors: { policewoman: [], courier: ['tire-iron'] } },
    { survivors: { biker: [], lawyer: [] } },
    { survivors: { bouncer: [] } },
  ],
  {
    phase: 'help',
    stacks: { alien: [], zombie: ['zombie-5', 'zombie-4'], tentacle: [] },
    ...facing('zombie', ['policewoman', 'biker']),
  },
);

describe('Help', () => {
  it('is another player’s, by somebody outside the Encounter (AZTA-7)', () => {
    expect(play(at)).toMatchObject({ seat: 'first', offered: ['help>courier>biker', 'help-nobody'] });
    expect(play(at, 'help-nobody')).toMatchObject({
      seat: 'second',
      offered: ['help>lawyer>policewoman', 'help-nobody'],
    });
    expect(play(at, 'help-nobody', 'help-nobody').offered).toEqual([
      'help>bouncer>policewoman',
      'help>bouncer>biker',
      'help-nobody',
    ]);
  });

  it('adds the helper’s own figures, without Gear (AZTA-6), and the player draws', () => {
    const went = play(at, 'help>courier>biker', 'laptop');
    expect(adjusted(went.state, 'biker', 'fight')).toBe(4 + 2);
    expect(told(went, 'azta.help')).toMatchObject({
      seat: 'first',
      survivor: 'courier',
      of: 'biker',
      adds: 2,
    });
    expect(told(went, 'azta.draw')).toMatchObject({ seat: 'first', rows: ['azta.figures/help-draws'] });
    // Gear that is drawn now stays in hand until the next Weaponize (AZTA-11).
    expect(went.state.players[0]).toMatchObject({ hand: ['laptop'], known: 0 });
  });

  it('is given once in a round, and to nobody who is helped already', () => {
    const went = play(at, 'help>courier>biker', 'laptop', 'help-nobody');
    expect(went).toMatchObject({ seat: 'third', offered: ['help>bouncer>policewoman', 'help-nobody'] });
    expect(rulesOf(went).filter((rule) => rule === 'azta.help')).toHaveLength(1);
  });

  it('of somebody who has looted adds 1', () => {
    const state = {
      ...at,
      survivors: at.survivors.map((one) => ({ ...one, hasLooted: one.id === 'courier' })),
    };
    expect(told(play(state, 'help>courier>biker', 'laptop'), 'azta.help')).toMatchObject({ adds: 1 });
  });

  it('is remembered', () => {
    expect(play(at, 'help>courier>biker', 'laptop').state.grudges.second.first).toBeLessThan(0);
  });
});

describe('the Starlet', () => {
  const forced = laid(
    [
      { survivors: { starlet: [], courier: [] } },
      { survivors: { biker: [], lawyer: [] } },
      { survivors: { bouncer: [], trucker: [] } },
    ],
    {
      phase: 'help',
      stacks: { alien: [], zombie: ['zombie-5', 'zombie-4'], tentacle: [] },
      ...facing('zombie', ['starlet', 'bouncer']),
    },
  );

  it('makes a man of anybody else’s help her, once in a game; his player draws', () => {
    expect(play(forced).offered).toEqual([
      'help>courier>bouncer',
      'force>biker>starlet',
      'force>trucker>starlet',
      'help-nobody',
    ]);
    const went = play(forced, 'force>biker>starlet', 'laptop');
    expect(told(went, 'azta.force-help')).toMatchObject({
      seat: 'first',
      survivor: 'starlet',
      helper: 'biker',
      adds: 4,
    });
    expect(told(went, 'azta.draw')).toMatchObject({ seat: 'second' });
    expect(adjusted(went.state, 'starlet', 'fight')).toBe(2 + 4);
    // The Starlet's own player may still help; the Biker's has done so.
    expect(went).toMatchObject({ seat: 'first', offered: ['help>courier>bouncer', 'help-nobody'] });
    const passes = play(forced, 'force>biker>starlet', 'laptop', 'help-nobody').events;
    expect(passes.filter((event) => event.rule === 'azta.pass' && event.phase === 'help')).toMatchObject([
      { seat: 'first' },
      { seat: 'second', none: true },
      { seat: 'third', none: true },
    ]);
    // A player who has helped has had somebody to send.
    const helped = passes.find((event) => event.rule === 'azta.pass' && event.seat === 'second');
    expect(helped && aztaText.event(helped)).toMatch(/can’t help anyone now/);
  });
});
