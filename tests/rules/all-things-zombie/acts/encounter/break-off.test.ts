import { describe, expect, it } from 'vitest';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { breakOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/break-off.ts';
import { fight } from '../../../../../src/rules/all-things-zombie/acts/encounter/melee/fight.ts';
import { beginTurn, mark } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  fighter,
  inContact,
  onTable,
  planned,
  stranger,
} from '../../../../support/rules/encounter.ts';
import { withZombies, zombies } from '../../../../support/rules/zombies.ts';

const f1 = figureId(1);
const table = () =>
  entered(onTable(planned(campaignWith({ contacts: [{ members: [stranger()] }] }))), 'b1', 'c1');
const steps =
  (...among: readonly string[]) =>
  (now: Parameters<typeof breakOff>[0]) =>
    breakOff(now, { who: 'f1', among });
const fires =
  (who: string, target: string): MakeAct =>
  (now) =>
    fireAt(now, {
      who,
      weapon: who === 'f1' ? 'w1' : 'w0',
      aims: [{ target, shots: who === 'f1' ? 2 : 1 }],
      from: null,
    });

describe('who steps out of a melee', () => {
  it('has moved, and so fires after those who stood, dice being equal', () => {
    expect(act(table(), steps('c1/0'), [1, 2, 6], 'fires', [3, 4]).title).toBe(
      'Gloria steps back: fire from Nils, then Gloria',
    );
  });

  it('fires first with more dice, and not on one', () => {
    expect(act(table(), steps('c1/0'), [1, 2, 6], 'fires', [3, 6]).title).toContain('Gloria, then Nils');
    expect(act(table(), steps('c1/0'), [1, 6, 6], 'doesNotFire', [3, 6]).title).toContain('fire from Nils');
    expect(act(table(), steps('c1/0'), [6, 6, 6], 'doesNotFire', [6, 6]).title).toContain('nobody fires');
  });

  it('fires in this order, which takes a reason to change', () => {
    const campaign = table();
    act(campaign, steps('c1/0'), [1, 2, 6], 'fires', [3, 4]);
    expect(refusal(campaign, fires('f1', 'c1/0'))).toMatchObject({ why: 'others-fire-first' });
    act(campaign, fires('c1/0', 'f1'), [1]);
    act(campaign, fires('f1', 'c1/0'), [1, 2]);
    const waits = table();
    act(waits, steps('c1/0'), [1, 2, 6], 'fires', [3, 6]);
    expect(refusal(waits, fires('c1/0', 'f1'))).toMatchObject({ why: 'others-fire-first' });
    act(waits, fires('f1', 'c1/0'), [1, 2]);
    act(waits, fires('c1/0', 'f1'), [1]);
  });

  it('may fire at any of those it was in contact with, zombies too', () => {
    const campaign = withZombies(table(), [zombies({ doing: { by: 'melee', with: f1 } })]);
    act(campaign, steps('c1/0'), [1, 2, 6], 'fires', [6, 6]);
    expect(fighter(campaign, 'f1')?.toFire).toMatchObject({ at: null, among: ['c1/0', 'z1'] });
  });

  it('tests alone where only zombies were in contact, or nobody who can still fire', () => {
    expect(act(table(), steps(), [1, 2, 6], 'fires').title).toContain('fire from Gloria');
    const campaign = table();
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'knocked-down', byZombie: false }));
    expect(act(campaign, steps('c1/0'), [1, 2, 6], 'fires').title).toContain('fire from Gloria');
  });

  it('is in one, by a round fought, a charge or the zombies about him (section: Breakoff Melee)', () => {
    const SIDES = ['Party', 'Zombies'];
    const begun = () => {
      const campaign = withZombies(table(), []);
      act(campaign, (now) => beginTurn(now, { sides: SIDES }), [5, 1]);
      return campaign;
    };
    expect(refusal(begun(), steps('c1/0'))).toMatchObject({ why: 'not-in-melee' });
    const fought = inContact(begun(), 'f1', 'c1/0');
    act(
      fought,
      (now) => fight(now, { who: 'f1', hands: [], against: [{ target: 'c1/0' }], from: null }),
      [6, 6],
      [6, 6],
    );
    act(fought, steps('c1/0'), [1, 2, 6], 'fires', [3, 4]);
    // Apart once more.
    expect(refusal(fought, steps('c1/0'))).toMatchObject({ why: 'not-in-melee' });
    const charged = inContact(begun(), 'f1', 'c1/0');
    act(charged, steps('c1/0'), [1, 2, 6], 'fires', [3, 4]);
    const bitten = withZombies(begun(), [zombies({ doing: { by: 'melee', with: f1 } })]);
    act(bitten, steps(), [1, 2, 6], 'fires');
  });

  it('is neither seen nor fired at by who is in contact with another (compare ATZ-142)', () => {
    const campaign = table();
    inContact(campaign, 'f1', 'c1/0');
    inContact(campaign, 'f2', 'c1/0');
    const { events } = act(campaign, (now) => breakOff(now, { who: 'f1', among: [] }), [1, 2, 6], 'fires');
    expect(events.some(({ type }) => type === 'stranger-tested')).toBe(false);
    expect(fighter(campaign, 'c1/0')).toMatchObject({ inMelee: ['f2'] });
    expect(fighter(campaign, 'c1/0')?.toFire).toBeUndefined();
  });

  it('is refused against himself, nobody, the dead, and somebody twice', () => {
    const campaign = table();
    const why = (...among: readonly string[]) => refusal(campaign, steps(...among));
    expect(why('f1')).toEqual({ code: 'encounter', why: 'at-himself' });
    expect(why('c1/5')).toEqual({ code: 'encounter', why: 'not-here' });
    expect(why('c1/0', 'c1/0')).toEqual({ code: 'encounter', why: 'named-twice' });
    act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'dead', byZombie: false }));
    expect(why('c1/0')).toEqual({ code: 'encounter', why: 'target-dead' });
  });
});
