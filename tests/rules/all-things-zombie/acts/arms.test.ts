import { describe, expect, it } from 'vitest';
import type { InputOf } from '../../../../src/rules/all-things-zombie/acts/act.ts';
import { type GIVE_CLIPS, giveClips, giveWeapon } from '../../../../src/rules/all-things-zombie/acts/arms.ts';
import { editFigure } from '../../../../src/rules/all-things-zombie/acts/edit.ts';
import { setStatus } from '../../../../src/rules/all-things-zombie/acts/figure.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WeaponId } from '../../../../src/rules/all-things-zombie/types.ts';
import { act, figureIn, refusal, settled } from '../../../support/rules/campaign.ts';

/** Each weapon somebody holds, with its spare clips. */
function held(campaign: Campaign, figure: string) {
  return figureIn(campaign, figure).weapons.map(({ id, clips }) => [id, clips]);
}

function get(campaign: Campaign, figure: string, weapon: WeaponId): void {
  act(campaign, (now) => editFigure(now, { figure, why: 'found', edit: { field: 'weapon-got', weapon } }));
}

describe('a weapon', () => {
  it('goes to another with its clips and its load', () => {
    const campaign = settled();
    act(campaign, (now) =>
      editFigure(now, { figure: 'f2', why: 'shot', edit: { field: 'clips', weapon: 'w2', to: 1 } }),
    );
    act(campaign, (now) =>
      editFigure(now, { figure: 'f2', why: 'shot', edit: { field: 'loaded', weapon: 'w2', to: false } }),
    );
    const { title, events } = act(campaign, (now) =>
      giveWeapon(now, { figure: 'f2', weapon: 'w2', to: 'f1' }),
    );
    expect(title).toBe('Give the rifle to Gloria');
    expect(events).toHaveLength(1);
    expect(figureIn(campaign, 'f2').weapons).toEqual([]);
    expect(figureIn(campaign, 'f1').weapons).toEqual([
      { id: 'w1', weapon: 'machine-pistol', clips: 3, loaded: true },
      { id: 'w2', weapon: 'rifle', clips: 1, loaded: false },
    ]);
  });

  it('is refused to nobody, from nobody, and where it isn’t', () => {
    const campaign = settled();
    const from = { figure: 'f2', weapon: 'w2', to: 'f1' };
    expect(refusal(campaign, (now) => giveWeapon(now, { ...from, to: 'f9' }))).toEqual({
      code: 'no-such-figure',
      figure: 'f9',
    });
    expect(refusal(campaign, (now) => giveWeapon(now, { ...from, figure: 'f8' }))).toEqual({
      code: 'no-such-figure',
      figure: 'f8',
    });
    expect(refusal(campaign, (now) => giveWeapon(now, { ...from, weapon: 'w1' }))).toEqual({
      code: 'no-such-weapon',
      weapon: 'w1',
      holder: 'Ann',
    });
    expect(refusal(campaign, (now) => giveWeapon(now, { ...from, to: 'f2' }))).toEqual({
      code: 'same-hands',
      name: 'Ann',
    });
  });

  it.each(['captive', 'left', 'dead', 'turned'] as const)('is not given by or to somebody %s', (status) => {
    const campaign = settled();
    act(campaign, (now) => setStatus(now, { figure: 'f2', status, why: '' }));
    const gone = { code: 'not-in-the-party', name: 'Ann', status };
    expect(refusal(campaign, (now) => giveWeapon(now, { figure: 'f2', weapon: 'w2', to: 'f1' }))).toEqual(
      gone,
    );
    expect(refusal(campaign, (now) => giveWeapon(now, { figure: 'f1', weapon: 'w1', to: 'f2' }))).toEqual(
      gone,
    );
  });
});

