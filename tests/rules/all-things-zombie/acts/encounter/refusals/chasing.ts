import {
  beginPursuit,
  pursueOn,
  splitRunners,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/pursuit.ts';
import {
  readyEscape,
  rollAlert,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/escape.ts';
import { placeZombies } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { setTable } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { beginTurn } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { act } from '../../../../../support/rules/campaign.ts';
import { campaignWith, holding, idOf, planned, underWay } from '../../../../../support/rules/encounter.ts';

import { BAND, BOTH, chased, inHouse, plan, pursuing, readied, type Tries } from './support.ts';

/** Refusals in escapes and pursuits. */
export const CHASING = {
  'not-an-escape': [
    () => ({ campaign: planned(campaignWith()), act: (now) => readyEscape(now, { prison: 'edge' }) }),
    () => ({ campaign: planned(campaignWith()), act: rollAlert }),
  ],
  'no-captives': [
    () => {
      const campaign = planned(holding(), { kind: 'escape', role: 'captor' });
      campaign.contacts = [];
      return { campaign, act: (now) => readyEscape(now, { prison: 'edge' }) };
    },
    () => ({
      campaign: campaignWith(),
      act: plan({ kind: 'escape', role: 'captor', objective: null }),
    }),
  ],
  // Before the party has moved and the zombies stand around it.
  'zombies-first': [
    () => ({
      campaign: planned(campaignWith()),
      act: (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }),
    }),
  ],
  'two-sides': [
    () => ({ campaign: inHouse(), act: (now) => beginTurn(now, { sides: ['Party'] }) }),
    () => ({ campaign: inHouse(), act: (now) => beginTurn(now, { sides: ['Party', 'Party'] }) }),
  ],
  // By any other name nobody would be bound by the die.
  'no-such-side': [
    () => ({ campaign: inHouse(), act: (now) => beginTurn(now, { sides: ['Party', 'You'] }) }),
    () => ({ campaign: inHouse(), act: (now) => beginTurn(now, { sides: ['Party', 'c9'] }) }),
  ],
  'already-alerted': [
    () => {
      const campaign = planned(holding(), { kind: 'escape', role: 'captor' });
      underWay(campaign).escape = readied(true);
      return { campaign, act: rollAlert };
    },
  ],
  'no-turn-yet': [
    () => {
      const campaign = planned(holding(), { kind: 'escape', role: 'captor' });
      underWay(campaign).escape = readied(false);
      return { campaign, act: rollAlert };
    },
  ],
  'alarm-rolled': [
    () => {
      const campaign = planned(holding(), { kind: 'escape', role: 'captor' });
      underWay(campaign).escape = { ...readied(false), rolledIn: 2 };
      underWay(campaign).turn = { number: 2, dice: [] };
      return { campaign, act: rollAlert };
    },
  ],
  'alarm-too-early': [
    () => {
      const campaign = inHouse();
      Object.assign(underWay(campaign), { kind: 'escape', role: 'captive', escape: readied(false) });
      act(campaign, (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }), [5, 1]);
      return { campaign, act: rollAlert };
    },
  ],
  'no-vehicle-here': [
    () => ({
      campaign: pursuing(),
      act: (now) => beginPursuit(now, { runners: { ...BAND, vehicles: true }, chasers: BAND }),
    }),
    // Nor does a band that splits off find one.
    () => ({
      campaign: chased(),
      act: (now) =>
        splitRunners(now, { band: 0, into: [BOTH, { ...BOTH, runners: { ...BAND, vehicles: true } }] }),
    }),
  ],
  'other-runners': [
    () => {
      const campaign = campaignWith();
      const raid = { kind: 'raid', role: 'raider', area: 'rural', successful: false } as const;
      const hunters = { people: 5, groups: [], runners: [idOf(campaign, 'f1'), idOf(campaign, 'f2')] };
      campaign.before = { ...raid, leftWithHumansBehind: true, hunters };
      return { campaign, act: plan({ kind: 'pursuit', role: 'runner', objective: null, goes: ['f1'] }) };
    },
  ],
  'not-a-pursuit': [
    () => ({ campaign: planned(campaignWith()), act: (now) => beginPursuit(now, BOTH) }),
    () => ({ campaign: pursuing(), act: (now) => pursueOn(now, { band: 0 }) }),
    () => ({ campaign: chased(), act: (now) => splitRunners(now, { band: 1, into: [BOTH, BOTH] }) }),
  ],
  'pursuit-over': [() => ({ campaign: chased('escaped'), act: (now) => pursueOn(now, { band: 0 }) })],
  'nobody-follows': [
    () => ({ campaign: chased(), act: (now) => splitRunners(now, { band: 0, into: [BOTH] }) }),
    () => ({
      campaign: chased(),
      act: (now) =>
        splitRunners(now, {
          band: 0,
          into: [
            { ...BOTH, chasers: null },
            { ...BOTH, chasers: null },
          ],
        }),
    }),
  ],
  'nobody-caught': [
    () => ({ campaign: chased(), act: placeZombies }),
    () => ({ campaign: chased('escaped'), act: (now) => setTable(now, {}) }),
    () => ({ campaign: chased(), act: (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }) }),
  ],
} as const satisfies Tries;
