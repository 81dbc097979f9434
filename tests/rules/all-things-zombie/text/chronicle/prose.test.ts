/** Wording of a report: names, lists, what is told together. */
import { describe, expect, it } from 'vitest';
import { figureId } from '../../../../../src/rules/all-things-zombie/ids.ts';
import type { CampaignEvent } from '../../../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer, byRule, type Why } from '../../../../../src/rules/all-things-zombie/state/cause.ts';
import type { FigureRecord } from '../../../../../src/rules/all-things-zombie/state/encounter.ts';
import {
  ownShortNames,
  shortNames,
} from '../../../../../src/rules/all-things-zombie/text/chronicle/names.ts';
import { reportOf } from '../../../../../src/rules/all-things-zombie/text/chronicle/report.ts';
import { thingsText } from '../../../../../src/rules/all-things-zombie/text/chronicle/things.ts';
import { type StockItem, stockId } from '../../../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { ENCOUNTER_EVENTS, PLANNED } from '../../../../support/rules/encounter-events.ts';

const NAMES = ['Gloria Mbeki', 'Tam Whitlock', 'Wren Ostrander', 'Tam Barrow', 'Old Desmond'];
const nameOf = (id: string) => NAMES[Number(id.slice(1)) - 1] ?? 'NOBODY';
const [GLORIA, TAM, WREN, BARROW, DESMOND] = [1, 2, 3, 4, 5].map(figureId) as [
  ReturnType<typeof figureId>,
  ReturnType<typeof figureId>,
  ReturnType<typeof figureId>,
  ReturnType<typeof figureId>,
  ReturnType<typeof figureId>,
];
const PARTY = [GLORIA, TAM, WREN, BARROW, DESMOND];
const { 'battle-reported': REPORTED, 'encounter-ended': ENDED, 'zombies-placed': PLACED } = ENCOUNTER_EVENTS;

const told = (number: number, more: object, ...events: readonly CampaignEvent[]) =>
  reportOf(
    [{ type: 'encounter-planned', encounter: { ...PLANNED, number, party: PARTY, ...more } }, ...events],
    { nameOf, division: 'months' },
  ).join('\n');

const reported = (
  ...records: readonly (Partial<FigureRecord> & Pick<FigureRecord, 'figure'>)[]
): CampaignEvent => ({
  ...REPORTED,
  shots: 0,
  records: PARTY.map((figure) => ({
    ...(REPORTED.records[0] as FigureRecord),
    fought: true,
    zombiesKilled: 0,
    peopleKilled: 0,
    sawFirstDeath: false,
    sanity: null,
    ...records.find((one) => one.figure === figure),
    figure,
  })),
});
const fate = (figure: typeof GLORIA, to: 'dead' | 'turned' | 'captive', why: Why): CampaignEvent => ({
  type: 'status-changed',
  figure,
  from: 'ready',
  to,
  heldIn: null,
  why,
});
const earned = (figure: typeof GLORIA): CampaignEvent => ({
  type: 'rap-changed',
  figure,
  from: 0,
  to: 1,
  why: byRule('point-earned'),
});
/** Every way it can be put. */
const always = (check: (text: string) => void, more: object, ...events: readonly CampaignEvent[]) => {
  for (let number = 1; number <= 12; number += 1) check(told(number, more, ...events));
};

describe('names', () => {
  it('are whole once, then the first one, unless two share it or it says nothing', () => {
    const people = NAMES.map((name) => ({ name }));
    expect(people.map(shortNames(people))).toEqual([
      'Gloria',
      'Tam Whitlock',
      'Wren',
      'Tam Barrow',
      'Old Desmond',
    ]);
    const others = ['Dr. Ames', 'Jo Bell', 'Zoë Ward'].map((name) => ({ name }));
    expect(others.map(shortNames(others))).toEqual(['Dr. Ames', 'Jo Bell', 'Zoë']);
    always(
      (text) => {
        expect(text.split('Gloria Mbeki')).toHaveLength(2);
        expect(text).toMatch(/Gloria(?! Mbeki)/);
      },
      {},
      reported({ figure: GLORIA, zombiesKilled: 3, ranAway: true }),
    );
  });
});

