/** Die Horribly: the lowest below the Threat, the helper with them, the top card; ties, one-shots, Sudden Death. */
import { describe, expect, it } from 'vitest';
import type { AztaState } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import type { Gear, SurvivorId } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { deedsOf, facing, type Lying, laid, play, survivor, told } from './at-table.ts';

const dying = (players: readonly Lying[], inIt: readonly SurvivorId[], more: Partial<AztaState> = {}) =>
  laid(players, {
    phase: 'die',
    stacks: { alien: [], zombie: ['zombie-4', 'zombie-2'], tentacle: [] },
    ...facing('zombie', inIt),
    ...more,
  });

/** Fight 3, 4 and 5; and somebody at home. */
const THREE: readonly Lying[] = [
  { survivors: { policewoman: [], courier: [] } },
  { survivors: { biker: [], lawyer: [] } },
  { survivors: { bouncer: [], trucker: [] } },
];

describe('whoever dies', () => {
  it('is the lowest, where that is less than the Threat; the top card goes', () => {
    const went = play(dying(THREE, ['policewoman', 'biker', 'bouncer']));
    expect(told(went, 'azta.die')).toMatchObject({
      seat: 'first',
      survivor: 'policewoman',
      value: 3,
      total: 6,
    });
    expect(told(went, 'azta.top-off')).toMatchObject({ card: 'zombie-2', total: 4 });
    expect(went.state.stacks.zombie).toEqual(['zombie-4']);
    expect(went.state.enemyDiscard).toEqual(['zombie-2']);
    expect(survivor(went.state, 'policewoman').out).toEqual({ round: 1, kind: 'zombie', helping: null });
  });

  it('is nobody where the lowest is as strong: the stack stays', () => {
    const went = play(
      dying(THREE, ['policewoman', 'biker'], { stacks: { alien: [], zombie: ['zombie-3'], tentacle: [] } }),
    );
    expect(told(went, 'azta.safe')).toMatchObject({ why: 'strong', total: 3 });
    expect(went.state.stacks.zombie).toEqual(['zombie-3']);
  });

  it('takes whoever helps along, whose figures counted (AZTA-8)', () => {
    const helping = [{ helper: 'courier', of: 'biker' }] as const;
    const low = facing('zombie', ['biker', 'bouncer'], { helping: [...helping] });
    const eight = {
      stacks: { alien: [], zombie: ['zombie-4', 'zombie-4'], tentacle: [] },
    } as Partial<AztaState>;
    // Biker 4 + Courier 2 = 6, Bouncer 5.
    expect(told(play(dying(THREE, [], { ...low, ...eight })), 'azta.die')?.survivor).toBe('bouncer');
    const alone = facing('zombie', ['biker'], { helping: [...helping] });
    const went = play(dying(THREE, [], { ...alone, ...eight }));
    expect(told(went, 'azta.die')).toMatchObject({ survivor: 'biker', value: 6, total: 8 });
    expect(told(went, 'azta.shared-fate')).toMatchObject({ seat: 'first', survivor: 'courier', of: 'biker' });
  });

  it('leaves an empty stack where it had one card (AZTA-9)', () => {
    const one = { stacks: { alien: [], zombie: ['zombie-5'], tentacle: [] } } as Partial<AztaState>;
    expect(play(dying(THREE, ['policewoman'], one)).state.stacks.zombie).toEqual([]);
  });

  it('leaves Gear in the centre, but for Coffee plus', () => {
    const carrying = [
      { survivors: { policewoman: ['laptop', 'coffee-plus'], courier: [] } },
      ...THREE.slice(1),
    ];
    const went = play(dying(carrying as readonly Lying[], ['policewoman', 'biker']));
    expect(went.state.loot).toEqual(['laptop']);
    expect(went.state.discard).toEqual(['coffee-plus']);
  });
});

