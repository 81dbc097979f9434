/** Campaigns for refusals of entering, searching and dealing with people. */
import { settle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { askMercy, examine } from '../../../../../../src/rules/all-things-zombie/acts/encounter/casualty.ts';
import { takeCheck } from '../../../../../../src/rules/all-things-zombie/acts/encounter/checks/check.ts';
import { lift } from '../../../../../../src/rules/all-things-zombie/acts/encounter/move/carrying.ts';
import { dealWith } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/deal.ts';
import { enter } from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/explore.ts';
import {
  beat,
  searchTheLoser,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/losers.ts';
import {
  search,
  searchAll,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/people/search.ts';
import { drink } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { rollForSense } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/sense.ts';
import { mark } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { act as does, type MakeAct } from '../../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  idOf,
  inTheHouse,
  onTable,
  planned,
  reported,
  underWay,
} from '../../../../../support/rules/encounter.ts';

import { fires, inHouse, looks, met, searched, TODAY, type Tries } from './support.ts';

/** Two of them in the house they were met in. */
function amongZombies() {
  const campaign = inHouse();
  underWay(campaign).zombies = { made: 1, groups: [inTheHouse()] };
  return campaign;
}

/** Gloria down, before a group that the party fights. */
function amongEnemies(act: MakeAct) {
  const campaign = met({ standing: 'fought' });
  does(campaign, (now) => mark(now, { who: 'f1', condition: 'out-of-the-fight', byZombie: false }));
  return { campaign, act };
}

/** Left to the zombies. */
const GONE_FROM = { field: { zombies: true, enemies: false }, left: { zombies: 2, people: 0, kept: false } };

/** Refusals about places, searches and people met. */
export const EXPLORING = {
  'no-such-spot': [
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => enter(now, { spot: 'b9', floor: 0, figures: ['f1'] }),
    }),
  ],
  'no-such-floor': [
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => enter(now, { spot: 'b1', floor: 1, figures: ['f1'] }),
    }),
    () => ({
      campaign: onTable(planned(campaignWith())),
      act: (now) => enter(now, { spot: 'b1', floor: -1, figures: ['f1'] }),
    }),
  ],
  'doors-too-narrow': [
    () => ({
      campaign: onTable(planned(campaignWith(), { goes: ['f1', 'f2', 'f3'] })),
      act: (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1', 'f2', 'f3'] }),
    }),
  ],
  'been-there': [
    () => {
      const campaign = onTable(planned(campaignWith()));
      const act: MakeAct = (now) => enter(now, { spot: 'b1', floor: 0, figures: ['f1'] });
      does(campaign, act, [6, 6], [6, 6]);
      return { campaign, act };
    },
  ],
  'never-entered': [
    () => ({ campaign: onTable(planned(campaignWith())), act: (now) => search(now, looks('weapons')) }),
  ],
  'parted-amiably': [
    () => {
      const campaign = inHouse();
      underWay(campaign).closed.push('b1');
      return { campaign, act: (now) => search(now, looks('weapons')) };
    },
    () => {
      const campaign = onTable(planned(campaignWith()), { storeys: 2 });
      underWay(campaign).closed.push('b1');
      return { campaign, act: (now) => enter(now, { spot: 'b1', floor: 1, figures: ['f1'] }) };
    },
  ],
  'enemies-left': [
    () => ({ campaign: amongZombies(), act: (now) => search(now, looks('weapons')) }),
    () => ({ campaign: amongZombies(), act: (now) => searchAll(now, { spot: null }) }),
    () => ({ campaign: met({}), act: (now) => search(now, looks('weapons')) }),
    () => ({
      campaign: met({ standing: 'fought', seen: TODAY }),
      act: (now) => search(now, looks('weapons')),
    }),
    // Met before, not yet dealt with today.
    () => ({
      campaign: met({ standing: 'cooperated', seen: { year: 1, period: 0 } }),
      act: (now) => search(now, looks('weapons')),
    }),
  ],
  'not-allowed-here': [
    () => ({ campaign: inHouse(), act: (now) => search(now, looks('body-armor')) }),
    () => ({
      campaign: entered(onTable(planned(campaignWith()), { vehicles: ['sedan'] }), 'v1'),
      act: (now) => search(now, { ...looks('weapons'), spot: 'v1' }),
    }),
  ],
  'no-chance': [() => ({ campaign: inHouse(), act: (now) => search(now, looks('vehicles')) })],
  'already-found': [
    () => ({ campaign: searched('weapons', true, 'f2'), act: (now) => search(now, looks('weapons')) }),
  ],
  'nothing-left': [
    () => ({ campaign: onTable(planned(campaignWith())), act: (now) => searchAll(now, { spot: null }) }),
  ],
  'already-rolled': [
    () => ({ campaign: searched('weapons', false), act: (now) => search(now, looks('weapons')) }),
  ],
  'of-the-other-side': [
    () => amongEnemies((now) => examine(now, { casualty: 'f1', by: 'c1/0', wounds: 0 })),
    () => amongEnemies((now) => lift(now, { who: 'c1/0', whom: 'f1', carries: true })),
  ],
  'left-the-table': [
    () => ({
      campaign: reported(met({ standing: 'fought' }), {}, GONE_FROM),
      act: (now) => beat(now, { contact: 'c1' }),
    }),
    () => ({
      campaign: reported(inHouse(), {}, GONE_FROM),
      act: (now) => search(now, looks('weapons')),
    }),
    () => ({
      campaign: reported(inHouse(), {}, GONE_FROM),
      act: (now) => searchAll(now, { spot: null }),
    }),
    () => ({
      campaign: reported(inHouse(), {}, GONE_FROM),
      act: (now) => searchTheLoser(now, { contact: 'c1', member: 0, figure: 'f1', item: 'weapons' }),
    }),
  ],
  'not-in-there': [
    () => {
      const campaign = inHouse();
      does(campaign, (now) => mark(now, { who: 'f1', condition: 'up', byZombie: false }));
      underWay(campaign).fighters = underWay(campaign).fighters.map((one) => ({ ...one, inside: 'v1' }));
      return { campaign, act: (now) => search(now, looks('weapons')) };
    },
  ],
  'one-vehicle-an-encounter': [
    () => {
      const campaign = entered(
        onTable(planned(campaignWith(), { area: 'urban' }), { buildings: ['house', 'mall'] }),
        'b2',
      );
      underWay(campaign).searches.push({ ...looks('vehicles'), figure: idOf(campaign, 'f2'), found: true });
      return { campaign, act: (now) => search(now, { ...looks('vehicles'), spot: 'b2' }) };
    },
  ],
  'searched-by-another': [
    () => {
      const campaign = met({ whereabouts: 'gone', standing: 'fought' });
      underWay(campaign).searches.push({
        ...looks('weapons'),
        spot: 'c1-0',
        figure: idOf(campaign, 'f2'),
        found: false,
      });
      return {
        campaign,
        act: (now) => searchTheLoser(now, { contact: 'c1', member: 0, figure: 'f1', item: 'weapons' }),
      };
    },
  ],
  'no-such-group': [
    () => ({ campaign: inHouse(), act: (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }) }),
    // Met in another Encounter.
    () => ({
      campaign: onTable(planned(campaignWith({ contacts: [{ standing: 'fought' }] }))),
      act: (now) => beat(now, { contact: 'c1' }),
    }),
    () => ({ campaign: met({}), act: (now) => beat(now, { contact: 'c1' }) }),
  ],
  'dealt-with': [
    () => ({
      campaign: met({ standing: 'parted', seen: TODAY }),
      act: (now) => dealWith(now, { contact: 'c1', figures: ['f1'] }),
    }),
    () => ({
      campaign: met({ standing: 'fought', whereabouts: 'gone' }),
      act: (now) => beat(now, { contact: 'c1' }),
    }),
  ],
  'not-here': [
    () => ({ campaign: met({}), act: (now) => dealWith(now, { contact: 'c1', figures: ['f3'] }) }),
    () => ({ campaign: met({}), act: (now) => dealWith(now, { contact: 'c1', figures: [] }) }),
    () => ({
      campaign: inHouse(),
      act: (now) => takeCheck(now, { figure: 'f3', what: { check: 'in-sight' } }),
    }),
    () => ({ campaign: inHouse(), act: (now) => askMercy(now, { figure: 'f3', rep: 3 }) }),
    () => ({ campaign: inHouse(), act: fires({ who: 'f3' }) }),
    () => ({ campaign: met({}), act: fires({ who: 'c1/1', weapon: null }) }),
    () => ({
      campaign: inHouse(),
      act: (now) => mark(now, { who: 'c1/0', condition: 'dead', byZombie: true }),
    }),
    () => ({ campaign: inHouse(), act: (now) => examine(now, { casualty: 'f1', by: 'f3', wounds: 0 }) }),
    () => ({ campaign: inHouse(), act: (now) => search(now, looks('weapons', 'f3')) }),
    () => ({ campaign: inHouse(), act: (now) => drink(now, { figure: 'f3' }) }),
    () => ({ campaign: inHouse(), act: (now) => rollForSense(now, { figure: 'f3' }) }),
    // Taken captive, and so no longer able to look for anything.
    () => ({
      campaign: reported(inHouse(), { f1: { captured: true, by: 'people', broughtOff: false } }),
      act: (now) => search(now, looks('weapons')),
    }),
    () => ({
      campaign: reported(planned(campaignWith())),
      act: (now) => settle(now, { figure: 'f3', step: 'rap' }),
    }),
  ],
} as const satisfies Tries;
