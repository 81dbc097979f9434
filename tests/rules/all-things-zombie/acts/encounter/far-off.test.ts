/** Zombies over 6″ off are hit by Rep instead of Impact, and the app has placed them itself. */
import { describe, expect, it } from 'vitest';
import { farOff } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/far-off.ts';
import { fireAt } from '../../../../../src/rules/all-things-zombie/acts/encounter/fire/fire-at.ts';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { placeZombies } from '../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { zombiesNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { zombiesAct } from '../../../../../src/rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import { apply } from '../../../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import type { WorkingVehicle } from '../../../../../src/rules/all-things-zombie/state/vehicles.ts';
import { seen } from '../../../../../src/rules/core/seen.ts';
import { act, type MakeAct, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, planned, tableWith, underWay } from '../../../../support/rules/encounter.ts';

/** The house b1 stands in the south-west, from 0 to 5″ east and 10 to 15″ north. */
const PARTY = { x: 240, y: 240 };

/** Two zombies in front of the party, which Gloria (Rep 5, Impact 1) leads. */
function placed(partyAt = PARTY): Campaign {
  const campaign = planned(campaignWith());
  apply(campaign, { type: 'table-set', table: tableWith('rural', {}) });
  act(campaign, (now) => placeZombies(now, { partyAt }), [1], [2], [2]);
  return campaign;
}

function away(campaign: Campaign, who = 'f1') {
  const now = seen(campaign);
  const encounter = seen(underWay(campaign));
  const shooter = fighterNamed(now, encounter, who);
  const group = zombiesNamed(encounter, 'z1');
  if (shooter === undefined || group === undefined) throw new Error('nobody fires at nothing');
  return farOff(now, encounter, shooter, group);
}

/** Fires with one hit and one miss; the die against which the zombie is dead follows. */
const fires = (campaign: Campaign, dead: number, far?: boolean) =>
  act(
    campaign,
    (now) =>
      fireAt(now, {
        who: 'f1',
        weapon: 'w1',
        aims: [{ target: null, zombies: 'z1', shots: 2, ...(far !== undefined && { far }) }],
        from: null,
      }),
    [6, 1],
    [dead],
  ).title;

const turn = (campaign: Campaign) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [1, 3]);

describe('zombies the app has placed', () => {
  it('are as far off as it has placed them, and Rep counts without anybody saying so', () => {
    const campaign = placed();
    expect(away(campaign)).toEqual({ placed: 12, nearer: 0 });
    expect(fires(campaign, 5)).toContain('a zombie dead');
  });

  it('are hit by Impact where the player says that they are near', () => {
    expect(fires(placed(), 5, false)).not.toContain('dead');
  });

  it('may have come near once they have moved: nobody knows by how much', () => {
    const campaign = placed();
    turn(campaign);
    act(campaign, (now) => zombiesAct(now, { group: 'z1', drawnBy: 'nothing', reach: [] }));
    expect(away(campaign)).toBeNull();
    // Nobody fires before the players have said it.
    const shot = { target: null, zombies: 'z1', shots: 2 };
    const unsaid: MakeAct = (now) => fireAt(now, { who: 'f1', weapon: 'w1', aims: [shot], from: null });
    expect(refusal(campaign, unsaid)).toEqual({ code: 'encounter', why: 'near-or-far' });
    expect(fires(structuredClone(campaign), 5, true)).toContain('dead');
    expect(fires(campaign, 5, false)).not.toContain('dead');
  });

  it('are as much nearer as somebody has walked', () => {
    const campaign = placed();
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inches: 3 }));
    expect(away(campaign)).toEqual({ placed: 12, nearer: 3 });
    expect(away(campaign, 'f2')).toEqual({ placed: 12, nearer: 0 });
    turn(campaign);
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inches: 3 }));
    expect(away(campaign)).toBeNull();
  });

  it('are so far from the building somebody is in, and out of it again nobody knows', () => {
    const campaign = placed();
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inside: 'b1' }));
    // The way from its north-eastern corner at 5″ and 15″ to 24″ and 36″ is 28.3″.
    expect(away(campaign)).toEqual({ placed: 28, nearer: 0 });
    turn(campaign);
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inches: 1, inside: null }));
    expect(away(campaign)).toBeNull();
  });

  it('are as far from the party’s own vehicle as from where it came on, until that has driven', () => {
    const campaign = placed();
    const sedan: WorkingVehicle = { id: 'm1', kind: 'sedan', speed: 0, driver: figureId(1), won: true };
    apply(campaign, { type: 'vehicle-changed', to: sedan });
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inches: 0, inside: 'm1' }));
    expect(away(campaign)).toEqual({ placed: 12, nearer: 0 });
    apply(campaign, { type: 'vehicle-changed', to: { ...sedan, driven: true } });
    expect(away(campaign)).toBeNull();
  });

  it('that have come on so far from a building are far off for a turn or two', () => {
    const campaign = placed();
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', inside: 'b1' }));
    turn(campaign);
    act(campaign, (now) => zombiesAct(now, { group: 'z1', drawnBy: 'nothing', reach: [] }));
    expect(away(campaign)).toEqual({ placed: 28, nearer: 6 });
  });
});
