/** The printed sheet’s boxes, reported where a battle wasn’t played turn by turn (player.md M9). */
import { expect, it } from 'vitest';
import {
  type BattleReport,
  reportBattle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/report.ts';
import { reportProposal } from '../../../../../src/rules/all-things-zombie/acts/encounter/report-proposal.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/state/ids.ts';
import { act, refusal } from '../../../../support/rules/campaign.ts';
import { campaignWith, onTable, planned, underWay } from '../../../../support/rules/encounter.ts';

const GLORIA = figureId(1);
function reported(more: Partial<BattleReport>): { campaign: Campaign; types: readonly string[] } {
  const campaign = onTable(planned(campaignWith()));
  const { records, field } = reportProposal(campaign, underWay(campaign));
  const { events } = act(campaign, (now) => reportBattle(now, { records, field, shots: 0, ...more }));
  return { campaign, types: events.map(({ type }) => type) };
}

it('loot found goes to the stockpile', () => {
  const { campaign } = reported({
    found: [
      { what: 'medical-supplies', where: 'the pharmacy', by: GLORIA },
      { what: 'machine-pistol', by: null },
    ],
  });
  expect(campaign.stock).toMatchObject([
    { kind: 'medical-supplies', from: { where: 'said', text: 'the pharmacy' }, carrier: null },
    { kind: 'weapon', weapon: 'machine-pistol' },
  ]);
});

it('loot found is carried by whom the report names, if that one went along', () => {
  const found = [{ what: 'cure', by: GLORIA, goesTo: GLORIA }] as const;
  expect(reported({ found }).campaign.stock).toMatchObject([{ kind: 'cure', carrier: GLORIA }]);
  const campaign = onTable(planned(campaignWith()));
  const { records, field } = reportProposal(campaign, underWay(campaign));
  const stranger = [{ what: 'cure', by: null, goesTo: figureId(99) }] as const;
  const sent = { records, field, shots: 0, found: stranger };
  expect(refusal(campaign, (now) => reportBattle(now, sent))).toMatchObject({ why: 'not-here' });
});

it('survivors met are people met from now on, as they parted', () => {
  const one = { rep: 4, weapons: ['carbine'], by: null } as const;
  const { campaign } = reported({
    strangers: [
      { ...one, name: 'Ada', how: 'ran-away' },
      { ...one, name: 'Cass', how: 'killed', by: GLORIA },
      { ...one, name: 'Luke', how: 'captured', by: GLORIA },
      { ...one, name: 'Joan', how: 'joined' },
      { ...one, name: 'Moss', how: 'parted' },
    ],
  });
  expect(campaign.contacts).toMatchObject([
    { standing: 'fought', whereabouts: 'about', members: [{ name: 'Ada', alive: true }] },
    { standing: 'fought', whereabouts: 'gone', members: [{ name: 'Cass', alive: false }] },
    { standing: 'fought', whereabouts: 'gone', members: [{ name: 'Luke', captive: true }] },
    { standing: 'cooperated', whereabouts: 'joined', members: [{ name: 'Joan' }] },
    { standing: 'parted', whereabouts: 'about', members: [{ name: 'Moss' }] },
  ]);
  expect(campaign.figures.at(-1)).toMatchObject({ name: 'Joan', rep: 4, weapons: [{ weapon: 'carbine' }] });
  expect(underWay(campaign).met).toMatchObject([
    { name: 'Ada', fate: 'ran-away' },
    { name: 'Cass', fate: 'killed', by: 'f1' },
    { name: 'Luke', fate: 'captured', by: 'f1' },
  ]);
});

it('who was left on the field is kept by number (ATZ-115)', () => {
  const left = { zombies: 7, people: 2, kept: false };
  expect(underWay(reported({ left }).campaign).left).toEqual(left);
});

it('of all this nothing is told where nothing was said', () => {
  const { campaign, types } = reported({});
  expect(types).toEqual(['battle-reported']);
  expect(underWay(campaign)).not.toHaveProperty('left');
});
