/** Groups and Leaders by places (ATZ-165): chains within 4″ in sight, as their side begins to act; else the player’s word for the turn. */
import { describe, expect, it } from 'vitest';
import { move } from '../../../../../src/rules/all-things-zombie/acts/encounter/move/move.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import {
  groupsApart,
  mayGo,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/activation.ts';
import { keepTogether } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/groups.ts';
import { sidesInTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/sides.ts';
import { beginTurn } from '../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { onBoard, puts } from '../../../../support/rules/board.ts';
import { act } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

const NORTH = 0;

/** Gloria, Rep 5, who leads, Ann, Ben and Cem, so many tenths to the east of her; a die of 5 lets none but her go alone. */
function battle(...east: readonly [number, number, number]): Campaign {
  const campaign = onTable(planned(campaignWith(), { goes: ['f1', 'f2', 'f3', 'f4'] }));
  onBoard(campaign, {
    f1: [100, 60, NORTH],
    ...Object.fromEntries(east.map((far, at) => [`f${at + 2}`, [100 + far, 60, NORTH] as const])),
  });
  turn(campaign);
  return campaign;
}

const turn = (campaign: Campaign) =>
  act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);

const found = (campaign: Campaign, who: string) => {
  const one = fighterNamed(campaign, underWay(campaign), who);
  if (one === undefined) throw new Error(`${who} isn’t there`);
  return one;
};
const groups = (campaign: Campaign) =>
  groupsApart(campaign, underWay(campaign), found(campaign, 'f1')).map(
    ({ members, led }) => `${members.join(' ')}${led ? ' led' : ''}`,
  );
const goes = (campaign: Campaign) =>
  ['f1', 'f2', 'f3', 'f4'].filter((who) => mayGo(campaign, underWay(campaign), found(campaign, who))?.may);

describe('groups on a board', () => {
  it('are chains of figures, base to base', () => {
    expect(groups(battle(50, 100, 150))).toEqual(['f1 f2 f3 f4 led']);
    expect(groups(battle(50, 101, 150))).toEqual(['f1 f2 led', 'f3 f4 led']);
  });

  it('go with the overall Leader within 12″, and beyond it alone', () => {
    const campaign = battle(51, 130, 131 + 51);
    expect(groups(campaign)).toEqual(['f1 led', 'f2 led', 'f3 led', 'f4']);
    expect(goes(campaign)).toEqual(['f1', 'f2', 'f3']);
    expect(sidesInTurn(campaign, underWay(campaign))[0]).toMatchObject({ apart: true });
  });

  it('end at a wall', () => {
    // At the corner of the house b1, 2.1″ from one another.
    const campaign = battle(120, 132, 144);
    puts(campaign, 'f1', [30, 94, NORTH]);
    puts(campaign, 'f2', [56, 110, NORTH]);
    expect(groups(campaign).slice(0, 2)).toEqual(['f1 led', 'f2']);
    puts(campaign, 'f2', [56, 94, NORTH]);
    expect(groups(campaign)[0]).toBe('f1 f2 led');
  });

  it('are those of the moment in which the side begins to act', () => {
    const campaign = battle(50, 100, 150);
    act(campaign, (now) => move(now, { who: 'f1', others: [], how: 'normal', to: { x: 100, y: 80 } }));
    expect(underWay(campaign).turn?.groups).toEqual([{ members: ['f1', 'f2', 'f3', 'f4'], led: true }]);
    puts(campaign, 'f4', [460, 60, NORTH]);
    expect(goes(campaign)).toContain('f4');
    turn(campaign);
    expect(goes(campaign)).not.toContain('f4');
  });

  it('are what the player says, until the next turn', () => {
    const campaign = battle(50, 100, 150);
    act(campaign, (now) => keepTogether(now, { groups: [{ members: ['f4'], led: false }] }));
    expect(goes(campaign)).not.toContain('f4');
    turn(campaign);
    expect(goes(campaign)).toContain('f4');
  });
});