describe('spare clips', () => {
  const SHARING: InputOf<typeof GIVE_CLIPS> = { figure: 'f2', weapon: 'w2', to: 'f3', into: 'w3', clips: 2 };

  it('go to a weapon of the same type, to the last', () => {
    const campaign = settled();
    expect(act(campaign, (now) => giveClips(now, SHARING)).title).toBe('Ben takes 2 clips from Ann');
    expect([held(campaign, 'f2'), held(campaign, 'f3')]).toEqual([[['w2', 1]], [['w3', 5]]]);
    const last = act(campaign, (now) => giveClips(now, { ...SHARING, clips: 1 }));
    expect(last.title).toBe('Ben takes a clip from Ann');
    expect([held(campaign, 'f2'), held(campaign, 'f3')]).toEqual([[['w2', 0]], [['w3', 6]]]);
    expect(refusal(campaign, (now) => giveClips(now, { ...SHARING, clips: 1 }))).toEqual({
      code: 'too-few-clips',
      weapon: 'rifle',
      clips: 0,
      asked: 1,
    });
  });

  it('move between two weapons of one figure', () => {
    const campaign = settled();
    get(campaign, 'f2', 'rifle');
    act(campaign, (now) => giveClips(now, { ...SHARING, to: 'f2', into: 'w6' }));
    expect(held(campaign, 'f2')).toEqual([
      ['w2', 1],
      ['w6', 5],
    ]);
  });

  it('fit the same rifle with a scope', () => {
    const campaign = settled();
    get(campaign, 'f3', 'scoped-rifle');
    act(campaign, (now) => giveClips(now, { ...SHARING, into: 'w6' }));
    expect(held(campaign, 'f3')).toEqual([
      ['w3', 3],
      ['w6', 5],
    ]);
  });

  it('never fit another weapon, nor one without clips', () => {
    const campaign = settled();
    expect(refusal(campaign, (now) => giveClips(now, { ...SHARING, to: 'f1', into: 'w1' }))).toEqual({
      code: 'other-ammo',
      from: 'rifle',
      into: 'machine-pistol',
    });
    expect(refusal(campaign, (now) => giveClips(now, { ...SHARING, to: 'f4', into: 'w5' }))).toMatchObject({
      code: 'other-ammo',
      into: 'thrown',
    });
    const thrown = { figure: 'f4', weapon: 'w5', to: 'f3', into: 'w3', clips: 1 };
    expect(refusal(campaign, (now) => giveClips(now, thrown))).toEqual({
      code: 'no-clips',
      weapon: 'thrown',
    });
  });

  it('are refused where figure or weapon isn’t there, or is the same', () => {
    const campaign = settled();
    const refused = (wrong: Partial<InputOf<typeof GIVE_CLIPS>>) =>
      refusal(campaign, (now) => giveClips(now, { ...SHARING, ...wrong }));
    expect(refused({ figure: 'f8' })).toEqual({ code: 'no-such-figure', figure: 'f8' });
    expect(refused({ to: 'f9' })).toEqual({ code: 'no-such-figure', figure: 'f9' });
    expect(refused({ weapon: 'w3' })).toEqual({ code: 'no-such-weapon', weapon: 'w3', holder: 'Ann' });
    expect(refused({ into: 'w2' })).toEqual({ code: 'no-such-weapon', weapon: 'w2', holder: 'Ben' });
    expect(refused({ to: 'f2', into: 'w2' })).toEqual({ code: 'same-hands', name: 'Ann' });
  });

  it('stay with whoever is set aside', () => {
    const campaign = settled();
    act(campaign, (now) => setStatus(now, { figure: 'f3', status: 'dead', why: '' }));
    const dead = { code: 'not-in-the-party', name: 'Ben', status: 'dead' };
    expect(refusal(campaign, (now) => giveClips(now, SHARING))).toEqual(dead);
    const back = { figure: 'f3', weapon: 'w3', to: 'f2', into: 'w2', clips: 1 };
    expect(refusal(campaign, (now) => giveClips(now, back))).toEqual(dead);
  });
});