describe('what became of them', () => {
  it('is told together where it was the same', () => {
    always(
      (text) => {
        expect(text).toMatch(/Gloria and Wren/);
        expect(text.match(/turned/g)).toHaveLength(1);
      },
      {},
      reported(),
      fate(GLORIA, 'turned', byRule('bitten')),
      fate(WREN, 'turned', byRule('bitten')),
    );
  });

  it('is a sentence whatever it was', () => {
    always(
      (text) => expect(text).not.toMatch(/died, killed|Gloria taken/),
      {},
      reported(),
      fate(GLORIA, 'dead', byRule('killed')),
    );
    always(
      (text) => expect(text).toMatch(/Gloria [\w ]*capti|Gloria captive/),
      {},
      reported(),
      fate(GLORIA, 'captive', byRule('taken-by-enemies')),
    );
    always(
      (text) => expect(text).toMatch(/Gloria Mbeki.*Gloria and Wren.*\./s),
      {},
      fate(GLORIA, 'captive', byRule('left-behind')),
      fate(WREN, 'captive', byRule('left-behind')),
    );
  });

  it('names nobody twice who was hurt twice over', () => {
    always(
      (text) => {
        expect(text.match(/Gloria/g)).toHaveLength(2);
        expect(text).toMatch(/teeth|bitten|zombie|mauled/);
      },
      {},
      reported({ figure: GLORIA, outOfTheFight: true, mauled: true }),
    );
  });

  it('joins Rep and what was gained by it', () => {
    always(
      (text) =>
        expect(text).toMatch(
          /Wren (?:rose|climbed|went up|moved up|advanced|reached)(?: to)? Rep 4 and drew Brawler\./,
        ),
      {},
      { type: 'rep-changed', figure: WREN, from: 3, to: 4, why: byRule('enough-points') },
      { type: 'attribute-gained', figure: WREN, what: 'brawler', why: byPlayer('') },
    );
    always(
      (text) => expect(text).toContain('Wren drew Brawler and lost Runt.'),
      {},
      { type: 'attribute-gained', figure: WREN, what: 'brawler', why: byPlayer('') },
      { type: 'attribute-lost', figure: WREN, what: 'runt', why: byPlayer('') },
    );
    always(
      (text) => expect(text).toMatch(/Wren [a-z ]+ Rep 2, the price of cheating death\./),
      {},
      { type: 'rep-changed', figure: WREN, from: 3, to: 2, why: byRule('cheated-death') },
    );
  });

  it('does not list everybody who earned a point', () => {
    always(
      (text) =>
        expect(text).toMatch(/Each of them (?:earned|gained|came|won|picked up|added) .*their next Rep\./),
      {},
      ...PARTY.map(earned),
    );
    always(
      (text) =>
        expect(text).toMatch(/All but Gloria (?:earned|gained|came|won|picked up|added) .*their next Rep\./),
      {},
      ...PARTY.filter((one) => one !== GLORIA).map(earned),
    );
    always(
      (text) =>
        expect(text).toMatch(
          /Each of the others (?:earned|gained|came|won|picked up|added) .*their next Rep\./,
        ),
      {},
      { type: 'rep-changed', figure: WREN, from: 3, to: 4, why: byRule('enough-points') },
      ...PARTY.filter((one) => one !== WREN).map(earned),
    );
    always(
      (text) =>
        expect(text).toMatch(
          /Gloria and Wren each (?:earned|gained|came|won|picked up|added) .*their next Rep\./,
        ),
      {},
      earned(GLORIA),
      earned(WREN),
    );
    always(
      (text) => expect(text).toMatch(/Gloria (?:earned|gained|came|won|picked up|added) .*their next Rep\./),
      {},
      earned(GLORIA),
    );
  });

  it('speaks of one figure by the pronoun, and by the short name of its own', () => {
    for (let number = 1; number <= 12; number += 1) {
      const text = reportOf(
        [
          { type: 'encounter-planned', encounter: { ...PLANNED, number, party: PARTY } },
          reported({ figure: GLORIA, zombiesKilled: 3, ranAway: true }),
          earned(GLORIA),
        ],
        {
          nameOf,
          pronounOf: (figure) => (figure === GLORIA ? 'she' : 'they'),
          own: ownShortNames(new Map([[GLORIA, { shortName: 'Doc' }]])),
          division: 'months',
        },
      ).join('\n');
      expect(text).toMatch(/Doc (?:earned|gained|came|won|picked up|added) .*her next Rep\./);
      expect(text).not.toMatch(/Gloria(?! Mbeki)/);
    }
  });

  it('keeps “their” for several', () => {
    always((text) => expect(text).toContain('their next Rep'), {}, earned(GLORIA), earned(WREN));
  });
});

describe('the rest', () => {
  it('says one of one', () => {
    always((text) => expect(text).not.toMatch(/were one|one zombies|1 shots/), {}, { ...PLACED, zombies: 1 });
  });

  it('says of a defender whether the place was held', () => {
    const ended = (successful: boolean): CampaignEvent => ({
      ...ENDED,
      summary: { ...ENDED.summary, successful },
    });
    const defending = { kind: 'raid', role: 'defender', objective: 'loot' };
    always(
      (text) => expect(text).toMatch(/held|raiders (?:failed|did not get)|was beaten off/),
      defending,
      ended(true),
    );
    always(
      (text) => expect(text).toMatch(/not be held|had their way|defence failed|could not|raiders got/),
      defending,
      ended(false),
    );
  });

  it('counts like things, each by its whole title', () => {
    const thing = (kind: StockItem['kind'], weapon: StockItem['weapon'] = null): StockItem => ({
      id: stockId(1),
      kind,
      weapon,
      fitsMachineGun: false,
      carrier: null,
      found: { year: 2, period: 0 },
      from: { where: 'building', building: 'house' },
    });
    const all = [
      thing('weapon', 'pistol'),
      thing('weapon', 'scoped-rifle'),
      thing('weapon', 'pistol'),
      thing('weapon', 'scoped-rifle'),
      thing('medical-supplies'),
      thing('weapon', 'assault-rifle'),
      thing('cure'),
      thing('cure'),
    ];
    expect(thingsText(all, { articles: true })).toBe(
      'two pistols, two rifles with scope, medical supplies, an assault rifle and two doses of the Cure',
    );
    expect(thingsText([thing('weapon', 'one-hand-bludgeon')], { articles: true })).toBe(
      'a one-hand bludgeon',
    );
    expect(thingsText([thing('weapon', 'bow')], { articles: false })).toBe('bow');
  });
});