describe('equals', () => {
  const equals: readonly Lying[] = [
    { survivors: { biker: [], courier: [] } },
    { survivors: { paramedic: [], lawyer: [] } },
    { survivors: { 'homeless-vet': [], trucker: [] } },
  ];
  it('are told apart from the first player clockwise', () => {
    const all = ['biker', 'paramedic', 'homeless-vet'] as const;
    expect(told(play(dying(equals, all)), 'azta.die')?.survivor).toBe('biker');
    expect(told(play(dying(equals, all, { first: 'third' })), 'azta.die')?.survivor).toBe('homeless-vet');
    const [, second, third] = all;
    expect(told(play(dying(equals, [third, second])), 'azta.die')?.survivor).toBe('paramedic');
  });

  it('of one player are the player’s to choose from', () => {
    const two: readonly Lying[] = [
      { survivors: { biker: [], paramedic: [] } },
      { survivors: { lawyer: [] } },
    ];
    const asked = play(dying(two, ['biker', 'paramedic']));
    expect([asked.asks, asked.seat, asked.offered]).toEqual(['azta.tie', 'first', ['biker', 'paramedic']]);
    expect(told(play(dying(two, ['biker', 'paramedic']), 'paramedic'), 'azta.die')?.survivor).toBe(
      'paramedic',
    );
  });
});

describe('one-shots', () => {
  const armed = (...gear: readonly Gear[]): readonly Lying[] => [
    { survivors: { policewoman: [], courier: [] } },
    { survivors: { biker: gear, lawyer: ['pistol'] } },
  ];
  const shot = (gear: readonly Gear[], ...answers: readonly string[]) =>
    play(dying(armed(...gear), ['policewoman', 'biker']), ...answers);

  it('go where somebody in the Encounter has died; those of whoever stayed at home don’t', () => {
    const went = shot(['pistol']);
    expect(told(went, 'azta.one-use')).toMatchObject({ survivor: 'biker', gear: 'pistol' });
    expect(survivor(went.state, 'biker').gear).toEqual([]);
    expect(survivor(went.state, 'lawyer').gear).toEqual(['pistol']);
  });

  it('go one by one, whichever the owner likes', () => {
    expect(shot(['pistol', 'shotgun'])).toMatchObject({
      asks: 'azta.one-use',
      offered: ['pistol', 'shotgun'],
    });
    expect(survivor(shot(['pistol', 'shotgun'], 'pistol').state, 'biker').gear).toEqual(['shotgun']);
  });

  it('stay where Extra ammo goes in their place; ammunition alone is never due', () => {
    const went = shot(['rifle', 'extra-ammo'], 'extra-ammo');
    expect(told(went, 'azta.extra-ammo')).toMatchObject({ gear: 'extra-ammo' });
    expect(survivor(went.state, 'biker').gear).toEqual(['rifle']);
    expect(deedsOf(shot(['extra-ammo']))).not.toContain('azta.extra-ammo');
  });

  it('of the dead go, too, and the rest can be looted', () => {
    const went = play(
      dying(
        [{ survivors: { policewoman: ['pistol', 'shotgun'], courier: [] } }, { survivors: { trucker: [] } }],
        ['policewoman'],
        {
          stacks: { alien: [], zombie: ['zombie-5', 'zombie-4'], tentacle: [] },
        },
      ),
      'pistol',
    );
    expect([went.state.discard, went.state.loot]).toEqual([['pistol'], ['shotgun']]);
  });

  it('stay where nobody dies of the Threat', () => {
    const safe = { stacks: { alien: [], zombie: ['zombie-3'], tentacle: [] } } as Partial<AztaState>;
    const went = play(dying(armed('pistol'), ['policewoman', 'biker'], safe));
    expect(deedsOf(went)).toEqual(['azta.safe', 'azta.round']);
  });
});

it('Sudden Death goes on with the smaller Threat until nobody is below it', () => {
  const went = play(dying(THREE, ['policewoman', 'biker', 'bouncer'], { suddenDeath: true }));
  // 6: the Policewoman; then 4: the Biker’s 4 is a match for it.
  expect(deedsOf(went).slice(0, 3)).toEqual(['azta.die', 'azta.top-off', 'azta.sudden-death']);
  expect(went.events.filter(({ rule }) => rule === 'azta.die')).toHaveLength(1);
  const higher = {
    ...{ suddenDeath: true },
    stacks: { alien: [], zombie: ['zombie-5', 'zombie-2'], tentacle: [] },
  } as Partial<AztaState>;
  const two = play(dying(THREE, ['policewoman', 'biker', 'bouncer'], higher));
  // 7, then 5: the Biker’s 4 is not, the Bouncer’s 5 is.
  expect(two.events.flatMap((event) => (event.rule === 'azta.die' ? [event.survivor] : []))).toEqual([
    'policewoman',
    'biker',
  ]);
});
