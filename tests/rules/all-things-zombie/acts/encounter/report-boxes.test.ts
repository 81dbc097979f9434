/** The printed sheet’s boxes, reported where a battle wasn’t played turn by turn. */
import { expect, it } from 'vitest';
import {
  type BattleReport,
  reportBattle,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import {
  endedAs,
  enemiesAbout,
  reportProposal,
} from '../../../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { dueFor, settle } from '../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import { fighterNamed } from '../../../../../src/rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { Campaign } from '../../../../../src/rules/all-things-zombie/state/campaign.ts';
import { metFates } from '../../../../../src/rules/all-things-zombie/text/finds.ts';
import { act, figureIn, refusal } from '../../../../support/rules/campaign.ts';
import {
  campaignWith,
  entered,
  onTable,
  planned,
  stranger,
  underWay,
} from '../../../../support/rules/encounter.ts';

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
    { kind: 'weapon', weapon: 'machine-pistol', carrier: null },
  ]);
});

it('a weapon found that somebody takes is one of his own from then on, and in no stockpile', () => {
  const before = figureIn(campaignWith(), GLORIA).weapons.map(({ weapon }) => weapon);
  const { campaign } = reported({ found: [{ what: 'machine-pistol', by: null, goesTo: GLORIA }] });
  const { weapons } = figureIn(campaign, GLORIA);
  expect(weapons.map(({ weapon }) => weapon)).toEqual([...before, 'machine-pistol']);
  expect(campaign.stock).toEqual([]);
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
  expect(underWay(reported({ left, field: { zombies: true, enemies: true } }).campaign).left).toEqual(left);
});

it('of all this nothing is told where nothing was said', () => {
  const { campaign, types } = reported({});
  expect(types).toEqual(['battle-reported']);
  expect(underWay(campaign)).not.toHaveProperty('left');
});

it('who joined has a row of the report, and a point for having fought', () => {
  const one = { rep: 4, weapons: [], by: null, how: 'joined' } as const;
  const { campaign } = reported({
    strangers: [
      { ...one, name: 'Joan', fought: true },
      { ...one, name: 'Moss' },
    ],
  });
  const [joan = '', moss = ''] = campaign.figures.slice(-2).map(({ id }) => id);
  const { party, records } = underWay(campaign);
  expect(party).toEqual([GLORIA, figureId(2), joan, moss]);
  expect(records.slice(-2)).toMatchObject([
    { figure: joan, fought: true, broughtOff: true },
    { figure: moss, fought: false },
  ]);
  expect(dueFor(campaign, joan)).toEqual(['rap']);
  expect(dueFor(campaign, moss)).toEqual([]);
  act(campaign, (now) => settle(now, { figure: joan, step: 'rap' }));
  expect(campaign.figures.find(({ id }) => id === joan)).toMatchObject({ rap: 1 });
});

it('who fought and is on the table still is counted among the enemies left, and who is down or gone isn’t (ATZ-115)', () => {
  const member = { rep: 4, weapons: ['pistol'] } as const;
  const contact = {
    standing: 'fought',
    seen: { year: 2, period: 0 },
    members: ['Ada', 'Bix', 'Cy', 'Dot'].map((name) => stranger({ ...member, name })),
  } as const;
  const campaign = entered(onTable(planned(campaignWith({ contacts: [contact] }))), 'b1', 'c1');
  const { fighters } = underWay(campaign);
  const marked = (at: number, condition: 'out-of-the-fight' | 'off-table' | 'dead') => {
    const found = fighterNamed(campaign, underWay(campaign), `c1/${at}`);
    if (found !== undefined) fighters.push({ ...found.fighter, condition });
  };
  marked(1, 'out-of-the-fight');
  marked(2, 'off-table');
  marked(3, 'dead');
  const { met } = reportProposal(campaign, underWay(campaign));
  const ends = met.map(
    (one) => `${one.name} ${metFates(endedAs(campaign, underWay(campaign), one))[one.fate]}`,
  );
  expect(ends).toEqual(['Ada Still there', 'Bix Out of the Fight', 'Cy Left the table', 'Dot Killed']);
  expect(enemiesAbout(campaign, underWay(campaign), met)).toBe(1);
});
