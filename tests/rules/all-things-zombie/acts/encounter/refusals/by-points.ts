/** Campaigns and one-off battles for refusals of acts that belong to the other of the two. */
import { endOneOff } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/end-one-off.ts';
import { correctReport } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { buy, sell } from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/forces.ts';
import { placeZombies } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/set-up.ts';
import { setTable } from '../../../../../../src/rules/all-things-zombie/acts/encounter/set-up/table.ts';
import { beginTurn } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { playOf } from '../../../../../../src/rules/all-things-zombie/acts/plays.ts';
import { act } from '../../../../../support/rules/campaign.ts';
import { campaignWith, planned, reported, underWay } from '../../../../../support/rules/encounter.ts';
import { bought, fought, oneOff, PLAIN, withForces } from '../../../../../support/rules/one-off.ts';
import type { Try } from './support.ts';

const RAID = { kind: 'raid', role: 'raider', objective: 'loot', area: 'rural', goes: ['f1'] } as const;
const ANN = 'f1' as Parameters<typeof sell>[1]['who'];
const why = 'Miscounted';
const onlyOurs = () => {
  const campaign = oneOff();
  bought(campaign, { force: 'own', name: 'Ann' });
  return campaign;
};

/** Refusals of acts that belong to campaigns alone, and of those of a battle by itself. */
export const BY_POINTS = {
  'one-off': [
    () => ({ campaign: fought(), act: playOf('encounter.plan', { ...RAID, goes: ['f1'] }) }),
    () => ({ campaign: oneOff(), act: playOf('encounter.drop', {}) }),
    () => ({ campaign: withForces(), act: playOf('encounter.roll-vehicle', {}) }),
    () => ({ campaign: fought(), act: playOf('encounter.settle', { figure: 'f1', step: 'rap' }) }),
    () => ({
      campaign: fought(),
      act: playOf('encounter.end', { successful: true, leftWithHumansBehind: false }),
    }),
    () => ({ campaign: oneOff(), act: playOf('campaign.setDate', { date: { year: 3, period: 1 }, why }) }),
    () => ({ campaign: oneOff(), act: playOf('campaign.lastYear', { year: 12 }) }),
    () => ({ campaign: oneOff(), act: playOf('campaign.division', { to: 'months' }) }),
    () => ({ campaign: oneOff(), act: playOf('party.recruit', { name: 'Eve' }) }),
    () => ({ campaign: oneOff(), act: playOf('party.settle', {}) }),
    () => ({
      campaign: withForces(),
      act: playOf('stockpile.add', { what: { kind: 'vehicle' }, count: 2, why }),
    }),
    // Nobody searches the field of a battle that nothing comes after.
    () => ({ campaign: fought(), act: playOf('encounter.search-all', { spot: null }) }),
    () => ({
      campaign: fought(),
      act: playOf('encounter.search', { spot: 'b1', figure: 'f1', item: 'weapons' }),
    }),
    () => ({ campaign: fought(), act: playOf('encounter.beat', { contact: 'c1' }) }),
    () => ({
      campaign: fought(),
      act: playOf('encounter.search-loser', { contact: 'c1', member: 0, figure: 'f1', item: 'weapons' }),
    }),
  ],
  'not-a-one-off': [
    () => ({
      campaign: planned(campaignWith()),
      act: (now) => buy(now, { ...PLAIN, weapons: [], force: 'own' }),
    }),
    () => ({ campaign: planned(campaignWith()), act: (now) => sell(now, { who: ANN }) }),
    () => ({ campaign: reported(planned(campaignWith())), act: (now) => endOneOff(now, {}) }),
  ],
  'one-off-over': [
    () => {
      const campaign = fought();
      act(campaign, (now) => endOneOff(now, {}));
      return { campaign, act: (now) => endOneOff(now, { wins: 'neither' }) };
    },
    () => {
      const campaign = fought();
      act(campaign, (now) => endOneOff(now, {}));
      const [record] = underWay(campaign).records;
      if (record === undefined) throw new Error('somebody fought');
      const { cheatedDeath: _, ...to } = record;
      return { campaign, act: (now) => correctReport(now, { to: { ...to, killed: true }, why }) };
    },
  ],
  'too-few-points': [
    // Rep 4 and a pistol are 23 points: one too many.
    () => ({
      campaign: oneOff({ points: 22 }),
      act: (now) => buy(now, { ...PLAIN, weapons: ['pistol'], force: 'other' }),
    }),
  ],
  'leads-already': [
    () => ({
      campaign: withForces({ points: 300 }),
      act: (now) => buy(now, { ...PLAIN, weapons: [], leadership: 'overall', force: 'other' }),
    }),
  ],
  'force-missing': [
    () => ({ campaign: oneOff(), act: (now) => setTable(now, {}) }),
    () => ({ campaign: onlyOurs(), act: placeZombies }),
    () => ({ campaign: oneOff(), act: (now) => beginTurn(now, { sides: ['Party', 'Zombies'] }) }),
  ],
} as const satisfies Readonly<Record<string, readonly (() => Try)[]>>;
